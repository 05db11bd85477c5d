// TurnsState: what the panel shows of a twisty puzzle, as one value.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace tokisuji {

/// A colour that is on too many or too few stickers.
struct ColourCount {
    QString name;
    int has = 0;
    int needs = 0;
    friend bool operator==(const ColourCount&, const ColourCount&) = default;
};

struct TurnsState {
    bool applies = false; ///< is the board a twisty puzzle?
    bool isEditable = false;
    QStringList names; ///< of all turns of the definition

    QStringList turns; ///< of the way that is shown
    int step = 0;      ///< how many of them have been made
    int way = 0;       ///< index of the way
    int ways = 0;
    bool allFound = false;
    bool isAtStart = false; ///< nothing has been made: another way can be chosen
    int longer = 0;         ///< how much longer than the shortest the ways are
    bool isSearching = false;
    bool canSearchLonger = false;
    bool isPlaying = false;

    QString why;                     ///< there is no way, or none yet
    std::vector<ColourCount> counts; ///< where they are wrong
    friend bool operator==(const TurnsState&, const TurnsState&) = default;
};

} // namespace tokisuji
