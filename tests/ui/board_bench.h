// A document and a view on it, for the tests of the board view.
#pragma once

#include "editor/ui/board_view.h"
#include "engine/genre/registry.h"
#include "tests/model/shared_verdict.h"

#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <random>

namespace tokisuji {

inline QString name(Place place)
{
    return QString::fromStdString(toString(place));
}

/// A document with a blank board, and a view of 600×600 on it.
struct Bench {
    explicit Bench(std::string_view genre = "slither", Size size = {10, 10}) : view(&document)
    {
        view.resize(600, 600);
        document.open(findGenre(genre)->makeBoard(size));
        view.show();
    }

    QPoint at(Place place) const { return view.toWidget(place).toPoint(); }
    void drag(Qt::MouseButton button, QPoint from, QPoint to)
    {
        QTest::mousePress(&view, button, {}, from);
        QTest::mouseMove(&view, (from + to) / 2);
        QTest::mouseMove(&view, to);
        QTest::mouseRelease(&view, button, {}, to);
    }
    void wheel(QPointF at, QPoint angle, Qt::KeyboardModifiers modifiers = {})
    {
        QWheelEvent event(at, view.mapToGlobal(at), {}, angle, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &event);
    }
    std::int64_t nodes() const { return document.history().size() - 1; }
    QColor colourAt(QPoint point) { return view.grab().toImage().pixelColor(point * view.devicePixelRatioF()); }

    Document document;
    BoardView view;
};

/// A board with about a third of its clues and half of its marks.
inline Board busyBoard(std::string_view genre, Size size)
{
    std::mt19937 random(7);
    const Genre& page = *findGenre(genre);
    Board board = page.makeBoard(size);
    const auto layers = page.clueLayers();
    for (const Layer layer : board.layers()) {
        const bool isClue = std::ranges::find(layers, layer) != layers.end();
        const auto places =
            placesOf(layer) == PlaceKind::Edge ? board.grid().innerEdges() : board.grid().all(placesOf(layer));
        for (const Place place : places)
            if (random() % (isClue ? 3 : 2) == 0)
                board.set(layer, place, isClue ? 1 : static_cast<int>(random() % 2));
    }
    return board;
}

} // namespace tokisuji
