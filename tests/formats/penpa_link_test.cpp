// Penpa links: what is written is read again, what is broken is told.
#include "engine/formats/base64.h"
#include "engine/formats/deflate.h"
#include "engine/formats/exchange.h"
#include "engine/formats/foreign.h"
#include "engine/formats/formats.h"
#include "engine/formats/penpa/link.h"
#include "engine/formats/penpa/mark_art.h"
#include "engine/formats/penpa/penpa.h"
#include "engine/formats/penpa/shortening.h"
#include "engine/genre/registry.h"
#include "tests/formats/text_of.h"
#include "tests/hand/random_hand.h"
#include "tests/support/corpus.h"
#include "tests/support/test.h"

#include <QTest>

namespace tokisuji {

namespace {

std::vector<const Genre*> drawableGenres()
{
    std::vector<const Genre*> genres = allGenres();
    std::erase_if(genres, [](const Genre* genre) { return !penpa::isDrawable(*genre); });
    return genres;
}

void addGenreRows(bool (*isWanted)(const Genre&) = [](const Genre&) { return true; })
{
    QTest::addColumn<QString>("genre");
    for (const Genre* genre : drawableGenres())
        if (isWanted(*genre))
            QTest::newRow(genre->id.c_str()) << QString::fromStdString(genre->id);
}

/// Does penpa have all that a board shows? Not for cells that are no squares, numbers in colours, and a goal in any of
/// the cells: these links are read by the address that they name as their source.
bool isDrawnWhole(const Genre& genre)
{
    const Clue* coloured = genre.clue(Clue::ColouredNumber);
    const bool hasColours = coloured != nullptr && coloured->terrains.size() > 1;
    const bool hasStar = std::ranges::any_of(genre.clues, [](const Clue& clue) { return clue.look == Clue::Star; });
    return genre.tiling == Tiling::Squares && !hasColours && !hasStar;
}

/// Boards of the genre in tests/data, and its sample.
std::vector<Board> boardsOf(const Genre& genre)
{
    std::vector<Board> boards{*readUrl(genre.sample)};
    QFile file(tests::dataPath("genres/" + QString::fromStdString(genre.id) + ".json"));
    if (file.open(QIODevice::ReadOnly))
        for (const QJsonValue& board : QJsonDocument::fromJson(file.readAll()).object()["boards"].toArray())
            boards.push_back(*readPuzzle(board["url"].toString().toStdString()));
    std::erase_if(boards, [&](const Board& board) { return board.genre() != genre.id; });
    return boards;
}

/// The whole text of a link.
std::string textOfLink(const std::string& link)
{
    return *penpa::unpacked(penpa::carriedBy(link)->value);
}

std::string linkWithText(const std::string& text)
{
    return "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + toBase64(deflated(text));
}

QString errorId(const Result<Board>& board)
{
    return board ? QString() : QString::fromStdString(board.error().id);
}

} // namespace

class PenpaLinkTest : public QObject {
    Q_OBJECT

private slots:
    void readsWhatItWrites_data() { addGenreRows(); }
    void readsWhatItWrites();
    void readsTheDrawingAlone_data() { addGenreRows(isDrawnWhole); }
    void readsTheDrawingAlone();
    void keepsMarks_data() { addGenreRows(); }
    void keepsMarks();
    void packs();
    void shortensAsPenpaDoes();
    void readsEveryFormOfLink_data();
    void readsEveryFormOfLink();
    void refuses_data();
    void refuses();
    void tellsTheGenre();
    void keepsDrawingsOfNoKind();
    void writesTheAnswer_data();
    void writesTheAnswer();
    void comparesTheAnswersOf();
    void readsTheAnswer_data() { addGenreRows(); }
    void readsTheAnswer();
    void refusesOtherAnswers();
    void writesWhatIsSaid();
    void readsAVersionOfManyParts();
};

void PenpaLinkTest::readsWhatItWrites()
{
    QFETCH(QString, genre);
    for (const Board& board : boardsOf(*findGenre(genre.toStdString())))
        for (const auto write : {penpa::writeSolveLink, penpa::writeEditLink}) {
            const Result<std::string> link = write(board, {});
            QVERIFY2(link, link ? "" : toEnglish(link.error()).c_str());
            const Result<Board> again = readPuzzle(*link);
            QVERIFY2(again, again ? "" : (toEnglish(again.error()) + " " + *writeOwnUrl(board)).c_str());
            QCOMPARE(textOf(*writeOwnUrl(*again)), textOf(*writeOwnUrl(board)));
        }
}

/// As a link of somebody else would be read, by its tag. What two boards that are drawn alike differ in is not told.
void PenpaLinkTest::readsTheDrawingAlone()
{
    QFETCH(QString, genre);
    for (const Board& board : boardsOf(*findGenre(genre.toStdString()))) {
        penpa::Text text = *penpa::textOf(board, {});
        text.source.clear();
        const Result<Board> again = penpa::boardOf(text);
        QVERIFY2(again, again ? "" : (toEnglish(again.error()) + " " + *writeOwnUrl(board)).c_str());
        QVERIFY2(penpa::textOf(*again, {})->question == text.question, writeOwnUrl(*again)->c_str());
        if (board.flags().empty() && board.setup() == again->setup() && board.ownRules().empty())
            QCOMPARE(textOf(*writeOwnUrl(*again)), textOf(*writeOwnUrl(board)));
    }
}

/// Answers go to the answer layer and come back.
void PenpaLinkTest::keepsMarks()
{
    QFETCH(QString, genre);
    const Genre& page = *findGenre(genre.toStdString());
    QFile file(tests::dataPath("genres/" + genre + ".json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const QJsonValue& row : QJsonDocument::fromJson(file.readAll()).object()["boards"].toArray()) {
        const Result<Board> solved = readPuzzle(row["answer"].toString().toStdString());
        if (!solved || penpa::checksOf(page, penpa::lookOf(page)).empty())
            continue;
        const Result<Board> again = readPuzzle(*penpa::writeEditLink(*solved, {}));
        QVERIFY(again);
        for (const Layer layer : page.answerLayers())
            QVERIFY2(std::ranges::equal(again->values(layer), solved->values(layer)),
                     qPrintable(row["answer"].toString()));
    }
}

void PenpaLinkTest::packs()
{
    QCOMPARE(textOf(toBase64("Man")), QString("TWFu"));
    QCOMPARE(textOf(toBase64("Ma")), QString("TWE"));
    QCOMPARE(textOf(toBase64("M")), QString("TQ"));
    for (const char* padded : {"TWE", "TWE=", "TWE=="})
        QCOMPARE(textOf(*fromBase64(padded)), QString("Ma"));
    QCOMPARE(*fromBase64("TW%E").error().at, std::size_t{2});
    std::string bytes;
    for (int i = 0; i < 5000; ++i)
        bytes += static_cast<char>(i * i % 251);
    QCOMPARE(*fromBase64(toBase64(bytes)), bytes);
    const std::string packed = deflated(bytes);
    QCOMPARE(*inflated(packed), bytes);
    QCOMPARE(*inflated("\x78\x9c" + packed), bytes);
    QCOMPARE(textOf(inflated(packed.substr(0, packed.size() / 2)).error().id), QString("inflate-broken"));
    QCOMPARE(textOf(inflated(deflated(std::string(mostInflated + 1, 'a'))).error().id), QString("inflate-too-large"));
}

void PenpaLinkTest::shortensAsPenpaDoes()
{
    const std::string plain = R"({"line":{"1,2":3},"lineE":{},"number":{"30":["zz",1,"1"]},"x":null})";
    QCOMPARE(textOf(penpa::shortened(plain)), QString(R"({zL:{"1,2":3},zE:{},zN:{"30":["zZzZ",1,"1"]},"x":zO})"));
    QCOMPARE(textOf(penpa::expanded(penpa::shortened(plain), penpa::LetterZ::Escaped)), textOf(plain));
    QCOMPARE(textOf(penpa::expanded("{zL:\"z\"}", penpa::LetterZ::AsItIs)), QString("{\"line\":\"z\"}"));
}

void PenpaLinkTest::readsEveryFormOfLink_data()
{
    QTest::addColumn<QString>("link");
    const std::string own = "slither/4/4/6ag8c22c";
    const QString link = textOf(*penpa::writeSolveLink(*readUrl(own), {}));
    const QString packed = link.section("p=", 1);
    QTest::newRow("as written") << link;
    QTest::newRow("white space") << "  \n" + link + "\n";
    QTest::newRow("padded") << link + "==";
    QTest::newRow("with an answer") << link + "&a=abc";
    QTest::newRow("as a query") << QString(link).replace('#', '?');
    QTest::newRow("another host") << "logicmastersindia.com/penpa-edit/?m=solve&p=" + packed + "&q=eyJ9";
    QTest::newRow("other order") << "https://t0nyx1ang.github.io/noqx/penpa-edit/#p=" + packed + "&m=edit";
    QTest::newRow("escaped") << QString(link).replace('+', "%2B").replace("/edit", "%2F");
    QTest::newRow("plus became a blank") << "https://a.b/#m=solve&p=" + QString(packed).replace('+', ' ');
    QTest::newRow("broken into lines") << link.left(300) + "\r\n" + link.mid(300);
    QTest::newRow("an address inside") << "https://a.b/#m=edit&p=https://puzz.link/p?" + textOf(own);
    QTest::newRow("an escaped address") << "https://a.b/#m=edit&p=https%3A%2F%2Fpuzz.link%2Fp%3F" + textOf(own);
}

void PenpaLinkTest::readsEveryFormOfLink()
{
    QFETCH(QString, link);
    const Result<Board> board = readPuzzle(link.toStdString());
    QVERIFY2(board, board ? "" : toEnglish(board.error()).c_str());
    QCOMPARE(textOf(*writeUrl(*board, Site::PuzzLink)), QString("https://puzz.link/p?slither/4/4/6ag8c22c"));
}

void PenpaLinkTest::refuses_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QString>("id");
    const QString link = textOf(*penpa::writeEditLink(*readUrl("slither/4/4/6ag8c22c"), {}));
    const std::string text = textOfLink(link.toStdString());
    const auto changed = [&](const QString& from, const QString& to) {
        return textOf(linkWithText(textOf(text).replace(from, to).toStdString()));
    };
    QTest::newRow("nothing") << "https://a.b/#m=edit&p="
                             << "penpa-empty";
    QTest::newRow("not base64") << "https://a.b/#m=edit&p=abc*def"
                                << "base64";
    QTest::newRow("cut") << link.left(200) << "inflate-broken";
    QTest::newRow("not text") << textOf(linkWithText("\xff\xfe")) << "penpa-not-text";
    QTest::newRow("the form of 2019") << textOf(linkWithText("10,10,38\n{}\n{}")) << "penpa-old";
    QTest::newRow("few lines") << textOf(linkWithText("square,4,4\n[0,0,0,0]\n")) << "penpa-line-missing";
    QTest::newRow("triangles") << changed("square,", "tri,") << "penpa-grid";
    QTest::newRow("too large") << changed("square,4,4", "square,101,4") << "penpa-size";
    QTest::newRow("no size") << changed("square,4,4", "square,x,4") << "penpa-line";
    QTest::newRow("too much space") << changed("[0,0,0,0]", "[4,0,0,0]") << "penpa-line";
    QTest::newRow("no JSON") << changed("zN:{", "zN:{{") << "penpa-line";
    QTest::newRow("deep JSON") << changed("zN:{", "zN:" + QString("[").repeated(100) + "{") << "penpa-line";
    QTest::newRow("something else drawn") << changed("zS:{}", "zS:{\"18\":1}") << "penpa-drawing";
    QTest::newRow("a cage") << changed("zC:{}", "zC:{\"300,301\":10}") << "penpa-drawing";
    QTest::newRow("a point beyond the board") << changed("zS:{}", "zS:{\"99999\":1}") << "penpa-drawing";
    QTest::newRow("shortened") << "https://tinyurl.com/abc"
                               << "url-shortened";
    QTest::newRow("an address that is none") << "https://a.b/#m=edit&p=https://puzz.link/p?nosuchkind/4/4"
                                             << "unknown-genre";
}

void PenpaLinkTest::refuses()
{
    QFETCH(QString, link);
    QFETCH(QString, id);
    QCOMPARE(errorId(readPuzzle(link.toStdString())), id);
}

/// Without an address, a tag or a title: what is drawn may tell it, or leaves several.
void PenpaLinkTest::tellsTheGenre()
{
    const auto sample = [](std::string_view genre) { return *readUrl(findGenre(genre)->sample); };
    const auto drawing = [](const Board& board) {
        penpa::Text text = *penpa::textOf(board, {});
        text.source.clear();
        text.title.clear();
        text.tags.clear();
        return text;
    };
    for (const char* genre :
         {"tents", "hashi", "slither", "mashu", "tapa", "tapaloop", "kakuro", "compass", "tentaisho", "starbattle"}) {
        const Result<Board> board = penpa::boardOf(drawing(sample(genre)));
        QVERIFY2(board, board ? "" : toEnglish(board.error()).c_str());
        QVERIFY2(*board == sample(genre), genre);
    }
    const penpa::Text rooms = drawing(sample("lits"));
    const Result<Board> several = penpa::boardOf(rooms);
    QCOMPARE(errorId(several), QString("penpa-genres"));
    QVERIFY(std::ranges::count(several.error().args, "lits") == 1);
    QVERIFY(std::ranges::find(several.error().args, "lits") - several.error().args.begin() < 10); // likely ones first
    QVERIFY(QString::fromStdString(toEnglish(several.error())).contains("LITS, "));
    QCOMPARE(errorId(penpa::boardOf(drawing(findGenre("lits")->makeBoard({4, 4})))), QString("penpa-no-genre"));
    const std::string nameless = penpa::linkOf(penpa::Purpose::Edit, penpa::write(rooms, penpa::Purpose::Edit), "");
    QVERIFY(several.error().args.size() > 5);
    for (const std::string& genre : several.error().args) {
        const Result<Board> board = readPuzzle(*penpa::named(nameless, *findGenre(genre)));
        QVERIFY2(board && board->genre() == genre, genre.c_str());
    }
    QCOMPARE(penpa::readings(nameless).size(), several.error().args.size());
    penpa::Text decorated = rooms; // a coloured cell, which LITS has no place for
    decorated.tags = {"lits"};
    decorated.question.surfaces[20] = 5;
    const std::string odd = penpa::linkOf(penpa::Purpose::Edit, penpa::write(decorated, penpa::Purpose::Edit), "");
    QCOMPARE(errorId(readPuzzle(odd)), QString("penpa-drawing"));
    const std::vector<penpa::Reading> near = penpa::readings(odd);
    QVERIFY(near.front().board == sample("lits") && near.front().left == 1);
    QVERIFY(*readPuzzle(*penpa::named(odd, *findGenre("lits"))) == sample("lits"));
    penpa::Text titled = rooms;
    titled.title = "LITS #3 (easy)";
    QVERIFY(*penpa::boardOf(titled) == sample("lits"));
    penpa::Text sourced = rooms; // the address of another board of the genre
    sourced.source = *writeOwnUrl(findGenre("lits")->makeBoard({4, 4}));
    QVERIFY(*penpa::boardOf(sourced) == sample("lits"));
}

/// They are pictures: whole, with the link that they came from.
void PenpaLinkTest::keepsDrawingsOfNoKind()
{
    penpa::Text text{.whole = {6, 5}, .title = "Odd, indeed", .author = "A"};
    const penpa::Frame frame(text.whole, {});
    for (const Place cell : Grid({6, 5}).cells())
        text.centres.push_back(frame.point(cell));
    penpa::Sheet& drawn = text.question;
    drawn.ways = {{penpa::Way::Thermometer, {frame.point(cellAt(0, 0)), frame.point(cellAt(1, 1))}},
                  {penpa::Way::Cage, {frame.point(cellAt(3, 3))}}};
    drawn.cages[frame.between(cellAt(3, 3), cellAt(4, 3))] = 10;
    drawn.free[frame.between(cellAt(0, 2), cellAt(5, 4))] = 3;
    drawn.symbols[frame.point(cellAt(2, 2))] = {"nobody-knows", {7}};
    drawn.surfaces[frame.point(cellAt(4, 0))] = 11;
    text.answer.lines[frame.across(cellAt(0, 0).step(Dir::Right, 1))] = 3;
    const std::string link = penpa::linkOf(penpa::Purpose::Edit, penpa::write(text, penpa::Purpose::Edit), "");
    const Result<Board> board = readPuzzle(link);
    QVERIFY2(board, board ? "" : toEnglish(board.error()).c_str());
    QVERIFY(genreOf(*board).isPicture && !genreOf(*board).isWhole());
    QCOMPARE(textOf(board->setup()), textOf(link));
    QVERIFY(board->size() == (Size{6, 5}));
    const auto shown = penpa::drawingOf(*board);
    QVERIFY(shown && shown->question == text.question && shown->answer == text.answer);
    QVERIFY(!penpa::drawingOf(*readUrl("slither/4/4/6ag8c22c")));
    QCOMPARE(textOf(publicationIn(link).title), QString("Odd, indeed"));
    for (const auto& again : {writeOwnUrl(*board), penpa::writeSolveLink(*board, {}), penpa::writeEditLink(*board, {})})
        QVERIFY(again && *readPuzzle(*again) == *board);
    QCOMPARE(textOf(writeUrl(*board, Site::PuzzLink).error().id), QString("penpa-no-genre"));
    QVERIFY(readAgain(*board) == *board);
    QVERIFY(penpa::readings(link).empty());
    // No address and no file names the kind itself.
    const std::string id = board->genre();
    QVERIFY(errorId(readUrl(id + "/5/5/abc")).startsWith("unknown-genre"));
    QVERIFY(errorId(readPzprv3("pzprv3/" + id + "/5/5/abc/")).startsWith("unknown-genre"));
    QVERIFY(std::ranges::count(allKinds(), findKind(id)) == 0);
    // What says its kind can be had as a picture, too.
    const std::string loop = *penpa::writeEditLink(*readUrl("slither/4/4/6ag8c22c"), {});
    QVERIFY(genreOf(*penpa::pictureOf(loop)).isPicture);
    QVERIFY(readAgain(*penpa::pictureOf(loop)) == *penpa::pictureOf(loop));
}

void PenpaLinkTest::writesTheAnswer_data()
{
    QTest::addColumn<QString>("solved");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("check");
    QTest::newRow("a loop through cells")
        << "pzprv3/mashu/3/3/. . . /. . 1 /. . . /1 1 /0 0 /1 1 /1 0 1 /1 0 1 "
        << R"([[],["16,17,1","16,23,1","17,18,1","18,25,1","23,30,1","25,32,1","30,31,1","31,32,1"],[],[],[],[]])"
        << "sol_loopline";
    QTest::newRow("a loop on edges, the frame too") << "pzprv3.1/slither/1/1/4 /0 /1 1 /1 /1 "
                                                    << R"([[],[],["31,32,1","31,36,1","32,37,1","36,37,1"],[],[],[]])"
                                                    << "sol_loopedge";
    QTest::newRow("shaded cells") << "pzprv3/nurikabe/2/2/1 # /# # "
                                  << R"([["15","20","21"],[],[],[],[],[]])"
                                  << "sol_surface";
    QTest::newRow("numbers, sorted as texts")
        << "pzprv3/sudoku/4/1 . . . /. . . . /. . . . /. . . . /. 2 3 4 /3 4 1 2 /2 1 4 3 /4 3 2 1 "
        << R"([[],[],[],[],["19,2","20,3","21,4","26,3","27,4","28,1","29,2","34,2","35,1","36,4","37,3","42,4","43,3","44,2","45,1"],[]])"
        << "sol_number";
}

void PenpaLinkTest::writesTheAnswer()
{
    QFETCH(QString, solved);
    QFETCH(QString, answer);
    QFETCH(QString, check);
    const Board board = *readPzprv3(solved.toStdString());
    const std::string link = *penpa::writeSolveLink(board.withoutMarks(), {.solution = board});
    const std::size_t begin = link.find("&a=");
    QVERIFY(begin != std::string::npos);
    QCOMPARE(textOf(*penpa::unpacked(link.substr(begin + 3))), answer);
    QVERIFY(textOf(textOfLink(link)).contains("{\"" + check + "\":true}"));
    QVERIFY(penpa::writeSolveLink(board, {})->find("&a=") == std::string::npos);
}

/// The only genres whose marks the page compares with nothing: circles, triangles and squares.
void PenpaLinkTest::comparesTheAnswersOf()
{
    QStringList without;
    for (const Genre* genre : drawableGenres())
        if (penpa::checksOf(*genre, penpa::lookOf(*genre)).empty())
            without << QString::fromStdString(genre->id);
    without.sort();
    QCOMPARE(without, QStringList({"alter", "hakoiri", "tontonbeya"}));
}

/// An answer comes back with the marks that are compared: those of the solution but for "none here".
void PenpaLinkTest::readsTheAnswer()
{
    QFETCH(QString, genre);
    const Genre& page = *findGenre(genre.toStdString());
    const penpa::Look look = penpa::lookOf(page);
    QFile file(tests::dataPath("genres/" + genre + ".json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const QJsonValue& row : QJsonDocument::fromJson(file.readAll()).object()["boards"].toArray()) {
        const Result<Board> solved = readPuzzle(row["answer"].toString().toStdString());
        if (!solved || row["status"].toString() != "unique")
            continue;
        const std::string link = *penpa::writeSolveLink(solved->withoutMarks(), {.solution = *solved});
        const std::string answer = penpa::answerIn(link);
        const Publication about = publicationIn(link);
        QCOMPARE(about.solution.has_value(), !answer.empty());
        QVERIFY(about.title.empty() && about.rules.empty() && about.source.empty());
        if (about.solution)
            QCOMPARE(textOf(penpa::answerIn(*penpa::writeSolveLink(*solved, {.solution = about.solution}))),
                     textOf(answer));
    }
}

void PenpaLinkTest::refusesOtherAnswers()
{
    for (const char* none : {"", "[]", "{}", "[[],[],[],[],[]]", R"([[5],[],[],[],[],[]])", R"([["x"],[],[],[],[],[]])",
                             R"([["3,4"],[],[],[],[],[]])", R"([[],["30"],[],[],[],[]])", R"([[],[],[],[],["30"],[]])",
                             R"([[],[],[],[],[],["30,1Z"]])", R"([[["30"]],[],[],[],[],[]])"})
        QVERIFY2(!penpa::answerLayer(none), none);
    QVERIFY(penpa::answerLayer(R"([[],["30,31,2"],[],[],[],["30,1E"]])"));
}

void PenpaLinkTest::writesWhatIsSaid()
{
    const Publication said{.title = "A, <b> & z", .author = "あ, い", .rules = "One\nTwo, 2 < 3 & 4 = 4"};
    const std::string link = *penpa::writeSolveLink(*readUrl("slither/4/4/6ag8c22c"), said);
    const penpa::Text text = *penpa::read(textOfLink(link));
    QCOMPARE(textOf(text.title), textOf(said.title));
    QCOMPARE(textOf(text.author), textOf(said.author));
    QCOMPARE(textOf(text.rules), textOf(said.rules));
    QCOMPARE(textOf(text.source), QString("https://puzz.link/p?slither/4/4/6ag8c22c"));
    QCOMPARE(text.tags, std::vector<std::string>{"slitherlink"});
    const Publication read = publicationIn(link);
    QVERIFY(read.title == said.title && read.author == said.author && read.rules == said.rules && read.source.empty());
}

/// Whether "z" stands for itself in a text depends on the version that wrote it.
void PenpaLinkTest::readsAVersionOfManyParts()
{
    const std::string link = *penpa::writeSolveLink(*readUrl("slither/4/4/6ag8c22c"), {.title = "Puzzle"});
    const QString text = textOf(textOfLink(link)).replace("[3,2,3]", "[30,0,0,0,0]");
    QVERIFY(text.contains("[30,0,0,0,0]"));
    QCOMPARE(textOf(publicationIn(linkWithText(text.toStdString())).title), QString("Puzzle"));
}

TOKISUJI_TEST(PenpaLinkTest);

} // namespace tokisuji

#include "penpa_link_test.moc"
