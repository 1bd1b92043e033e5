// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// W6, sweep gradients, drawn by Qt's raster engine (rival.hpp says how it is used): cairo has none.

#include <QConicalGradient>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QThreadPool>

#include "rival.hpp"

namespace {

/// Qt sweeps the other way round than Core Graphics, at the same cost.
void sweeps(Rival &rival, QPainter &painter) {
  auto rows = Rival::load("W6", "nnnnnccc");
  rival.time("W6", rows.size(), [&] {
    for (const Row &row : rows) {
      auto &v = row.numbers;
      QPointF center(v[0] + v[2] / 2, v[1] + v[3] / 2);
      QConicalGradient gradient(center, -v[4] * 180 / M_PI);
      for (int i = 0; i < 3; i++) gradient.setColorAt(i * 0.5, QColor::fromRgba(row.colors[i]));
      painter.fillRect(QRect(v[0], v[1], v[2], v[3]), gradient);
    }
  });
}

}  // namespace

int main(int argc, char **argv) {
  Rival rival("qt6-1t", argc, argv);
  setenv("QT_QPA_PLATFORM", "offscreen", 1);
  int count = 1;
  QGuiApplication application(count, argv);
  // Qt hands spans to its pool of threads unless it already runs on one of them; this is how all work
  // stays on one thread.
  QThreadPool::globalInstance()->start([&] {
    QImage image(reinterpret_cast<uchar *>(rival.pixels()), kSide, kSide, Rival::kBytesPerRow,
                 QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    if (rival.isChosen("W6")) sweeps(rival, painter);
  });
  QThreadPool::globalInstance()->waitForDone();
  return 0;
}
