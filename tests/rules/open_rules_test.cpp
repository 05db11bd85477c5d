// Is what is right on a board that is not finished just what is right on some board that can come of it? Small boards:
// all solutions of all completions against all solutions under the open rules.
#include "engine/board/rooms.h"
#include "engine/board/sum_runs.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "tests/rules/fillings.h"
#include "tests/support/test.h"

#include <QTest>

#include <functional>

using namespace tokisuji;
using namespace tokisuji::fillings;

namespace {

/// Where something may still be put, and what.
struct Addition {
    Layer layer;
    std::vector<int> values;
};

enum class Fit : std::uint8_t {
    Exact,
    Generous, ///< no solution of a completion is lost, but there may be others
};

struct Row {
    const char* name;
    Board board;
    std::vector<Addition> additions;
    Fit fit = Fit::Exact;
    BoardReading reading = BoardReading::CluesToCome;
};

Board boardOf(const char* address)
{
    auto board = readPuzzle(address);
    if (!board)
        qFatal("%s: %s", address, toEnglish(board.error()).c_str());
    return *board;
}

struct Given {
    Layer layer;
    Place place;
    int value;
};
Board boardWith(const char* genre, Size size, std::initializer_list<Given> clues)
{
    Board board = findGenre(genre)->makeBoard(size);
    for (const auto& [layer, place, value] : clues)
        board.set(layer, place, value);
    return board;
}

constexpr int of(Terrain terrain)
{
    return static_cast<int>(terrain);
}

/// Rooms may be divided wherever no border is.
const std::vector<Addition> divisions{{Layer::Room, {1}}};
const std::vector<Addition> unknownNumbers{{Layer::Number, {question}}};

constexpr auto rooms = BoardReading::RoomsToCome;

std::vector<Row> seedRows()
{
    return {
        {"nurikabe, an island of one", boardOf("nurikabe/3/3/1n"), unknownNumbers},
        {"nurikabe, an island of four", boardOf("nurikabe/3/3/i4k"), unknownNumbers},
        {"nurikabe, two islands", boardOf("nurikabe/3/3/1g1l"), unknownNumbers},
        {"nurikabe, in two rows", boardOf("nurikabe/4/2/2i3i"), unknownNumbers},
        {"nurikabe, blank", boardWith("nurikabe", {3, 2}, {}), unknownNumbers},
        {"norinuri, an island of two", boardOf("norinuri/3/2/2k"), unknownNumbers},
        {"norinuri, blank", boardWith("norinuri", {3, 2}, {}), unknownNumbers},
        {"nuribou, an island of two", boardOf("nuribou/3/2/2k"), unknownNumbers},
        {"mochikoro, a two", boardOf("mochikoro/3/2/2k"), unknownNumbers},
        {"tasquare, a one", boardOf("tasquare/3/2/1k"), unknownNumbers},
        {"island, a circle", boardOf("island/3/2/1k"), unknownNumbers, Fit::Generous},
        {"cbanana, a three", boardOf("cbanana/3/2/3k"), unknownNumbers, Fit::Generous},
        {"dominion, an A", boardOf("dominion/3/2/1k"), {{Layer::Number, {1, 2, question}}}, Fit::Generous},
        {"hasunomura, a one", boardOf("hasunomura/3/2/1k"), unknownNumbers, Fit::Generous},
        {"lightshadow, a white one", boardWith("lightshadow", {2, 2}, {{Layer::Number, cellAt(0, 0), 1}}),
         unknownNumbers, Fit::Generous},
        {"lightshadow, a black one",
         boardWith("lightshadow", {2, 2},
                   {{Layer::Number, cellAt(0, 0), 1}, {Layer::Terrain, cellAt(0, 0), of(Terrain::Black)}}),
         unknownNumbers, Fit::Generous},
        {"interbd, a red one",
         boardWith("interbd", {3, 2},
                   {{Layer::Number, cellAt(0, 0), 1}, {Layer::Terrain, cellAt(0, 0), of(Terrain::Red)}}),
         unknownNumbers, Fit::Generous},
        {"interbd, red and blue",
         boardWith("interbd", {3, 2},
                   {{Layer::Number, cellAt(0, 0), question},
                    {Layer::Terrain, cellAt(0, 0), of(Terrain::Red)},
                    {Layer::Number, cellAt(2, 0), question},
                    {Layer::Terrain, cellAt(2, 0), of(Terrain::Blue)}}),
         unknownNumbers, Fit::Generous},
        {"guidearrow, an arrow",
         boardWith("guidearrow", {3, 2}, {{Layer::Number, cellAt(2, 0), 3}}),
         {{Layer::Number, {1, 2, 3, 4, question}}},
         Fit::Generous},
        {"outofsight, a disc",
         boardWith("outofsight", {3, 2}, {{Layer::Number, cellAt(0, 0), 1}}),
         {{Layer::Number, {1}}, {Layer::Arrow, {1, 2, 3, 4}}},
         Fit::Generous},
        {"yokeimoji, a letter",
         boardWith("yokeimoji", {2, 2}, {{Layer::Number, cellAt(0, 0), 26}}),
         {{Layer::Number, {26, 28, question}}},
         Fit::Generous},
        {"shugaku, a one", boardWith("shugaku", {2, 2}, {{Layer::Number, cellAt(0, 0), 1}}), unknownNumbers,
         Fit::Generous},
        {"chainedb, a one", boardOf("chainedb/3/2/1k"), unknownNumbers, Fit::Generous},
        {"archipelago, a two", boardOf("archipelago/3/2/2k"), unknownNumbers, Fit::Generous},
        {"mrtile, a one", boardOf("mrtile/3/2/1k"), unknownNumbers, Fit::Generous},
        {"ququ, a one", boardOf("ququ/1/1/1i"), unknownNumbers},
        {"ququ, a two", boardOf("ququ/2/1/2m"), unknownNumbers},
        {"ququ, blank", boardWith("ququ", {1, 1}, {}), unknownNumbers},
        {"tawa, a one", boardOf("tawa/2/2/1/1c"), unknownNumbers, Fit::Generous},
        {"tawa, a zero", boardOf("tawa/2/3/0/b0b"), unknownNumbers, Fit::Generous},
        {"evolmino, an arrow",
         boardWith("evolmino", {3, 2},
                   {{Layer::Way, edgeBetween(cellAt(0, 0), Dir::Right), 4},
                    {Layer::Way, edgeBetween(cellAt(1, 0), Dir::Right), 4}}),
         {{Layer::Terrain, {of(Terrain::Wall), of(Terrain::Square)}}},
         Fit::Generous},
        {"evolmino, a square without an arrow",
         boardWith("evolmino", {4, 1}, {{Layer::Terrain, cellAt(0, 0), of(Terrain::Square)}}),
         {{Layer::Way, {3, 4}}, {Layer::Terrain, {of(Terrain::Square)}}},
         Fit::Generous},
        {"gravel, a two",
         boardWith("gravel", {2, 2}, {{Layer::Number, cellAt(0, 0), 2}}),
         {{Layer::Number, {question}}, {Layer::Terrain, {of(Terrain::Hole)}}},
         Fit::Generous},
        {"cornerch, a two", boardOf("cornerch/3/2/2k"), unknownNumbers},
        {"kuroclone, a one",
         boardWith("kuroclone", {3, 2}, {{Layer::Number, cellAt(0, 0), 1}}),
         {{Layer::Number, {question}}, {Layer::Arrow, {1, 2, 3, 4}}},
         Fit::Generous},
        {"aquapelago, a two", boardOf("aquapelago/3/2/2k"), unknownNumbers, Fit::Generous},
        {"oasis, a one", boardOf("oasis/3/2/1k"), unknownNumbers, Fit::Generous},
        {"kuromenbun, a one", boardOf("kuromenbun/3/2/001k"), unknownNumbers, Fit::Generous},
        {"curving, a circle", boardOf("curving/3/2/g0"), {{Layer::Number, {1}}}, Fit::Generous},
        {"nuriuzu, a star",
         boardWith("nuriuzu", {3, 2}, {{Layer::Number, cellAt(0, 0), 1}}),
         {{Layer::Number, {1}}, {Layer::EdgeDot, {1}}},
         Fit::Generous},
        {"sansaroad, a dot",
         boardWith("sansaroad", {3, 3}, {{Layer::EdgeDot, {2, 1}, 1}}),
         {{Layer::Number, {2}}},
         Fit::Generous},
        {"coral, a two",
         boardWith("coral", {3, 2}, {{Layer::Outside, {1, -1}, 1}}),
         {{Layer::Outside, {1, 2}}},
         Fit::Generous},
        {"martini, a one", boardWith("martini", {3, 2}, {{Layer::Number, cellAt(0, 0), 1}}), unknownNumbers,
         Fit::Generous},
        {"batten, a chessboard",
         boardWith("batten", {3, 3}, {{Layer::Vertex, vertexAt(1, 1), 1}}),
         {{Layer::Vertex, {1}}},
         Fit::Generous},
        {"pentatouch, a dot",
         boardOf("pentatouch/3/2/01/2/11g/11g"),
         {{Layer::Vertex, {1}}, {Layer::Terrain, {of(Terrain::Hole)}}},
         Fit::Generous},
        {"box, a one",
         boardWith("box", {2, 2}, {{Layer::Outside, {1, -1}, 1}}),
         {{Layer::Outside, {1}}},
         Fit::Generous},
        {"battleship, a one", boardOf("battleship/3/2/1jl/1/11g"), {{Layer::Number, {0, question}}}, Fit::Generous},
        {"isowatari, ones",
         boardOf("isowatari/3/2/1/00"),
         {{Layer::Terrain, {of(Terrain::Hole)}}, {Layer::Number, {2}}},
         Fit::Generous},
        {"cts, a one",
         boardWith("cts", {3, 2}, {{Layer::Outside, {1, -1}, 1}}),
         {{Layer::Outside, {0, 1}}},
         Fit::Generous},
        {"landmeasure, a two",
         boardWith("landmeasure", {2, 2}, {{Layer::Vertex, vertexAt(1, 1), 2}}),
         {{Layer::Vertex, {0, 1, question}}},
         Fit::Generous},
        {"sashikabe, a circle",
         boardWith("sashikabe", {3, 2}, {{Layer::Number, cellAt(0, 0), question}}),
         {{Layer::Number, {question, plainMark}}},
         Fit::Generous},
        {"patchwork, a one", boardWith("patchwork", {2, 2}, {{Layer::Number, cellAt(0, 0), 1}}), unknownNumbers,
         Fit::Generous},
        {"retroships, a single", boardOf("retroships/3/2/6k/1/11g"), {{Layer::Number, {0, question}}}, Fit::Generous},
        {"shikaku, the first number", boardOf("shikaku/3/3/4n"), unknownNumbers},
        {"shikaku, two numbers", boardOf("shikaku/3/3/g2i3i"), unknownNumbers},
        {"shikaku, no rectangle has five cells", boardOf("shikaku/3/3/5n"), unknownNumbers},
        {"shikaku, blank", boardWith("shikaku", {3, 2}, {}), unknownNumbers},
        {"nawabari, a three", boardOf("nawabari/3/2/3e"), unknownNumbers, Fit::Generous},
        {"usotatami, a two", boardOf("usotatami/3/2/2e"), unknownNumbers, Fit::Generous},
        {"compass, blank", boardWith("compass", {3, 2}, {}), {{Layer::Terrain, {of(Terrain::Mark)}}}, Fit::Generous},
        {"compass, one number",
         boardWith("compass", {3, 2},
                   {{Layer::Terrain, cellAt(1, 0), of(Terrain::Mark)}, {Layer::Right, cellAt(1, 0), 2}}),
         {{Layer::Terrain, {of(Terrain::Mark)}}},
         Fit::Generous},
        {"tentaisho, a star",
         boardWith("tentaisho", {2, 2}, {{Layer::Vertex, vertexAt(1, 1), 1}}),
         {{Layer::Number, {1}}, {Layer::EdgeDot, {1}}},
         Fit::Generous},
        {"tentaisho, blank",
         boardWith("tentaisho", {2, 2}, {}),
         {{Layer::Vertex, {1}}, {Layer::Number, {1}}, {Layer::EdgeDot, {1}}},
         Fit::Generous},
        {"araf, blank", boardWith("araf", {2, 2}, {}), {{Layer::Number, {0, 1, 3, 4, 5}}}},
        {"araf, a three",
         boardWith("araf", {2, 2}, {{Layer::Number, cellAt(0, 0), 3}}),
         {{Layer::Number, {0, 1, 2, 4, 5, question}}}},
        {"araf, two numbers",
         boardWith("araf", {3, 2}, {{Layer::Number, cellAt(0, 0), 2}, {Layer::Number, cellAt(1, 0), 4}}),
         {{Layer::Number, {0, 9, 2}}}},
        {"tents, a tree", boardWith("tents", {3, 3}, {{Layer::Number, cellAt(1, 1), 1}}), {{Layer::Number, {1}}}},
        {"tents, blank", boardWith("tents", {3, 2}, {}), {{Layer::Number, {1}}}},
    };
}

std::vector<Row> insteadRows()
{
    return {
        {"yajilin, an unknown", boardWith("yajilin", {3, 3}, {{Layer::Number, cellAt(1, 0), question}}),
         unknownNumbers},
        {"yajilin, no arrow yet",
         boardWith("yajilin", {3, 2}, {{Layer::Number, cellAt(1, 0), 1}}),
         {{Layer::Arrow, {1, 2, 3, 4}}, {Layer::Number, {question}}}},
        {"castle, no arrow yet",
         boardWith("castle", {3, 3}, {{Layer::Number, cellAt(1, 1), 0}}),
         {{Layer::Arrow, {1, 2, 3, 4}}, {Layer::Number, {question}}}},
        {"lightup, a two", boardWith("lightup", {3, 3}, {{Layer::Number, cellAt(1, 0), 2}}), unknownNumbers},
        {"lightup, blank", boardWith("lightup", {3, 3}, {}), unknownNumbers},
        {"shakashaka, a one", boardWith("shakashaka", {3, 2}, {{Layer::Number, cellAt(0, 0), 1}}), unknownNumbers,
         Fit::Generous},
        {"kakuru, a nine", boardWith("kakuru", {2, 2}, {{Layer::Number, cellAt(0, 0), 9}}), unknownNumbers,
         Fit::Generous},
        {"simpleloop, odd", boardWith("simpleloop", {3, 3}, {}), {{Layer::Terrain, {of(Terrain::Hole)}}}},
        {"simpleloop, a hole",
         boardWith("simpleloop", {4, 2}, {{Layer::Terrain, cellAt(1, 0), of(Terrain::Hole)}}),
         {{Layer::Terrain, {of(Terrain::Hole)}}}},
        {"nurimisaki, a three", boardWith("nurimisaki", {3, 3}, {{Layer::Number, cellAt(0, 0), 3}}), unknownNumbers},
        {"hashikake, a three", boardWith("hashikake", {3, 2}, {{Layer::Number, cellAt(0, 0), 3}}), unknownNumbers},
        {"hashikake, two islands",
         boardWith("hashikake", {3, 2}, {{Layer::Number, cellAt(0, 0), 1}, {Layer::Number, cellAt(2, 0), 4}}),
         unknownNumbers},
        {"wblink, two white",
         boardWith("wblink", {3, 2}, {{Layer::Number, cellAt(0, 0), 1}, {Layer::Number, cellAt(2, 0), 1}}),
         {{Layer::Number, {1, 2, question}}},
         Fit::Generous},
        {"vslither, a three", boardWith("vslither", {2, 2}, {{Layer::Number, cellAt(0, 0), 3}}), unknownNumbers},
        {"sashikazune, a two",
         boardWith("sashikazune", {3, 2}, {{Layer::Number, cellAt(0, 0), 2}}),
         {{Layer::Number, {1, 2, question}}},
         Fit::Generous},
        {"familyphoto, a one",
         boardWith("familyphoto", {3, 1}, {{Layer::Number, cellAt(0, 0), 1}}),
         {{Layer::Number, {0, 1, question}}, {Layer::Terrain, {of(Terrain::Painted)}}},
         Fit::Generous},
        {"numlin, one end",
         boardWith("numlin", {3, 2}, {{Layer::Number, cellAt(1, 0), 1}}),
         {{Layer::Number, {1, 2, 3}}}},
        {"numlin, an end too many",
         boardWith(
             "numlin", {3, 2},
             {{Layer::Number, cellAt(0, 0), 1}, {Layer::Number, cellAt(1, 0), 2}, {Layer::Number, cellAt(2, 1), 1}}),
         {{Layer::Number, {1, 2, 3}}}},
        {"slalom, a gate",
         boardWith("slalom", {3, 2}, {{Layer::Terrain, cellAt(1, 0), of(Terrain::GateVertical)}}),
         {{Layer::Terrain, {of(Terrain::Wall), of(Terrain::GateVertical), of(Terrain::GateHorizontal)}}},
         Fit::Generous},
        {"herugolf, a ball",
         boardWith("herugolf", {3, 2}, {{Layer::Number, cellAt(0, 0), 2}}),
         {{Layer::Number, {1, 2}}, {Layer::Terrain, {of(Terrain::Cup)}}},
         Fit::Generous},
        {"herugolf, a cup",
         boardWith("herugolf", {3, 2}, {{Layer::Terrain, cellAt(1, 0), of(Terrain::Cup)}}),
         {{Layer::Number, {1, 2}}, {Layer::Terrain, {of(Terrain::Cup)}}},
         Fit::Generous},
        {"moonsun, no signs yet",
         boardWith("moonsun", {3, 2},
                   {{Layer::Room, edgeBetween(cellAt(1, 0), Dir::Right), 1},
                    {Layer::Room, edgeBetween(cellAt(1, 1), Dir::Right), 1}}),
         {{Layer::Number, {1, 2}}},
         Fit::Generous},
        {"kinkonkan, no letters yet",
         boardWith("kinkonkan", {2, 1}, {{Layer::Room, edgeBetween(cellAt(0, 0), Dir::Right), 1}}),
         {{Layer::Letter, {1}}, {Layer::Outside, {1}}},
         Fit::Generous},
    };
}

std::vector<Row> betweenRows()
{
    return {
        {"kakuro, sums of two rows", boardOf("kakuro/2/2/n43--"), {{Layer::Terrain, {of(Terrain::Wall)}}}},
        {"kakuro, a sum for one cell",
         boardWith("kakuro", {3, 1}, {{Layer::Outside, cellAt(0, 0).step(Dir::Left), 9}}),
         {{Layer::Terrain, {of(Terrain::Wall)}}}},
        {"tilepaint, a one",
         boardWith("tilepaint", {3, 2}, {{Layer::Outside, cellAt(0, 0).step(Dir::Left), 1}}),
         {{Layer::Terrain, {of(Terrain::Wall)}}},
         Fit::Generous},
        {"nagare, a wind",
         boardWith("nagare", {3, 3},
                   {{Layer::Terrain, cellAt(0, 1), of(Terrain::Wall)}, {Layer::Arrow, cellAt(0, 1), 4}}),
         {{Layer::Terrain, {of(Terrain::Wall)}}}},
        {"nonogram, part of a list",
         boardWith("nonogram", {3, 1}, {{Layer::Outside, {-1, 1}, 1}}),
         {{Layer::Outside, {1, 2, 3}}},
         Fit::Generous},
    };
}

std::vector<Row> roomRows()
{
    const auto blankOf = [](const char* genre, Size size) { return boardWith(genre, size, {}); };
    const auto numbered = [](const char* genre, Size size, int n) {
        return boardWith(genre, size, {{Layer::Number, cellAt(0, 0), n}});
    };
    return {
        {"norinori, no rooms", blankOf("norinori", {3, 2}), divisions, Fit::Generous, rooms},
        {"lits, no rooms", blankOf("lits", {4, 2}), divisions, Fit::Generous, rooms},
        {"hakoiri, no rooms", blankOf("hakoiri", {3, 2}), divisions, Fit::Generous, rooms},
        {"kinkonkan, no rooms",
         blankOf("kinkonkan", {2, 1}),
         {{Layer::Room, {1}}, {Layer::Letter, {1}}, {Layer::Outside, {1}}},
         Fit::Generous,
         rooms},
        {"starbattle, no rooms", blankOf("starbattle", {1, 1}), divisions, Fit::Generous, rooms},
        {"heyawake, a one", numbered("heyawake", {3, 2}, 1), divisions, Fit::Generous, rooms},
        {"chocona, a two", numbered("chocona", {3, 2}, 2), divisions, Fit::Exact, rooms},
        {"chocona, a zero", numbered("chocona", {3, 2}, 0), divisions, Fit::Generous, rooms},
        {"aqre, a one", numbered("aqre", {3, 2}, 1), divisions, Fit::Exact, rooms},
        {"shimaguni, a one", numbered("shimaguni", {3, 2}, 1), divisions, Fit::Generous, rooms},
        {"ayeheya, a one", numbered("ayeheya", {3, 2}, 1), divisions, Fit::Generous, rooms},
        {"heyablock, a one", numbered("heyablock", {3, 2}, 1), divisions, Fit::Generous, rooms},
        {"akichi, a three", numbered("akichi", {3, 2}, 3), divisions, Fit::Generous, rooms},
        {"nuritwin, a one", numbered("nuritwin", {3, 3}, 1), divisions, Fit::Generous, rooms},
        {"disco, no rooms", blankOf("disco", {3, 2}), divisions, Fit::Generous, rooms},
        {"kuroclone, no rooms", blankOf("kuroclone", {3, 2}), divisions, Fit::Generous, rooms},
        {"anymino, no rooms", blankOf("anymino", {4, 2}), divisions, Fit::Generous, rooms},
        {"hinge, a one", numbered("hinge", {3, 2}, 1), divisions, Fit::Generous, rooms},
        {"martini, no rooms", blankOf("martini", {3, 2}), divisions, Fit::Generous, rooms},
        {"sumiwake, no rooms", blankOf("sumiwake", {3, 2}), divisions, Fit::Generous, rooms},
        {"paintarea, a one", numbered("paintarea", {3, 2}, 1), divisions, Fit::Generous, rooms},
        {"tilecity, a two", numbered("tilecity", {3, 2}, 2), divisions, Fit::Generous, rooms},
        {"nurimaze, no rooms", blankOf("nurimaze", {3, 2}), divisions, Fit::Generous, rooms},
        {"parquet, no rooms", blankOf("parquet", {3, 2}), {{Layer::Room, {1, thinBorder}}}, Fit::Generous, rooms},
        {"tilepaint, no rooms", blankOf("tilepaint", {3, 2}), divisions, Fit::Generous, rooms},
        {"usoone, a one",
         numbered("usoone", {3, 2}, 1),
         {{Layer::Room, {1}}, {Layer::Number, {0, 1}}},
         Fit::Generous,
         rooms},
        {"nondango, a circle",
         numbered("nondango", {3, 2}, 1),
         {{Layer::Room, {1}}, {Layer::Number, {1}}},
         Fit::Generous,
         rooms},
        {"oneroom, a one", numbered("oneroom", {3, 2}, 1), divisions, Fit::Generous, rooms},
        {"marutaring, a three", numbered("marutaring", {3, 3}, 3), divisions, Fit::Generous, rooms},
        {"cocktail, a one", numbered("cocktail", {3, 2}, 1), divisions, Fit::Generous, rooms},
        {"bramble, a one", numbered("bramble", {3, 2}, 1), divisions, Fit::Generous, rooms},
        {"mannequin, a one", numbered("mannequin", {3, 2}, 1), divisions, Fit::Generous, rooms},
        {"invlitso, no rooms", blankOf("invlitso", {4, 2}), divisions, Fit::Generous, rooms},
        {"stostone, a one", numbered("stostone", {3, 2}, 1), divisions, Fit::Generous, rooms},
        {"aquarium, no rooms", boardWith("aquarium", {3, 2}, {{Layer::Outside, {-1, 1}, 2}}), divisions, Fit::Exact,
         rooms},
        {"country, a one", numbered("country", {3, 2}, 1), divisions, Fit::Generous, rooms},
        {"detour, a one", numbered("detour", {2, 2}, 1), divisions, Fit::Exact, rooms},
        {"suguru, no rooms", blankOf("suguru", {3, 1}), divisions, Fit::Generous, rooms},
        {"meander, no rooms", blankOf("meander", {3, 1}), divisions, Fit::Generous, rooms},
        {"sukororoom, a one", numbered("sukororoom", {3, 1}, 1), divisions, Fit::Generous, rooms},
        {"tetroctb, a two", numbered("tetroctb", {3, 2}, 2), divisions, Fit::Generous, rooms},
        {"seiza, a one", numbered("seiza", {3, 1}, 1), divisions, Fit::Generous, rooms},
        {"numcity, a two", numbered("numcity", {3, 1}, 2), divisions, Fit::Generous, rooms},
        {"nanro, a one", numbered("nanro", {3, 1}, 1), divisions, Fit::Generous, rooms},
        {"tontonbeya, no rooms", blankOf("tontonbeya", {3, 1}), divisions, Fit::Generous, rooms},
        {"magnets, no rooms", boardWith("magnets", {3, 2}, {{Layer::Outside, {1, -1}, 1}}), divisions, Fit::Generous,
         rooms},
        {"dosufuwa, no rooms", blankOf("dosufuwa", {2, 2}), divisions, Fit::Generous, rooms},
        {"makaro, no rooms", blankOf("makaro", {3, 1}), divisions, Fit::Generous, rooms},
        {"hanare, a one", numbered("hanare", {3, 1}, 1), divisions, Fit::Generous, rooms},
        {"putteria, no rooms", blankOf("putteria", {3, 2}), divisions, Fit::Generous, rooms},
        {"twinarea, no rooms", boardWith("twinarea", {3, 1}, {{Layer::Terrain, cellAt(1, 0), of(Terrain::Painted)}}),
         divisions, Fit::Generous, rooms},
        {"yajilin-regions, a one", numbered("yajilin-regions", {3, 2}, 1), divisions, Fit::Generous, rooms},
        {"dotchi2, no rooms",
         boardWith("dotchi2", {3, 2}, {{Layer::Number, cellAt(0, 0), 2}, {Layer::Number, cellAt(1, 0), 1}}),
         {{Layer::Room, {1}}, {Layer::Number, {2}}},
         Fit::Generous,
         rooms},
        {"ripple, no rooms", blankOf("ripple", {3, 1}), divisions, Fit::Generous, rooms},
        {"cojun, no rooms", blankOf("cojun", {2, 2}), divisions, Fit::Generous, rooms},
        {"moonsun, no rooms",
         boardWith("moonsun", {3, 2}, {{Layer::Number, cellAt(0, 0), 1}, {Layer::Number, cellAt(1, 0), 1}}),
         {{Layer::Room, {1}}, {Layer::Number, {2}}},
         Fit::Generous,
         rooms},
    };
}

const std::vector<Row>& table()
{
    static const std::vector<Row> all = [] {
        std::vector<Row> rows;
        for (const auto& part : {seedRows(), insteadRows(), betweenRows(), roomRows()})
            rows.insert(rows.end(), part.begin(), part.end());
        return rows;
    }();
    return all;
}

/// Does nothing of the author stand there yet that shuts this layer out? Arrows go with numbers.
bool isFree(const Board& board, Layer layer, Place place)
{
    if (board.at(layer, place) != blank)
        return false;
    if (layer == Layer::Arrow)
        return board.at(Layer::Number, place) >= 0;
    if (layer == Layer::Outside && board.has(Layer::Letter))
        return board.at(Layer::Letter, place) != blank;
    return !isCell(place) || std::ranges::none_of(genreOf(board).clueLayers(), [&](Layer other) {
        return placesOf(other) == PlaceKind::Cell && board.at(other, place) != blank;
    });
}

/// Is it a place of the genre? Only slots beside the grid are.
bool isUsed(const Board& board, Layer layer, Place place)
{
    const auto [width, height] = board.size();
    if (placesOf(layer) == PlaceKind::Edge)
        return board.grid().isInner(place);
    if (placesOf(layer) == PlaceKind::Vertex)
        return place.x > 0 && place.y > 0 && place.x < 2 * width && place.y < 2 * height;
    if (placesOf(layer) != PlaceKind::Slot)
        return true;
    const bool isBeyond = place.x > 2 * width + 1 || place.y > 2 * height + 1;
    const bool isTopLeftOnly = !board.has(Layer::Letter) && (place.x > 2 * width || place.y > 2 * height);
    return !isBeyond && !isTopLeftOnly && place.x >= -3 && place.y >= -3;
}

/// A sum stands before a run of cells.
bool standsRight(const Board& board)
{
    const std::vector<SumRun> runs = sumRuns(board);
    const auto places = board.grid().all(PlaceKind::Slot);
    return genreOf(board).clue(Clue::SumPair) == nullptr || std::ranges::all_of(places, [&](Place slot) {
               return board.at(Layer::Outside, slot) == blank
                      || std::ranges::find(runs, slot, &SumRun::head) != runs.end();
           });
}

/// Calls `use` with everything that can come of a board.
void forEachCompletion(const Row& row, Board& board, std::size_t addition, std::size_t index,
                       const std::function<void()>& use)
{
    if (addition == row.additions.size())
        return use();
    const auto& [layer, values] = row.additions[addition];
    const std::vector<Place> places = board.grid().all(placesOf(layer));
    if (index == places.size())
        return forEachCompletion(row, board, addition + 1, 0, use);
    const Place place = places[index];
    forEachCompletion(row, board, addition, index + 1, use);
    if (!isUsed(board, layer, place) || !isFree(board, layer, place))
        return;
    for (const int value : values) {
        board.set(layer, place, value);
        forEachCompletion(row, board, addition, index + 1, use);
    }
    board.set(layer, place, blank);
}

/// The answers of the open rules as a solution of a completion has them. Where that asks for nothing there is nothing.
Filling toldAs(const Rules& open, const Rules& rules, const Board& board, const Filling& solution)
{
    Board whole = board;
    for (std::size_t i = 0; i < solution.size(); ++i)
        for (const Place place : rules.answers()[i].places)
            whole.set(rules.answers()[i].layer, place, solution[i]);
    return fillingOf(open, Assignment(open, whole));
}

} // namespace

class OpenRulesTest : public QObject {
    Q_OBJECT
private slots:
    void solutionsAreThoseOfCompletions_data();
    void solutionsAreThoseOfCompletions();
    void readersAgree_data() { solutionsAreThoseOfCompletions_data(); }
    void readersAgree();
    void whatStandsAsksForNoLess_data() { solutionsAreThoseOfCompletions_data(); }
    void whatStandsAsksForNoLess();
};

void OpenRulesTest::solutionsAreThoseOfCompletions_data()
{
    QTest::addColumn<std::size_t>("row");
    for (std::size_t k = 0; k < table().size(); ++k)
        QTest::newRow(table()[k].name) << k;
}

void OpenRulesTest::solutionsAreThoseOfCompletions()
{
    QFETCH(std::size_t, row);
    const Row& asked = table()[row];
    const Rules open = rulesOf(asked.board, asked.reading);
    std::set<Filling> ofCompletions;
    Board board = asked.board;
    int completions = 0;
    forEachCompletion(asked, board, 0, 0, [&] {
        if (!standsRight(board))
            return;
        ++completions;
        const Rules rules = rulesOf(board);
        for (const Filling& solution : solutionsOfModel(rules, Selectors::None))
            ofCompletions.insert(toldAs(open, rules, board, solution));
    });
    const std::set<Filling> found = solutionsOfModel(open, Selectors::None);
    QVERIFY(std::ranges::includes(found, ofCompletions));
    if (asked.fit == Fit::Exact)
        QCOMPARE(found.size(), ofCompletions.size());
    qInfo("%d completions, %zu solutions, %zu under the open rules", completions, ofCompletions.size(), found.size());
}

/// The judge and the model.
void OpenRulesTest::readersAgree()
{
    QFETCH(std::size_t, row);
    constexpr double mostFillings = 300'000;
    const Rules open = rulesOf(table()[row].board, table()[row].reading);
    const std::set<Filling> found = solutionsOfModel(open, Selectors::Clues);
    if (countOfFillings(open) <= mostFillings
        && std::ranges::all_of(open.answers(), [](const Answer& a) { return a.layer != Layer::Digit; }))
        QCOMPARE(acceptedByJudge(open), found);
}

/// Under what was waived besides, the solutions are those of the board as it stands.
void OpenRulesTest::whatStandsAsksForNoLess()
{
    QFETCH(std::size_t, row);
    const Board& board = table()[row].board;
    const Rules open = rulesOf(board, table()[row].reading), plain = rulesOf(board);
    if (open.answers().size() != plain.answers().size())
        return; // told from cell to cell
    Rules strict = open;
    for (const Instance& waived : open.waived())
        strict.demand(waived);
    QCOMPARE(solutionsOfModel(strict, Selectors::None), solutionsOfModel(plain, Selectors::None));
}

TOKISUJI_TEST(OpenRulesTest);
#include "open_rules_test.moc"
