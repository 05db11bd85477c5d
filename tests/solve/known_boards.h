// Known boards: puzzles with answers, from our own data and, where it is there, the optional corpus.
#pragma once

#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "tests/support/paths.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tokisuji::known {

struct KnownBoard {
    std::string url;
    Board board;
    std::string status;          ///< "unique", "several", "none", or empty
    std::optional<Board> answer; ///< a right one
};

/// An answer as the rules have it: borders that are drawn loosely, as some kinds allow, are none.
inline Board withoutLooseBorders(Board answer)
{
    if (!genreOf(answer).has(Mark::Border))
        return answer;
    const Rules rules = rulesOf(answer);
    const Assignment drawn(rules, answer);
    for (const Instance& i : rules.instances())
        if (i.role() == Role::LooseBorder && !holds(i, drawn))
            answer.set(Layer::Border, i.anchor, blank);
    return answer;
}

inline std::optional<KnownBoard> fromJson(const QJsonObject& row)
{
    const std::string url = row["url"].toString().toStdString();
    const Result<Board> board = readPuzzle(url);
    if (!board)
        return std::nullopt;
    std::string status = row["status"].toString().toStdString();
    KnownBoard known{url, *board, status == "no-answer" ? "none" : status, {}};
    if (const std::string text = row["answer"].toString().toStdString(); !text.empty())
        if (const Result<Board> answer = readPuzzle(text))
            known.answer = withoutLooseBorders(*answer);
    return known;
}

/// tests/data/genres
inline std::vector<KnownBoard> ownBoards()
{
    std::vector<KnownBoard> boards;
    const QDir folder(tests::dataPath("genres"));
    for (const QString& name : folder.entryList({"*.json"}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (const QJsonValue& row : QJsonDocument::fromJson(file.readAll()).object()["boards"].toArray())
            if (auto known = fromJson(row.toObject()))
                boards.push_back(std::move(*known));
    }
    return boards;
}

/// The status of a board of the corpus that is judged otherwise here; empty for all others.
inline std::string ownStatus(const std::string& url)
{
    static const std::map<std::string, std::string> statusOf = [] {
        std::map<std::string, std::string> rows;
        QFile file(tests::dataPath("judged_otherwise.txt"));
        if (!file.open(QIODevice::ReadOnly))
            return rows;
        const QString table = QString::fromUtf8(file.readAll()).section("\n\n", 1);
        for (const QString& line : table.split('\n', Qt::SkipEmptyParts))
            rows[line.section(' ', 0, 0).toStdString()] = line.section(' ', 1, 1).toStdString();
        return rows;
    }();
    const auto it = std::ranges::find_if(statusOf, [&](const auto& row) { return url.ends_with(row.first); });
    return it == statusOf.end() ? std::string() : it->second;
}

/// Empty where there is no corpus.
inline std::vector<KnownBoard> corpusBoards()
{
    std::vector<KnownBoard> boards;
    QFile file(tests::optionalCorpus());
    if (!file.open(QIODevice::ReadOnly))
        return boards;
    while (!file.atEnd()) {
        const QJsonObject row = QJsonDocument::fromJson(file.readLine()).object();
        if (findGenre(row["pid"].toString().toStdString()) == nullptr)
            continue;
        auto known = fromJson(row);
        if (!known)
            continue;
        if (const std::string status = ownStatus(known->url); !status.empty())
            known->status = status;
        boards.push_back(std::move(*known));
    }
    return boards;
}

} // namespace tokisuji::known
