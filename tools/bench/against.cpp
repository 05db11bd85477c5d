// A pair of runs one right after the other meets the same machine; the median of the pairs' ratios leaves out those
// that did not.
#include "tools/bench/against.h"

#include "tools/bench/statistics.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryFile>

#include <algorithm>
#include <cstdio>
#include <map>
#include <optional>

namespace tokisuji::bench {

namespace {

struct Outcome {
    QString status;
    QString determined;
    double cpuMs = 0;
};

/// The first row of the table that a program prints.
std::optional<Outcome> outcomeOf(const QString& program, const QString& file, const Duel& duel)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program, {file, "--repeat", QString::number(duel.repeat), "--limit", QString::number(duel.limitMs)});
    if (!process.waitForFinished(-1) || process.exitCode() != 0)
        return std::nullopt;
    const QStringList lines = QString::fromUtf8(process.readAllStandardOutput()).split('\n');
    if (lines.size() < 2)
        return std::nullopt;
    const QStringList heads = lines[0].simplified().split(' ');
    const QStringList fields = lines[1].simplified().split(' ');
    const auto field = [&](const char* head) { return fields.value(heads.indexOf(QLatin1String(head))); };
    return Outcome{fields.value(0), field("determ."), field("cpu").toDouble()};
}

struct Bout {
    const Puzzle* puzzle;
    Outcome ours;
    Outcome theirs;
    double ratio = 1;
};

std::optional<Bout> boutOn(const Puzzle& puzzle, const Duel& duel)
{
    QTemporaryFile file;
    if (!file.open())
        return std::nullopt;
    file.write(QJsonDocument(QJsonObject{{"pid", QString::fromStdString(puzzle.board.genre())},
                                         {"url", QString::fromStdString(puzzle.name)}})
                   .toJson(QJsonDocument::Compact)
               + '\n');
    file.close();
    Bout bout{&puzzle, {}, {}};
    std::vector<double> ours, theirs, ratios;
    for (int pair = 0; pair < duel.pairs; ++pair) {
        const bool weAreFirst = pair % 2 == 0;
        const auto one = outcomeOf(weAreFirst ? duel.ours : duel.theirs, file.fileName(), duel);
        const auto other = outcomeOf(weAreFirst ? duel.theirs : duel.ours, file.fileName(), duel);
        if (!one || !other)
            return std::nullopt;
        bout.ours = weAreFirst ? *one : *other;
        bout.theirs = weAreFirst ? *other : *one;
        ours.push_back(bout.ours.cpuMs);
        theirs.push_back(bout.theirs.cpuMs);
        ratios.push_back(bout.ours.cpuMs / bout.theirs.cpuMs);
    }
    bout.ours.cpuMs = median(ours);
    bout.theirs.cpuMs = median(theirs);
    bout.ratio = median(ratios);
    return bout;
}

bool agree(const Bout& bout)
{
    return bout.ours.status == bout.theirs.status && bout.ours.determined == bout.theirs.determined;
}

void print(const Bout& bout)
{
    std::printf("%-8s %9s %9.2f %9.2f %7.3f  %s%s\n", bout.ours.status.toUtf8().data(),
                bout.ours.determined.toUtf8().data(), bout.ours.cpuMs, bout.theirs.cpuMs, bout.ratio,
                bout.puzzle->name.c_str(), agree(bout) ? "" : "   THE ANSWERS DIFFER");
    std::fflush(stdout);
}

void printGenres(const std::vector<Bout>& bouts)
{
    std::map<std::string, std::vector<const Bout*>> genres;
    for (const Bout& bout : bouts)
        genres[bout.puzzle->board.genre()].push_back(&bout);
    std::printf("\n| genre | boards | ms, sum | before | ratio | slowest board |\n|---|---:|---:|---:|---:|---:|\n");
    std::vector<double> all;
    for (const auto& [genre, some] : genres) {
        double ours = 0, theirs = 0, slowest = 0;
        std::vector<double> ratios;
        for (const Bout* bout : some) {
            ours += bout->ours.cpuMs;
            theirs += bout->theirs.cpuMs;
            slowest = std::max(slowest, bout->ours.cpuMs);
            ratios.push_back(bout->ratio);
        }
        all.insert(all.end(), ratios.begin(), ratios.end());
        std::printf("| %s | %zu | %.1f | %.1f | %.3f | %.1f |\n", genre.c_str(), some.size(), ours, theirs,
                    geometricMean(ratios), slowest);
    }
    std::printf("\n%zu boards, geometric mean of the ratios %.3f, worst %.3f\n", all.size(), geometricMean(all),
                *std::ranges::max_element(all));
}

} // namespace

bool runAgainst(const std::vector<Puzzle>& puzzles, const Duel& duel)
{
    std::vector<Bout> bouts;
    std::printf("%-8s %9s %9s %9s %7s  %s\n", "status", "determ.", "ms", "before", "ratio", "puzzle");
    for (const Puzzle& puzzle : puzzles) {
        const std::optional<Bout> bout = boutOn(puzzle, duel);
        if (!bout)
            return false;
        bouts.push_back(*bout);
        print(*bout);
    }
    if (!bouts.empty())
        printGenres(bouts);
    return true;
}

} // namespace tokisuji::bench
