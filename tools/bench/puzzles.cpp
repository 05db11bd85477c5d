#include "tools/bench/puzzles.h"

#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/solve/conflict.h"

#include <QByteArray>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>
#include <random>

namespace tokisuji::bench {

std::optional<std::vector<Puzzle>> readPuzzles(const std::string& path, const std::vector<std::string>& genres)
{
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    std::vector<Puzzle> puzzles;
    while (!file.atEnd()) {
        const QJsonObject line = QJsonDocument::fromJson(file.readLine()).object();
        const std::string url = line["url"].toString().toStdString();
        const Genre* genre = findGenre(line["pid"].toString().toStdString());
        const bool wanted =
            genre != nullptr && (genres.empty() || std::ranges::find(genres, genre->id) != genres.end());
        if (!wanted)
            continue;
        const Result<Board> board = readUrl(url);
        if (board)
            puzzles.push_back({url, *board, line["status"].toString().toStdString()});
        else
            std::fprintf(stderr, "%s: %s\n", url.c_str(), toEnglish(board.error()).c_str());
    }
    return puzzles;
}

std::optional<std::map<std::string, double>> readPeers(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    std::map<std::string, double> peers;
    while (!file.atEnd()) {
        const QList<QByteArray> fields = file.readLine().split('\t');
        bool isNumber = false;
        if (const double ms = fields.size() > 1 ? fields[1].toDouble(&isNumber) : 0; isNumber)
            peers[fields[0].toStdString()] = ms;
    }
    return peers;
}

Board keepClues(const Board& board, int percent, unsigned seed)
{
    std::mt19937 random(seed);
    const Relaxation relaxation = relaxationsOf(board).front();
    std::vector<Place> kept;
    for (const Place clue : relaxableClues(board, relaxation))
        if (static_cast<int>(random() % 100) < percent)
            kept.push_back(clue);
    return relaxed(board, relaxation, kept);
}

} // namespace tokisuji::bench
