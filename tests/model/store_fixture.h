// What the tests of logs on disk share.
#pragma once

#include "editor/model/store/log_keeper.h"
#include "tests/model/history_reference.h"
#include "tests/support/log_waits.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <string>

namespace tokisuji {

/// A folder for untitled logs and one for the user's files, gone after the test.
struct Folders {
    QTemporaryDir all;
    QString untitled = all.filePath("untitled");

    [[nodiscard]] QString file(const QString& name) const { return all.filePath(name); }
};

/// A window without widgets.
struct KeptDocument {
    explicit KeptDocument(const QString& untitledFolder) : keeper(&document, untitledFolder) {}

    void type(Random& random, int gestures)
    {
        for (int i = 0; i < gestures;) {
            Edit edit = gesture(document.board(), random);
            i += edit.empty() ? 0 : 1;
            document.commit(std::move(edit));
        }
    }

    AwaitsLogs last;
    Document document;
    LogKeeper keeper;
};

inline Annotations someAnnotations(const Document& document)
{
    Annotations annotations;
    annotations.metadata = {"題「x」", "作者", "https://example.org/?a=1", "二行\nの注"};
    annotations.bookmarks = {{0, "始", ""}, {3, "枝", "ここを 2 と仮定"}};
    annotations.pinA = 1;
    annotations.pinB = document.history().size() - 1;
    annotations.viewState = QByteArray("\0\xff zoom", 7);
    return annotations;
}

inline void checkSame(const History& a, const History& b)
{
    QCOMPARE(a.size(), b.size());
    QCOMPARE(a.current(), b.current());
    QVERIFY(a.board() == b.board());
    QVERIFY(a.boardAt(a.root()) == b.boardAt(b.root()));
    for (NodeId id = 0; id < a.size(); ++id) {
        QCOMPARE(a.node(id).parent, b.node(id).parent);
        QCOMPARE(a.node(id).timeMs, b.node(id).timeMs);
        QCOMPARE(a.node(id).lastVisited, b.node(id).lastVisited);
        QVERIFY(a.node(id).edit == b.node(id).edit);
    }
}

inline void checkSame(const Annotations& a, const Annotations& b)
{
    QVERIFY(a.metadata == b.metadata);
    QVERIFY(a.bookmarks == b.bookmarks);
    QCOMPARE(a.pinA, b.pinA);
    QCOMPARE(a.pinB, b.pinB);
    QCOMPARE(a.viewState, b.viewState);
    QCOMPARE(a.intended != nullptr, b.intended != nullptr);
    if (a.intended) {
        QCOMPARE(a.intended->markedAt, b.intended->markedAt);
        QVERIFY(a.intended->steps == b.intended->steps);
        QVERIFY(a.intended->trace.steps == b.intended->trace.steps);
    }
}

inline void checkHolds(const QString& path, const Document& document)
{
    const Result<Log> log = readLog(path);
    QVERIFY2(log, log ? "" : log.error().id.c_str());
    checkSame(log->history, document.history());
    checkSame(log->annotations, document.annotations());
}

inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline std::string idOf(const std::optional<Error>& error)
{
    return error ? error->id : std::string();
}

} // namespace tokisuji
