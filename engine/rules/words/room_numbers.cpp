#include "engine/rules/words/room_numbers.h"

#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily oneRoomNumber{
    .id = "one-room-number",
    .name = {"one number in a room", "部屋に数字は 1 つ"},
    .broken = {"A room does not hold exactly one number", "部屋の数字がちょうど 1 つではありません"}};

constexpr RuleFamily roomSize{.id = "room-size",
                              .name = {"a number is the size of its room", "数字は部屋のマスの数"},
                              .broken = {"A number is not the size of its room", "数字が部屋のマスの数と違います"}};

} // namespace family

Field roomNumbers(Rules& r, const Board& b, const std::vector<Room>& all)
{
    Field numbered = shade(r, b);
    cluesFree(r, b, numbered);
    for (const Place c : b.grid().cells())
        if (const int given = b.at(Layer::Number, c); given != blank)
            numbered.set(c, given == question ? No : Yes);
    for (const Room& room : all) {
        const auto size = static_cast<int>(room.cells.size());
        r.at(room.anchor, family::oneRoomNumber).ofEachPart().exactly(1, numbered[room.cells]);
        for (const Place c : room.cells)
            if (const int given = b.at(Layer::Number, c); given != blank && given != question && given != size) {
                At rule = r.clue(c, family::roomSize);
                if (given < size)
                    rule.ofWholeRoom();
                rule.any({});
            }
    }
    return numbered;
}

} // namespace tokisuji
