// Gates: which filled cell's number is whose.
#include "engine/board/gates.h"
#include "engine/formats/formats.h"
#include "tests/support/test.h"

#include <QTest>

using namespace tokisuji;

namespace {

Board courseOf(const char* rows, Size size)
{
    const auto board =
        readPzprv3(QString("pzprv3.3/slalom/%1/%2/%3").arg(size.height).arg(size.width).arg(rows).toStdString());
    return board ? *board : Board();
}

/// The numbers of all gates, 0 where none is told.
std::vector<int> numbersOn(const char* rows, Size size)
{
    std::vector<int> numbers;
    for (const Gate& gate : gatesOf(courseOf(rows, size)))
        numbers.push_back(gate.number);
    return numbers;
}

} // namespace

class GatesTest : public QObject {
    Q_OBJECT
private slots:
    void rowsOfCells()
    {
        const Board b = courseOf("# - - # /i . . . /i . o . /# - . - ", {4, 4});
        const auto gates = gatesOf(b);
        QCOMPARE(gates.size(), std::size_t{4});
        QCOMPARE(gates[0].cells, (std::vector{cellAt(1, 0), cellAt(2, 0)}));
        QCOMPARE(gates[1].cells, (std::vector{cellAt(0, 1), cellAt(0, 2)}));
        QVERIFY(gates[1].axis == Axis::Vertical);
        QCOMPARE(polesOf(b, gates[1]), (std::vector{cellAt(0, 0), cellAt(0, 3)}));
        QCOMPARE(polesOf(b, gates[3]), std::vector<Place>{});
    }

    void numbers_data()
    {
        QTest::addColumn<QString>("rows");
        QTest::addColumn<QString>("numbers");
        QTest::newRow("at one end") << "0,2 - - . o "
                                    << "2";
        QTest::newRow("equal at both ends") << "0,2 - 0,2 . o "
                                            << "2";
        QTest::newRow("a direction points away") << "1,2 - - . o "
                                                 << "0";
        QTest::newRow("a direction points to one of two") << "- 4,3 - # o "
                                                          << "0 3";
        QTest::newRow("one number between two gates") << "- 0,3 - # o "
                                                      << "0 0";
        QTest::newRow("the other gate has its own") << "0,1 - 0,3 - 0,3 "
                                                    << "1 3";
        QTest::newRow("what is left") << "0,1 - 0,2 - # "
                                      << "1 2";
    }
    void numbers()
    {
        QFETCH(QString, rows);
        QFETCH(QString, numbers);
        QStringList found;
        for (const int number : numbersOn(rows.toUtf8().constData(), {5, 1}))
            found << QString::number(number);
        QCOMPARE(found.join(' '), numbers);
    }

    void theStartMoves()
    {
        Board b = courseOf("o . # ", {3, 1});
        moveStart(b, cellAt(1, 0));
        QCOMPARE(b.at(Layer::Terrain, cellAt(0, 0)), blank);
        QCOMPARE(b.at(Layer::Terrain, cellAt(1, 0)), static_cast<int>(Terrain::Start));
    }
};

TOKISUJI_TEST(GatesTest);
#include "gates_test.moc"
