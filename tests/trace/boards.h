// Boards that the tests of the tracer run on: the project's own and, when it is there, the optional corpus.
#pragma once

#include "engine/check/check.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/trace/tracer.h"
#include "tests/first_genres.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"
#include "tests/support/tries.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <string>
#include <vector>

namespace tokisuji {

inline Board boardOf(const std::string& text)
{
    auto board = readPuzzle(text);
    if (!board)
        qFatal("%s: %s", text.c_str(), toEnglish(board.error()).c_str());
    return *board;
}

/// The boards of a genre in tests/data/genres, the smallest first.
inline std::vector<std::string> boardsBySize(const Genre& genre)
{
    QFile file(tests::dataPath("genres/") + QString::fromUtf8(genre.id.data(), static_cast<int>(genre.id.size()))
               + ".json");
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::vector<std::string> urls;
    for (const QJsonValue& board : QJsonDocument::fromJson(file.readAll()).object()["boards"].toArray())
        urls.push_back(board["url"].toString().toStdString());
    std::ranges::stable_sort(urls, {}, [](const std::string& url) { return boardOf(url).size().cells(); });
    return urls;
}

/// Addresses of the sample and the smallest boards of each genre, `perGenre` of the first ones and one of the others:
/// with hundreds of genres there are enough of them, and traces of large boards take long.
inline std::vector<std::string> ownBoards(std::size_t perGenre = 4, int mostCells = 64)
{
    std::vector<std::string> urls;
    for (const Genre* genre : allGenres()) {
        urls.emplace_back(genre->sample);
        std::vector<std::string> more = boardsBySize(*genre);
        std::erase_if(more, [&](const std::string& url) {
            return url.ends_with(genre->sample) || boardOf(url).size().cells() > mostCells;
        });
        const std::size_t few = isFirstGenre(genre->id) ? perGenre : static_cast<std::size_t>(tests::tries(1));
        more.resize(std::min({perGenre, few, more.size()}));
        urls.insert(urls.end(), more.begin(), more.end());
    }
    return urls;
}

/// Addresses of further unique boards up to a number of cells: the larger ones of our own, and those of the optional
/// corpus.
inline std::vector<std::string> corpusBoards(int mostCells)
{
    std::vector<std::string> urls;
    for (const QJsonObject& puzzle : tests::corpus()) {
        const bool isSmall = puzzle["width"].toInt() * puzzle["height"].toInt() <= mostCells;
        if (isSmall && puzzle["status"].toString() == "unique"
            && findGenre(puzzle["pid"].toString().toStdString()) != nullptr)
            urls.push_back(puzzle["url"].toString().toStdString());
    }
    return urls;
}

/// A trace as the program makes it: the checker says first what is determined.
inline Trace traceOf(const Board& board, const Profile& profile, BoardReading reading = BoardReading::AsItStands)
{
    TraceOptions options{.profile = profile, .reading = reading};
    const Verdict verdict = check(board, {.alternatives = 0, .conflict = false, .upTo = reading});
    options.isUnique = verdict.status == Status::Unique;
    if (verdict.determinedComplete)
        options.determined = verdict.determined;
    return trace(board, options);
}
inline Trace traceOf(const std::string& url, const std::string& profile)
{
    return traceOf(boardOf(url), *findProfile(profile));
}

/// Everything of a trace but the time that it took.
inline bool sameTrace(const Trace& a, const Trace& b)
{
    return a.steps == b.steps && a.branches == b.branches && a.splits == b.splits && a.result == b.result
           && a.clash == b.clash && a.difficulty == b.difficulty;
}

} // namespace tokisuji
