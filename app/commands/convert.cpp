// convert: the same puzzle in another format.
#include "app/batch.h"
#include "app/json.h"
#include "engine/check/check.h"
#include "engine/formats/exchange.h"
#include "engine/formats/piece_list.h"
#include "engine/genre/registry.h"

#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr std::array convertOptions{
    OptionSpec{"--to", "FORM", "the form that is written, see above"},
    OptionSpec{"--title", "TEXT", "the puzzle's title, where the form has a place for it; otherwise the input's"},
    OptionSpec{"--author", "TEXT", "likewise"},
    OptionSpec{"--rules", "TEXT", "its rules in words; otherwise those of its genre"},
    OptionSpec{"--source", "URL", "where it comes from; otherwise its pzpr URL"},
    OptionSpec{"--answer", "",
               "keep the solution that a link or text brings along, as marks, where the form holds marks"},
    jsonOption,
};

/// In a batch each puzzle is one line.
enum class Layout : std::uint8_t { Single, Batch };

Report pieces(const Board& board, SideOrder order)
{
    if (genreOf(board).clue(Clue::EdgePieces) == nullptr)
        return failure("no-pieces", "Only edge-matching puzzles have a list of pieces.");
    std::string text = writePieceList(board, order);
    text.pop_back();
    return {.json = {{"text", toJson(text)}}, .text = text};
}

Report json(const Board& board)
{
    const QJsonObject json = boardJson(board);
    return {.json = json, .text = QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString()};
}

/// Forms that only this command writes.
struct OwnForm {
    std::string_view name;
    Report (*write)(const Board&);
};
constexpr std::array ownForms{
    OwnForm{"json", json},
    OwnForm{"pieces", [](const Board& board) { return pieces(board, SideOrder::LeftFirst); }},
    OwnForm{"e2pieces", [](const Board& board) { return pieces(board, SideOrder::TopFirst); }},
};

std::vector<std::string_view> formNames()
{
    std::vector<std::string_view> names;
    for (const ExchangeFormat& form : exchangeFormats())
        if (form.write != nullptr)
            names.push_back(form.name);
    for (const OwnForm& form : ownForms)
        names.push_back(form.name);
    return names;
}

std::string joined(const std::vector<std::string_view>& names, std::string_view between)
{
    std::string list;
    for (const std::string_view name : names)
        list += (list.empty() ? "" : std::string(between)) + std::string(name);
    return list;
}

/// A puzzle that takes longer is written without its answer.
constexpr std::chrono::seconds mostSolving{30};

/// The only solution, where the form has a place for it and there is one.
std::optional<Board> solutionFor(const ExchangeFormat& form, const Board& board)
{
    if (!form.holdsAnswer || !genreOf(board).hasRules())
        return std::nullopt;
    const Verdict verdict = check(board, {.limit = mostSolving, .conflict = false});
    return verdict.status == Status::Unique ? verdict.solution : std::nullopt;
}

Report exchanged(const ExchangeFormat& form, const Board& board, Publication texts, Layout layout)
{
    texts.solution = solutionFor(form, board);
    const Result<std::string> written = form.write(board, texts);
    if (!written)
        return failure(written.error());
    if (form.carrier == ExchangeFormat::Address)
        return {.json = {{"url", toJson(*written)}}, .text = *written};
    texts.lineEnd = "/";
    const Result<std::string> line = form.write(board, texts);
    if (!line)
        return failure(line.error());
    std::string text = layout == Layout::Batch ? *line : *written;
    if (text.ends_with('\n'))
        text.pop_back();
    return {.json = {{"text", toJson(*line)}}, .text = text};
}

/// What the call says of the puzzle; what it does not say, as the input has it.
Publication textsOf(const Arguments& arguments, const Publication& input)
{
    return {.title = arguments.value("--title", input.title),
            .author = arguments.value("--author", input.author),
            .rules = arguments.value("--rules", input.rules),
            .source = arguments.value("--source", input.source)};
}

/// The board with the marks of the solution that came with it, if that is asked for.
Board boardWanted(const Board& board, const Publication& input, const Arguments& arguments)
{
    return arguments.has("--answer") && input.solution ? *input.solution : board;
}

Checked<Exit> runConvert(const Arguments& arguments)
{
    const std::vector<std::string_view> names = formNames();
    if (!arguments.has("--to"))
        return UsageProblem{"--to is needed, one of " + joined(names, ", ") + "."};
    const auto choice = arguments.choice("--to", names, 0);
    if (const auto* problem = std::get_if<UsageProblem>(&choice))
        return *problem;
    const std::string_view name = names[std::get<std::size_t>(choice)];
    const bool isBatch = arguments.plain() == std::vector<std::string>{"-"};
    const Layout layout = isBatch ? Layout::Batch : Layout::Single;
    if (const ExchangeFormat* form = findExchangeFormat(name); form != nullptr && form->write != nullptr)
        return runJob(arguments, TextJob([&](const Board& board, const Publication& input) {
                          return exchanged(*form, boardWanted(board, input, arguments), textsOf(arguments, input),
                                           layout);
                      }));
    const OwnForm& own = *std::ranges::find(ownForms, name, &OwnForm::name);
    return runJob(arguments, TextJob([&](const Board& board, const Publication& input) {
                      return own.write(boardWanted(board, input, arguments));
                  }));
}

} // namespace

const std::string convertUsage =
    "PUZZLE --to " + joined(formNames(), "|")
    + "\n      [--title TEXT] [--author TEXT] [--rules TEXT] [--source URL] [--answer] [--json]";

const Command convertCommand{
    "convert",
    convertUsage,
    "convert a puzzle to another format",
    "A URL holds only the clues; pzprv3 and json also hold the marks.\n"
    "penpa links are opened by penpa-edit to solve, penpa-edit links to edit. They hold the answer where there is "
    "just\n"
    "one, and it is found in half a minute: the page tells the solver when it is reached.\n"
    "text is a sudoku as a line of characters. fpuzzles and sudokupad are links that hold a sudoku or skyscrapers, "
    "tatham\n"
    "is a link to a game of Simon Tatham's collection.\n"
    "pieces and e2pieces list the pieces of an edge-matching puzzle, one per line: left top right bottom, or top "
    "right\n"
    "bottom left.\n"
    "JSON: url for the URLs, text for pzprv3 and lists, the board itself for json.\n",
    convertOptions,
    runConvert,
};

} // namespace tokisuji
