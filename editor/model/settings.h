// Settings: what the program remembers between sessions, with types.
#pragma once

#include "editor/model/picture_choice.h"
#include "engine/solve/verdict.h"
#include "engine/trace/profile.h"

#include <QByteArray>
#include <QList>
#include <QSettings>
#include <QString>

#include <chrono>
#include <optional>
#include <vector>

namespace tokisuji {

enum class ThemeChoice : std::uint8_t { System, Light, Dark };

/// A puzzle that was open: a file path or a URL.
struct RecentPuzzle {
    QString location;
    QString title; ///< as the window titled it
    friend bool operator==(const RecentPuzzle&, const RecentPuzzle&) = default;
};

/// Reads and writes at once; missing or invalid values have their defaults.
class Settings {
public:
    /// The user's own settings (under the names that QCoreApplication has).
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

    /// Untitled logs that were left on purpose; any others in their folder were left by an interrupted session.
    [[nodiscard]] QStringList parkedLogs() const;
    void setParkedLogs(const QStringList& paths);

    /// The code of a language; empty: the desktop's.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& code);
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

    /// The name of the chosen profile; that of a profile that no longer exists is returned as it was. Default "hard".
    [[nodiscard]] QString profileName() const;
    void setProfileName(const QString& name);
    /// The user's own profiles, in the order in which they are offered.
    [[nodiscard]] std::vector<Profile> ownProfiles() const;
    void setOwnProfiles(const std::vector<Profile>& profiles);
    /// The chosen profile, the user's own before a built-in one of the same name; the default if it no longer exists.
    [[nodiscard]] Profile profile() const;
    /// Steps a second in which a trace is played, 0.25 to 16. Default 2.
    [[nodiscard]] double stepsPerSecond() const;
    void setStepsPerSecond(double speed);

    /// The id of the kind that was last searched for; empty: none yet.
    [[nodiscard]] QString generatedGenre() const;
    void setGeneratedGenre(const QString& id);

    /// Without the texts of one puzzle.
    [[nodiscard]] PictureChoice picture() const;
    void setPicture(const PictureChoice& choice);

    /// While solving: is it shown which clues are finished, and is what they leave filled in at once? Default: no.
    [[nodiscard]] bool showsFinishedClues() const;
    void setShowsFinishedClues(bool shows);
    [[nodiscard]] bool fillsFinishedClues() const;
    void setFillsFinishedClues(bool fills);

    /// Is an overlay ("determined", "difference", "conflict", "reasons") shown? Nothing: nobody has chosen yet.
    [[nodiscard]] std::optional<bool> overlay(const QString& name) const;
    void setOverlay(const QString& name, bool shown);

    /// Portable texts of the keys that the user gave an action (by its name); nothing: it has its own.
    [[nodiscard]] std::optional<QStringList> keys(const QString& action) const;
    void setKeys(const QString& action, const std::optional<QStringList>& keys);

    /// Is a part of the window ("panel", "timeline") shown? Default: yes.
    [[nodiscard]] bool isShown(const QString& part) const;
    void setShown(const QString& part, bool shown);
    /// Is the user asked ("replace": before a file is replaced, "interrupted": what to do with puzzles of an
    /// interrupted session)? Default: yes.
    [[nodiscard]] bool asks(const QString& what) const;
    void setAsks(const QString& what, bool asks);

    /// Does the user want nothing to move? Default: no.
    [[nodiscard]] bool isMotionReduced() const;
    void setMotionReduced(bool reduced);

    /// QWidget::saveGeometry, QMainWindow::saveState and splitters', by a name of the window's.
    [[nodiscard]] QByteArray windowState(const QString& name) const;
    void setWindowState(const QString& name, const QByteArray& state);

private:
    mutable QSettings m_store; // beginReadArray is not const
};

} // namespace tokisuji
