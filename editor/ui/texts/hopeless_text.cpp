#include "editor/ui/texts/hopeless_text.h"

#include "editor/ui/texts/rule_text.h"
#include "engine/genre/registry.h"

#include <QCoreApplication>

#include <algorithm>

namespace tokisuji {

namespace {

struct HopelessWords {
    Q_DECLARE_TR_FUNCTIONS(HopelessText)

public:
    static QString noLoop(bool onLattice)
    {
        return onLattice ? tr("No loop can pass through every point of this board.")
                         : tr("No loop can pass through every cell of this board.");
    }
    static QString notHere(const QString& rule) { return tr("This rule can never be satisfied here: %1.").arg(rule); }
    static QString whateverTheClues() { return tr("Whatever the clues, the rules cannot be satisfied on this board."); }
};

/// Does a rule ask for more than there is?
bool isNeverMet(const Instance& rule)
{
    const auto* count = rule.find<Count>();
    const bool asksTooMuch = count != nullptr && count->lo > static_cast<int>(count->operands.size());
    return rule.guard == Yes && (asksTooMuch || (rule.is<Any>() && rule.operands().empty()));
}

} // namespace

QString hopelessText(const Board& board)
{
    const Rules rules = rulesOf(board);
    const auto isOfAll = [](const Instance& rule) { return rule.role() == Role::VisitsAll; };
    if (std::ranges::any_of(rules.instances(), isOfAll))
        return HopelessWords::noLoop(genreOf(board).has(Mark::LatticeLine));
    const auto never = std::ranges::find_if(rules.instances(), isNeverMet);
    if (never == rules.instances().end())
        return HopelessWords::whateverTheClues();
    return HopelessWords::notHere(ruleAtPlace(never->key(), board));
}

} // namespace tokisuji
