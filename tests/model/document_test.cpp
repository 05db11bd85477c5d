// Documents: files and addresses in, files out, and what an error leaves as it was.
#include "editor/model/document.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"

#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tokisuji;

namespace {

const QString sampleAddress = QStringLiteral("https://puzz.link/p?slither/5/5/bdcbdbcac");

Edit setNumber(const Board& board, Place place, int value)
{
    EditBuilder builder(board);
    builder.set(Layer::Number, place, value);
    return builder.edit();
}

/// The first place of the board where a mark may stand: between two cells, or in a cell without a clue. Discs stand on
/// circles.
Place answerPlace(const Board& board, Layer layer)
{
    if (placesOf(layer) == PlaceKind::Edge)
        return board.grid().innerEdges().front();
    const Genre& genre = genreOf(board);
    for (const Place cell : board.grid().cells())
        if ((board.at(Layer::Number, cell) == blank) != genre.has(Mark::Disc))
            return cell;
    return cellAt(0, 0);
}

} // namespace

class DocumentTest : public QObject {
    Q_OBJECT
private slots:
    void init() { QVERIFY(m_folder.isValid()); }
    void opensAnAddress();
    void signalsTellWhatChanged();
    void knowsWhereItCameFrom();
    void whatIsOnlyLookedAtStaysAsItIs();
    void writesAndReadsPuzzleFiles();
    void filesSayWhoMadeThem();
    void errorsLeaveTheDocumentAsItWas_data();
    void errorsLeaveTheDocumentAsItWas();
    void unwritablePlacesLeaveEverythingAsItWas();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    QString write(const QString& name, const QByteArray& bytes) const;
    QTemporaryDir m_folder;
};

QString DocumentTest::write(const QString& name, const QByteArray& bytes) const
{
    QFile file(path(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
    return path(name);
}

void DocumentTest::opensAnAddress()
{
    Document document;
    QVERIFY(document.isEmpty());
    QVERIFY(!document.loadText(sampleAddress));
    QVERIFY(!document.isEmpty());
    QCOMPARE(document.board().genre(), std::string("slither"));
    QCOMPARE(document.board().size(), (Size{5, 5}));
    QVERIFY(document.filePath().isEmpty());
    QCOMPARE(document.history().size(), 1);
    document.close();
    QVERIFY(document.isEmpty());
}

void DocumentTest::signalsTellWhatChanged()
{
    Document document;
    QSignalSpy opened(&document, &Document::opened);
    QSignalSpy current(&document, &Document::currentChanged);
    QSignalSpy history(&document, &Document::historyChanged);
    document.open(findGenre("slither")->makeBoard({3, 3}));
    QCOMPARE(opened.count(), 1);
    QCOMPARE(current.count(), 1);
    const NodeId node = document.commit(setNumber(document.board(), cellAt(1, 1), 2));
    QCOMPARE(node, 1);
    QCOMPARE(history.count(), 2);
    QCOMPARE(current.count(), 2);
    QCOMPARE(document.commit({}), node); // nothing happened, nobody hears of it
    document.redo();
    document.goTo(node);
    document.goTo(77);
    QCOMPARE(history.count(), 2);
    QCOMPARE(current.count(), 2);
    document.undo();
    QCOMPARE(document.board().at(Layer::Number, cellAt(1, 1)), blank);
    document.undo();
    QCOMPARE(current.count(), 3);
    document.redo();
    QCOMPARE(document.board().at(Layer::Number, cellAt(1, 1)), 2);
    QCOMPARE(opened.count(), 1);
}

void DocumentTest::knowsWhereItCameFrom()
{
    Document document;
    QVERIFY(!document.loadText(QStringLiteral(" ") + sampleAddress + QStringLiteral("\n")));
    QCOMPARE(document.annotations().metadata.source, sampleAddress);
    QVERIFY(!document.loadText(QStringLiteral("pzprv3/slither/1/1/2 /")));
    QVERIFY(document.annotations().metadata.source.isEmpty()); // a text names no place
    const QString file = write(QStringLiteral("island.txt"), sampleAddress.toUtf8());
    QVERIFY(!document.load(file));
    QCOMPARE(document.annotations().metadata.source, QStringLiteral("island.txt"));
    QVERIFY(document.filePath().isEmpty()); // that is the place of a log
}

void DocumentTest::whatIsOnlyLookedAtStaysAsItIs()
{
    Document document;
    document.open(findGenre("slither")->makeBoard({3, 3}));
    document.commit(setNumber(document.board(), cellAt(0, 0), 2));
    QSignalSpy readOnly(&document, &Document::readOnlyChanged);
    QSignalSpy refused(&document, &Document::refused);
    document.setReadOnly(true);
    document.setReadOnly(true);
    QCOMPARE(readOnly.count(), 1);
    QCOMPARE(document.commit(setNumber(document.board(), cellAt(0, 0), 3)), 1);
    QCOMPARE(document.board().at(Layer::Number, cellAt(0, 0)), 2);
    Annotations named;
    named.metadata.title = QStringLiteral("island");
    document.annotate(named);
    QVERIFY(document.annotations().metadata.title.isEmpty());
    QCOMPARE(refused.count(), 2);
    document.undo(); // moving about is free
    QCOMPARE(document.history().current(), 0);
    QCOMPARE(refused.count(), 2);
    document.open(findGenre("slither")->makeBoard({3, 3}));
    QVERIFY(!document.isReadOnly());
}

void DocumentTest::writesAndReadsPuzzleFiles()
{
    for (const Genre* genre : allGenres()) {
        Document document;
        QVERIFY(
            !document.loadText(QString::fromUtf8(genre->sample.data(), static_cast<qsizetype>(genre->sample.size()))));
        EditBuilder builder(document.board());
        for (const Layer layer : genre->answerLayers())
            builder.set(layer, answerPlace(document.board(), layer), 1);
        document.commit(builder.edit());
        const QString file = path(QString::fromUtf8(genre->id.data(), static_cast<qsizetype>(genre->id.size())));
        QVERIFY(!document.writePuzzle(file));

        Document other;
        QVERIFY(!other.load(file));
        QVERIFY(other.board() == document.board());
    }
}

void DocumentTest::filesSayWhoMadeThem()
{
    Document document;
    QVERIFY(!document.loadText(QStringLiteral("pzprv3/nurikabe/1/2/1 . /"
                                              "info:{\"metadata\":{\"author\":\"me\",\"comment\":\"easy\"}}")));
    QCOMPARE(document.annotations().metadata.author, QStringLiteral("me"));
    QCOMPARE(document.annotations().metadata.rulesNote, QStringLiteral("easy"));
    const QString file = path(QStringLiteral("facts.txt"));
    QVERIFY(!document.writePuzzle(file));
    Document again;
    QVERIFY(!again.load(file));
    QCOMPARE(again.annotations().metadata.author, QStringLiteral("me"));
    QCOMPARE(again.annotations().metadata.source, QStringLiteral("facts.txt")); // it said none
}

void DocumentTest::errorsLeaveTheDocumentAsItWas_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("id"); // empty: any
    QTest::newRow("missing") << path(QStringLiteral("nowhere.txt")) << QStringLiteral("file-missing");
    QTest::newRow("folder") << m_folder.path() << QStringLiteral("file-not-regular");
    QTest::newRow("device") << QStringLiteral("/dev/zero") << QStringLiteral("file-not-regular");
    const QString large = path(QStringLiteral("large.txt"));
    QFile file(large);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(50 * 1024 * 1024));
    QTest::newRow("50 MB") << large << QStringLiteral("file-too-large");
    QTest::newRow("empty") << write(QStringLiteral("empty.txt"), {}) << QString();
    QTest::newRow("binary") << write(QStringLiteral("binary"), QByteArray("\x7f"
                                                                          "ELF\0\xff\xfe\0",
                                                                          8))
                            << QString();
    QTest::newRow("wrong UTF-8") << write(QStringLiteral("latin"), "pzprv3\nslither\n\xe9\xff\n") << QString();
    QTest::newRow("unknown genre") << write(QStringLiteral("genre"), "https://puzz.link/p?foobar/5/5/a") << QString();
    QTest::newRow("absurd size") << write(QStringLiteral("size"), "slither/999999999/0/a") << QString();
    QTest::newRow("cut off") << write(QStringLiteral("cut"), "pzprv3\nslither\n5\n5\n. . 1") << QString();
}

void DocumentTest::errorsLeaveTheDocumentAsItWas()
{
    QFETCH(QString, file);
    QFETCH(QString, id);
    Document document;
    QVERIFY(!document.loadText(sampleAddress));
    document.commit(setNumber(document.board(), cellAt(0, 0), 2));
    const Board before = document.board();
    QSignalSpy opened(&document, &Document::opened);
    const std::optional<Error> error = document.load(file);
    QVERIFY(error);
    if (!id.isEmpty())
        QCOMPARE(QString::fromStdString(error->id), id);
    QCOMPARE(opened.count(), 0);
    QVERIFY(document.board() == before);
    QCOMPARE(document.history().size(), 2);
    QVERIFY(document.filePath().isEmpty());
    QVERIFY(document.loadText(QStringLiteral("slither/0/0/")));
    QVERIFY(document.board() == before);
}

void DocumentTest::unwritablePlacesLeaveEverythingAsItWas()
{
    Document document;
    document.open(findGenre("slither")->makeBoard({3, 3}));
    document.commit(setNumber(document.board(), cellAt(0, 0), 1));
    const std::optional<Error> error = document.writePuzzle(path(QStringLiteral("no/such/folder/file.txt")));
    QVERIFY(error);
    QCOMPARE(QString::fromStdString(error->id), QStringLiteral("file-unwritable"));
    QCOMPARE(error->args.size(), 2U);
    QVERIFY(document.writePuzzle(m_folder.path())); // a folder is no file
    QVERIFY(QFileInfo(m_folder.path()).isDir());
}

TOKISUJI_TEST(DocumentTest);
#include "document_test.moc"
