// A document with its log against a reference that keeps every board whole, through ten thousand random operations:
// edits, undo, redo, branches, jumps, and the file opened anew.
#include "tests/model/store_fixture.h"
#include "tests/support/test.h"

using namespace tokisuji;

namespace {

constexpr int operations = 10'000;

/// The window that has the puzzle now; the next one opens what this one left.
class Session {
public:
    explicit Session(QString untitledFolder) : m_folder(std::move(untitledFolder)) { begin(); }

    [[nodiscard]] Document& document() { return m_desk->document; }
    void reopen()
    {
        const QString path = m_desk->keeper.path();
        m_desk.reset();
        begin();
        QCOMPARE(idOf(open(m_desk->keeper, path)), std::string());
        QCOMPARE(m_desk->keeper.state(), LogKeeper::State::Saved);
    }

private:
    void begin() { m_desk = std::make_unique<KeptDocument>(m_folder); }

    QString m_folder;
    std::unique_ptr<KeptDocument> m_desk;
};

void compare(const History& history, const Reference& reference)
{
    const Reference::Node& node = reference.nodes[reference.current];
    QCOMPARE(history.size(), static_cast<std::int64_t>(reference.nodes.size()));
    QCOMPARE(history.current(), static_cast<NodeId>(reference.current));
    QVERIFY(history.board() == node.board);
    QCOMPARE(history.undoTarget(), node.parent);
    QCOMPARE(history.redoTarget(), node.redo);
}

void compareAll(const History& history, const Reference& reference)
{
    for (NodeId id = 0; id < history.size(); ++id) {
        const Reference::Node& node = reference.nodes[static_cast<std::size_t>(id)];
        QCOMPARE(history.node(id).parent, node.parent);
        QCOMPARE(history.node(id).lastVisited, node.redo);
        QVERIFY(history.boardAt(id) == node.board);
    }
}

NodeId target(const History& history, Random& random, int action)
{
    if (action < 70)
        return history.undoTarget();
    return action < 90 ? history.redoTarget() : pick(random, static_cast<int>(history.size()));
}

} // namespace

class StoreReferenceTest : public QObject {
    Q_OBJECT
private slots:
    void followsTheReference();
};

void StoreReferenceTest::followsTheReference()
{
    const Folders folders;
    Random random(20261122);
    Session session(folders.untitled);
    session.document().open(slither(5, 4));
    session.document().commit(stroke(session.document().board(), random, 1));
    Reference reference{{{slither(5, 4)}}};
    reference.commit(session.document().history().node(1).edit);
    int reopened = 0;
    for (int step = 0; step < operations && !QTest::currentTestFailed(); ++step) {
        const int action = pick(random, 100);
        if (action < 50) {
            const Edit edit = gesture(session.document().board(), random);
            session.document().commit(edit);
            reference.commit(edit);
        } else if (action < 99 || pick(random, 3) != 0) {
            const NodeId node = target(session.document().history(), random, action);
            session.document().goTo(node);
            if (node != noNode)
                reference.goTo(node);
        } else {
            session.reopen();
            ++reopened;
        }
        compare(session.document().history(), reference);
    }
    session.reopen();
    compareAll(session.document().history(), reference);
    QVERIFY(reopened > 10);
}

TOKISUJI_TEST(StoreReferenceTest);
#include "store_reference_test.moc"
