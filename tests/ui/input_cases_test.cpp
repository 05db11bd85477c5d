// Mouse and keys as puzz.link has them: the cases of tests/data/input, played on a real view with real events.
#include "editor/ui/board_view.h"
#include "engine/drawing/standing.h"
#include "engine/genre/registry.h"
#include "tests/support/paths.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <map>

using namespace tokisuji;

namespace {

using Case = QMap<QString, QString>; ///< by the names of data/input/README.txt

const QMap<QString, ToolId>& toolNames()
{
    static const QMap<QString, ToolId> names{
        {"auto", ToolId::Auto},
        {"number", ToolId::Number},
        {"unknown", ToolId::Unknown},
        {"white", ToolId::WhitePearl},
        {"black", ToolId::BlackPearl},
        {"border", ToolId::Border},
        {"direction", ToolId::Direction},
        {"line", ToolId::Line},
        {"cross", ToolId::Cross},
        {"shade", ToolId::Shade},
        {"dot", ToolId::Dot},
        {"tint", ToolId::Tint},
        {"circle", ToolId::Circle},
        {"triangle", ToolId::Triangle},
        {"square", ToolId::Square},
        {"given-square", ToolId::GivenSquare},
        {"written-square", ToolId::WrittenSquare},
        {"arrow", ToolId::Arrow},
        {"none", ToolId::NoneHere},
        {"some", ToolId::SomeNumber},
        {"lamp", ToolId::Lamp},
        {"star", ToolId::Star},
        {"half", ToolId::HalfCell},
        {"done", ToolId::ClueDone},
        {"bar", ToolId::Bar},
        {"tree", ToolId::Tree},
        {"wall", ToolId::Wall},
        {"tent", ToolId::Tent},
        {"water", ToolId::Water},
        {"cup", ToolId::Cup},
        {"start", ToolId::Start},
        {"goal", ToolId::Goal},
        {"thin-border", ToolId::ThinBorder},
        {"erase", ToolId::Erase},
        {"trace", ToolId::Trace},
        {"link", ToolId::Link},
        {"hole", ToolId::Hole},
        {"colour", ToolId::Colour},
        {"sun", ToolId::Sun},
        {"background", ToolId::Painted},
        {"heading", ToolId::Heading},
        {"spot", ToolId::Spot},
        {"pull", ToolId::HalfPull},
        {"cycle", ToolId::HalfCycle},
        {"moon", ToolId::Moon},
        {"comes", ToolId::CellCircle},
        {"left-out", ToolId::CellCross},
        {"right", ToolId::RightNumber},
        {"wrong", ToolId::WrongNumber},
        {"side", ToolId::PieceSide},
        {"pin", ToolId::PiecePin},
    };
    return names;
}

std::vector<Case> readCases(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::vector<Case> cases;
    for (const QString& block : QString::fromUtf8(file.readAll()).split("\n\n", Qt::SkipEmptyParts)) {
        Case one;
        for (const QString& line : block.split('\n', Qt::SkipEmptyParts))
            one[line.section(' ', 0, 0)] = line.section(' ', 1).trimmed();
        cases.push_back(one);
    }
    return cases;
}

QPointF point(const QString& text)
{
    return {text.section(',', 0, 0).toDouble(), text.section(',', 1).toDouble()};
}

Place place(const QString& text)
{
    const QPoint p = point(text).toPoint();
    return {static_cast<std::int16_t>(p.x()), static_cast<std::int16_t>(p.y())};
}

Layer layerNamed(const QString& name)
{
    for (int i = 0; i < layerCount; ++i)
        if (nameOf(static_cast<Layer>(i)) == name.toStdString())
            return static_cast<Layer>(i);
    qFatal("no layer %s", qPrintable(name));
    return {};
}

/// "layer x,y=value x,y=value layer ..." onto a board.
Board withValues(Board board, const QString& text)
{
    Layer layer = Layer::Number;
    for (const QString& word : text.split(' ', Qt::SkipEmptyParts)) {
        if (!word.contains('='))
            layer = layerNamed(word);
        else
            board.set(layer, place(word.section('=', 0, 0)), word.section('=', 1).toInt());
    }
    return board;
}

/// The same notation, in the order of layers and places.
QString valuesOf(const Board& board)
{
    QStringList words;
    for (const Layer layer : board.layers()) {
        if (board.isBlank(layer))
            continue;
        words << QString::fromLatin1(nameOf(layer).data(), static_cast<qsizetype>(nameOf(layer).size()));
        for (const Place p : board.grid().all(placesOf(layer)))
            if (const int value = board.at(layer, p); value != blank)
                words << QString("%1,%2=%3").arg(p.x).arg(p.y).arg(value);
    }
    return words.join(' ');
}

Size sizeOf(const Case& one)
{
    const QString size = one.value("size", "5x5");
    return {size.section('x', 0, 0).toInt(), size.section('x', 1).toInt()};
}

const QMap<QString, Qt::KeyboardModifier>& modifierNames()
{
    static const QMap<QString, Qt::KeyboardModifier> names{
        {"shift", Qt::ShiftModifier}, {"ctrl", Qt::ControlModifier}, {"alt", Qt::AltModifier}};
    return names;
}

/// A document and a view on it, worked by inputs in words.
class CasePlayer {
public:
    explicit CasePlayer(const Board& board) : m_view(&m_document)
    {
        m_view.resize(700, 700);
        m_document.open(board);
        m_view.show();
    }

    Document& document() { return m_document; }
    BoardView& view() { return m_view; }

    void play(const QString& script)
    {
        for (const QString& input : script.split(';', Qt::SkipEmptyParts))
            playOne(input.trimmed());
    }

private:
    void playOne(const QString& input)
    {
        static const QMap<QString, Qt::MouseButton> buttons{
            {"left", Qt::LeftButton}, {"right", Qt::RightButton}, {"middle", Qt::MiddleButton}};
        const QStringList words = input.split(' ', Qt::SkipEmptyParts);
        QStringList parts = words.front().split('+');
        const QString last = parts.takeLast();
        Qt::KeyboardModifiers modifiers;
        QList<Qt::Key> held;
        for (const QString& part : parts)
            if (modifierNames().contains(part.toLower()))
                modifiers |= modifierNames()[part.toLower()];
            else
                held += keyNamed(part);
        for (const Qt::Key key : held)
            QTest::keyPress(&m_view, key);
        if (buttons.contains(last))
            drag(buttons[last], modifiers, words.mid(1));
        else
            QTest::keyClick(&m_view, keyNamed(last), modifiers);
        for (const Qt::Key key : held)
            QTest::keyRelease(&m_view, key);
    }

    static Qt::Key keyNamed(const QString& name)
    {
        return name == "Shift" ? Qt::Key_Shift : static_cast<Qt::Key>(QKeySequence::fromString(name)[0].key());
    }

    QPoint onView(const QString& text)
    {
        const QPointF origin = m_view.toWidget({0, 0}), onBoard = point(text) / 2;
        const Point shown = standing(genreOf(m_document.board()).stance, Point{onBoard.x(), onBoard.y()});
        return (origin + QPointF(shown.x, shown.y) * m_view.cellPixels()).toPoint();
    }

    void drag(Qt::MouseButton button, Qt::KeyboardModifiers modifiers, const QStringList& points)
    {
        QTest::mousePress(&m_view, button, modifiers, onView(points.front()));
        for (const QString& text : points.mid(1))
            QTest::mouseMove(&m_view, onView(text));
        QTest::mouseRelease(&m_view, button, modifiers, onView(points.back()));
    }

    Document m_document;
    BoardView m_view;
};

} // namespace

class InputCasesTest : public QObject {
    Q_OBJECT

private slots:
    void everyGenreHasCases()
    {
        for (const Genre* genre : allGenres())
            QVERIFY2(m_cases[QString::fromUtf8(genre->id.data())].size() > 3, genre->id.data());
    }

    void play_data()
    {
        QTest::addColumn<QString>("genre");
        QTest::addColumn<QMap<QString, QString>>("input");
        for (const auto& [genre, cases] : m_cases)
            for (const Case& one : cases)
                QTest::newRow(qPrintable(genre + ": " + one["case"])) << genre << one;
    }

    /// The board is as the case says; undo leads back to the start and redo forth again.
    void play()
    {
        QFETCH(const QString, genre);
        QFETCH(const Case, input);
        const Board start = withValues(findGenre(genre.toStdString())->makeBoard(sizeOf(input)), input.value("start"));
        CasePlayer player(start);
        if (input.value("mode") == "solve")
            player.view().setMode(Mode::Solve);
        QVERIFY(toolNames().contains(input.value("tool", "auto")));
        const ToolId tool = toolNames()[input.value("tool", "auto")];
        player.view().setTool(tool);
        QCOMPARE(player.view().tool(), tool);

        player.play(input["do"]);

        const Board end = player.document().board();
        QCOMPARE(valuesOf(end), valuesOf(withValues(start.without(start.layers()), input["is"])));
        if (input.contains("nodes"))
            QCOMPARE(player.document().history().size() - 1, input["nodes"].toInt());
        if (input.contains("setup"))
            QCOMPARE(QString::fromStdString(end.setup()), input["setup"]);
        if (input.contains("cursor"))
            QCOMPARE(toString(player.view().cursorPlace()), toString(place(input["cursor"])));
        checkUndo(player, start, end);
    }

    void initTestCase()
    {
        const QDir folder(tests::dataPath("input"));
        for (const Genre* genre : allGenres()) {
            const QString id = QString::fromUtf8(genre->id.data(), static_cast<qsizetype>(genre->id.size()));
            m_cases[id] = readCases(folder.filePath(id + ".txt"));
        }
    }

private:
    static void checkUndo(CasePlayer& player, const Board& start, const Board& end)
    {
        const auto steps = player.document().history().size() - 1;
        for (int i = 0; i < steps; ++i)
            player.document().undo();
        QVERIFY(player.document().board() == start);
        for (int i = 0; i < steps; ++i)
            player.document().redo();
        QVERIFY(player.document().board() == end);
    }

    std::map<QString, std::vector<Case>> m_cases;
};

TOKISUJI_TEST(InputCasesTest);
#include "input_cases_test.moc"
