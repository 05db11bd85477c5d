#include "editor/ui/texts/rule_text.h"

#include "editor/ui/texts/atom_text.h"
#include "editor/ui/texts/bilingual_text.h"
#include "editor/ui/texts/edit_text.h"

#include <QCoreApplication>

namespace tokisuji {

namespace {

struct RuleWords {
    Q_DECLARE_TR_FUNCTIONS(RuleName)

public:
    static QString at(const QString& rule, Place place)
    {
        return tr("%1 at %2", "a rule and where it holds").arg(rule, placeText(place));
    }
    static QString alone(const QString& rule) { return tr("%1", "a clue, or a rule of the whole board").arg(rule); }
};

bool isClue(const Board& board, Place place)
{
    return isCell(place) && board.grid().hasCell(place) && board.at(Layer::Number, place) != blank;
}

} // namespace

QString ruleName(const RuleFamily& family)
{
    return bilingualText(family.name, "RuleName", family.id);
}

QString brokenRuleText(const RuleFamily& family)
{
    return bilingualText(family.broken, "Rule", family.id);
}

QString ruleAtPlace(const ConKey& rule, const Board& board)
{
    if (isClue(board, rule.anchor))
        return RuleWords::alone(conflictText(board, rule.anchor));
    const QString name = ruleName(*rule.family);
    return rule.anchor == wholeBoard ? RuleWords::alone(name) : RuleWords::at(name, rule.anchor);
}

} // namespace tokisuji
