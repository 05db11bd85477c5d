// Puzzles with known answers: our own, and those of the optional corpus if it is there.
#pragma once

#include "engine/formats/formats.h"
#include "tests/support/paths.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <vector>

namespace tokisuji::tests {

/// A puzzle of tests/data with what its URL says listed beside it: "pid", "width", "height".
inline QJsonObject toldInFull(QJsonObject puzzle)
{
    const Result<Board> board = readPuzzle(puzzle["url"].toString().toStdString());
    if (!board)
        qFatal("tests/data: %s", qPrintable(puzzle["url"].toString()));
    puzzle["pid"] = QString::fromStdString(std::string(board->genre()));
    puzzle["width"] = board->size().width;
    puzzle["height"] = board->size().height;
    return puzzle;
}

/// Each has "pid", "url", "width" and "height"; most have "status", some "answer", "more_right", "canonical" and
/// "wrong" (pairs of a reason and a file).
inline std::vector<QJsonObject> corpus()
{
    std::vector<QJsonObject> puzzles;
    const QDir folder(dataPath("genres"));
    for (const QString& name : folder.entryList({"*.json"}, QDir::Files, QDir::Name))
        if (QFile file(folder.filePath(name)); file.open(QIODevice::ReadOnly))
            for (const QJsonValue& puzzle : QJsonDocument::fromJson(file.readAll()).object()["boards"].toArray())
                puzzles.push_back(toldInFull(puzzle.toObject()));
    if (QFile file(dataPath("kinds.txt")); file.open(QIODevice::ReadOnly))
        for (const QByteArray& line : file.readAll().split('\n'))
            if (!line.isEmpty() && !line.startsWith('#'))
                puzzles.push_back(toldInFull({{"url", QString::fromUtf8(line)}}));
    if (QFile file(optionalCorpus()); file.open(QIODevice::ReadOnly))
        while (!file.atEnd())
            puzzles.push_back(QJsonDocument::fromJson(file.readLine()).object());
    return puzzles;
}

} // namespace tokisuji::tests
