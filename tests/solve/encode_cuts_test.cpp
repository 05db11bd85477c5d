// No cut ever violates a right answer. Solving under random assumptions makes the model write cuts of every class;
// afterwards the known answer must still be a solution, and the rules must still mean what the judge says.
#include "engine/genre/registry.h"
#include "engine/rules/answer_atoms.h"
#include "engine/rules/judge.h"
#include "engine/sat/model.h"
#include "tests/solve/known_boards.h"
#include "tests/support/test.h"

#include <QTest>

#include <random>

using namespace tokisuji;

namespace {

std::vector<Lit> answerLits(const Rules& r, const Board& filled)
{
    const Assignment truth(r, filled);
    std::vector<Lit> lits;
    for (const Answer& answer : r.answers())
        for (const int atom : atomsOf(answer))
            lits.push_back(Lit::of(atom, truth[Lit::of(atom)]));
    return lits;
}

Board withoutSomeClues(Board board, std::mt19937& random)
{
    for (const Place c : board.grid().cells())
        if (board.at(Layer::Number, c) != blank && random() % 2 == 0)
            board.set(Layer::Number, c, blank);
    return board;
}

/// What one board may take: some questions that chance asks are as hard as a puzzle without clues.
constexpr std::chrono::milliseconds patience{300};

Halt afterPatience()
{
    return Halt({}, Halt::Clock::now() + patience);
}

/// Solves under assumptions taken from the answer, some of them turned round, as long as there is patience. Returns the
/// cuts that this made.
int provokeCuts(Model& model, const Rules& r, const Board& board, const std::vector<Lit>& answer, std::mt19937& random)
{
    constexpr int rounds = 60;
    const int before = model.statistics().cuts;
    const Halt halt = afterPatience();
    for (int round = 0; round < rounds && !halt.reached(); ++round) {
        std::vector<Lit> assumptions;
        for (const Lit l : answer)
            if (random() % 10 == 0)
                assumptions.push_back(random() % 4 == 0 ? !l : l);
        if (round % 2 == 0)
            assumptions.resize(std::min<std::size_t>(assumptions.size(), 3));
        if (model.solve(assumptions, halt) != SatResult::Sat)
            continue;
        const Board found = withAnswers(r, board, Assignment(r, model.answers()));
        if (!isRight(r, found))
            return -1;
    }
    return model.statistics().cuts - before;
}

} // namespace

class EncodeCutsTest : public QObject {
    Q_OBJECT
private slots:
    void rightAnswersStay_data();
    void rightAnswersStay();
    void selectorsCarryCuts_data() { rightAnswersStay_data(); }
    void selectorsCarryCuts();
    void cutsWereMade();
    void nearlyEveryQuestionIsDecided();
    void blankBoardsAreLedAlongAComb();

private:
    int m_cuts = 0;
    int m_asked = 0; ///< for a solution with only some clues in force
    int m_undecided = 0;
};

void EncodeCutsTest::rightAnswersStay_data()
{
    QTest::addColumn<Board>("board");
    QTest::addColumn<Board>("answer");
    int n = 0;
    for (const auto& boards : {known::ownBoards(), known::corpusBoards()})
        for (const known::KnownBoard& known : boards)
            if (known.answer && known.board.size().cells() <= 400)
                QTest::addRow("%d %s", ++n, known.url.substr(0, 60).c_str()) << known.board << *known.answer;
    QVERIFY(n > 0);
}

void EncodeCutsTest::rightAnswersStay()
{
    QFETCH(Board, board);
    QFETCH(Board, answer);
    std::mt19937 random(5);
    for (const bool sparse : {false, true}) {
        // Fewer clues keep the answer right, except where a clue is part of the answer's meaning.
        const Board puzzle = sparse ? withoutSomeClues(board, random) : board;
        const Rules r = rulesOf(puzzle);
        Board filled = puzzle;
        for (const Layer layer : genreOf(board).answerLayers())
            for (std::size_t i = 0; i < answer.values(layer).size(); ++i) {
                const Place p = board.grid().place(placesOf(layer), static_cast<int>(i));
                const bool given = layer == Layer::Digit && answer.at(layer, p) == blank;
                filled.set(layer, p, given ? genreOf(board).givenAnswer(board, p) : answer.at(layer, p));
            }
        if (!isRight(r, filled)) {
            QVERIFY(sparse);
            continue;
        }
        const std::vector<Lit> lits = answerLits(r, filled);
        Model model(r, Selectors::None);
        QCOMPARE(model.solve(lits), SatResult::Sat);
        const int cuts = provokeCuts(model, r, puzzle, lits, random);
        QVERIFY2(cuts >= 0, "a solution that the judge refuses");
        m_cuts += cuts;
        QCOMPARE(model.solve(lits), SatResult::Sat);
    }
}

/// Cuts made while all clues were in force do not bind a board that lacks some of them.
void EncodeCutsTest::selectorsCarryCuts()
{
    QFETCH(Board, board);
    QFETCH(Board, answer);
    std::mt19937 random(6);
    const Rules r = rulesOf(board);
    Model model(r, Selectors::Clues);
    QVERIFY(provokeCuts(model, r, board, answerLits(r, answer), random) >= 0);
    for (int round = 0; round < 3; ++round) {
        std::vector<Lit> kept;
        std::vector<const Instance*> inForce;
        for (std::size_t i = 0; i < r.instances().size(); ++i) {
            const Lit selector = model.selectors()[i];
            if (selector == Yes || random() % 2 == 0) {
                inForce.push_back(&r.instances()[i]);
                if (selector != Yes)
                    kept.push_back(selector);
            }
        }
        const SatResult result = model.solveWith(kept, {}, afterPatience());
        QVERIFY(result != SatResult::Unsat);
        ++m_asked;
        if (result != SatResult::Sat) {
            ++m_undecided;
            continue;
        }
        const Assignment found(r, model.answers());
        for (const Instance* i : inForce)
            QVERIFY2(holds(*i, found), std::string(i->family->id).c_str());
    }
    QCOMPARE(model.solve(answerLits(r, answer)), SatResult::Sat);
}

void EncodeCutsTest::cutsWereMade()
{
    QVERIFY2(m_cuts > 5000, qPrintable(QString::number(m_cuts)));
}

/// What patience leaves open is the exception.
void EncodeCutsTest::nearlyEveryQuestionIsDecided()
{
    qInfo("%d of %d questions undecided", m_undecided, m_asked);
    QVERIFY(m_asked > 100);
    QVERIFY(m_undecided * 20 <= m_asked);
}

/// Loops on boards without clues: models fall into many loops until the search is led along a comb. Without it a search
/// takes more than ten times as many rounds.
void EncodeCutsTest::blankBoardsAreLedAlongAComb()
{
    constexpr int mostRounds = 40;
    for (const Size size : {Size{30, 30}, Size{31, 24}, Size{20, 31}}) {
        const Rules r = rulesOf(findGenre("yajilin")->makeBoard(size));
        Model model(r, Selectors::None);
        QCOMPARE(model.solve({}), SatResult::Sat);
        qInfo("%dx%d: %d rounds", size.width, size.height, model.statistics().calls);
        QVERIFY(model.statistics().calls <= mostRounds);
    }
}

TOKISUJI_TEST(EncodeCutsTest);
#include "encode_cuts_test.moc"
