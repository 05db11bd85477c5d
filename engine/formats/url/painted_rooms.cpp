// Painted rooms: numbers of rooms with a bit that says whether the room is painted; or bits alone, five a character.
#include "engine/board/rooms.h"
#include "engine/board/settled_rooms.h"
#include "engine/board/terrain.h"
#include "engine/formats/url/number16.h"

namespace tokisuji {

namespace url_painted_rooms {
namespace {

constexpr int paintBit = 1, numberFactor = 4;

void paint(Board& board, const Room& room)
{
    for (const Place c : room.cells)
        setTerrain(board, c, Terrain::Painted);
}

bool isPainted(const Board& board, const Room& room)
{
    return isTerrain(board, room.anchor, Terrain::Painted);
}

std::optional<Error> readNumbered(BodyReader& in, ClueSetter& clues)
{
    const std::vector<Room> all = rooms(clues.board());
    return readNumbers(in, static_cast<int>(all.size()), [&](int index, int value, std::size_t at) {
        const Room& room = all[static_cast<std::size_t>(index)];
        const int number = value / numberFactor;
        if (value > 0 && (value & paintBit) != 0)
            paint(clues.board(), room);
        if (number <= 0)
            return std::optional<Error>();
        return clues.set(room.anchor, number == 1 ? question : number - 1, at);
    });
}

std::optional<Error> writeNumbered(const Board& board, std::string& body)
{
    if (const auto cell = cellOfOtherKind(board))
        return cannotHold(board, Layer::Terrain, *cell);
    GapWriter out(body, numberGapZero);
    for (const Room& room : rooms(board)) {
        const int number = room.number == question ? 1 : room.number + 1;
        if (!writeNumber(out, number * numberFactor + (isPainted(board, room) ? paintBit : 0)))
            return cannotHold(board, Layer::Number, room.numberCell);
    }
    return std::nullopt;
}

constexpr int base = 32, highest = base / 2;

std::optional<Error> readBits(BodyReader& in, ClueSetter& clues)
{
    int packed = 0, weight = 0;
    for (const Room& room : rooms(clues.board())) {
        if (weight == 0) {
            if (in.atEnd())
                return std::nullopt;
            const std::size_t at = in.at();
            const auto digit = digitValue(in.take(), base);
            if (!digit)
                return in.unreadable(at);
            packed = *digit;
            weight = highest;
        }
        if ((packed & weight) != 0)
            paint(clues.board(), room);
        weight /= 2;
    }
    return std::nullopt;
}

std::optional<Error> writeBits(const Board& board, std::string& body)
{
    if (const auto cell = cellOfOtherKind(board))
        return cannotHold(board, Layer::Terrain, *cell);
    int packed = 0, weight = highest;
    for (const Room& room : rooms(board)) {
        packed |= isPainted(board, room) ? weight : 0;
        weight /= 2;
        if (weight == 0) {
            body += digitOf(packed);
            packed = 0;
            weight = highest;
        }
    }
    if (weight != highest)
        body += digitOf(packed);
    return std::nullopt;
}

} // namespace
} // namespace url_painted_rooms

constinit const UrlPart url::paintedRoomNumber16{.read = url_painted_rooms::readNumbered,
                                                 .write = url_painted_rooms::writeNumbered,
                                                 .alphabet = "0-9 a-z - + = @ % * $ ."};
constinit const UrlPart url::paintedRooms{
    .read = url_painted_rooms::readBits, .write = url_painted_rooms::writeBits, .alphabet = "0-9 a-v"};

} // namespace tokisuji
