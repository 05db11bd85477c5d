#include "tools/mine/boards.h"

#include "engine/check/check.h"
#include "engine/formats/formats.h"
#include "engine/generate/generator.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <random>

namespace tokisuji::mine {

namespace {

constexpr std::chrono::milliseconds mostTime{20000}; ///< for one puzzle

std::optional<Solved> solved(const Board& board)
{
    const Verdict verdict = check(board, {.alternatives = 0, .conflict = false});
    if (verdict.status != Status::Unique || !verdict.solution)
        return std::nullopt;
    return Solved{board.withoutMarks(), *verdict.solution};
}

/// Numbers get the values of others, as long as the solution stays one.
std::optional<Solved> shaken(const Solved& from, std::uint64_t seed)
{
    std::mt19937_64 random(seed);
    Board solution = from.solution;
    std::vector<Place> numbers;
    for (const Place c : solution.grid().cells())
        if (solution.has(Layer::Number) && solution.at(Layer::Number, c) > 0)
            numbers.push_back(c);
    bool isChanged = false;
    for (std::size_t k = 0; k < numbers.size(); ++k) {
        const Place c = numbers[random() % numbers.size()];
        const int before = solution.at(Layer::Number, c);
        const int other = solution.at(Layer::Number, numbers[random() % numbers.size()]);
        solution.set(Layer::Number, c, other);
        if (isRight(rulesOf(solution), solution))
            isChanged = isChanged || other != before;
        else
            solution.set(Layer::Number, c, before);
    }
    return isChanged ? std::optional(Solved{solution.withoutMarks(), solution}) : std::nullopt;
}

} // namespace

std::vector<Solved> ownBoards(const std::string& path)
{
    std::vector<Solved> boards;
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly))
        return boards;
    for (const QJsonValue& row : QJsonDocument::fromJson(file.readAll()).object()["boards"].toArray())
        if (const Result<Board> board = readUrl(row["url"].toString().toStdString()))
            if (auto found = solved(*board))
                boards.push_back(std::move(*found));
    return boards;
}

std::vector<Solved> generatedBoards(const Genre& genre, Size size, int count, int firstSeed)
{
    std::vector<Solved> boards;
    for (int n = 0; n < count && canGenerate(genre); ++n) {
        GenerateOptions wanted{.size = size};
        wanted.seed = static_cast<std::uint64_t>(firstSeed + n);
        wanted.limit = mostTime;
        const Generated made = generate(genre, wanted);
        if (!made.puzzle || !made.solution)
            continue;
        boards.push_back({*made.puzzle, *made.solution});
        if (auto other = shaken(boards.back(), wanted.seed))
            boards.push_back(std::move(*other));
    }
    return boards;
}

} // namespace tokisuji::mine
