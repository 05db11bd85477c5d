// Does a page mean what its rules say? Kinds with coloured clues, a star, magnets, beds and words: every filling of
// small boards is judged by the page and by a slow definition written down on its own.
#include "engine/board/terrain.h"
#include "tests/rules/bed_definitions.h"
#include "tests/support/test.h"

#include <cmath>

using namespace tokisuji;

namespace {

struct Case {
    const char* genre;
    bool (*right)(const Board&);
    Board (*board)(Size, std::mt19937&);
    Layer layer;
    std::vector<int> values;
    std::vector<Size> sizes;
    int boards; ///< of each size
};

const std::vector<Case>& cases()
{
    using namespace coloured;
    static const std::vector<Case> all{
        {"lightshadow",
         lightshadow,
         lightshadowBoard,
         Layer::Digit,
         {blank, 1, 2},
         {{1, 1}, {2, 2}, {3, 2}, {3, 3}},
         60},
        {"outofsight", outofsight, outofsightBoard, Layer::Shade, {blank, 1}, {{1, 3}, {2, 2}, {3, 3}, {4, 3}}, 40},
        {"guidearrow", guidearrow, guidearrowBoard, Layer::Shade, {0, 1}, {{1, 1}, {3, 1}, {3, 3}, {4, 3}, {5, 2}}, 60},
        {"interbd", interbd, interbdBoard, Layer::Shade, {blank, 1}, {{1, 1}, {3, 1}, {3, 3}, {4, 3}, {5, 2}}, 60},
        {"magnets", magnets, magnetsBoard, Layer::Digit, {blank, 1, 2}, {{1, 1}, {2, 2}, {3, 2}, {2, 4}, {3, 3}}, 60},
        {"shugaku",
         shugaku,
         shugakuBoard,
         Layer::Digit,
         {1, 2, 3, 4, 5, 6, 7, 8, 9},
         {{2, 1}, {2, 2}, {3, 2}, {2, 3}, {1, 4}},
         150},
        {"yokeimoji", yokeimoji, yokeimojiBoard, Layer::Shade, {blank, 1}, {{2, 1}, {2, 2}, {3, 3}, {4, 3}}, 40},
    };
    return all;
}

} // namespace

class ColouredMeaningTest : public QObject {
    Q_OBJECT
private slots:
    void everyFilling_data();
    void everyFilling();
};

void ColouredMeaningTest::everyFilling_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases().size(); ++i)
        QTest::newRow(cases()[i].genre) << static_cast<int>(i);
}

void ColouredMeaningTest::everyFilling()
{
    QFETCH(int, index);
    const Case& test = cases()[static_cast<std::size_t>(index)];
    constexpr double mostFillings = 20000;
    std::mt19937 random(7);
    int right = 0;
    for (const Size size : test.sizes)
        for (int n = 0; n < test.boards; ++n) {
            Board b = test.board(size, random);
            std::vector<Place> open = b.grid().cells();
            if (test.layer == Layer::Digit)
                std::erase_if(open, [&](Place c) { return b.at(Layer::Number, c) != blank || isHole(b, c); });
            const auto base = static_cast<int>(test.values.size());
            const double fillings = std::pow(base, static_cast<double>(open.size()));
            if (fillings > mostFillings)
                continue;
            const Rules r = rulesOf(b);
            for (int code = 0; code < static_cast<int>(fillings); ++code) {
                int rest = code;
                for (const Place c : open) {
                    b.set(test.layer, c, test.values[static_cast<std::size_t>(rest % base)]);
                    rest /= base;
                }
                const bool expected = test.right(b);
                right += expected ? 1 : 0;
                if (isRight(r, b) != expected)
                    QFAIL(qPrintable(QString("%1 %2x%3 board %4 filling %5: the definition says %6")
                                         .arg(test.genre)
                                         .arg(size.width)
                                         .arg(size.height)
                                         .arg(n)
                                         .arg(code)
                                         .arg(expected)));
            }
        }
    QVERIFY2(right > 20, "the boards have solutions at all");
}

TOKISUJI_TEST(ColouredMeaningTest);
#include "coloured_meaning_test.moc"
