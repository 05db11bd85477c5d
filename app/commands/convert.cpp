// convert: the same puzzle in another format.
#include "app/batch.h"
#include "app/json.h"
#include "engine/formats/formats.h"
#include "engine/formats/piece_list.h"
#include "engine/genre/registry.h"

#include <QJsonDocument>

#include <array>

namespace tokisuji {

namespace {

constexpr std::array convertOptions{
    OptionSpec{"--to", "FORM", "puzz.link, pzv, tokisuji, pzprv3, json, pieces or e2pieces"},
    jsonOption,
};

/// In the order of `formNames`.
enum class PuzzleForm : std::uint8_t { PuzzLink, Pzv, Own, Pzprv3, Json, Pieces, PiecesTopFirst };
constexpr std::array<std::string_view, 7> formNames{"puzz.link", "pzv",    "tokisuji", "pzprv3",
                                                    "json",      "pieces", "e2pieces"};

/// In a batch each puzzle is one line.
enum class Layout : std::uint8_t { Single, Batch };

Report address(const Result<std::string>& url)
{
    if (!url)
        return failure(url.error());
    return {.json = {{"url", toJson(*url)}}, .text = *url};
}

Report file(const Board& board, Layout layout)
{
    std::string text = writePzprv3(board, layout == Layout::Batch ? "/" : "\n");
    if (text.empty())
        return failure(Error{.id = "file-form-unknown", .args = {board.genre()}, .at = {}});
    if (text.ends_with('\n'))
        text.pop_back();
    return {.json = {{"text", toJson(writePzprv3(board, "/"))}}, .text = text};
}

Report pieces(const Board& board, SideOrder order)
{
    if (genreOf(board).clue(Clue::EdgePieces) == nullptr)
        return failure("no-pieces", "Only edge-matching puzzles have a list of pieces.");
    std::string text = writePieceList(board, order);
    text.pop_back();
    return {.json = {{"text", toJson(text)}}, .text = text};
}

Report convert(const Board& board, PuzzleForm form, Layout layout)
{
    switch (form) {
    case PuzzleForm::PuzzLink:
        return address(writeUrl(board, Site::PuzzLink));
    case PuzzleForm::Pzv:
        return address(writeUrl(board, Site::Pzv));
    case PuzzleForm::Own:
        return address(writeOwnUrl(board));
    case PuzzleForm::Pzprv3:
        return file(board, layout);
    case PuzzleForm::Pieces:
        return pieces(board, SideOrder::LeftFirst);
    case PuzzleForm::PiecesTopFirst:
        return pieces(board, SideOrder::TopFirst);
    case PuzzleForm::Json:
        break;
    }
    const QJsonObject json = boardJson(board);
    return {.json = json, .text = QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString()};
}

Checked<Exit> runConvert(const Arguments& arguments)
{
    if (!arguments.has("--to"))
        return UsageProblem{"--to is needed: puzz.link, pzv, tokisuji, pzprv3, json, pieces or e2pieces."};
    const auto choice = arguments.choice("--to", formNames, 0);
    if (const auto* problem = std::get_if<UsageProblem>(&choice))
        return *problem;
    const auto form = static_cast<PuzzleForm>(std::get<std::size_t>(choice));
    const bool isBatch = arguments.plain() == std::vector<std::string>{"-"};
    return runJob(arguments,
                  [&](const Board& board) { return convert(board, form, isBatch ? Layout::Batch : Layout::Single); });
}

} // namespace

const Command convertCommand{
    "convert",
    "PUZZLE --to puzz.link|pzv|tokisuji|pzprv3|json|pieces|e2pieces [--json]",
    "convert a puzzle to another format",
    "A URL holds only the clues; pzprv3 and json also hold the marks.\n"
    "pieces and e2pieces list the pieces of an edge-matching puzzle, one per line: left top right bottom, or top "
    "right\n"
    "bottom left.\n"
    "JSON: url for the URLs, text for pzprv3 and lists, the board itself for json.\n",
    convertOptions,
    runConvert,
};

} // namespace tokisuji
