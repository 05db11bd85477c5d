// The log behind a pzprv3 file: logs as pzpr writes them, damaged ones, and round trips of all genres.

#include "engine/formats/pzprv3/history.h"

#include "engine/board/turn.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "tests/formats/open_borders.h"
#include "tests/hand/random_hand.h"
#include "tests/support/test.h"

#include <QTest>

#include <set>

using namespace tokisuji;

namespace {

std::vector<Board> boardsAlong(const LoggedPuzzle& puzzle)
{
    std::vector<Board> boards{puzzle.root};
    for (const LogEntry& entry : puzzle.entries) {
        boards.push_back(boards.back());
        if (!entry.edit.tryApplyTo(boards.back()))
            return {};
    }
    return boards;
}

/// A text with ' for ": moc reads no raw strings.
std::string quoted(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    return text;
}

/// 2×2 Slitherlink with a 3, then a line, then a cross; the last one is undone.
std::string slitherFile(const std::string& appendix)
{
    return "pzprv3.1\nslither\n2\n2\n3 . \n. . \n0 0 \n0 0 \n1 0 0 \n0 0 0 \n0 0 \n0 0 \n0 0 \n" + appendix;
}

const std::string slitherLog = quoted("history:{\n"
                                      " 'type': 'pzpr',\n"
                                      " 'version': 0.4,\n"
                                      " 'current': 2,\n"
                                      " 'datas': [\n"
                                      "  ['CN,1,1,-1,3'],\n"
                                      "  ['BL,0,1,0,1'],\n"
                                      "  ['BS,2,1,0,2']\n"
                                      " ]\n"
                                      "}");

bool has(const LoggedPuzzle& puzzle, std::string_view id)
{
    return std::ranges::any_of(puzzle.losses, [&](const Error& e) { return e.id == id; });
}

/// A gesture, or the whole board is turned or its size changed. Sizes stay within 4, so that little remains untouched.
Edit randomEdit(const Board& board, RandomHand& hand)
{
    const auto side = static_cast<Side>(hand.pick(0, 3));
    const bool level = side == Side::Top || side == Side::Bottom;
    const Size size = board.grid().saidSize();
    const int lines = level ? size.height : size.width;
    switch (hand.pick(0, genreOf(board).squareOnly ? 5 : 8)) {
    case 0: {
        const auto kind = static_cast<Transform::Kind>(hand.pick(0, 3));
        return canBeTurned(board.grid(), kind) ? transform(board, kind) : Edit{};
    }
    case 1:
        return difference(board, hand.played(board, Mode::Edit, 10));
    case 2:
        return difference(board, hand.played(board, Mode::Solve, 10));
    case 6:
        return lines < 4 ? insertLines(board, side, 1) : Edit{};
    case 7:
        return lines > 1 ? removeLines(board, side, 1) : Edit{};
    default:
        return difference(board, hand.played(board, hand.pick(0, 1) == 0 ? Mode::Edit : Mode::Solve, 1));
    }
}

bool namesPlainMark(const Board& board)
{
    return std::ranges::find(board.values(Layer::Number), plainMark) != board.values(Layer::Number).end();
}

/// Kinds with clues that no operation of pzpr sets all at once: some steps of their logs are left out.
const std::set<std::string_view> withoutOperation{"balance",  "castle",  "compass", "guidearrow",
                                                  "herugolf", "mukkonn", "slalom"};

} // namespace

class HistoryFileTest : public QObject {
    Q_OBJECT
private slots:
    void aLogOfPzprOpensAsALog()
    {
        const auto puzzle = readPuzzleWithHistory(slitherFile(slitherLog));
        QVERIFY(puzzle);
        QVERIFY(puzzle->losses.empty());
        QCOMPARE(puzzle->entries.size(), std::size_t{3});
        QCOMPARE(puzzle->current, std::size_t{2});
        const std::vector<Board> boards = boardsAlong(*puzzle);
        QVERIFY(boards[0].isBlank(Layer::Number));
        QCOMPARE(boards[1].at(Layer::Number, cellAt(0, 0)), 3);
        QCOMPARE(boards[2], *readPuzzle(slitherFile("")));
        QCOMPARE(boards[3].at(Layer::Line, Place{2, 1}), 0);
    }

    void factsAboutThePuzzleMayStandBeforeIt()
    {
        const std::string info = quoted("info:{'metadata':{'author':'a/b \\'c\\' \\u0041','comment':''},'history':")
                                 + slitherLog.substr(8) + "}";
        const auto puzzle = readPuzzleWithHistory(slitherFile(info));
        QCOMPARE(puzzle->entries.size(), std::size_t{3});
        const auto without = readPuzzleWithHistory(slitherFile(quoted("info:{'metadata':{'author':'x'}}")));
        QVERIFY(without->entries.empty() && without->losses.empty());
    }

    void whatIsSaidAboutThePuzzleIsKept()
    {
        const std::string info = quoted("info:{'metadata':{'author':'解き \\'x\\' "
                                        "\\\\','source':'a/b','hard':'3','comment':'two\\nlines'},'history':")
                                 + slitherLog.substr(8) + "}";
        const auto puzzle = readPuzzleWithHistory(slitherFile(info));
        QCOMPARE(puzzle->facts.author, std::string("解き \"x\" \\"));
        QCOMPARE(puzzle->facts.source, std::string("a/b"));
        QCOMPARE(puzzle->facts.comment, std::string("two\nlines"));
        for (const char* lineEnd : {"\n", "/"}) {
            const auto again = readPuzzleWithHistory(writePzprv3WithHistory(*puzzle, lineEnd));
            QVERIFY(again->facts == puzzle->facts);
            QCOMPARE(again->entries.size(), puzzle->entries.size());
        }
        LoggedPuzzle silent{.root = puzzle->root, .facts = puzzle->facts};
        QVERIFY(readPuzzleWithHistory(writePzprv3WithHistory(silent))->facts == puzzle->facts);
    }

    void timesAreKept()
    {
        const auto puzzle = readPuzzleWithHistory(slitherFile(quoted(
            "history:{'type':'pzpr','version':0.4,'time':90,'current':1,'datas':[{'ope':['BL,0,1,0,1'],'time':40}]}")));
        QCOMPARE(puzzle->entries.front().timeMs, std::int64_t{40});
        QVERIFY(writePzprv3WithHistory(*puzzle).find("\"time\": 40") != std::string::npos);
    }

    void oneLineMeansTheSame()
    {
        std::string file = slitherFile(slitherLog);
        std::ranges::replace(file, '\n', '/');
        const auto puzzle = readPuzzleWithHistory(file);
        QCOMPARE(puzzle->entries, readPuzzleWithHistory(slitherFile(slitherLog))->entries);
    }

    void linesAndTurnsOfPzpr()
    {
        // A line more at the top, then a turn: the 3 came to stand at the upper right.
        const std::string file = "pzprv3\nnurikabe\n2\n2\n. 3 \n. . \n";
        const auto puzzle = readPuzzleWithHistory(
            file + quoted("history:{'current':3,'datas':[['CN,1,1,-1,3'],['AJ,expandrt'],['AT,turnr,0,0,4,2']]}"));
        QVERIFY(puzzle->losses.empty());
        const std::vector<Board> boards = boardsAlong(*puzzle);
        QCOMPARE(boards.size(), std::size_t{4});
        QCOMPARE(boards[0].size(), (Size{1, 2}));
        QVERIFY(boards.back() == *readPuzzle(file));
    }

    void pzprTurnsWhatItFlipsOnACorner()
    {
        // The picture is mirrored: the 3 was in the left corner and comes to stand in the right one.
        const std::string file = "pzprv3\ngravel\n1\n2\n_ _3 \n0 \n";
        const auto puzzle =
            readPuzzleWithHistory(file + quoted("history:{'current':1,'datas':[['AT,flipx,0,0,2,4']]}"));
        QVERIFY(puzzle->losses.empty());
        const std::vector<Board> boards = boardsAlong(*puzzle);
        QCOMPARE(boards[0].size(), (Size{1, 2}));
        QCOMPARE(boards[0].at(Layer::Number, cellAt(0, 1)), 3);
        QVERIFY(boards.back() == *readPuzzle(file));
        const std::string written = writePzprv3WithHistory(*puzzle);
        QVERIFY2(written.find("[\n  [\"AT,flipx,0,0,2,4\"]\n ]") != std::string::npos, written.c_str());
    }

    void aTurnOfTheBoardAloneIsWrittenAsPzprUnderstandsIt()
    {
        const Board start = *readPuzzle("gravel/3/2/0h00o3n");
        for (const auto kind :
             {Transform::FlipLeftRight, Transform::FlipTopBottom, Transform::RotateRight, Transform::RotateLeft}) {
            const Edit edit = transform(start, kind);
            LoggedPuzzle puzzle{.root = start};
            puzzle.entries.push_back({.edit = edit});
            puzzle.current = 1;
            const auto again = readPuzzleWithHistory(writePzprv3WithHistory(puzzle));
            QVERIFY(again->losses.empty());
            Board turned = start;
            edit.applyTo(turned);
            QVERIFY(boardsAlong(*again).back() == turned);
        }
    }

    void dotsUnderShadeAndTrialsDoNotStopIt()
    {
        const std::string file = "pzprv3\nnurikabe\n1\n2\n# 2 \n";
        const auto puzzle = readPuzzleWithHistory(file
                                                  + quoted("history:{'current':3,'trialpos':[1],'datas':[['CS,1,1,0,1']"
                                                           ",['TE,0,1'],['CA,1,1,0,1','CS,1,1,1,0']]}"));
        QVERIFY(has(*puzzle, "history-trials"));
        QVERIFY(!has(*puzzle, "history-cut"));
        QCOMPARE(puzzle->entries.size(), std::size_t{2}); // the trial itself changes nothing
        QCOMPARE(boardsAlong(*puzzle)[1].at(Layer::Shade, cellAt(0, 0)), 0);
    }

    void whatHasNoCounterpartIsSkippedAndSaid()
    {
        const auto puzzle = readPuzzleWithHistory(
            slitherFile(quoted("history:{'current':2,'datas':[['BL,0,1,0,1','CK,1,1,0,1'],['XN,2,2,-1,1']]}")));
        QVERIFY(has(*puzzle, "history-skipped"));
        QCOMPARE(puzzle->entries.size(), std::size_t{1});
    }

    /// Each gesture of these logs leads to the board of the file, from one without what it set.
    void everyKindOfValueIsRead_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("gestures");
        QTest::addColumn<int>("steps");
        const auto row = [](const char* name, const char* file, const char* gestures, int steps) {
            QTest::newRow(name) << file << gestures << steps;
        };
        row("answer borders", "pzprv3/shikaku/1/3/2 . 1 /-1 1 ", "['BS,2,1,0,1'],['BA,4,1,0,1']", 2);
        row("dots", "pzprv3/tentaisho/2/2/1../.2./..-/0 /1 /0 0 /0 0 /0 0 ",
            "['CN,1,1,0,1'],['XN,2,2,0,2'],['BA,2,3,0,1'],['CN,3,3,0,-2']", 4);
        row("a dot on an edge", "pzprv3/tentaisho/1/2/.1./0 /0 0 ", "['BN,2,1,0,2'],['BN,2,1,2,1']", 2);
        row("given backgrounds", "pzprv3/tentaisho/1/2/1../0 /3 1 ", "['CS,1,1,0,3'],['CS,3,1,0,3'],['CS,3,1,3,1']", 3);
        row("lists", "pzprv3/tapa/1/2/1,-,3 + ", "['CR,1,1,[],[1]'],['CR,1,1,[1],[1,-2,3]'],['CS,3,1,0,1']", 3);
        row("lists that get shorter", "pzprv3/tapaloop/1/2/2 . /0 /0 0 ", "['CR,1,1,[1,2],[2]']", 1);
        row("compasses", "pzprv3/compass/1/2/1,0,-1,-1 . /1 ",
            "['CU,1,1,0,51'],['CN,1,1,-1,1'],['CZ,1,1,-1,0'],['BA,2,1,0,1']", 4);
        row("sums", "pzprv3/kakuro/1/3/0 -1 3 -1 /4 -1,-1 . . /. . 3 ",
            "['CU,1,1,0,51'],['EZ,3,-1,-1,3'],['EN,-1,1,-1,4'],['CM,5,1,-1,3']", 4);
        row("ways of lines", "pzprv3/nagare/1/3/. . . /1r -1 ",
            "['BL,2,1,0,1','BS,2,1,0,14'],['BS,4,1,0,13'],['BS,4,1,13,2']", 3);
        row("the start", "pzprv3.3/slalom/1/3/. . o /0 0 ", "['PS,1,1,3,1'],['PS,3,1,5,1']", 2);
        row("numbers outside that are done", "pzprv3/nonogram/1/1/. c1 /. # ", "['EK,1,-1,0,1']", 1);
        row("clues that are done", "pzprv3/castle/1/1/4,1,4 ", "['CK,1,1,0,1']", 1);
    }
    void everyKindOfValueIsRead()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, gestures);
        QFETCH(const int, steps);
        const std::string log =
            quoted(QString("/history:{'current':%1,'datas':[%2]}").arg(steps).arg(gestures).toStdString());
        const auto puzzle = readPuzzleWithHistory(file.toStdString() + log);
        QVERIFY(puzzle);
        QVERIFY2(puzzle->losses.empty(), puzzle->losses.empty() ? "" : puzzle->losses.front().id.c_str());
        QCOMPARE(puzzle->entries.size(), static_cast<std::size_t>(steps));
        QCOMPARE(boardsAlong(*puzzle).back(), *readPuzzle(file.toStdString()));
    }

    void aLogThatDoesNotFitIsCutWhereItDoesNot()
    {
        const auto puzzle = readPuzzleWithHistory(
            slitherFile(quoted("history:{'current':3,'datas':[['CN,1,1,-1,2'],['CN,1,1,1,3'],['BL,0,1,0,1']]}")));
        QVERIFY(has(*puzzle, "history-cut"));
        QCOMPARE(puzzle->entries.size(), std::size_t{2});
        QCOMPARE(boardsAlong(*puzzle).back(), *readPuzzle(slitherFile("")));
    }

    void aDamagedLogLeavesTheBoard_data()
    {
        QTest::addColumn<QByteArray>("appendix");
        int row = 1;
        for (const char* appendix :
             {"history:", "history:{", "history:{\"current\":9,\"datas\":[]}", "history:{\"current\":0,\"datas\":7}",
              "history:{\"current\":0.5,\"datas\":[]}", "history:{\"current\":-1,\"datas\":[]}",
              "history:{\"current\":0,\"datas\":[[7]]}", "history:{\"current\":0,\"datas\":[[\"what?\"]]}",
              "history:{\"current\":1,\"datas\":[[\"CN,1,1,x,3\"]]}", "info:{\"metadata\":\"", "__HISTORY__\n1 2 3",
              "history:{\"datas\":[\"\\u00\"]}", "history:[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["})
            QTest::addRow("%d", row++) << QByteArray(appendix);
    }
    void aDamagedLogLeavesTheBoard()
    {
        QFETCH(const QByteArray, appendix);
        const auto puzzle = readPuzzleWithHistory(slitherFile(appendix.toStdString()));
        QVERIFY(puzzle);
        QVERIFY(has(*puzzle, "history-damaged"));
        QVERIFY(puzzle->entries.empty());
        QCOMPARE(puzzle->root, *readPuzzle(slitherFile("")));
    }

    void addressesHaveNoLog()
    {
        const auto puzzle = readPuzzleWithHistory("slither/4/4/3u");
        QVERIFY(puzzle && puzzle->entries.empty() && puzzle->losses.empty());
        QVERIFY(!readPuzzleWithHistory("pzprv3/nosuch/3/3"));
    }

    void variantRulesHaveNoOperation()
    {
        LoggedPuzzle puzzle{.root = findGenre("slither")->makeBoard({2, 2})};
        Board board = puzzle.root;
        const auto add = [&](Edit edit) {
            edit.applyTo(board);
            puzzle.entries.push_back({std::move(edit)});
        };
        EditBuilder first(board);
        first.set(Layer::Number, cellAt(0, 0), 1);
        add(first.edit());
        add(changeFlags(board, "f"));
        EditBuilder second(board);
        second.set(Layer::Number, cellAt(1, 0), 2);
        add(second.edit());
        puzzle.current = 3;
        std::vector<Error> losses;
        const auto read = readPuzzleWithHistory(writePzprv3WithHistory(puzzle, "\n", &losses));
        QCOMPARE(losses.size(), std::size_t{1});
        QCOMPARE(read->entries.size(), std::size_t{1});
        QCOMPARE(boardsAlong(*read).back(), board);
    }

    void roundTrips_data()
    {
        QTest::addColumn<QString>("genre");
        for (const Genre* genre : allGenres())
            if (genre->answer == AnswerKind::Marks) // pzpr has no operation for a set of pieces
                QTest::newRow(std::string(genre->id).c_str()) << QString::fromUtf8(genre->id.data(), genre->id.size());
    }
    void roundTrips()
    {
        QFETCH(const QString, genre);
        const Genre& of = *findGenre(genre.toStdString());
        RandomHand hand(11);
        int whole = 0; ///< logs that come back as they were
        for (int round = 0; round < 40; ++round) {
            LoggedPuzzle puzzle{.root = withoutOpenBorders(hand.withMarks(hand.puzzle(of, 4)))};
            puzzle.root.setFlags({}); // some are for addresses only
            Board board = puzzle.root;
            const auto fits = [](const Board& b) { return !namesPlainMark(b) && withoutOpenBorders(b) == b; };
            bool isPlain = fits(board);
            for (int i = 0; i < 8; ++i) {
                Edit edit = randomEdit(board, hand);
                edit.applyTo(board);
                isPlain = isPlain && fits(board);
                if (!edit.empty())
                    puzzle.entries.push_back({std::move(edit), 100 * (i + 1)});
            }
            puzzle.current = static_cast<std::size_t>(hand.pick(0, static_cast<int>(puzzle.entries.size())));
            if (!isPlain)
                continue;
            for (const char* lineEnd : {"\n", "/"}) {
                std::vector<Error> losses;
                const std::string text = writePzprv3WithHistory(puzzle, lineEnd, &losses);
                const auto read = readPuzzleWithHistory(text);
                QVERIFY(read);
                QVERIFY2(losses.empty() || withoutOperation.contains(of.id), text.c_str());
                if (!losses.empty())
                    continue;
                ++whole;
                QVERIFY2(read->losses.empty(), text.c_str());
                QCOMPARE(read->current, puzzle.current);
                QVERIFY(boardsAlong(*read) == boardsAlong(puzzle));
                if (!read->entries.empty())
                    QCOMPARE(read->entries.front().timeMs, puzzle.entries.front().timeMs);
            }
        }
        QVERIFY2(whole / 2 >= 24, qPrintable(QString::number(whole / 2)));
    }
};

TOKISUJI_TEST(HistoryFileTest);
#include "history_file_test.moc"
