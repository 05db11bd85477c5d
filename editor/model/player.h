// Player: runs along the main lane, or through everything that was done, as fast as it was made or faster.
#pragma once

#include "editor/model/document.h"

#include <QObject>
#include <QTimer>

#include <array>

namespace tokisuji {

/// Plays from the current node to the tip of its lane, or from the root if it is at the tip. With what was undone it
/// plays all states in the order in which they were made, each time from the state that was gone back to; then the tip
/// is the newest one. An edit stops it.
class Player : public QObject {
    Q_OBJECT
public:
    explicit Player(Document* document, QObject* parent = nullptr);

    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    /// Playing starts only if there is anything to play.
    void setPlaying(bool playing);

    /// The speed, as a multiple of that at which it was made.
    static constexpr std::array speeds{1, 2, 4, 8};
    [[nodiscard]] int speed() const { return m_speed; }
    void setSpeed(int speed);
    /// A pause longer than this counts as this long, if idle gaps are skipped.
    static constexpr std::chrono::milliseconds longestGap{2000};
    [[nodiscard]] bool skipsGaps() const { return m_skipsGaps; }
    void setSkipsGaps(bool skips);

    [[nodiscard]] bool playsUndone() const { return m_playsUndone; }
    void setPlaysUndone(bool undone);

    /// From the current node to the next one, at the speed; zero at the tip. The way back from what was undone takes
    /// half of the time to what was done instead.
    [[nodiscard]] std::chrono::milliseconds timeToNext() const;

signals:
    /// Playing began or ended, or its pace has changed.
    void changed();

private:
    [[nodiscard]] NodeId nextMade() const;
    [[nodiscard]] NodeId goal() const;
    [[nodiscard]] std::chrono::milliseconds gap() const;
    void step();
    void wait();

    Document* m_document;
    QTimer m_timer;
    int m_speed = 4;
    bool m_skipsGaps = true;
    bool m_playsUndone = false;
    bool m_isStepping = false;
    NodeId m_reached; ///< the state up to which all is played, as far as it was done by playing
};

} // namespace tokisuji
