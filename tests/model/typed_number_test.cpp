// Digits typed in a row are one gesture, of which the log keeps every state.
#include "editor/model/document.h"
#include "editor/model/typed_number.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QTest>

using namespace tokisuji;

namespace {

const Place here = cellAt(2, 3);

Edit write(const Board& board, Place place, int value, Layer layer = Layer::Number)
{
    EditBuilder builder(board);
    builder.set(layer, place, value);
    return builder.edit();
}

struct NumberDesk {
    explicit NumberDesk(std::string_view genre = "nurikabe") { document.open(findGenre(genre)->makeBoard({8, 8})); }

    void type(int number) { document.commit(write(document.board(), here, number)); }
    void typeFurther(int number) { document.amend(write(document.board(), here, number)); }
    [[nodiscard]] int number() const { return document.board().at(Layer::Number, here); }
    [[nodiscard]] const History& history() const { return document.history(); }

    Document document;
};

} // namespace

class TypedNumberTest : public QObject {
    Q_OBJECT
private slots:
    void digitsInARowAreOneStep()
    {
        NumberDesk d;
        d.type(1);
        d.typeFurther(12);
        QCOMPARE(d.number(), 12);
        QCOMPARE(d.history().undoTarget(), d.history().root());
        QCOMPARE(d.history().mainLane().size(), 2U);
        QCOMPARE(d.history().size(), 3);
        QCOMPARE(d.history().boardAt(1).at(Layer::Number, here), 1); // still there
        QVERIFY(d.history().isBeginning(1));
        QVERIFY(!d.history().isBeginning(2));
        d.document.undo();
        QCOMPARE(d.number(), blank);
        d.document.redo();
        QCOMPARE(d.number(), 12);
    }

    void threeDigitsToo()
    {
        NumberDesk d;
        d.type(1);
        d.typeFurther(12);
        d.typeFurther(123);
        QVERIFY(d.history().isBeginning(1) && d.history().isBeginning(2) && !d.history().isBeginning(3));
        QCOMPARE(d.history().mainLane().size(), 2U);
    }

    void everybodyHearsOfItOnce()
    {
        NumberDesk d;
        d.type(1);
        QSignalSpy current(&d.document, &Document::currentChanged), history(&d.document, &Document::historyChanged),
            settled(&d.document, &Document::settled);
        d.typeFurther(12);
        QCOMPARE(current.size(), 1);
        QCOMPARE(history.size(), 1);
        QCOMPARE(settled.size(), 1);
    }

    void whatIsReferredToStaysAStep()
    {
        NumberDesk d;
        d.type(1);
        Annotations annotations;
        annotations.bookmarks = {{1, QStringLiteral("here"), {}}};
        d.document.annotate(annotations);
        d.typeFurther(12);
        QCOMPARE(d.history().undoTarget(), 1);
        QVERIFY(!d.history().isBeginning(1));
    }

    void anotherClueIsAStepOfItsOwn()
    {
        NumberDesk d;
        d.type(1);
        d.document.amend(write(d.document.board(), cellAt(0, 0), 12));
        QCOMPARE(d.history().undoTarget(), 1);
        QCOMPARE(d.number(), 1);
    }

    void nothingToGoOnWith()
    {
        NumberDesk d;
        d.typeFurther(1);
        QCOMPARE(d.history().undoTarget(), d.history().root());
        d.document.undo();
        d.document.redo();
        d.type(2);
        d.document.undo();
        d.typeFurther(12); // there is a child
        QCOMPARE(d.history().undoTarget(), 1);
    }

    void aBeginningThatIsVisitedAgainIsABranch()
    {
        NumberDesk d;
        d.type(1);
        d.typeFurther(12);
        d.document.goTo(1);
        QVERIFY(!d.history().isBeginning(1));
        QCOMPARE(d.number(), 1);
    }

    void aLogTellsItAgain()
    {
        NumberDesk d;
        d.type(1);
        d.typeFurther(12);
        std::vector<HistoryRecord> records;
        for (NodeId id = 1; id < d.history().size(); ++id)
            records.push_back(recordOf(d.history().node(id)));
        const auto again = History::restore(d.history().boardAt(0), 0, records, d.history().current());
        QVERIFY(again && again->isBeginning(1) && again->board() == d.document.board());
        records.pop_back(); // as a log ends that was cut off between the digits
        const auto cut = History::restore(d.history().boardAt(0), 0, records, 1);
        QVERIFY(cut && !cut->isBeginning(1) && cut->board().at(Layer::Number, here) == 1);
    }

    void whatIsTypedFurther_data()
    {
        QTest::addColumn<Layer>("layer");
        QTest::addColumn<int>("begun");
        QTest::addColumn<int>("further");
        QTest::addColumn<bool>("goesOn");
        const auto row = [](const char* name, Layer layer, int begun, int further, bool goesOn) {
            QTest::newRow(name) << layer << begun << further << goesOn;
        };
        row("digit", Layer::Number, 1, 12, true);
        row("answer", Layer::Digit, 1, 10, true);
        row("another number", Layer::Number, 1, 2, false);
        row("the same number", Layer::Number, 1, 1, false);
        row("a longer one that begins otherwise", Layer::Number, 1, 21, false);
        row("zero", Layer::Number, 0, 5, false);
        row("unknown", Layer::Number, question, 12, false);
        row("candidate", Layer::Candidates, packCandidates({3, 1, 0, 0}), packCandidates({3, 12, 0, 0}), true);
        row("another candidate", Layer::Candidates, packCandidates({3, 1, 0, 0}), packCandidates({3, 1, 2, 0}), false);
    }
    void whatIsTypedFurther()
    {
        QFETCH(Layer, layer);
        QFETCH(int, begun);
        QFETCH(int, further);
        QFETCH(bool, goesOn);
        const auto edit = [&](int value) { return Edit{{Change{layer, here, blank, value}}}; };
        QCOMPARE(isTypedFurther(edit(begun), edit(further)), goesOn);
    }

    void listsGoOnWithTheNextNumber()
    {
        const Change first{Layer::Number, here, blank, 1}, second{Layer::Second, here, blank, 3};
        QVERIFY(isTypedFurther(Edit{{first}}, Edit{{first, second}}));
        QVERIFY(!isTypedFurther(Edit{{first}}, Edit{{first, Change{Layer::Number, cellAt(0, 0), blank, 3}}}));
    }
};

TOKISUJI_TEST(TypedNumberTest);
#include "typed_number_test.moc"
