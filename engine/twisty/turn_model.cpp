#include "engine/twisty/turn_model.h"

#include <algorithm>

namespace tokisuji {

namespace {

void exactlyOne(SatSolver& solver, const std::vector<Lit>& lits)
{
    solver.add(lits);
    for (std::size_t i = 0; i < lits.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            solver.add({!lits[i], !lits[k]});
}

} // namespace

TurnTarget targetOf(const TwistyDefinition& d, const std::vector<std::string>& merged)
{
    TurnTarget target;
    for (const char letter : d.goal) {
        const auto group =
            std::ranges::find_if(merged, [&](const std::string& g) { return g.find(letter) != std::string::npos; });
        target.push_back(group == merged.end() ? std::string(1, letter) : *group);
    }
    return target;
}

TurnModel::TurnModel(const TwistyDefinition& d, std::vector<int> turns, const std::string& state)
    : m_definition(d), m_turns(std::move(turns))
{
    m_moments.push_back(addMoment());
    for (std::size_t place = 0; place < state.size(); ++place)
        for (std::size_t colour = 0; colour < d.colours.size(); ++colour)
            if (d.colours[colour].letter == state[place])
                m_solver.add({m_moments[0][place][colour]});
}

TurnModel::Moment TurnModel::addMoment()
{
    Moment moment(m_definition.stickers.size());
    for (std::vector<Lit>& place : moment) {
        for (std::size_t colour = 0; colour < m_definition.colours.size(); ++colour)
            place.push_back(m_solver.fresh());
        exactlyOne(m_solver, place);
    }
    return moment;
}

void TurnModel::addTurn()
{
    std::vector<Lit> choice;
    for (std::size_t i = 0; i < m_turns.size(); ++i)
        choice.push_back(m_solver.fresh());
    exactlyOne(m_solver, choice);
    const Moment next = addMoment();
    const Moment& now = m_moments.back();
    for (std::size_t i = 0; i < m_turns.size(); ++i) {
        const Permutation& moves = m_definition.turns[static_cast<std::size_t>(m_turns[i])].moves;
        for (std::size_t place = 0; place < moves.size(); ++place)
            for (std::size_t colour = 0; colour < m_definition.colours.size(); ++colour)
                m_solver.add({!choice[i], !now[place][colour], next[moves[place]][colour]});
        if (!m_choices.empty())
            for (std::size_t before = 0; before < m_turns.size(); ++before) {
                const auto row = static_cast<std::size_t>(m_turns[before]);
                if (!m_definition.mayFollow[row][static_cast<std::size_t>(m_turns[i])])
                    m_solver.add({!m_choices.back()[before], !choice[i]});
            }
    }
    m_moments.push_back(next);
    m_choices.push_back(std::move(choice));
}

SatResult TurnModel::solve(const TurnTarget& target, const Halt& halt)
{
    std::vector<Lit> assumed;
    for (std::size_t place = 0; place < target.size(); ++place)
        for (std::size_t colour = 0; colour < m_definition.colours.size(); ++colour)
            if (target[place].find(m_definition.colours[colour].letter) == std::string::npos)
                assumed.push_back(!m_moments.back()[place][colour]);
    return m_solver.solve(assumed, halt);
}

TurnList TurnModel::turns() const
{
    TurnList turns;
    for (const std::vector<Lit>& choice : m_choices)
        for (std::size_t i = 0; i < choice.size(); ++i)
            if (m_solver.model()[choice[i]])
                turns.push_back(m_turns[i]);
    return turns;
}

void TurnModel::forbid(const TurnList& turns)
{
    std::vector<Lit> clause;
    for (std::size_t time = 0; time < turns.size(); ++time) {
        const auto i = std::ranges::find(m_turns, turns[time]) - m_turns.begin();
        clause.push_back(!m_choices[time][static_cast<std::size_t>(i)]);
    }
    m_solver.add(clause);
}

} // namespace tokisuji
