// check: is the puzzle unique, and if not, where.
#include "engine/check/check.h"
#include "app/batch.h"
#include "app/json.h"
#include "app/placement_report.h"
#include "app/turns_report.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/twisty/twisty_board.h"

#include <array>
#include <cstdio>
#include <limits>

namespace tokisuji {

namespace {

constexpr std::array checkOptions{
    jsonOption,
    OptionSpec{"--marks", "use|ignore", "whether marks on the board are part of the puzzle (ignore)"},
    OptionSpec{"--timeout", "MS", "stop after this many milliseconds; 0 means never (0)"},
    OptionSpec{"--alternatives", "N", "how many further solutions to look for (1)"},
    OptionSpec{"--open", "", "clues, and borders of rooms, may still be added"},
};

QJsonValue fileOf(const Board& board)
{
    return toJson(writePzprv3(board, "/"));
}

QJsonArray filesOf(const std::vector<Board>& boards)
{
    QJsonArray files;
    for (const Board& board : boards)
        files.append(fileOf(board));
    return files;
}

bool isCutShort(const Verdict& verdict)
{
    return verdict.stop != Stop::Running && verdict.stop != Stop::Finished;
}

std::string_view whyOf(const Verdict& verdict)
{
    switch (verdict.stop) {
    case Stop::TooLarge:
        return "too large";
    case Stop::Limit:
        return "limit";
    default:
        return "cancelled";
    }
}

QJsonObject jsonOf(const Board& board, const Verdict& verdict)
{
    QJsonObject json{{"genre", toJson(board.genre())},
                     {"status", toJson(nameOf(verdict.status))},
                     {"marks", verdict.marks == MarkUse::Use ? "use" : "ignore"},
                     {"determined", verdict.determinedCount},
                     {"total", verdict.total},
                     {"ms", verdict.ms},
                     {"firstMs", verdict.firstMs},
                     {"statusMs", verdict.statusMs}};
    if (verdict.solution)
        json["solution"] = fileOf(*verdict.solution);
    if (!verdict.alternatives.empty()) {
        json["alternative"] = fileOf(verdict.alternatives.front());
        json["alternatives"] = filesOf(verdict.alternatives);
        json["nearest"] = verdict.nearestProved;
    }
    if (verdict.determined)
        json["determinedMarks"] = fileOf(*verdict.determined);
    if (verdict.status == Status::Open) {
        json["toCome"] = verdict.reading == BoardReading::RoomsToCome ? "rooms" : "clues";
        json["missing"] = toJson(verdict.missing);
    }
    if (verdict.turns)
        addTurns(board, *verdict.turns, json);
    else if (verdict.status == Status::None) {
        json["conflict"] = toJson(verdict.conflict);
        json["conflictMinimal"] = verdict.conflictMinimal;
    }
    if (verdict.placement)
        addPlacement(*verdict.placement, json);
    if (verdict.withoutMarks)
        json["withoutMarks"] = toJson(nameOf(*verdict.withoutMarks));
    if (isCutShort(verdict))
        json["why"] = toJson(whyOf(verdict));
    return json;
}

std::string listOf(const std::vector<Place>& places)
{
    std::string text;
    for (const Place place : places)
        text += " " + toString(place);
    return text;
}

std::string titleOf(const Board& board)
{
    const Genre& genre = genreOf(board);
    if (genre.answer == AnswerKind::Turns)
        return twistyOf(board)->en;
    return std::string(genre.title.en) + " " + std::to_string(board.grid().saidSize().width) + "×"
           + std::to_string(board.grid().saidSize().height);
}

std::string determinedInWords(const Verdict& verdict)
{
    return std::to_string(verdict.determinedCount) + " of " + std::to_string(verdict.total) + " determined";
}

std::string textOf(const Board& board, const Verdict& verdict)
{
    std::array<char, 32> ms{};
    std::snprintf(ms.data(), ms.size(), "%.1f ms", verdict.ms);
    std::string text = titleOf(board) + ": " + std::string(nameOf(verdict.status)) + ", "
                       + (verdict.turns ? turnsInWords(board, *verdict.turns) : determinedInWords(verdict)) + ", "
                       + ms.data();
    if (verdict.status == Status::None && !verdict.conflict.empty())
        text += ", conflict:" + listOf(verdict.conflict);
    if (verdict.status == Status::Open && !verdict.missing.empty())
        text += ", missing:" + listOf(verdict.missing);
    if (verdict.placement)
        text += ", " + placementInWords(*verdict.placement);
    if (isCutShort(verdict))
        text += verdict.stop == Stop::Limit      ? ", stopped at the limit"
                : verdict.stop == Stop::TooLarge ? ", too large to speak of all answers"
                                                 : ", cancelled";
    return text;
}

Checked<CheckOptions> checkOptionsOf(const Arguments& arguments)
{
    constexpr int longest = std::numeric_limits<int>::max();
    constexpr int mostAlternatives = 1000;
    constexpr std::array<std::string_view, 2> marks{"ignore", "use"};
    const auto timeout = arguments.number("--timeout", 0, 0, longest);
    const auto alternatives = arguments.number("--alternatives", 1, 0, mostAlternatives);
    const auto use = arguments.choice("--marks", marks, 0);
    if (const auto* problem = std::get_if<UsageProblem>(&timeout))
        return *problem;
    if (const auto* problem = std::get_if<UsageProblem>(&alternatives))
        return *problem;
    if (const auto* problem = std::get_if<UsageProblem>(&use))
        return *problem;
    return CheckOptions{.marks = std::get<std::size_t>(use) == 1 ? MarkUse::Use : MarkUse::Ignore,
                        .limit = std::chrono::milliseconds(std::get<int>(timeout)),
                        .alternatives = std::get<int>(alternatives),
                        .upTo = arguments.has("--open") ? BoardReading::RoomsToCome : BoardReading::AsItStands};
}

Checked<Exit> runCheck(const Arguments& arguments)
{
    const auto checked = checkOptionsOf(arguments);
    if (const auto* problem = std::get_if<UsageProblem>(&checked))
        return *problem;
    const CheckOptions& checkOptions = std::get<CheckOptions>(checked);
    const auto job = [&](const Board& board) {
        const Verdict verdict = check(board, checkOptions);
        return Report{.json = jsonOf(board, verdict),
                      .text = textOf(board, verdict),
                      .exit = isCutShort(verdict) ? Exit::Limit : Exit::Done};
    };
    return runJob(arguments, withAnswer(job));
}

} // namespace

const Command checkCommand{
    "check",
    "PUZZLE [--json] [--marks use|ignore] [--timeout MS] [--alternatives N] [--open]",
    "report whether a puzzle has exactly one solution",
    "JSON: genre, status (unique, several, none, unknown, open), determined, total, ms, firstMs, statusMs; solution,\n"
    "alternative (the nearest second solution) and determinedMarks as pzprv3 texts; conflict (cells whose clues\n"
    "conflict); why, if the check was stopped (limit, cancelled, too large).\n"
    "Open boards: with --open, a puzzle that has no solution as it stands is \"open\" if clues added where none "
    "stands\n"
    "(toCome: clues) or further borders of rooms (toCome: rooms) can give it one. Then determined and determinedMarks\n"
    "are what holds whatever is added, and missing names places that lack a clue or a border whatever is added\n"
    "elsewhere. \"none\" means that nothing can help, and conflict names clues that conflict whatever is added.\n"
    "Edge-matching: placement (the number of the piece in each cell, row by row), turns (clockwise quarter turns, if\n"
    "pieces may be rotated) and matchRate, for a solution or otherwise the best placement found.\n"
    "Twisty puzzles: length (proved shortest), turns, ways (all shortest sequences, at most 1000, with allFound),\n"
    "atLeast (no sequence is shorter); for an impossible state why (an id), explanation and places.\n",
    checkOptions,
    runCheck,
};

} // namespace tokisuji
