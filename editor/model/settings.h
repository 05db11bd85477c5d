// Settings: what the program remembers between sessions, with types.
#pragma once

#include "engine/solve/verdict.h"

#include <QByteArray>
#include <QList>
#include <QSettings>
#include <QString>

#include <chrono>

namespace tokisuji {

enum class Language : std::uint8_t { System, Japanese, English };
enum class ThemeChoice : std::uint8_t { System, Light, Dark };

/// A puzzle that was open: a file path or an address.
struct RecentPuzzle {
    QString location;
    QString title; ///< as the window titled it
    friend bool operator==(const RecentPuzzle&, const RecentPuzzle&) = default;
};

/// Reads and writes at once; what is missing or spoilt has its default.
class Settings {
public:
    /// The user's own settings (by the names that QCoreApplication has).
    Settings();
    /// An INI file, for tests.
    explicit Settings(const QString& iniFile);

    static constexpr int maxRecent = 12;
    /// Newest first.
    [[nodiscard]] QList<RecentPuzzle> recent() const;
    /// Puts it first; one entry per location.
    void addRecent(const RecentPuzzle& puzzle);
    void removeRecent(const QString& location);
    void clearRecent();

    [[nodiscard]] Language language() const;
    void setLanguage(Language language);
    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);
    [[nodiscard]] MarkUse markUse() const;
    void setMarkUse(MarkUse use);
    /// After which a check stops by itself; zero: never. Default 10 s.
    [[nodiscard]] std::chrono::milliseconds checkLimit() const;
    void setCheckLimit(std::chrono::milliseconds limit);
    /// Alternatives looked for, 1 to 100. Default 5.
    [[nodiscard]] int alternatives() const;
    void setAlternatives(int count);

    /// Is an overlay ("determined", "difference", "conflict") shown? Default: yes.
    [[nodiscard]] bool overlay(const QString& name) const;
    void setOverlay(const QString& name, bool shown);

    /// QWidget::saveGeometry, QMainWindow::saveState and splitters', by a name of the window's.
    [[nodiscard]] QByteArray windowState(const QString& name) const;
    void setWindowState(const QString& name, const QByteArray& state);

private:
    mutable QSettings m_store; // beginReadArray is not const
};

} // namespace tokisuji
