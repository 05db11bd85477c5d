// Boards for the tests of advice: the sample of every genre, without clues that it does not need, and one clue fewer.
#pragma once

#include "engine/advice/idle_clues.h"
#include "engine/check/check.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"

#include <QTest>

#include <algorithm>
#include <map>

namespace tokisuji::advice {

inline constexpr std::chrono::milliseconds patience{2000};

inline Verdict coldCheck(const Board& board)
{
    return check(board, {.alternatives = 1, .conflict = true});
}

/// The status and the determined marks alone.
inline Verdict quickCheck(const Board& board)
{
    return check(board, {.alternatives = 0, .conflict = false});
}

inline Status coldStatus(const Board& board)
{
    return quickCheck(board).status;
}

inline Board sampleOf(const Genre& genre)
{
    auto board = readPuzzle(genre.sample);
    if (!board)
        qFatal("%s: %s", std::string(genre.sample).c_str(), toEnglish(board.error()).c_str());
    return *board;
}

/// For messages and to compare boards by.
inline std::string addressOf(const Board& board)
{
    const auto address = writeOwnUrl(board);
    return address ? *address : toEnglish(address.error());
}

inline Board without(const Board& board, Place place)
{
    return with(board, withoutClue(board, place));
}

inline std::vector<Place> placesWithClues(const Board& board)
{
    std::vector<Place> places = cluePlaces(board);
    std::erase_if(places, [&](Place p) { return !hasClue(board, p); });
    return places;
}

/// A board without superfluous clues; each is made once.
inline const Board& minimal(const Board& sample)
{
    static std::map<std::string, Board> made;
    const std::string address = addressOf(sample);
    const auto known = made.find(address);
    return known != made.end()
               ? known->second
               : made.emplace(address, minimalPuzzle(sample, placesWithClues(sample), patience)).first->second;
}

/// A row for each genre, or for those whose sample fits.
template <class Fits>
void addGenres(const Fits& fits)
{
    QTest::addColumn<QString>("id");
    for (const Genre* genre : allGenres())
        if (fits(sampleOf(*genre)))
            QTest::newRow(std::string(genre->id).c_str()) << QString::fromUtf8(genre->id.data(), genre->id.size());
}

inline void addGenres()
{
    addGenres([](const Board&) { return true; });
}

inline Board fetchedSample()
{
    QFETCH(QString, id);
    return sampleOf(*findGenre(id.toStdString()));
}

} // namespace tokisuji::advice
