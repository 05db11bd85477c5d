#include "samples.h"

#include "engine/genre/registry.h"
#include "engine/solve/conflict.h"
#include "sample_from_data.h"

#include <algorithm>
#include <array>
#include <map>

namespace tokisuji::samples {

namespace {

using Rows = std::vector<std::string>;

Board blankBoard(std::string_view genre, Size size, std::string flags = {})
{
    return findGenre(genre)->makeBoard(size, std::move(flags));
}

/// One character a cell: "." none, "?" unknown, "*" a plain mark, a digit or (from 10) a letter.
void putNumbers(Board& board, const Rows& rows)
{
    for (const Place c : board.grid().cells()) {
        const char token = rows[static_cast<std::size_t>(row(c))][static_cast<std::size_t>(column(c))];
        const int value = token == '.'   ? blank
                          : token == '?' ? question
                          : token == '*' ? plainMark
                          : token > '9'  ? token - 'a' + 10
                                         : token - '0';
        board.set(Layer::Number, c, value);
    }
}

/// Direction letters u d l r, "." for none.
void putArrows(Board& board, const Rows& rows)
{
    for (const Place c : board.grid().cells()) {
        const std::string_view letters = ".udlr";
        const char token = rows[static_cast<std::size_t>(row(c))][static_cast<std::size_t>(column(c))];
        if (const auto dir = letters.find(token); dir > 0)
            board.set(Layer::Arrow, c, static_cast<int>(dir));
    }
}

/// Cells with the same letter are a room.
void putRooms(Board& board, const Rows& rows)
{
    const auto letter = [&](Place c) {
        return rows[static_cast<std::size_t>(row(c))][static_cast<std::size_t>(column(c))];
    };
    for (const Place edge : board.grid().innerEdges()) {
        const auto [a, b] = cellsBeside(edge);
        if (letter(a) != letter(b))
            board.set(Layer::Room, edge, 1);
    }
}

/// "#" is shaded, anything else is not.
void putShades(Board& board, const Rows& rows)
{
    for (const Place c : board.grid().cells())
        board.set(Layer::Shade, c,
                  rows[static_cast<std::size_t>(row(c))][static_cast<std::size_t>(column(c))] == '#' ? 1 : 0);
}

bool isInside(const Rows& mask, int x, int y)
{
    return y >= 0 && y < static_cast<int>(mask.size()) && x >= 0
           && x < static_cast<int>(mask[static_cast<std::size_t>(y)].size())
           && mask[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '#';
}

/// The border of the marked cells as a loop along the grid.
void putLatticeLoop(Board& board, const Rows& mask)
{
    for (const Place edge : board.grid().all(PlaceKind::Edge)) {
        const auto [a, b] = cellsBeside(edge);
        const auto inside = [&](Place c) {
            return isInside(mask, (c.x - 1) / 2 - (c.x < 0), (c.y - 1) / 2 - (c.y < 0));
        };
        board.set(Layer::Line, edge, inside(a) != inside(b) ? 1 : 0);
    }
}

/// The border of the marked faces as a loop from cell to cell; a face lies on each inner vertex.
void putCellLoop(Board& board, const Rows& mask)
{
    for (const Place edge : board.grid().innerEdges()) {
        const bool upright = (edge.x & 1) == 0; // the edge itself; the line crosses it
        const Place a = edge.step(upright ? Dir::Up : Dir::Left, 1);
        const Place b = edge.step(upright ? Dir::Down : Dir::Right, 1);
        const auto inside = [&](Place v) { return isInside(mask, v.x / 2 - 1, v.y / 2 - 1); };
        board.set(Layer::Line, edge, inside(a) != inside(b) ? 1 : 0);
    }
}

struct Bridge {
    int column;
    int row;
    Dir dir;
    int length; ///< in cells from island to island
    int count;
};

void putBridges(Board& board, const std::vector<Bridge>& bridges)
{
    for (const Bridge& bridge : bridges) {
        Place edge = cellAt(bridge.column, bridge.row).step(bridge.dir, 1);
        for (int i = 0; i < bridge.length; ++i, edge = edge.step(bridge.dir))
            board.set(Layer::Line, edge, bridge.count);
    }
}

void putDigits(Board& board, const Rows& rows)
{
    for (const Place c : board.grid().cells())
        if (board.at(Layer::Number, c) == blank)
            board.set(Layer::Digit, c,
                      rows[static_cast<std::size_t>(row(c))][static_cast<std::size_t>(column(c))] - '0');
}

/// What the marks leave open is answered with "no".
void answerTheRest(Board& board)
{
    const Rules rules = rulesOf(board);
    for (const Answer& answer : rules.answers())
        for (const Place p : answer.places)
            if (board.at(answer.layer, p) == blank)
                board.set(answer.layer, p, 0);
}

template <class Put, class Marks>
Sample make(std::string_view genre, Board puzzle, const Put& put, const Marks& answer, const Marks& alternative)
{
    Sample sample{genre, puzzle, puzzle, puzzle};
    put(sample.answer, answer);
    put(sample.alternative, alternative);
    answerTheRest(sample.answer);
    answerTheRest(sample.alternative);
    return sample;
}

Sample slither()
{
    Board b = blankBoard("slither", {7, 7});
    putNumbers(b, {".22.3.1", "3..2..2", ".1?.2..", "..2..13", "22.0.2.", ".3..1..", "2.2.3.2"});
    return make("slither", b, putLatticeLoop,
                Rows{"##.##..", "##..###", ".##.#..", "..###.#", "#.#.###", "###.#..", "..###.."},
                Rows{"##.##..", "##..###", ".##.#..", "..###.#", "#.#.###", "####...", "..###.."});
}

Sample mashu()
{
    Board b = blankBoard("mashu", {7, 7});
    putNumbers(b, {".1.1...", "..2...2", "1.....1", "...1...", "?.2..1.", ".....2.", ".1..1.."});
    return make("mashu", b, putCellLoop, Rows{"###...", "#.###.", "#...#.", "###.##", "#.###.", "####.."},
                Rows{"###...", "#.###.", "#...#.", "###.#.", "#.###.", "####.."});
}

Sample hashikake()
{
    Board b = blankBoard("hashikake", {7, 7});
    putNumbers(b, {"2..4..2", ".......", "4..6..?", ".1.....", ".......", "3..4..3", ".1....."});
    const std::vector<Bridge> shared{{0, 0, Dir::Right, 3, 1}, {3, 0, Dir::Right, 3, 1}, {0, 0, Dir::Down, 2, 1},
                                     {3, 0, Dir::Down, 2, 2},  {0, 2, Dir::Right, 3, 2}, {3, 2, Dir::Down, 3, 1},
                                     {0, 5, Dir::Right, 3, 2}, {1, 3, Dir::Down, 3, 1}};
    std::vector<Bridge> answer = shared, other = shared;
    answer.insert(answer.end(), {{3, 2, Dir::Right, 3, 1}, {3, 5, Dir::Right, 3, 1}, {6, 2, Dir::Down, 3, 2}});
    other.insert(other.end(), {{3, 2, Dir::Right, 3, 2}, {3, 5, Dir::Right, 3, 1}, {6, 2, Dir::Down, 3, 1}});
    return make("hashikake", b, putBridges, answer, other);
}

Sample nurikabe()
{
    Board b = blankBoard("nurikabe", {7, 7});
    putNumbers(b, {"3......", "....4..", ".......", ".2...?.", ".......", "..5....", "......1"});
    return make("nurikabe", b, putShades,
                Rows{"..#####", ".##....", "##.####", "#..#..#", "#####.#", "##....#", "#.####."},
                Rows{"...####", "###....", "##.####", "#..#..#", "#####.#", "##....#", "#.####."});
}

Sample heyawake()
{
    Board b = blankBoard("heyawake", {7, 7});
    putRooms(b, {"aabbbcc", "aabbbcc", "ddeeecc", "ddeeefg", "ddhheff", "iihhejj", "iihhejj"});
    putNumbers(b, {"2.1....", ".......", "2.?....", ".....1.", "..2....", "0......", "......."});
    return make("heyawake", b, putShades,
                Rows{"#..#..#", ".#..#..", "#..#..#", "..#..#.", ".#..#..", "..#..#.", "....#.."},
                Rows{"#..#..#", ".#....#", "#..#...", "..#..#.", ".#..#..", "..#..#.", "....#.."});
}

Sample yajilin()
{
    Board b = blankBoard("yajilin", {7, 7});
    putNumbers(b, {".......", "..2....", ".......", "?....1.", ".......", "...2..*", "......."});
    putArrows(b, {".......", "..r....", ".......", ".....d.", ".......", "...u...", "......."});
    const auto put = [](Board& board, const Rows& loop) {
        putCellLoop(board, loop);
        for (const Place c : board.grid().cells()) {
            const auto isLine = [&](Dir d) { return board.at(Layer::Line, edgeBetween(c, d)) == 1; };
            const bool isUsed = board.at(Layer::Number, c) != blank || std::ranges::any_of(directions, isLine);
            board.set(Layer::Shade, c, isUsed ? 0 : 1);
        }
    };
    return make("yajilin", b, put, Rows{"#####.", ".##.##", ".#..##", ".##.##", "##..#.", "##..#."},
                Rows{"#####.", ".##.##", ".#..##", ".##.##", "##..#.", "##...."});
}

Sample sudoku()
{
    Board b = blankBoard("sudoku", {9, 9});
    putNumbers(b, {"53..7....", "6..195...", ".98....6.", "8...6...3", "4..8.3..1", "7...2...6", ".6....28.",
                   "...419..5", "....8..?9"});
    const Rows answer{"534678912", "672195348", "198342567", "859761423", "426853791",
                      "713924856", "961537284", "287419635", "345286179"};
    Rows other = answer;
    std::swap(other[3][1], other[3][2]);
    std::swap(other[4][2], other[4][6]);
    return make("sudoku", b, putDigits, answer, other);
}

Sample daburi()
{
    Board b = blankBoard("daburi", {6, 6});
    putNumbers(b, {"12a132", "213213", "132c21", "321321", "113b?2", "231213"});
    return make("daburi", b, putShades, Rows{"...#..", ".#....", "#..#..", "..#..#", "#...#.", "..#..."},
                Rows{"...#..", ".#....", "...#..", "#.#..#", "....#.", "..#..."});
}

Verdict verdictOf(Status status)
{
    Verdict verdict;
    verdict.status = status;
    verdict.stop = Stop::Finished;
    return verdict;
}

/// What two boards have in common in their answer layers, blank elsewhere.
Board common(const Board& a, const Board& b)
{
    Board shared = a;
    for (const Layer layer : genreOf(a).answerLayers())
        for (const Place p : a.grid().all(placesOf(layer)))
            if (a.at(layer, p) != b.at(layer, p))
                shared.set(layer, p, blank);
    return shared;
}

using MakeSample = Sample (*)();
constexpr std::array<std::pair<std::string_view, MakeSample>, 8> byHand{{
    {"daburi", daburi},
    {"hashikake", hashikake},
    {"heyawake", heyawake},
    {"mashu", mashu},
    {"nurikabe", nurikabe},
    {"slither", slither},
    {"sudoku", sudoku},
    {"yajilin", yajilin},
}};

Sample madeFor(std::string_view genre)
{
    const auto* const it = std::ranges::find(byHand, genre, &std::pair<std::string_view, MakeSample>::first);
    return it == byHand.end() ? fromData(*findGenre(genre)) : it->second();
}

} // namespace

const Sample& of(std::string_view genre)
{
    static std::map<std::string, Sample, std::less<>> samples;
    auto it = samples.find(genre);
    if (it == samples.end())
        it = samples.emplace(genre, madeFor(genre)).first;
    return it->second;
}

Verdict unique(const Sample& sample)
{
    Verdict verdict = verdictOf(Status::Unique);
    verdict.solution = sample.answer;
    verdict.determined = sample.answer;
    verdict.determinedComplete = true;
    return verdict;
}

Verdict several(const Sample& sample)
{
    Verdict verdict = verdictOf(Status::Several);
    verdict.solution = sample.answer;
    verdict.alternatives = {sample.alternative};
    verdict.nearestProved = true;
    verdict.determined = common(sample.answer, sample.alternative);
    verdict.determinedComplete = true;
    return verdict;
}

Verdict none(const Sample& sample)
{
    constexpr std::size_t members = 3;
    Verdict verdict = verdictOf(Status::None);
    verdict.conflictMinimal = true;
    verdict.conflict = relaxableClues(sample.puzzle, Relaxation::Removed);
    verdict.conflict.resize(std::min(members, verdict.conflict.size()));
    return verdict;
}

Board withoutClues(Board board, Place place)
{
    for (const Layer layer : genreOf(board).clueLayers())
        if (const auto places = board.grid().all(placesOf(layer)); std::ranges::find(places, place) != places.end())
            board.set(layer, place, blank);
    return board;
}

} // namespace tokisuji::samples
