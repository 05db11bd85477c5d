#include "app/batch.h"

#include "app/json.h"
#include "app/puzzle_input.h"
#include "editor/ui/texts/error_text.h"
#include "engine/genre/registry.h"

#include <QJsonDocument>

#include <cstdio>
#include <iostream>

namespace tokisuji {

namespace {

enum class Form : std::uint8_t { Text, Json };

Report reportOf(const PuzzleInput& input, const TextJob& job)
{
    if (const auto* board = std::get_if<Board>(&input.read))
        return job(*board, input.texts);
    const auto& problem = std::get<InputProblem>(input.read);
    Report report = failure(problem.id, problem.text);
    report.json["at"] = problem.at ? QJsonValue(static_cast<qint64>(*problem.at)) : QJsonValue();
    return report;
}

void print(const Report& report, Form form, const std::string& where)
{
    if (form == Form::Json)
        printJson(report.json);
    else if (report.problem.empty())
        printLine(report.text);
    else
        printMessage(where + report.problem);
}

/// All the puzzles that one argument holds.
Exit runArgument(const std::string& puzzle, const TextJob& job, Form form)
{
    const std::vector<PuzzleInput> reads = readAllOf(puzzle);
    Exit exit = Exit::Done;
    for (std::size_t i = 0; i < reads.size(); ++i) {
        const Report report = reportOf(reads[i], job);
        print(report, form, reads.size() == 1 ? std::string() : "puzzle " + std::to_string(i + 1) + ": ");
        if (report.exit == Exit::Limit || reads.size() == 1)
            exit = report.exit;
    }
    return exit;
}

Exit runLines(const TextJob& job, Form form)
{
    Exit exit = Exit::Done;
    std::size_t number = 0;
    while (const auto read = readNextLine(std::cin)) {
        const Report report = reportOf(*read, job);
        print(report, form, "line " + std::to_string(++number) + ": ");
        if (report.exit == Exit::Limit)
            exit = Exit::Limit;
    }
    return exit;
}

Report noRules(const Genre& genre)
{
    return failure(Error{.id = genre.isPicture ? "penpa-no-genre" : "no-rules", .args = {genre.id}, .at = {}});
}

} // namespace

Checked<Exit> runJob(const Arguments& arguments, const Job& job, std::size_t words)
{
    return runJob(arguments, TextJob([&](const Board& board, const Publication&) { return job(board); }), words);
}

Checked<Exit> runJob(const Arguments& arguments, const TextJob& job, std::size_t words)
{
    if (arguments.plain().empty())
        return UsageProblem{"A puzzle is needed."};
    if (arguments.plain().size() > words)
        return UsageProblem{"Give one puzzle, or - to read several from standard input."};
    const Form form = arguments.has(jsonOption.name) ? Form::Json : Form::Text;
    const std::string& puzzle = arguments.plain().front();
    if (puzzle == "-")
        return runLines(job, form);
    return runArgument(puzzle, job, form);
}

Job withRules(Job job)
{
    return [job = withRules(TextJob([job = std::move(job)](const Board& board, const Publication&) {
                return job(board);
            }))](const Board& board) { return job(board, {}); };
}

TextJob withRules(TextJob job)
{
    return [job = std::move(job)](const Board& board, const Publication& texts) {
        const Genre& genre = genreOf(board);
        if (genre.hasRules())
            return job(board, texts);
        return genre.isWhole() ? failure(Error{.id = "no-marks", .args = {board.genre()}, .at = {}}) : noRules(genre);
    };
}

Job withAnswer(Job job)
{
    return [job = std::move(job)](const Board& board) {
        if (genreOf(board).isWhole())
            return job(board);
        return noRules(genreOf(board));
    };
}

Report failure(const Error& error)
{
    return failure(error.id, errorText(error).toStdString());
}

Report failure(std::string_view id, const std::string& text)
{
    Report report;
    report.json = {{"error", toJson(text)}, {"id", toJson(id)}, {"at", QJsonValue()}};
    report.exit = Exit::BadInput;
    report.problem = text;
    return report;
}

void printJson(const QJsonObject& object)
{
    const QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Compact);
    printLine({text.constData(), static_cast<std::size_t>(text.size())});
}

void printLine(std::string_view text)
{
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
}

void printMessage(std::string_view text)
{
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fputc('\n', stderr);
}

} // namespace tokisuji
