// The net of a twisty puzzle: every sticker has its place, its colour and its letter, and what is pointed out lies on
// it.
#include "editor/export/exporter.h"
#include "editor/export/palette.h"
#include "engine/drawing/board_drawing.h"
#include "engine/drawing/net_drawing.h"
#include "engine/drawing/net_layout.h"
#include "engine/drawing/overlay_drawing.h"
#include "engine/drawing/sticker_look.h"
#include "engine/formats/twisty.h"
#include "engine/twisty/supplied.h"
#include "engine/twisty/turn_findings.h"
#include "engine/twisty/twisty_board.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cmath>
#include <set>

using namespace tokisuji;

namespace {

std::vector<Board> suppliedBoards()
{
    std::vector<Board> boards;
    for (const SuppliedTwisty& supplied : suppliedTwisties())
        boards.push_back(*makeTwistyBoard(std::string(supplied.name)));
    return boards;
}

Board ofSetup(const std::string& yaml)
{
    return *makeTwistyBoard("file:own.yaml\n" + yaml);
}

std::ptrdiff_t countFills(const Drawing& drawing, Ink ink)
{
    return std::ranges::count_if(drawing.items, [&](const Item& i) { return i.level == Level::Clue && i.fill == ink; });
}

std::ptrdiff_t countTexts(const Drawing& drawing)
{
    return std::ranges::count(drawing.items, Item::Text, &Item::shape);
}

double length(Point a, Point b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

QPointF toPixel(const Board& board, Point point, double cellPixels, double margin)
{
    const PaperBox paper = paperOf(board, margin);
    return {(point.x - paper.topLeft.x) * cellPixels, (point.y - paper.topLeft.y) * cellPixels};
}

/// Linear red, green and blue.
using Light = std::array<double, 3>;
using Sight = std::array<Light, 3>;

Light lightOf(const QColor& colour)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
}

Light seen(const Light& light, const Sight& sight)
{
    Light result{};
    for (std::size_t i = 0; i < 3; ++i)
        result[i] = std::max(0.0, sight[i][0] * light[0] + sight[i][1] * light[1] + sight[i][2] * light[2]);
    return result;
}

/// CIE L*a*b*, D65.
Light labOf(const Light& light)
{
    constexpr Sight toXyz{{{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
    const auto [x, y, z] = seen(light, toXyz);
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double fx = f(x / 0.9505), fy = f(y), fz = f(z / 1.089);
    return {116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)};
}

double difference(const Light& a, const Light& b)
{
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

} // namespace

class NetDrawingTest : public QObject {
    Q_OBJECT

private slots:
    void everyStickerHasAPlaceOfItsOwn()
    {
        for (const Board& board : suppliedBoards()) {
            const auto definition = twistyOf(board);
            const NetLayout layout(*definition);
            QCOMPARE(layout.stickers(), definition->places());
            for (int sticker = 0; sticker < layout.stickers(); ++sticker) {
                const Point centre = layout.centre(sticker);
                QCOMPARE(layout.stickerUnder(centre), sticker);
                for (const Point& corner : layout.outline(sticker, 0.97)) {
                    QCOMPARE(layout.stickerUnder(corner), sticker);
                    QVERIFY(corner.x >= 0 && corner.x <= layout.bottomRight().x);
                    QVERIFY(corner.y >= 0 && corner.y <= layout.bottomRight().y);
                }
                const Place cell = cellOfSticker(*definition, sticker);
                QVERIFY(layout.pointOf(cell) == centre);
                QVERIFY((layout.cellsAt(centre) == Point{cell.x / 2.0, cell.y / 2.0}));
            }
            QCOMPARE(layout.stickerUnder({-0.1, -0.1}), -1);
        }
    }

    void trianglesHaveEqualSides()
    {
        const NetLayout layout(*findSuppliedTwisty("pyraminx"));
        for (int sticker = 0; sticker < layout.stickers(); ++sticker) {
            const auto corners = layout.outline(sticker, 1);
            QCOMPARE(corners.size(), std::size_t{3});
            for (std::size_t i = 0; i < 3; ++i)
                QVERIFY(std::abs(length(corners[i], corners[(i + 1) % 3]) - length(corners[0], corners[1])) < 1e-9);
        }
    }

    void sidesStandApart()
    {
        const NetLayout layout(*findSuppliedTwisty("cube_2x2x2"));
        const double within = length(layout.centre(4), layout.centre(5));
        const double across = length(layout.centre(5), layout.centre(6));
        QVERIFY(across > 1 && within < 1 && across - within > 0.1);
    }

    void stickersAreDrawnInTheirColours()
    {
        for (const Board& board : suppliedBoards()) {
            const auto definition = twistyOf(board);
            const Drawing drawing = drawBoard(board);
            for (std::size_t colour = 0; colour < definition->colours.size(); ++colour) {
                const Ink ink = lookOfColour(*definition, static_cast<int>(colour)).fill;
                QCOMPARE(countFills(drawing, ink),
                         std::ranges::count(definition->goal, definition->colours[colour].letter));
            }
            QCOMPARE(countTexts(drawing), std::ptrdiff_t{definition->places()});
            QCOMPARE(countTexts(drawBoard(board, {.cellPixels = 14})), std::ptrdiff_t{0});
        }
    }

    void stickersWithoutColourAreHatched()
    {
        Board board = *makeTwistyBoard("pyraminx");
        const auto definition = twistyOf(board);
        const Drawing whole = drawBoard(board);
        board.set(Layer::Number, cellOfSticker(*definition, 5), blank);
        const Drawing bare = drawBoard(board);
        QCOMPARE(countTexts(bare), countTexts(whole) - 1);
        QCOMPARE(countFills(bare, Ink::Paper), std::ptrdiff_t{1});
        const NetLayout layout(*definition);
        int strokes = 0;
        for (const Item& item : bare.items)
            if (item.level == Level::Clue && item.points.size() == 2) {
                ++strokes;
                const Point middle{(item.points[0].x + item.points[1].x) / 2,
                                   (item.points[0].y + item.points[1].y) / 2};
                QCOMPARE(layout.stickerUnder(middle), 5);
            }
        QVERIFY(strokes >= 3);
    }

    void piecesOfAProblemAreOutlined()
    {
        Board board = *makeTwistyBoard("cube_2x2x2");
        const auto definition = twistyOf(board);
        std::string state = definition->goal;
        for (const auto& [to, from] : {std::pair{3, 7}, {7, 8}, {8, 3}})
            state[static_cast<std::size_t>(to)] = definition->goal[static_cast<std::size_t>(from)];
        paintedAs(board, state).applyTo(board);
        const auto problem = problemOf(*definition, state);
        QVERIFY(problem && problem->kind == StateProblem::Twisted);
        Verdict verdict;
        verdict.status = Status::None;
        verdict.turns = std::make_shared<const TurnFindings>(TurnFindings{{}, problem});
        const Drawing drawing = drawOverlay(board, verdict);
        const NetLayout layout(*definition);
        std::set<int> ringed;
        for (const Item& item : drawing.items)
            if (item.stroke == Ink::Conflict) {
                Point middle;
                for (const Point& p : item.points)
                    middle = middle
                             + Point{p.x / static_cast<double>(item.points.size()),
                                     p.y / static_cast<double>(item.points.size())};
                ringed.insert(layout.stickerUnder(middle));
            }
        QVERIFY(ringed == (std::set<int>{3, 7, 8}));
        verdict.turns = std::make_shared<const TurnFindings>();
        QVERIFY(drawOverlay(board, verdict).items.empty());
    }

    void aTurnShowsWhatComesWhere()
    {
        const Board board = *makeTwistyBoard("cube_2x2x2");
        const auto definition = twistyOf(board);
        const int turn = *definition->findTurn("R");
        const Drawing drawing = drawTurnPreview(board, turn, 54);
        const NetLayout layout(*definition);
        const std::string after = turned(definition->goal, definition->turns[static_cast<std::size_t>(turn)]);
        int discs = 0;
        for (const Item& item : drawing.items) {
            if (item.shape != Item::Circle)
                continue;
            ++discs;
            const auto sticker = static_cast<std::size_t>(layout.stickerUnder(item.points.front()));
            const auto colour = std::ranges::find(definition->colours, after[sticker], &StickerColour::letter);
            const int index = static_cast<int>(colour - definition->colours.begin());
            QCOMPARE(item.fill, lookOfColour(*definition, index).fill);
        }
        QCOMPARE(discs, 12);
        QVERIFY(drawNetHover(board, cellAt(0, 0)).items.empty());
        QVERIFY(!drawNetHover(board, cellOfSticker(*definition, 0)).items.empty());
        QVERIFY(drawNetCursor(board, cellAt(0, 0)).items.empty());
        QVERIFY(!drawNetCursor(board, cellOfSticker(*definition, 0)).items.empty());
    }

    void unknownColourNamesGetInksOfTheirOwn()
    {
        const auto definition = twistyOf(ofSetup("name: strip\n"
                                                 "colours: {A: azure, R: red, M: mauve}\n"
                                                 "net: ['0 1 2']\n"
                                                 "turns: {T: (0 1 2)}\n"
                                                 "goal: ARM\n"));
        std::set<Ink> inks;
        for (int colour = 0; colour < 3; ++colour)
            inks.insert(lookOfColour(*definition, colour).fill);
        QCOMPARE(inks.size(), std::size_t{3});
        QCOMPARE(lookOfColour(*definition, 1).fill, Ink::StickerRed);
    }

    void lettersAreReadableOnTheirColours()
    {
        for (const Theme theme : {Theme::Light, Theme::Dark, Theme::Print}) {
            const Palette palette(theme);
            for (const Board& board : suppliedBoards())
                for (int colour = 0; colour < static_cast<int>(twistyOf(board)->colours.size()); ++colour) {
                    const StickerLook look = lookOfColour(*twistyOf(board), colour);
                    QVERIFY(contrast(palette[look.fill], palette[look.letter]) >= 4.5);
                }
        }
    }

    /// Also without red, green or blue receptors (the matrices of Machado, Oliveira and Fernandes 2009).
    void coloursAreToldApartByEveryone()
    {
        constexpr double plain = 15; // a just noticeable difference is about 2
        constexpr std::array<Sight, 4> sights{
            {{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
             {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
             {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
             {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}}};
        for (const Theme theme : {Theme::Light, Theme::Dark, Theme::Print})
            for (const Sight& sight : sights)
                for (const Board& board : suppliedBoards()) {
                    const Palette palette(theme);
                    const auto definition = twistyOf(board);
                    const auto labOfColour = [&](int colour) {
                        return labOf(seen(lightOf(palette[lookOfColour(*definition, colour).fill]), sight));
                    };
                    for (int a = 0; a < static_cast<int>(definition->colours.size()); ++a)
                        for (int b = 0; b < a; ++b)
                            QVERIFY(difference(labOfColour(a), labOfColour(b)) >= plain);
                }
    }

    void picturesHaveTheNet()
    {
        QTemporaryDir folder;
        for (const Board& board : suppliedBoards()) {
            ExportOptions options;
            options.inks.theme = Theme::Light;
            const QImage image = boardImage(board, options);
            QVERIFY(!image.isNull());
            const auto definition = twistyOf(board);
            const NetLayout layout(*definition);
            const double pixels = image.width() / (layout.bottomRight().x + 2 * bareMargin);
            const Palette palette(Theme::Light);
            for (int sticker = 0; sticker < layout.stickers(); ++sticker) {
                // beside the letter
                const QPointF at = toPixel(board, layout.outline(sticker, 0.6).front(), pixels, bareMargin);
                const auto colour = std::ranges::find(
                    definition->colours, definition->goal[static_cast<std::size_t>(sticker)], &StickerColour::letter);
                const Ink ink = lookOfColour(*definition, static_cast<int>(colour - definition->colours.begin())).fill;
                QCOMPARE(image.pixelColor(at.toPoint()).rgb(), palette[ink].rgb());
            }
            for (const char* suffix : {"svg", "pdf", "png"}) {
                const QString path = folder.filePath(QStringLiteral("net.") + QLatin1String(suffix));
                QVERIFY(!exportImage(board, path, options));
                QVERIFY(QFileInfo(path).size() > 1000);
            }
        }
    }
};

TOKISUJI_TEST(NetDrawingTest);
#include "net_drawing_test.moc"
