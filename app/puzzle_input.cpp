#include "app/puzzle_input.h"

#include "app/application.h"
#include "editor/model/history_address.h"
#include "editor/model/store/log.h"
#include "editor/ui/texts/error_text.h"
#include "engine/formats/formats.h"
#include "engine/formats/several.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <system_error>

namespace tokisuji {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t longestPath = 4096; // as Linux has it; whatever is longer is no path
constexpr std::string_view databaseSignature = "SQLite format 3";
constexpr std::string_view logSuffix = ".tokisuji";

InputProblem problemOf(const Error& error)
{
    return {error.id, errorText(error).toStdString(), error.at};
}

PuzzleRead outcome(Result<Board> board)
{
    if (board)
        return std::move(*board);
    return problemOf(board.error());
}

/// At most one byte more than readers take: enough for them to see that it is too much.
std::string readBounded(std::istream& in)
{
    constexpr std::size_t most = maxInputBytes + 1;
    std::string text;
    std::array<char, 1 << 16> block{};
    while (in && text.size() < most) {
        in.read(block.data(), static_cast<std::streamsize>(std::min(block.size(), most - text.size())));
        text.append(block.data(), static_cast<std::size_t>(in.gcount()));
    }
    return text;
}

/// The state in which a log was left.
PuzzleInput outcome(const Result<Log>& log)
{
    if (!log)
        return {problemOf(log.error())};
    const Metadata& said = log->annotations.metadata;
    return {
        log->history.board(),
        {.title = said.title.toStdString(), .author = said.author.toStdString(), .source = said.source.toStdString()}};
}

PuzzleInput readLogFile(const fs::path& path)
{
    ensureApplication();
    return outcome(readLog(QString::fromStdString(path.string())));
}

std::vector<PuzzleInput> readText(std::string_view text)
{
    std::vector<PuzzleInput> puzzles;
    for (const std::string_view part : puzzlesIn(text))
        puzzles.push_back({outcome(readPuzzle(part)), publicationIn(part)});
    return puzzles;
}

std::vector<PuzzleInput> readFile(const fs::path& path)
{
    std::ifstream in(path, std::ios::binary);
    const std::string reason = std::generic_category().message(errno);
    std::string text = in ? readBounded(in) : std::string();
    if (!in.is_open() || in.bad())
        return {{problemOf({.id = "file-unreadable", .args = {path.string(), reason}, .at = {}})}};
    if (text.starts_with(databaseSignature) || path.extension() == logSuffix)
        return {readLogFile(path)};
    if (isTwistyFile(path.native()))
        return {{outcome(readTwistyFile(path.native()))}};
    return readText(text);
}

bool isFile(const std::string& argument)
{
    if (argument.size() > longestPath)
        return false;
    std::error_code error;
    const fs::file_status status = fs::status(argument, error);
    return !error && fs::exists(status) && !fs::is_directory(status);
}

/// None of a file that is no text.
std::vector<std::string> linesOf(const fs::path& path)
{
    std::ifstream in(path, std::ios::binary);
    std::istringstream text(readBounded(in));
    std::vector<std::string> lines;
    if (text.view().find('\0') != std::string_view::npos)
        return lines;
    for (std::string line; std::getline(text, line);) {
        if (line.ends_with('\r'))
            line.pop_back();
        lines.push_back(line);
    }
    return lines;
}

bool isFolder(const std::string& argument)
{
    std::error_code error;
    return fs::is_directory(argument, error);
}

/// Said of a word that is no puzzle either.
std::string isNoFile(const std::string& argument)
{
    return errorText({.id = isFolder(argument) ? "word-is-folder" : "word-no-file", .args = {argument}, .at = {}})
        .toStdString();
}

/// Could it have been meant as the name of a file?
bool mayBePath(const std::string& argument)
{
    return argument.size() <= longestPath && argument.find("://") == std::string::npos
           && argument.find('?') == std::string::npos;
}

} // namespace

bool namesNoPuzzle(const InputProblem& problem)
{
    return problem.id.starts_with("unknown-genre") || problem.id == "url-no-puzzle";
}

PuzzleInput readArgument(const std::string& argument)
{
    return std::move(readAllOf(argument).front());
}

std::vector<PuzzleInput> readAllOf(const std::string& argument)
{
    if (isFile(argument))
        return readFile(argument);
    if (isHistoryAddress(argument))
        return {outcome(readHistoryAddress(argument))};
    std::vector<PuzzleInput> read = readText(argument);
    if (auto* problem = std::get_if<InputProblem>(&read.front().read))
        if (namesNoPuzzle(*problem) && mayBePath(argument))
            problem->text += " " + isNoFile(argument);
    return read;
}

std::vector<PuzzleInput> readList(const std::string& argument)
{
    const std::vector<std::string> lines = isFile(argument) ? linesOf(argument) : std::vector<std::string>();
    const fs::path folder = fs::path(argument).parent_path();
    const auto named = [&](const std::string& line) {
        return isFile(line) ? line : (folder / fs::path(line)).string();
    };
    if (std::ranges::none_of(lines, [&](const std::string& line) { return !line.empty() && isFile(named(line)); }))
        return readAllOf(argument);
    std::vector<PuzzleInput> all;
    for (const std::string& line : lines)
        if (!line.empty())
            std::ranges::move(readAllOf(isFile(named(line)) ? named(line) : line), std::back_inserter(all));
    return all;
}

std::optional<PuzzleInput> readNextLine(std::istream& in)
{
    std::string line;
    int next = in.get();
    if (next == std::istream::traits_type::eof())
        return std::nullopt;
    for (; next != std::istream::traits_type::eof() && next != '\n'; next = in.get())
        if (line.size() <= maxInputBytes)
            line += static_cast<char>(next);
    if (line.ends_with('\r'))
        line.pop_back();
    return readArgument(line);
}

} // namespace tokisuji
