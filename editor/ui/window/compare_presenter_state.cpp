// What the panel shows of a comparison, in words.
#include "editor/ui/window/compare_presenter.h"

#include "editor/model/bookmarks.h"
#include "editor/ui/texts/clue_text.h"
#include "editor/ui/texts/compare_text.h"
#include "editor/ui/texts/verdict_text.h"

#include <array>

namespace tokisuji {

namespace {

using Subject = BoardDifference::Subject;

bool isKnown(const SharedVerdict& verdict)
{
    return verdict && verdict->status != Status::Unknown;
}

} // namespace

CompareState ComparePresenter::state() const
{
    CompareState state;
    state.a = sideText(m_a);
    state.b = sideText(m_b);
    state.rows = rows();
    state.count = static_cast<int>(m_differences.size());
    state.current = m_current;
    state.show = m_show;
    state.canTake = canTake();
    state.hint = hint();
    return state;
}

CompareSide ComparePresenter::sideText(const Side& side) const
{
    CompareSide text;
    const int number = m_document->history().node(side.node).depth;
    const Bookmark* bookmark = bookmarkAt(m_document->annotations(), side.node);
    const QString name = bookmark != nullptr && !bookmark->name.isEmpty() ? tr("#%1 %2").arg(number).arg(bookmark->name)
                                                                          : tr("#%1").arg(number);
    const QString clues = tr("%n clues", nullptr, countClues(side.board));
    if (!isKnown(side.verdict)) {
        text.title = tr("%1 · not checked yet").arg(name);
        text.facts = clues;
        return text;
    }
    const Verdict& v = *side.verdict;
    text.glyph = glyphOf(v.status);
    text.title = tr("%1 · %2").arg(name, statusWord(v.status));
    text.facts = v.status == Status::None
                     ? clues
                     : tr("%1 · determined %2 / %3").arg(clues, numberText(v.determinedCount), numberText(v.total));
    return text;
}

std::vector<Row> ComparePresenter::rows() const
{
    const std::array headings{tr("Clues"), tr("Marks"), tr("Determined")};
    std::vector<Row> rows;
    std::optional<Subject> group;
    for (const BoardDifference& d : m_differences) {
        if (d.subject != group) {
            group = d.subject;
            std::array<int, 3> counts{};
            for (const BoardDifference& other : m_differences)
                if (other.subject == d.subject)
                    ++counts[other.how];
            rows.push_back({{}, headings[d.subject], differenceCounts(counts[0], counts[1], counts[2]), true});
        }
        const bool determined = d.subject == Subject::Determined;
        const QString text = determined ? differenceText(d, *m_a.verdict->determined, *m_b.verdict->determined)
                                        : differenceText(d, m_a.board, m_b.board);
        rows.push_back({d.how, text, differenceNote(d.how)});
    }
    return rows;
}

QString ComparePresenter::hint() const
{
    if (!m_comparison.sameSize()) {
        const Size a = m_a.board.grid().saidSize(), b = m_b.board.grid().saidSize();
        return tr("A is %1×%2 and B is %3×%4. Boards of different sizes are not compared place by place.")
            .arg(a.width)
            .arg(a.height)
            .arg(b.width)
            .arg(b.height);
    }
    QStringList parts;
    if (!m_comparison.sameVariants)
        parts << tr("The variant rules differ.");
    if (!m_comparison.sameSetup)
        parts << tr("The settings for the whole board differ.");
    if (m_differences.empty())
        parts << tr("The boards are the same.");
    else
        parts << m_actions->withKeys(tr("%1 / %2: next / previous difference"),
                                     {ActionId::NextPlace, ActionId::PreviousPlace});
    return parts.join(QLatin1Char(' '));
}

} // namespace tokisuji
