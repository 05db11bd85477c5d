// Readers against damaged puzzles of every kind in every form, and huge inputs: whatever comes, they return a board
// that can be written again or an error with words and a place within the input, and soon. The damage is the same in
// every run. Targets of the fuzzer (harness/address.cpp, harness/file.cpp) begin with fewer puzzles and go further.
#include "engine/formats/exchange.h"
#include "engine/formats/formats.h"
#include "engine/formats/penpa/link.h"
#include "engine/formats/penpa/look.h"
#include "engine/formats/penpa/penpa.h"
#include "engine/genre/registry.h"
#include "tests/fuzz/complaint.h"
#include "tests/fuzz/mutator.h"
#include "tests/hand/random_hand.h"
#include "tests/support/test.h"
#include "tests/support/tries.h"
#include "tests/support/work_clock.h"

#include <QTest>

#include <array>

namespace tokisuji {

namespace {

const int rounds = tests::tries(10000);
constexpr double mostMs = 1000; ///< of work for one text

std::vector<std::string> seeds(RandomHand& hand)
{
    std::vector<std::string> texts{
        "https://puzz.link/p?type=editor&v:x/slither_edit/f/5/5/bdcbdbcac",
        "https://puzz.link/p?pzprv3%2Fmashu%2F1%2F2%2F1%20-%20%2F1%20%2F",
        "pzprv3/heyawake/2/2/2/0 1 /0 0 /2 1 /. . /# . /. + /TrialData(1)/",
        "https://pedros.works/kudamono/player?W=4x3&L=(1)0(2)3(0)4&SIE=1RU2RURU3UU&G=tetrochain-ctb",
        "https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79*tone*aother",
        R"({"size":4,"title":"x","grid":[[{"value":1,"given":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]})",
        R"({"cells":[[{},{"value":"2"},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"regions":[]})",
        "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :5:Slant\nPARAMS  :5:2x2de\n"
        "DESC    :7:a1b3a1b\n",
        "+--+--+\n|..|1.|\n|..|..|\n+--+--+\n|1.|4.|\n|.3|..|\n+--+--+\n",
    };
    for (const Genre* genre : allGenres())
        for (int i = 0; i < 4; ++i) {
            const Board board = hand.withMarks(hand.puzzle(*genre, 7));
            if (const auto url = writeOwnUrl(board))
                texts.push_back("https://puzz.link/p?" + url->substr(std::string("tokisuji:").size()));
            texts.push_back(writePzprv3(board, i % 2 == 0 ? "/" : "\n"));
            for (const ExchangeFormat& form : exchangeFormats())
                if (form.write != nullptr)
                    if (const auto text = form.write(board.withoutMarks(), {}))
                        texts.push_back(*text);
        }
    return texts;
}

/// At most `size` bytes.
std::string filledUp(std::string text, const std::string& repeated, std::size_t size)
{
    text.reserve(size);
    while (text.size() + repeated.size() <= size)
        text += repeated;
    return text;
}

} // namespace

class ReadersFuzzTest : public QObject {
    Q_OBJECT

private slots:
    void damagedPuzzles();
    void damagedPenpaLinks();
    void hugeInputs_data();
    void hugeInputs();
    void tooLargeInput();
};

void ReadersFuzzTest::damagedPuzzles()
{
    RandomHand hand(2024);
    const std::vector<std::string> texts = seeds(hand);
    Mutator mutator(2024);
    tests::WorkClock clock(tests::WorkClock::Thread);
    for (int i = 0; i < rounds; ++i) {
        const std::string text = mutator.changed(mutator.oneOf(texts), mutator.oneOf(texts));
        clock.start();
        const std::string wrong = complaint(text);
        QVERIFY2(wrong.empty(), (wrong + ": " + text).c_str());
        QVERIFY2(clock.ms() < mostMs, text.c_str());
    }
}

/// What is packed into links is damaged, and now and then the link itself.
void ReadersFuzzTest::damagedPenpaLinks()
{
    RandomHand hand(77);
    std::vector<std::string> texts;
    for (const Genre* genre : allGenres())
        if (penpa::isDrawable(*genre))
            for (const auto write : {penpa::writeSolveLink, penpa::writeEditLink})
                if (const auto link = write(hand.withMarks(hand.puzzle(*genre, 6)), {}))
                    texts.push_back(*penpa::unpacked(penpa::carriedBy(*link)->value));
    Mutator mutator(77);
    const std::array<std::string, 6> answersAsWritten{
        R"([["30"],[],[],[],[],[]])",    R"([[],["30,31,1"],[],[],[],[]])", R"([[],[],["30,31,1"],[],[],[]])",
        R"([[],[],[],["30,31"],[],[]])", R"([[],[],[],[],["31,3"],[]])",    R"([[],[],[],[],[],["31,1E"]])"};
    tests::WorkClock clock(tests::WorkClock::Thread);
    int read = 0, answers = 0;
    for (int i = 0; i < rounds / 4; ++i) {
        const auto changedOnceIn = [&](std::size_t times, const std::string& text) {
            return mutator.pick(times) == 0 ? mutator.changed(text, mutator.oneOf(texts)) : text;
        };
        const std::string text = changedOnceIn(2, mutator.oneOf(texts));
        const std::string answer = i % 4 == 0 ? changedOnceIn(2, mutator.oneOf(answersAsWritten)) : "";
        const std::string link = changedOnceIn(10, penpa::linkOf(penpa::Purpose::Edit, text, answer));
        clock.start();
        const std::string wrong = complaint(link);
        QVERIFY2(wrong.empty(), (wrong + ": " + text).c_str());
        if (!answer.empty())
            answers += publicationIn(link).solution ? 1 : 0;
        QVERIFY2(clock.ms() < mostMs, text.c_str());
        read += readPuzzle(link) ? 1 : 0;
    }
    QVERIFY(read > rounds / 40); // others are only refused
    QVERIFY(answers > 0);
}

void ReadersFuzzTest::hugeInputs_data()
{
    QTest::addColumn<std::string>("beginning");
    QTest::addColumn<std::string>("repeated");
    constexpr std::array beginnings{"",
                                    "slither/5/5/",
                                    "nurikabe/200/200/",
                                    "pzprv3/nurikabe/200/200/",
                                    "https://puzz.link/p?",
                                    "https://puzz.link/p?pzprv3%2F",
                                    "pzprv3/mashu/3/3/",
                                    "foo",
                                    "slither/f",
                                    "7x7:",
                                    "slant:200x200:",
                                    "SAVEFILE:41:",
                                    "https://f-puzzles.com/?load=",
                                    "https://sudokupad.app/scf",
                                    R"({"size":9,"grid":[)",
                                    "https://pedros.works/player?W=99x99&G=lits&SIE=",
                                    "..1.\n",
                                    "1/1\n"};
    constexpr std::array fillings{"/", "a", "%41", "1 ", "\n", "~", "あ", "a=b&"};
    for (std::size_t i = 0; i < beginnings.size(); ++i) // each with three of them
        for (std::size_t k = 0; k < fillings.size(); ++k)
            if ((i + 3 * k) % fillings.size() < 3)
                QTest::addRow("%s then %s", beginnings[i], *fillings[k] == '\n' ? "line ends" : fillings[k])
                    << std::string(beginnings[i]) << std::string(fillings[k]);
}

void ReadersFuzzTest::hugeInputs()
{
    QFETCH(std::string, beginning);
    QFETCH(std::string, repeated);
    const std::string text = filledUp(beginning, repeated, maxInputBytes);
    const tests::WorkClock clock(tests::WorkClock::Thread);
    const Result<Board> board = readPuzzle(text);
    QVERIFY2(clock.ms() < 5000, qPrintable(QString::number(clock.ms())));
    QVERIFY(board || !toEnglish(board.error()).empty());
    QVERIFY(!puzzlesIn(text).empty());
    QVERIFY2(clock.ms() < 10000, qPrintable(QString::number(clock.ms())));
}

void ReadersFuzzTest::tooLargeInput()
{
    const std::string text = filledUp("nurikabe/200/200/", "1", std::size_t{50} * 1024 * 1024);
    const tests::WorkClock clock(tests::WorkClock::Thread);
    const Result<Board> board = readPuzzle(text);
    QVERIFY(!board);
    QCOMPARE(board.error().id, std::string("input-too-large"));
    QVERIFY(clock.ms() < 1000);
}

TOKISUJI_TEST(ReadersFuzzTest);

} // namespace tokisuji

#include "readers_fuzz_test.moc"
