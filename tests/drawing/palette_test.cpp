// Palette: what must be readable is, by WCAG 2.1, in both themes and in print.
#include "editor/export/palette.h"
#include "engine/drawing/free_note_drawing.h"
#include "tests/support/test.h"

#include <QTest>

#include <set>

using namespace tokisuji;

class PaletteTest : public QObject {
    Q_OBJECT

private slots:
    void contrastByDefinition()
    {
        QCOMPARE(contrast(Qt::white, Qt::black), 21.0);
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
    }

    void everyInkHasAColour()
    {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            const Palette palette(theme);
            for (int ink = static_cast<int>(Ink::Paper); ink < inkCount; ++ink)
                QVERIFY2(palette[static_cast<Ink>(ink)].isValid(), qPrintable(QString::number(ink)));
            for (int part = 0; part < chromeCount; ++part)
                QVERIFY(palette[static_cast<Chrome>(part)].isValid());
            QVERIFY(!palette[Ink::None].isValid());
        }
        // Print leaves pale fills out.
        for (const Ink fill : {Ink::DeterminedHalo, Ink::HoleFill, Ink::ConflictFill})
            QVERIFY(!Palette(Theme::Print)[fill].isValid());
    }

    /// Figures stay legible on every colour of notes, and each sign is seen on its own ground and on paper.
    void notesAreLegible()
    {
        for (const Theme theme : {Theme::Light, Theme::Dark, Theme::Print}) {
            const Palette palette(theme);
            for (int colour = 1; colour <= noteColours; ++colour) {
                QVERIFY(contrast(palette[noteFill(colour)], palette[Ink::Ink]) >= 4.5);
                QVERIFY(contrast(palette[noteFill(colour)], palette[noteSign(colour)]) >= 3);
                QVERIFY(contrast(palette[Ink::Paper], palette[noteSign(colour)]) >= 4.5);
            }
            for (const Ink trial : {Ink::Trial1, Ink::Trial2, Ink::Trial3})
                QVERIFY(contrast(palette[Ink::Paper], palette[trial]) >= 4.5);
        }
        std::set<std::pair<std::size_t, std::string>> shapes; // without any colour
        for (int colour = 1; colour <= noteColours; ++colour) {
            const Item item = noteShape(Level::OwnMark, {}, 1, colour);
            std::string outline = std::to_string(item.shape) + (item.fill == Ink::None ? "open" : "full");
            for (const Point p : item.points)
                outline += std::to_string(p.x) + ',' + std::to_string(p.y) + ' ';
            QVERIFY(shapes.insert({item.points.size(), outline}).second);
        }
    }

    void contrastOfTokens_data()
    {
        QTest::addColumn<int>("ink");
        QTest::addColumn<int>("ground");
        QTest::addColumn<double>("light");
        QTest::addColumn<double>("dark");
        const auto row = [](const char* name, Ink ink, double light, double dark, Ink ground = Ink::Paper) {
            QTest::newRow(name) << static_cast<int>(ink) << static_cast<int>(ground) << light << dark;
        };
        row("ink", Ink::Ink, 16.7, 11.7);
        row("ink2", Ink::Ink2, 7.0, 6.4);
        row("wall", Ink::Wall, 16.7, 10.8);
        row("shade", Ink::Shade, 10.6, 8.2);
        row("dot", Ink::Dot, 4.9, 7.4);
        row("accent", Ink::Accent, 7.1, 6.5);
        row("unique", Ink::Unique, 6.5, 7.5);
        row("several", Ink::Several, 5.4, 7.5);
        row("none", Ink::NoSolution, 7.9, 5.6);
        row("unknown", Ink::Unknown, 5.1, 5.5);
        row("determined", Ink::Determined, 5.0, 6.8);
        row("altA", Ink::AltA, 6.4, 5.7);
        row("altB", Ink::AltB, 5.1, 7.2);
        row("hatch", Ink::HoleHatch, 3.9, 7.8);
        row("common", Ink::Common, 4.8, 4.5);
        row("conflict", Ink::Conflict, 7.9, 5.8);
        row("reason", Ink::Reason, 9.7, 8.9);
        row("hypothesis", Ink::Hypothesis, 6.7, 5.7);
        row("ink on conflict", Ink::Ink, 13.5, 10.6, Ink::ConflictFill);
        row("ink on reason", Ink::Ink, 13.5, 9.9, Ink::ReasonFill);
        row("ink on hole", Ink::Ink, 15.1, 9.1, Ink::HoleFill);
        row("ink on halo", Ink::Ink, 12.8, 8.0, Ink::DeterminedHalo);
        row("hatch on hole", Ink::HoleHatch, 3.5, 6.1, Ink::HoleFill);
        row("line on its halo", Ink::Determined, 3.8, 4.7, Ink::DeterminedHalo);
    }
    void contrastOfTokens()
    {
        constexpr double rounding = 0.06;
        QFETCH(int, ink);
        QFETCH(int, ground);
        QFETCH(double, light);
        QFETCH(double, dark);
        for (const auto& [theme, expected] : {std::pair{Theme::Light, light}, {Theme::Dark, dark}}) {
            const Palette palette(theme);
            const double is = contrast(palette[static_cast<Ink>(ink)], palette[static_cast<Ink>(ground)]);
            QVERIFY2(std::abs(is - expected) <= rounding, qPrintable(QString::number(is)));
        }
    }

    void figuresAreLegible_data()
    {
        QTest::addColumn<int>("ink");
        QTest::addColumn<int>("ground");
        const auto row = [](const char* name, Ink ink, Ink ground) {
            QTest::newRow(name) << static_cast<int>(ink) << static_cast<int>(ground);
        };
        row("clue", Ink::Ink, Ink::Paper);
        row("clue on shade", Ink::OnShade, Ink::Shade);
        row("clue on grey", Ink::Ink, Ink::ClueGrey);
        row("clue on inside", Ink::Ink, Ink::TintInside);
        row("clue on outside", Ink::Ink, Ink::TintOutside);
        row("coordinates", Ink::Ink2, Ink::Paper);
        row("tag A", Ink::Paper, Ink::AltA);
        row("tag B", Ink::Paper, Ink::AltB);
        row("pin", Ink::Paper, Ink::Several);
        row("conflict pin", Ink::Paper, Ink::Conflict);
        row("ghost", Ink::Unique, Ink::Paper);
    }
    void figuresAreLegible()
    {
        constexpr double least = 4.5;
        QFETCH(int, ink);
        QFETCH(int, ground);
        for (const Theme theme : {Theme::Light, Theme::Dark, Theme::Print}) {
            const Palette palette(theme);
            const double is = contrast(palette[static_cast<Ink>(ink)], palette[static_cast<Ink>(ground)]);
            QVERIFY2(is >= least, qPrintable(QString::number(is)));
        }
    }

    void controlsHaveVisibleBorders()
    {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            const Palette palette(theme);
            QVERIFY(contrast(palette[Chrome::ControlLine], palette[Chrome::Panel]) >= 3);
            QVERIFY(contrast(palette[Chrome::OnAccent], palette[Ink::Accent]) >= 4.5);
            QVERIFY(contrast(palette[Ink::Ink2], palette[Chrome::Panel]) >= 4.5);
            QVERIFY(contrast(palette[Ink::Ink], palette[Chrome::Soft]) >= 4.5);
        }
    }

    void pearlsKeepTheirColourInTheDark()
    {
        for (const Theme theme : {Theme::Light, Theme::Dark, Theme::Print}) {
            const Palette palette(theme);
            QVERIFY(palette[Ink::PearlWhite].lightnessF() > 0.85F);
            QVERIFY(palette[Ink::PearlBlack].lightnessF() < 0.15F);
        }
    }
};

TOKISUJI_TEST(PaletteTest);
#include "palette_test.moc"
