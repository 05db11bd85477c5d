#include "tools/bench/report.h"

#include "tools/bench/statistics.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <span>

namespace tokisuji::bench {

namespace {

constexpr double notableMs = 10;
constexpr std::size_t slowestShown = 10;

/// The value below which the given share of the sorted values lies.
double quantile(const std::vector<double>& sorted, double share)
{
    if (sorted.empty())
        return 0;
    const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(sorted.size())));
    return sorted[std::clamp<std::size_t>(rank, 1, sorted.size()) - 1];
}

void printQuantiles(const char* what, std::vector<double> values)
{
    std::ranges::sort(values);
    std::printf("%-12s p50 %8.2f   p95 %8.2f   max %8.2f ms\n", what, quantile(values, 0.5), quantile(values, 0.95),
                quantile(values, 1));
}

void printRatios(const char* what, const std::vector<double>& ratios)
{
    if (!ratios.empty())
        std::printf("%-34s %4zu puzzles   geometric mean %.3f   worst %.2f\n", what, ratios.size(),
                    geometricMean(ratios), *std::ranges::max_element(ratios));
}

/// Our time as a share of the peers', where they take at least so long.
std::vector<double> ratiosOf(std::span<const Measurement> all, const std::map<std::string, double>& peers,
                             double leastMs)
{
    std::vector<double> ratios;
    for (const Measurement& m : all)
        if (const auto peer = peers.find(m.name); peer != peers.end() && peer->second > leastMs)
            ratios.push_back(m.verdict.ms / peer->second);
    return ratios;
}

void printPeers(const std::vector<Measurement>& all, const std::map<std::string, double>& peers)
{
    printRatios("against peers", ratiosOf(all, peers, 0));
    printRatios("against peers that take over 10 ms", ratiosOf(all, peers, notableMs));
}

bool isSurprise(const Measurement& m)
{
    const std::string_view status = nameOf(m.verdict.status);
    const std::string_view known = m.knownStatus == "no-answer" ? "none" : std::string_view(m.knownStatus);
    return !known.empty() && status != known;
}

bool isStopped(const Measurement& m)
{
    return m.verdict.stop != Stop::Finished;
}

/// One line for the puzzles of a genre.
void printGenre(std::span<const Measurement> some, const std::map<std::string, double>& peers)
{
    std::vector<double> times;
    for (const Measurement& m : some)
        times.push_back(m.verdict.ms);
    std::ranges::sort(times);
    const std::vector<double> ratios = ratiosOf(some, peers, 0);
    char ratio[16] = "-";
    if (!ratios.empty())
        std::snprintf(ratio, sizeof ratio, "%.3f", geometricMean(ratios));
    std::printf("%-14s %5zu %9.2f %9.2f %9.2f %8s %8td %11td\n", some.front().genre.c_str(), some.size(),
                quantile(times, 0.5), quantile(times, 0.95), times.back(), ratio,
                std::ranges::count_if(some, isStopped), std::ranges::count_if(some, isSurprise));
}

/// Slowest genres first.
void printGenres(std::vector<Measurement> all, const std::map<std::string, double>& peers)
{
    std::map<std::string, double> slowest;
    for (const Measurement& m : all)
        slowest[m.genre] = std::max(slowest[m.genre], m.verdict.ms);
    std::ranges::stable_sort(all, [&](const Measurement& a, const Measurement& b) {
        return std::pair(-slowest[a.genre], a.genre) < std::pair(-slowest[b.genre], b.genre);
    });
    std::printf("%-14s %5s %9s %9s %9s %8s %8s %11s\n", "genre", "count", "p50", "p95", "max ms", "ratio", "stopped",
                "unexpected");
    for (auto first = all.begin(); first != all.end();) {
        const auto last = std::find_if(first, all.end(), [&](const Measurement& m) { return m.genre != first->genre; });
        printGenre({first, last}, peers);
        first = last;
    }
}

} // namespace

void printHeader()
{
    std::printf("%-8s %8s %8s %8s %8s %9s %6s %7s %7s  %s\n", "status", "first", "status", "all", "cpu", "determ.",
                "calls", "cuts", "ratio", "puzzle");
}

void print(const Measurement& m, const std::map<std::string, double>& peers)
{
    const Verdict& v = m.verdict;
    const auto peer = peers.find(m.name);
    char ratio[16] = "-";
    if (peer != peers.end() && peer->second > 0)
        std::snprintf(ratio, sizeof ratio, "%.3f", v.ms / peer->second);
    std::printf("%-8s %8.2f %8.2f %8.2f %8.2f %4d/%-4d %6d %7d %7s  %s%s%s\n", nameOf(v.status).data(), v.firstMs,
                v.statusMs, v.ms, m.cpuMs, v.determinedCount, v.total, v.solverCalls, v.cuts, ratio, m.name.c_str(),
                isStopped(m) ? "   STOPPED" : "", isSurprise(m) ? "   UNEXPECTED STATUS" : "");
    std::fflush(stdout);
}

void printSummary(std::vector<Measurement> all, const std::map<std::string, double>& peers)
{
    const auto collect = [&](double Verdict::*time) {
        std::vector<double> values;
        for (const Measurement& m : all)
            values.push_back(m.verdict.*time);
        return values;
    };
    std::printf("\n%zu puzzles, %td stopped, %td of unexpected status\n", all.size(),
                std::ranges::count_if(all, isStopped), std::ranges::count_if(all, isSurprise));
    printQuantiles("first", collect(&Verdict::firstMs));
    printQuantiles("status", collect(&Verdict::statusMs));
    printQuantiles("all", collect(&Verdict::ms));
    std::vector<double> cpu;
    for (const Measurement& m : all)
        cpu.push_back(m.cpuMs);
    printQuantiles("cpu", std::move(cpu));
    printPeers(all, peers);
    printGenres(all, peers);
    std::ranges::sort(all, std::greater{}, [](const Measurement& m) { return m.verdict.ms; });
    std::printf("slowest:\n");
    for (std::size_t i = 0; i < std::min(slowestShown, all.size()); ++i)
        print(all[i], peers);
}

} // namespace tokisuji::bench
