#include "tools/bench/report.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

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
    if (ratios.empty())
        return;
    double logs = 0;
    for (const double ratio : ratios)
        logs += std::log(ratio);
    std::printf("%-34s %4zu puzzles   geometric mean %.3f   worst %.2f\n", what, ratios.size(),
                std::exp(logs / static_cast<double>(ratios.size())), *std::ranges::max_element(ratios));
}

void printPeers(const std::vector<Measurement>& all, const std::map<std::string, double>& peers)
{
    std::vector<double> ratios;
    std::vector<double> notable;
    for (const Measurement& m : all)
        if (const auto peer = peers.find(m.name); peer != peers.end() && peer->second > 0) {
            ratios.push_back(m.verdict.ms / peer->second);
            if (peer->second > notableMs)
                notable.push_back(ratios.back());
        }
    printRatios("against peers", ratios);
    printRatios("against peers that take over 10 ms", notable);
}

bool isSurprise(const Measurement& m)
{
    const std::string_view status = nameOf(m.verdict.status);
    const std::string_view known = m.knownStatus == "no-answer" ? "none" : std::string_view(m.knownStatus);
    return !known.empty() && status != known;
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
                v.stop == Stop::Finished ? "" : "   STOPPED", isSurprise(m) ? "   UNEXPECTED STATUS" : "");
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
                std::ranges::count_if(all, [](const Measurement& m) { return m.verdict.stop != Stop::Finished; }),
                std::ranges::count_if(all, isSurprise));
    printQuantiles("first", collect(&Verdict::firstMs));
    printQuantiles("status", collect(&Verdict::statusMs));
    printQuantiles("all", collect(&Verdict::ms));
    std::vector<double> cpu;
    for (const Measurement& m : all)
        cpu.push_back(m.cpuMs);
    printQuantiles("cpu", std::move(cpu));
    printPeers(all, peers);
    std::ranges::sort(all, std::greater{}, [](const Measurement& m) { return m.verdict.ms; });
    std::printf("slowest:\n");
    for (std::size_t i = 0; i < std::min(slowestShown, all.size()); ++i)
        print(all[i], peers);
}

} // namespace tokisuji::bench
