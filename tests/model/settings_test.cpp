// What the program remembers, and what it makes of a spoilt file.
#include "editor/model/settings.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tokisuji;

class SettingsTest : public QObject {
    Q_OBJECT
private slots:
    void init() { QVERIFY(m_folder.isValid()); }
    void cleanup() { QFile::remove(file()); }
    void hasDefaults();
    void remembers();
    void recentPuzzles();
    void profiles();
    void spoiltValuesAreDefaults();

private:
    [[nodiscard]] QString file() const { return m_folder.filePath(QStringLiteral("settings.ini")); }
    QTemporaryDir m_folder;
};

void SettingsTest::hasDefaults()
{
    const Settings settings(file());
    QCOMPARE(settings.language(), QString());
    QCOMPARE(settings.theme(), ThemeChoice::System);
    QCOMPARE(settings.markUse(), MarkUse::Ignore);
    QCOMPARE(settings.checkLimit().count(), 10'000);
    QCOMPARE(settings.alternatives(), 5);
    QVERIFY(!settings.overlay(QStringLiteral("determined")).has_value());
    QCOMPARE(settings.profileName(), QStringLiteral("hard"));
    QVERIFY(settings.ownProfiles().empty());
    QCOMPARE(settings.stepsPerSecond(), 2.0);
    QVERIFY(settings.picture() == PictureChoice{});
    QVERIFY(!settings.showsFinishedClues());
    QVERIFY(!settings.fillsFinishedClues());
    QVERIFY(settings.recent().isEmpty());
    QVERIFY(settings.windowState(QStringLiteral("main")).isEmpty());
}

void SettingsTest::remembers()
{
    const PictureChoice picture{PictureChoice::Pdf, PictureChoice::Answer, PictureChoice::Light, 40, true, true};
    {
        Settings settings(file());
        settings.setLanguage(QStringLiteral("ja"));
        settings.setTheme(ThemeChoice::Dark);
        settings.setMarkUse(MarkUse::Use);
        settings.setCheckLimit(std::chrono::milliseconds(2500));
        settings.setAlternatives(12);
        settings.setOverlay(QStringLiteral("conflict"), false);
        settings.setProfileName(QStringLiteral("easy"));
        settings.setStepsPerSecond(0.5);
        settings.setPicture(picture);
        settings.setShowsFinishedClues(true);
        settings.setFillsFinishedClues(true);
        settings.setWindowState(QStringLiteral("main"), QByteArray("\x01\x00\x02", 3));
    }
    const Settings settings(file());
    QCOMPARE(settings.language(), QStringLiteral("ja"));
    QCOMPARE(settings.theme(), ThemeChoice::Dark);
    QCOMPARE(settings.markUse(), MarkUse::Use);
    QCOMPARE(settings.checkLimit().count(), 2500);
    QCOMPARE(settings.alternatives(), 12);
    QCOMPARE(settings.overlay(QStringLiteral("conflict")), std::optional(false));
    QCOMPARE(settings.profileName(), QStringLiteral("easy"));
    QCOMPARE(settings.profile().name, std::string("easy"));
    QCOMPARE(settings.stepsPerSecond(), 0.5);
    QVERIFY(settings.picture() == picture);
    QVERIFY(settings.showsFinishedClues());
    QVERIFY(settings.fillsFinishedClues());
    QVERIFY(!settings.overlay(QStringLiteral("difference")).has_value());
    QCOMPARE(settings.windowState(QStringLiteral("main")), QByteArray("\x01\x00\x02", 3));
}

void SettingsTest::recentPuzzles()
{
    Settings settings(file());
    for (int i = 0; i < Settings::maxRecent + 3; ++i)
        settings.addRecent({QStringLiteral("/p/%1.txt").arg(i), QStringLiteral("第 %1 問").arg(i)});
    QCOMPARE(settings.recent().size(), Settings::maxRecent);
    QCOMPARE(settings.recent().front().location, QStringLiteral("/p/14.txt"));

    settings.addRecent({QStringLiteral("/p/5.txt"), QStringLiteral("again")});
    QCOMPARE(settings.recent().size(), Settings::maxRecent);
    QCOMPARE(settings.recent().front(), (RecentPuzzle{QStringLiteral("/p/5.txt"), QStringLiteral("again")}));
    QCOMPARE(settings.recent()[1].title, QStringLiteral("第 14 問"));

    settings.removeRecent(QStringLiteral("/p/5.txt"));
    QCOMPARE(settings.recent().size(), Settings::maxRecent - 1);
    settings.clearRecent();
    QVERIFY(settings.recent().isEmpty());
}

void SettingsTest::profiles()
{
    const Profile mine{
        .name = "夜 \"7\"", .off = {"fish", "loop-close"}, .maxLevel = 4, .memory = 7, .eitherWay = true};
    const Profile easy{.name = "easy", .memory = 3}; // called as a built-in one
    {
        Settings settings(file());
        settings.setOwnProfiles({mine, easy});
        settings.setProfileName(QString::fromStdString(mine.name));
    }
    Settings settings(file());
    QVERIFY((settings.ownProfiles() == std::vector{mine, easy}));
    QVERIFY(settings.profile() == mine);
    settings.setProfileName(QStringLiteral("easy"));
    QVERIFY(settings.profile() == easy);
    settings.setOwnProfiles({});
    QVERIFY(settings.profile() == *findProfile("easy"));
    settings.setProfileName(QString::fromStdString(mine.name)); // it is gone
    QVERIFY(settings.profile() == *findProfile("hard"));
}

void SettingsTest::spoiltValuesAreDefaults()
{
    QFile ini(file());
    QVERIFY(ini.open(QIODevice::WriteOnly));
    ini.write("[General]\nlanguage=klingon\n[check]\nlimitMs=-5\nalternatives=many\nmarks=7\n[recent]\nsize=900000000\n"
              "[trace]\nprofile=unheard of\nownProfiles=\"[{\\\"memory\\\":true},7]\"\nstepsPerSecond=900\n"
              "[picture]\nformat=gif\ncontent=7\ncolours=\ncell=5000\n");
    ini.close();
    const Settings settings(file());
    QCOMPARE(settings.language(), QStringLiteral("klingon")); // the window falls back to one that it speaks
    QCOMPARE(settings.checkLimit().count(), 10'000);
    QCOMPARE(settings.alternatives(), 5);
    QCOMPARE(settings.markUse(), MarkUse::Ignore);
    QVERIFY(settings.recent().isEmpty());
    QVERIFY(settings.profile() == *findProfile("hard"));
    QVERIFY(settings.ownProfiles().empty());
    QCOMPARE(settings.stepsPerSecond(), 2.0);
    QVERIFY(settings.picture() == PictureChoice{});
}

TOKISUJI_TEST(SettingsTest);
#include "settings_test.moc"
