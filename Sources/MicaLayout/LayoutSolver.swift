// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The solver of layouts: variables, rows and priorities; it knows no views. See Docs/layout.md.

/// Finds values for variables so that rows hold as well as they can, the more important ones first.
///
/// A row is a linear relation of a few variables with a priority from above 0 to 1000. The result is
/// *lexicographic*: of all values those are taken that make the sum of the rows' violations least at the
/// highest priority; of these, those that do so at the next; and so on. Nothing less important is ever
/// weighed against something more important. What no row decides rests at zero: each variable has a resting
/// place as a row of its own below all priorities.
///
/// Rows of priority 1000 are required. Where they can't hold together, one of those that contradict each other
/// is *broken*: of the least rank the one added last. It is left out until something that it contradicts
/// changes.
///
/// The state is a *vertex*: as many tight rows (the working set) as there are variables, and their
/// factorized matrix. Adding, removing and editing rows move from that vertex on, and a changed constant
/// moves just what depends on it. Results depend on the calls alone: no hash, clock or random number.
public struct LayoutSolver: ~Copyable {
  /// How a row's sum relates to its constant.
  public enum Relation: Int8, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A number to be found.
  public struct Variable: Hashable, Sendable {
    let index: Int32
    let generation: UInt32
  }

  /// A row that was added.
  public struct Row: Hashable, Sendable {
    let index: Int32
    let generation: UInt32
  }

  /// A variable times a number.
  public struct Term: Sendable {
    /// The variable; it must be one of the solver's.
    public var variable: Variable
    /// What it is multiplied by.
    public var coefficient: Double

    /// A term; a coefficient of 1 by default.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// Which of the variables that no row decides go to rest first.
  public enum Rest: Sendable {
    /// Sizes: before positions.
    case size
    case position
  }

  /// The priority of required rows.
  public static let required: Float = 1000
  /// The priority of rows that count after sizes have come to rest, and before positions do.
  public static let betweenRests: Float = -1.5
  /// The largest constant or coefficient that is taken, by magnitude.
  public static let largestNumber = 1e12

  var rows = FlatArray<RowRecord>()
  var entries = FlatArray<EntryRecord>()
  var variables = FlatArray<VariableRecord>()
  /// How many rows each variable is in.
  var columnCounts = FlatArray<Int32>()
  var slots = FlatArray<SlotRecord>()
  var levels = FlatArray<LevelRecord>()
  /// The levels by priority, highest first.
  var levelOrder = FlatArray<Int32>()
  var factors = Factorization()

  var vacantRows = FlatArray<Int32>()
  var vacantVariables = FlatArray<Int32>()
  var vacantLevels = FlatArray<Int32>()
  /// Unused ranges of entries.
  var vacantRanges = FlatArray<(start: Int32, count: Int32)>()
  /// Rows that were added since the last solution.
  var pendingRows = FlatArray<Int32>()
  /// Removed rows that are tight still.
  var leavingRows = 0
  var conflicts: [StandingConflict] = []
  /// The rows that were broken after the last solution.
  var knownBroken: Set<Row> = []
  var serial: Int64 = 0
  /// Levels of this priority and below are to be looked at again; −∞ where none is.
  var dirtyPriority: Float = -.infinity
  /// Whether something changed that conflicts depend on.
  var mayRestore = false
  /// The directions of slots that no level blocks.
  var freeDirections = 0
  var pivotsLeft = 0
  /// Changes of constants that moved values since these were last computed as a whole.
  var edits = 0
  /// Whether values have changed since the last solution.
  var hasMoved = false
  /// Exchanges of the working set since the solver was made: what a solution costs, for tests.
  public internal(set) var pivotCount = 0

  // Scratch, empty between uses: by slot, by variable, by row.
  var slotVector = SparseVector()
  var variableVector = SparseVector()
  var multipliers = SparseVector()
  var step = SparseVector()
  var rowWeights = SparseVector()
  var rates = SparseVector()
  var breakpoints = FlatArray<Breakpoint>()

  /// A solver without variables.
  public init() { factors.begin(size: 0) }

  // MARK: Variables

  /// Adds a variable, which is zero until a row says otherwise.
  public mutating func addVariable(_ rest: Rest = .position) -> Variable {
    let priority: Float = rest == .size ? -1 : -2
    if vacantVariables.count > 0 {
      let index = vacantVariables.removeLast()
      variables[index].isLive = true
      changePriority(of: variables[index].restRow, to: priority)
      return Variable(index: index, generation: variables[index].generation)
    }
    let index = Int32(variables.count)
    variables.append(VariableRecord())
    columnCounts.append(0)
    let row = makeRow(count: 1)
    fillEntry(rows[row].start, of: row, variable: index, coefficient: 1)
    variables[index].restRow = row
    rows[row].use = .live
    rows[row].priority = priority
    link(row, toLevelOf: priority)
    slots.append(SlotRecord(row: row))
    rows[row].slot = index
    freeDirections += 2
    blockOwnDirections(ofSlot: index, at: priority)
    factors.extend()
    slotVector.resize(to: slots.count)
    variableVector.resize(to: slots.count)
    multipliers.resize(to: slots.count)
    step.resize(to: slots.count)
    rowWeights.resize(to: slots.count)
    return Variable(index: index, generation: 0)
  }

  /// Removes a variable and every row that it is part of.
  public mutating func removeVariable(_ variable: Variable) {
    guard isLive(variable) else { return }
    let index = variable.index
    var entry = variables[index].head
    while entry >= 0 {
      let row = entries[entry].row
      entry = entries[entry].next
      if row != variables[index].restRow, rows[row].use == .live { remove(row) }
    }
    variables[index].isLive = false
    variables[index].generation &+= 1
    vacantVariables.append(index)
  }

  /// The value in the last solution; zero for a variable that is no more.
  public func value(of variable: Variable) -> Double {
    isLive(variable) ? variables[variable.index].value : 0
  }

  func isLive(_ variable: Variable) -> Bool {
    variable.index >= 0 && variable.index < variables.count && variables[variable.index].isLive
      && variables[variable.index].generation == variable.generation
  }

  func isLive(_ row: Row) -> Bool {
    row.index >= 0 && row.index < rows.count && rows[row.index].use == .live
      && rows[row.index].generation == row.generation
  }
}
