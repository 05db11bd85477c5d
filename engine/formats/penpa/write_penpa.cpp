#include "engine/board/bank.h"
#include "engine/formats/formats.h"
#include "engine/formats/penpa/link.h"
#include "engine/formats/penpa/mark_art.h"
#include "engine/formats/penpa/penpa.h"
#include "engine/formats/text.h"
#include "engine/genre/registry.h"

namespace tokisuji::penpa {

namespace {

std::vector<int> centresOf(const Genre& genre, const Frame& frame)
{
    const Size board = frame.board();
    const Margins m = hasClueCells(genre) ? frame.margins() : Margins{};
    std::vector<int> centres;
    for (int row = -m.top; row < board.height + m.bottom; ++row)
        for (int column = -m.left; column < board.width + m.right; ++column)
            centres.push_back(frame.point(cellAt(column, row)));
    return centres;
}

/// A bank of pieces as rows of squares: it is not on the board, so it is told in words.
std::string bankPicture(const Board& board)
{
    std::string text;
    for (const BankPiece& piece : bankOf(board)) {
        text += '\n';
        for (int row = 0; row < piece.box.height; ++row) {
            for (int column = 0; column < piece.box.width; ++column)
                text += piece.at(column, row) ? "■" : "□";
            text += '\n';
        }
    }
    return text;
}

std::string rulesText(const Genre& genre, const Board& board, const std::string& given)
{
    std::string text = given.empty() ? std::string(genre.summary.en) : given;
    for (const Variant& variant : genre.variants)
        if (given.empty() && board.hasFlag(variant.letter) && !variant.isLook)
            text += "\n" + std::string(variant.name.en) + ".";
    return genre.clue(Clue::PieceBank) == nullptr ? text : text + "\n" + bankPicture(board);
}

/// The puzzle's own address: whoever reads the link has the whole puzzle, whatever penpa draws of it.
std::string addressOf(const Board& board)
{
    Result<std::string> address = writeUrl(board, Site::PuzzLink);
    if (!address)
        address = writeOwnUrl(board);
    return address ? *address : std::string();
}

} // namespace

Result<Text> textOf(const Board& board, const Publication& said)
{
    const Genre& genre = genreOf(board);
    if (!isDrawable(genre))
        return errorOf(genre.isWhole() ? "penpa-cannot-hold" : "no-rules", {std::string(genre.id)});
    const Frame frame = frameOf(genre, board);
    const auto [width, height] = frame.whole();
    if (width > mostCells || height > mostCells)
        return errorOf("penpa-size", {std::to_string(width), std::to_string(height), std::to_string(mostCells)});
    const Look look = lookOf(genre);
    Text text{.whole = frame.whole(),
              .space = hasClueCells(genre) ? Margins{} : frame.margins(),
              .centre = frame.centre(),
              .title = said.title.empty() ? std::string(genre.title.en) : said.title,
              .author = said.author,
              .source = said.source.empty() ? addressOf(board) : said.source,
              .rules = rulesText(genre, board, said.rules),
              .grid = look.grid,
              .tool = look.tool,
              .centres = centresOf(genre, frame),
              .tags = {look.tag}};
    drawClues({genre, board, look, frame, text.question});
    return text;
}

Result<std::string> writeSolveLink(const Board& board, const Publication& said)
{
    if (genreOf(board).isPicture)
        return board.setup();
    Result<Text> text = textOf(board, said);
    if (!text)
        return text.error();
    const Genre& genre = genreOf(board);
    const Look look = lookOf(genre);
    std::string answer;
    if (const auto checks = checksOf(genre, look); said.solution && !checks.empty()) {
        const Frame frame = frameOf(genre, board);
        Sheet marks;
        drawMarks({genre, *said.solution, look, frame, marks});
        answer = answerText(marks, text->question, frame, look, checks);
        if (!answer.empty())
            (*text).checks = checks;
    }
    return linkOf(Purpose::Solve, write(*text, Purpose::Solve), answer);
}

Result<std::string> writeEditLink(const Board& board, const Publication& said)
{
    if (genreOf(board).isPicture)
        return board.setup();
    Result<Text> text = textOf(board, said);
    if (!text)
        return text.error();
    const Genre& genre = genreOf(board);
    drawMarks({genre, board, lookOf(genre), frameOf(genre, board), (*text).answer});
    return linkOf(Purpose::Edit, write(*text, Purpose::Edit), "");
}

} // namespace tokisuji::penpa
