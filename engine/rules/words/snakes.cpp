#include "engine/rules/words/snakes.h"

#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily snakeGoesOn{.id = "snake-goes-on",
                                 .name = {"the snake does not branch", "蛇は枝分かれしない"},
                                 .broken = {"The snake branches", "蛇が枝分かれしています"}};

constexpr RuleFamily snakeEnds{.id = "snake-ends",
                               .name = {"the snake has ends", "蛇には端がある"},
                               .broken = {"The snake has no ends", "蛇に端がありません"}};

constexpr RuleFamily twoEnds{.id = "two-ends",
                             .name = {"the snake has no more than two ends", "蛇の端は 2 つまで"},
                             .broken = {"The snake has more than two ends", "蛇の端が 3 つ以上あります"}};

} // namespace family

void oneSnake(Rules& r, const Field& field)
{
    someShaded(r, field);
    connected(r, field, family::blackConnected);
    std::vector<Lit> ends;
    for (const Place c : field.grid().cells()) {
        const std::vector<Lit> beside = field[field.grid().neighbours(c)];
        r.at(c, family::snakeGoesOn).when(field[c]).atMost(2, beside);
        ends.push_back(r.allOf({field[c], !Tally(r, beside, 2).atLeast(2)}));
    }
    r.at(wholeBoard, family::snakeEnds).any(ends);
    r.at(wholeBoard, family::twoEnds).atMost(2, ends);
}

} // namespace tokisuji
