// What a layer can hold: of every kind each layer takes its least and its most value at any place, and all that is made
// of such a board comes to an end; no other value gets in, whatever a log says.
#include "engine/board/edit.h"
#include "engine/check/check.h"
#include "engine/drawing/board_drawing.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "tests/support/test.h"

#include <QTest>

#include <chrono>
#include <limits>

using namespace tokisuji;

namespace {

void addKinds()
{
    QTest::addColumn<const Genre*>("genre");
    for (const Genre* genre : allGenres())
        QTest::newRow(genre->id.c_str()) << genre;
}

Board sampleOf(const Genre& genre)
{
    auto board = readPuzzle(genre.sample);
    return board ? *std::move(board) : genre.makeBoard({5, 5});
}

/// First, one in the middle, last: as many as there are.
std::vector<Place> somePlaces(const Board& board, Layer layer)
{
    const int count = board.grid().count(placesOf(layer));
    std::vector<Place> places;
    for (const int index : {0, count / 2, count - 1})
        if (index >= 0 && index < count)
            places.push_back(board.grid().place(placesOf(layer), index));
    return places;
}

Edit changeTo(const Board& board, Layer layer, Place place, int value)
{
    return {{Change{layer, place, board.at(layer, place), value}}};
}

/// Whatever may be said of it, it is said.
void lookAt(const Board& board)
{
    using namespace std::chrono_literals;
    (void)drawBoard(board);
    (void)writeOwnUrl(board);
    (void)writePzprv3(board);
    if (genreOf(board).answer != AnswerKind::Marks || !genreOf(board).hasRules())
        return;
    (void)judge(rulesOf(board), board);
    (void)check(board, {.limit = 200ms});
}

} // namespace

class LayerValuesTest : public QObject {
    Q_OBJECT
private slots:
    void othersAreRefused_data() { addKinds(); }
    void othersAreRefused();
    void eachComesToAnEnd_data() { addKinds(); }
    void eachComesToAnEnd();
};

void LayerValuesTest::othersAreRefused()
{
    QFETCH(const Genre*, genre);
    const Board board = sampleOf(*genre);
    for (const Layer layer : board.layers())
        for (const Place place : somePlaces(board, layer)) {
            const auto [least, most] = board.valuesOf(layer);
            for (const int value : {std::numeric_limits<int>::min(), std::min(least, blank) - 1, most + 1,
                                    std::numeric_limits<int>::max()}) {
                Board other = board;
                QVERIFY(!changeTo(board, layer, place, value).tryApplyTo(other));
                QCOMPARE(other, board);
                EditBuilder builder(board);
                builder.set(layer, place, value);
                QVERIFY(builder.edit().empty());
            }
        }
}

void LayerValuesTest::eachComesToAnEnd()
{
    QFETCH(const Genre*, genre);
    const Board board = sampleOf(*genre);
    for (const Layer layer : board.layers())
        for (const Place place : somePlaces(board, layer))
            for (const int value : {board.valuesOf(layer).least, board.valuesOf(layer).most}) {
                Board other = board;
                QVERIFY(changeTo(board, layer, place, value).tryApplyTo(other));
                lookAt(other);
            }
}

TOKISUJI_TEST(LayerValuesTest);
#include "layer_values_test.moc"
