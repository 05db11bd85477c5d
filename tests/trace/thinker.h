// A mind on the rules of a board, without a search.
#pragma once

#include "engine/trace/mind.h"
#include "engine/trace/thinner.h"
#include "tests/trace/boards.h"

#include <algorithm>
#include <string>

namespace tokisuji {

/// A mind on the rules of a board.
struct Thinker {
    explicit Thinker(const std::string& url, const Profile& profile = *findProfile("everything"))
        : board(boardOf(url)), rules(rulesOf(board)), ground(rules), naming(ground, board.genre(), profile),
          mind(ground, naming, {}), thinner(ground, naming, {})
    {
    }
    [[nodiscard]] Lit line(Place edge) const
    {
        for (const Answer& answer : rules.answers())
            if (answer.layer == Layer::Line && std::ranges::find(answer.places, edge) != answer.places.end())
                return Lit::of(answer.atom);
        return No;
    }
    Board board;
    Rules rules;
    tracing::Ground ground;
    tracing::Naming naming;
    tracing::Mind mind;
    tracing::Thinner thinner;
};

} // namespace tokisuji
