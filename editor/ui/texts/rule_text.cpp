#include "editor/ui/texts/rule_text.h"

#include "editor/model/place_name.h"
#include "editor/ui/texts/bilingual_text.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/place_text.h"

#include <QCoreApplication>

namespace tokisuji {

namespace {

struct RuleWords {
    Q_DECLARE_TR_FUNCTIONS(RuleName)

public:
    static QString at(const QString& rule, const QString& place)
    {
        return closedUp(tr("%1 at %2", "a rule and where it holds").arg(rule, place));
    }
    static QString broken(const QString& places, const QString& what)
    {
        return tr("%1: %2", "places and what is wrong there").arg(places, what);
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

QString brokenRuleText(const RuleFamily& family, const std::vector<Place>& places, const Board& board)
{
    const QString what = brokenRuleText(family);
    return places.empty() ? what : RuleWords::broken(placesText(places, board), what);
}

QString ruleAtPlace(const ConKey& rule, const Board& board)
{
    if (rule.family->role != Role::OnceEach && isClue(board, rule.anchor))
        return RuleWords::alone(conflictText(board, rule.anchor));
    const QString name = ruleName(*rule.family);
    return rule.anchor == wholeBoard ? RuleWords::alone(name) : RuleWords::at(name, placeName(board, rule.anchor));
}

} // namespace tokisuji
