// bench_advice: how soon clues are proposed for puzzles from which one was removed.
//
//     bench_advice puzzles.jsonl [--genre ID]... [--cells MOST] [--per-genre N] [--losses N] [--limit MS]
//                  [--idle] [--what-if] [--verbose]
//
// From each unique puzzle of at most this many cells (100), clues are removed one at a time until two solutions are
// left. Printed are the CPU times of the first repair and of all of them, the time that passed, and whether the lost
// clue was found; with --idle that of all idle clues, with --what-if that of what all clues would make of the board.
#include "engine/advice/idle_clues.h"
#include "engine/advice/repairs.h"
#include "engine/advice/what_if.h"
#include "engine/check/check.h"
#include "engine/genre/registry.h"
#include "tools/bench/puzzles.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <map>
#include <mutex>
#include <random>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

using namespace tokisuji;

namespace {

struct Options {
    std::string file;
    std::vector<std::string> genres;
    int cells = 100;
    std::size_t perGenre = 5;
    std::size_t losses = 1;
    std::chrono::milliseconds limit{60'000}; ///< then a search is stopped
    bool idle = false;
    bool whatIf = false;
    bool verbose = false;
};

struct Row {
    std::vector<double> first;  ///< CPU ms to the first repair
    std::vector<double> all;    ///< CPU ms to the end
    std::vector<double> wall;   ///< ms to the end
    std::vector<double> idle;   ///< CPU ms of all idle clues
    std::vector<double> told;   ///< CPU ms until it is known how many solutions each clue leaves that could be added
    std::vector<double> whatIf; ///< CPU ms until all is known of them
    int found = 0;
    int lost = 0; ///< clues that were taken away and are not proposed
    int gaveUp = 0;
};

using Clock = std::chrono::steady_clock;

double msSince(Clock::time_point begin)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

/// Of all threads.
double cpuMs()
{
    return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

double quantile(std::vector<double> values, double q)
{
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    return values[static_cast<std::size_t>(q * static_cast<double>(values.size() - 1))];
}

/// The clue that was lost, or some of its numbers if they are enough.
bool isPartOf(const ClueOption& option, const Board& whole)
{
    return std::ranges::all_of(option.edit.changes(),
                               [&](const Change& c) { return whole.at(c.layer, c.place) == c.after; });
}

void repair(const Board& whole, const Board& board, const Verdict& verdict, const std::string& name,
            const Options& options, Row& row)
{
    const Clock::time_point begin = Clock::now();
    const double cpuBegin = cpuMs();
    double first = -1;
    std::stop_source stop;
    std::mutex mutex;
    std::condition_variable_any done;
    const std::jthread timer([&](const std::stop_token& ended) {
        std::unique_lock lock(mutex);
        if (!done.wait_for(lock, ended, options.limit, [] { return false; }) && !ended.stop_requested())
            stop.request_stop();
    });
    const RepairReport report = findRepairs(board, verdict, {}, stop.get_token(), [&](const RepairReport& r) {
        if (first < 0 && !r.repairs.empty())
            first = cpuMs() - cpuBegin;
    });
    row.wall.push_back(msSince(begin));
    row.all.push_back(cpuMs() - cpuBegin);
    if (first >= 0)
        row.first.push_back(first);
    const bool isFound =
        std::ranges::any_of(report.repairs, [&](const Repair& r) { return isPartOf(r.option, whole); });
    ++(isFound ? row.found : row.lost);
    row.gaveUp += report.stop != Stop::Finished ? 1 : 0;
    if (options.verbose || !isFound)
        std::printf("%s %4dx%-3d CPU first %6.0f ms, all %6.0f ms; wall %6.0f ms, %3zu repairs of %5d  %s\n",
                    isFound ? "     " : "LOST ", board.size().width, board.size().height, first, row.all.back(),
                    row.wall.back(), report.repairs.size(), report.candidates, name.c_str());
}

void survey(const Board& board, const Verdict& verdict, Place from, Row& row)
{
    const double begin = cpuMs();
    double told = 0;
    std::ptrdiff_t known = 0;
    (void)whatIf(board, verdict, from, std::chrono::milliseconds(500), {}, [&](const WhatIfReport& report) {
        const auto open = std::ranges::count(report.values, Status::Unknown, &WhatIf::status);
        if (const std::ptrdiff_t now = std::ssize(report.values) - open; now > known) {
            known = now;
            told = cpuMs() - begin;
        }
    });
    row.told.push_back(told);
    row.whatIf.push_back(cpuMs() - begin);
}

/// Takes clues away from a unique puzzle. False when it is none, or none of its clues could be told.
bool run(const bench::Puzzle& puzzle, const Options& options, Row& row)
{
    const CheckOptions quick{.limit = std::chrono::seconds(5), .alternatives = 1, .conflict = false};
    if (check(puzzle.board, quick).status != Status::Unique)
        return false;
    std::vector<Place> places = cluePlaces(puzzle.board);
    std::erase_if(places, [&](Place p) { return !hasClue(puzzle.board, p); });
    std::shuffle(places.begin(), places.end(), std::mt19937(static_cast<unsigned>(puzzle.board.hash())));
    std::size_t losses = 0;
    for (const Place place : places) {
        if (losses == options.losses)
            break;
        const Board board = with(puzzle.board, withoutClue(puzzle.board, place));
        const Verdict verdict = check(board, quick);
        if (verdict.status != Status::Several)
            continue;
        repair(puzzle.board, board, verdict, puzzle.name, options, row);
        if (options.whatIf) {
            survey(board, verdict, place, row);
        }
        ++losses;
    }
    if (options.idle) {
        const double begin = cpuMs();
        (void)findIdleClues(puzzle.board, std::chrono::milliseconds(500));
        row.idle.push_back(cpuMs() - begin);
    }
    return losses > 0;
}

void report(const std::string& genre, const Row& row)
{
    const auto tell = [](const char* name, const std::vector<double>& ms) {
        if (!ms.empty())
            std::printf(" | %s p50 %.0f max %.0f", name, quantile(ms, 0.5), quantile(ms, 1));
    };
    std::printf("%-13s %3zu boards, ms", genre.c_str(), row.all.size());
    tell("first", row.first);
    tell("all", row.all);
    tell("wall", row.wall);
    tell("idle", row.idle);
    tell("what if told", row.told);
    tell("what if all", row.whatIf);
    std::printf(" | found %d lost %d gave up %d", row.found, row.lost, row.gaveUp);
    std::printf("\n");
}

bool readOptions(int count, char** arguments, Options& options)
{
    for (int i = 1; i < count; ++i) {
        const char* argument = arguments[i];
        const auto is = [&](const char* name) { return std::strcmp(argument, name) == 0; };
        if (is("--idle"))
            options.idle = true;
        else if (is("--what-if"))
            options.whatIf = true;
        else if (is("--verbose"))
            options.verbose = true;
        else if (argument[0] != '-')
            options.file = argument;
        else if (++i == count)
            return false;
        else if (is("--genre"))
            options.genres.emplace_back(arguments[i]);
        else if (is("--cells"))
            options.cells = std::atoi(arguments[i]);
        else if (is("--per-genre"))
            options.perGenre = static_cast<std::size_t>(std::atoi(arguments[i]));
        else if (is("--limit"))
            options.limit = std::chrono::milliseconds(std::atoi(arguments[i]));
        else if (is("--losses"))
            options.losses = static_cast<std::size_t>(std::atoi(arguments[i]));
        else
            return false;
    }
    return !options.file.empty();
}

} // namespace

int main(int count, char** arguments)
{
    Options options;
    if (!readOptions(count, arguments, options)) {
        std::fprintf(stderr, "bench_advice puzzles.jsonl [--genre ID]... [--cells MOST] [--per-genre N] [--losses N] "
                             "[--limit MS] [--idle] [--what-if] [--verbose]\n");
        return 2;
    }
    std::map<std::string, std::vector<const bench::Puzzle*>> byGenre;
    const auto puzzles = bench::readPuzzles(options.file, options.genres);
    if (!puzzles)
        return 1;
    for (const bench::Puzzle& puzzle : *puzzles)
        if (puzzle.board.size().cells() <= options.cells)
            byGenre[puzzle.board.genre()].push_back(&puzzle);
    for (auto& [genre, of] : byGenre) { // the largest ones
        std::ranges::stable_sort(of, std::greater(), [](const bench::Puzzle* p) { return p->board.size().cells(); });
        Row row;
        std::size_t boards = 0;
        for (const bench::Puzzle* puzzle : of)
            if (boards < options.perGenre && run(*puzzle, options, row))
                ++boards;
        if (boards > 0)
            report(genre, row);
        std::fflush(stdout);
    }
    return 0;
}
