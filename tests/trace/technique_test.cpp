#include <QtTest>
class TechniqueTest : public QObject {
    Q_OBJECT
};
QTEST_GUILESS_MAIN(TechniqueTest)
#include "technique_test.moc"
