// What the program remembers, and what it makes of a spoilt file.
#include "editor/model/settings.h"

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
    void spoiltValuesAreDefaults();

private:
    [[nodiscard]] QString file() const { return m_folder.filePath(QStringLiteral("settings.ini")); }
    QTemporaryDir m_folder;
};

void SettingsTest::hasDefaults()
{
    const Settings settings(file());
    QCOMPARE(settings.language(), Language::System);
    QCOMPARE(settings.theme(), ThemeChoice::System);
    QCOMPARE(settings.markUse(), MarkUse::Ignore);
    QCOMPARE(settings.checkLimit().count(), 10'000);
    QCOMPARE(settings.alternatives(), 5);
    QVERIFY(settings.overlay(QStringLiteral("determined")));
    QVERIFY(settings.recent().isEmpty());
    QVERIFY(settings.windowState(QStringLiteral("main")).isEmpty());
}

void SettingsTest::remembers()
{
    {
        Settings settings(file());
        settings.setLanguage(Language::Japanese);
        settings.setTheme(ThemeChoice::Dark);
        settings.setMarkUse(MarkUse::Use);
        settings.setCheckLimit(std::chrono::milliseconds(2500));
        settings.setAlternatives(12);
        settings.setOverlay(QStringLiteral("conflict"), false);
        settings.setWindowState(QStringLiteral("main"), QByteArray("\x01\x00\x02", 3));
    }
    const Settings settings(file());
    QCOMPARE(settings.language(), Language::Japanese);
    QCOMPARE(settings.theme(), ThemeChoice::Dark);
    QCOMPARE(settings.markUse(), MarkUse::Use);
    QCOMPARE(settings.checkLimit().count(), 2500);
    QCOMPARE(settings.alternatives(), 12);
    QVERIFY(!settings.overlay(QStringLiteral("conflict")));
    QVERIFY(settings.overlay(QStringLiteral("difference")));
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

void SettingsTest::spoiltValuesAreDefaults()
{
    QFile ini(file());
    QVERIFY(ini.open(QIODevice::WriteOnly));
    ini.write(
        "[General]\nlanguage=klingon\n[check]\nlimitMs=-5\nalternatives=many\nmarks=7\n[recent]\nsize=900000000\n");
    ini.close();
    const Settings settings(file());
    QCOMPARE(settings.language(), Language::System);
    QCOMPARE(settings.checkLimit().count(), 10'000);
    QCOMPARE(settings.alternatives(), 5);
    QCOMPARE(settings.markUse(), MarkUse::Ignore);
    QVERIFY(settings.recent().isEmpty());
}

QTEST_GUILESS_MAIN(SettingsTest)
#include "settings_test.moc"
