#include "editor/ui/tools/grounds.h"

#include "editor/ui/tools/numbers.h"

namespace tokisuji {

namespace {

constexpr int blackGround = 1, whiteGround = 2;

class GroundStroke : public Stroke {
public:
    explicit GroundStroke(int value) : m_value(value) {}

    void move(Desk& desk, Spot at) override
    {
        if (const auto field = fieldUnder(desk, at)) {
            write(desk, *field, m_value);
            desk.hideCursor();
            act();
        }
    }

private:
    int m_value;
};

} // namespace

std::unique_ptr<Stroke> beginGround(Desk& desk, Spot at, Button button)
{
    const auto field = fieldUnder(desk, at);
    if (desk.genre().signs != SignStyle::Grounds || !field)
        return nullptr;
    const int wanted = (button == Button::Primary) == (desk.tool != ToolId::Dot) ? blackGround : whiteGround;
    auto stroke = std::make_unique<GroundStroke>(field->value == wanted ? blank : wanted);
    stroke->move(desk, at);
    return stroke;
}

} // namespace tokisuji
