#include "tools/bench/puzzles.h"

#include "engine/formats/formats.h"
#include "engine/genre/registry.h"

#include <QByteArray>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>

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

std::vector<Puzzle> blankPuzzles(Size size, const std::vector<std::string>& genres)
{
    std::vector<Puzzle> puzzles;
    const int side = std::min(size.width, size.height);
    for (const Genre* genre : allGenres()) {
        const bool wanted = genres.empty() || std::ranges::find(genres, genre->id) != genres.end();
        if (wanted && genre->hasRules())
            puzzles.push_back(
                {genre->id + " blank", genre->makeBoard(genre->squareOnly ? Size{side, side} : size), {}});
    }
    return puzzles;
}

} // namespace tokisuji::bench
