// The name that was meant: the nearest one, the first of several, none that is too far.
#include "engine/formats/names.h"
#include "tests/support/test.h"

#include <QTest>

#include <vector>

namespace tokisuji {

class SimilarTest : public QObject {
    Q_OBJECT

private slots:
    void nearest_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* expected) { QTest::newRow(name) << name << expected; };
        row("slither", "slither");
        row("slithr", "slither");
        row("slltherr", "slither");
        row("silther", "sither"); // one letter less, against two that changed places
        row("masyi", "masya");    // as near as masyu, and said first
        row("sither", "sither");
        row("xither", "sither"); // one change, slither would be two
        row("masy", "masya");
        row("ab", ""); // two changes are the whole word
        row("a", "");
        row("", "");
        row("slither-and-some-more", "");
        row("hashiwokakeroo", "hashiwokakero");
        row("hsahiwokkaerro", "");
        row("haShiwOkakeRo", "hashiwokakero");
        row("0123456789012345678901234567890123456789", "0123456789012345678901234567890123456789 and 12 more");
        row("01234567890123456789012345678901234567890", ""); // longer than any name that is shown
    }
    void nearest()
    {
        QFETCH(QString, name);
        QFETCH(QString, expected);
        const std::vector<std::string_view> names{"slither",
                                                  "sither",
                                                  "masya",
                                                  "masyu",
                                                  "hashiwokakero",
                                                  "0123456789012345678901234567890123456789 and 12 more",
                                                  "0123456789012345678901234567890123456789 and more of it than that"};
        const std::string word = name.toStdString();
        const std::string_view found = similarName(word, names);
        QCOMPARE(QString::fromUtf8(found.data(), static_cast<qsizetype>(found.size())), expected);
    }
};

TOKISUJI_TEST(SimilarTest);

} // namespace tokisuji

#include "similar_test.moc"
