// Finished clues: by counting on small boards, and against the answer on known boards of every genre.
#include "engine/clues/finished.h"

#include "engine/clues/clue_options.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "tests/solve/known_boards.h"
#include "tests/support/test.h"

#include <QTest>

#include <random>

using namespace tokisuji;

namespace {

/// The answer with some of its marks.
Board withSome(const known::KnownBoard& known, double share, std::mt19937& random)
{
    Board board = known.board;
    std::bernoulli_distribution stays(share);
    for (const Layer layer : genreOf(board).answerLayers())
        for (const Place place : board.grid().all(placesOf(layer)))
            if (known.answer->at(layer, place) != blank && board.at(layer, place) == blank && stays(random))
                board.set(layer, place, known.answer->at(layer, place));
    return board;
}

} // namespace

class FinishedCluesTest : public QObject {
    Q_OBJECT
private slots:
    void aNumberWithItsLinesIsFinished();
    void whatItCannotKnowIsNotSaid();
    void marksThatBreakAClueFinishNothing();
    void everySetOfMarksRoundANumber();
    void noAnswerIsContradicted();
    void stops();
};

/// A 2 in the middle of a Slitherlink.
void FinishedCluesTest::aNumberWithItsLinesIsFinished()
{
    Board board = *readUrl("slither/3/3/j2j");
    const Place middle = cellAt(1, 1);
    QCOMPARE(board.at(Layer::Number, middle), 2);
    board.set(Layer::Line, {3, 2}, 1);
    QVERIFY(finishedClues(board).empty());
    board.set(Layer::Line, {2, 3}, 1);
    const auto found = finishedClues(board);
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found.front().place == middle);
    QVERIFY((found.front().rest == std::vector<OpenMark>{{Layer::Line, {4, 3}}, {Layer::Line, {3, 4}}}));
    board.set(Layer::Line, {4, 3}, 0);
    board.set(Layer::Line, {3, 4}, 0);
    const auto crossed = finishedClues(board);
    QVERIFY(crossed.size() == 1 && crossed.front().rest.empty());
}

/// Two crosses at a 2 leave two lines to be drawn, which is for the solver to do. An island's size is no matter of one
/// clue.
void FinishedCluesTest::whatItCannotKnowIsNotSaid()
{
    Board board = *readUrl("slither/3/3/j2j");
    board.set(Layer::Line, {4, 3}, 0);
    board.set(Layer::Line, {3, 4}, 0);
    QVERIFY(finishedClues(board).empty());
    Board nurikabe = *readUrl("nurikabe/2/1/1g");
    nurikabe.set(Layer::Shade, cellAt(1, 0), 1);
    QVERIFY(finishedClues(nurikabe).empty());
}

void FinishedCluesTest::marksThatBreakAClueFinishNothing()
{
    Board board = *readUrl("slither/3/3/j2j");
    for (const Place edge : {Place{3, 2}, Place{2, 3}, Place{4, 3}})
        board.set(Layer::Line, edge, 1);
    QVERIFY(finishedClues(board).empty());
}

/// Each way to mark the four edges of a number, or not to: finished if there are as many lines as it says.
void FinishedCluesTest::everySetOfMarksRoundANumber()
{
    const std::array<Place, 4> edges{Place{3, 2}, Place{2, 3}, Place{4, 3}, Place{3, 4}};
    for (int number = 0; number <= 3; ++number)
        for (int code = 0; code < 81; ++code) {
            Board board = findGenre("slither")->makeBoard({3, 3});
            board.set(Layer::Number, cellAt(1, 1), number);
            int lines = 0;
            std::vector<OpenMark> open;
            for (int i = 0, rest = code; i < 4; ++i, rest /= 3) {
                const Place edge = edges[static_cast<std::size_t>(i)];
                if (rest % 3 == 0)
                    open.push_back({Layer::Line, edge});
                else
                    board.set(Layer::Line, edge, rest % 3 - 1);
                lines += rest % 3 == 2 ? 1 : 0;
            }
            const auto found = finishedClues(board);
            QCOMPARE(found.size(), std::size_t{lines == number ? 1U : 0U});
            if (found.empty())
                continue;
            std::vector<OpenMark> rest = found.front().rest;
            std::ranges::sort(rest);
            std::ranges::sort(open);
            QVERIFY(rest == open);
        }
}

/// Where marks are right, what a finished clue leaves empty is empty in the answer. With all marks there are finished
/// clues in most genres that have clues about a few places.
void FinishedCluesTest::noAnswerIsContradicted()
{
    std::mt19937 random(8);
    std::map<std::string, std::size_t> finished;
    for (const known::KnownBoard& known : known::ownBoards()) {
        if (!known.answer || known.board.size().cells() > 150 || !genreOf(known.board).hasRules())
            continue;
        for (const double share : {0.3, 0.6, 1.0}) {
            const Board board = withSome(known, share, random);
            for (const FinishedClue& clue : finishedClues(board)) {
                QVERIFY2(hasClue(board, clue.place), known.url.c_str());
                for (const OpenMark& mark : clue.rest) {
                    QCOMPARE(board.at(mark.layer, mark.place), blank);
                    QVERIFY2(known.answer->at(mark.layer, mark.place) <= 0, known.url.c_str());
                }
                ++finished[known.board.genre()];
            }
        }
    }
    for (const char* genre : {"slither", "heyawake", "tapa", "kurodoko", "lightup", "mashu", "hashikake", "yajilin",
                              "kakuro", "nonogram", "shakashaka", "tents", "creek", "mines", "skyscrapers"})
        QVERIFY2(finished[genre] > 0, genre);
    QVERIFY(finished.size() > 40);
}

void FinishedCluesTest::stops()
{
    std::stop_source stop;
    stop.request_stop();
    Board board = *readUrl("slither/3/3/j2j");
    board.set(Layer::Line, {3, 2}, 1);
    board.set(Layer::Line, {2, 3}, 1);
    QVERIFY(finishedClues(board, Halt(stop.get_token())).empty());
}

TOKISUJI_TEST(FinishedCluesTest);
#include "finished_clues_test.moc"
