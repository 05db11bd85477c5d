#include "editor/ui/dialogs/sheet_puzzles.h"

#include "editor/ui/texts/edit_text.h"

#include <algorithm>
#include <set>

namespace tokisuji {

void SheetPuzzles::add(Board board, const Metadata& said)
{
    m_puzzles.push_back({std::move(board), said, {}, {}});
    emit changed();
    findNext();
}

void SheetPuzzles::replace(std::size_t index, Board board, const Metadata& said)
{
    Entry& entry = m_puzzles[index];
    if (entry.board == board && entry.said == said)
        return;
    const bool isOther = entry.board != board;
    entry.board = std::move(board);
    entry.said = said;
    if (isOther) {
        entry.known = {};
        entry.findings = {};
        m_finding.reset(); // it may be about this one
    }
    emit changed();
    findNext();
}

void SheetPuzzles::remove(std::size_t index)
{
    m_finding.reset(); // it knows its puzzle by its place
    m_puzzles.erase(m_puzzles.begin() + static_cast<std::ptrdiff_t>(index));
    emit changed();
    findNext();
}

void SheetPuzzles::swapWithNext(std::size_t index)
{
    m_finding.reset();
    std::swap(m_puzzles[index], m_puzzles[index + 1]);
    emit changed();
    findNext();
}

void SheetPuzzles::setWishes(const SheetWishes& wishes)
{
    if (wishes == m_wishes)
        return;
    m_wishes = wishes;
    emit changed();
    findNext();
}

QString SheetPuzzles::nameOf(std::size_t index) const
{
    const Entry& entry = m_puzzles[index];
    return publishedByline(entry.said.title.isEmpty() ? boardTitle(entry.board) : entry.said.title, entry.said.author,
                           std::nullopt);
}

std::vector<Published> SheetPuzzles::published() const
{
    std::vector<Published> all;
    std::set<std::pair<std::string, std::string>> explained;
    for (const Entry& entry : m_puzzles) {
        const bool isFirst = explained.emplace(entry.board.genre(), entry.board.flags()).second;
        PublishFindings shown = entry.findings;
        if (!m_wishes.answers)
            shown.answer.reset();
        if (!m_wishes.difficulty)
            shown.difficulty.reset();
        all.push_back(publishedOf(entry.board,
                                  {.heading = true,
                                   .title = entry.said.title,
                                   .author = entry.said.author,
                                   .rules = m_wishes.rules && isFirst,
                                   .code = m_wishes.code},
                                  shown));
    }
    return all;
}

/// The first puzzle of which something is wanted and not known.
void SheetPuzzles::findNext()
{
    if (m_finding)
        return;
    const PublishNeeds wanted{.answer = m_wishes.answers, .difficulty = m_wishes.difficulty};
    const auto lacks = [&](const Entry& entry) {
        return (wanted.answer && !entry.known.answer) || (wanted.difficulty && !entry.known.difficulty);
    };
    const auto next = std::ranges::find_if(m_puzzles, lacks);
    if (next == m_puzzles.end())
        return;
    const auto index = static_cast<std::size_t>(next - m_puzzles.begin());
    m_finding = std::make_unique<Errand<PublishFindings>>(
        [board = next->board, wanted](const std::stop_token& stop) { return findingsFor(board, wanted, stop); },
        PublishFindings(),
        [this, index, wanted](const PublishFindings& found) {
            m_finding.reset();
            m_puzzles[index].known = wanted;
            m_puzzles[index].findings = found;
            emit changed();
            findNext();
        });
}

} // namespace tokisuji
