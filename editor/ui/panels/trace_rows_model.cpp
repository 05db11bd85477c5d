#include "editor/ui/panels/trace_rows_model.h"

#include "editor/ui/texts/path_status_text.h"
#include "engine/trace/difficulty.h"

#include <algorithm>

namespace tokisuji {

namespace {

bool isStep(const TraceRow& row)
{
    return row.kind == TraceRow::Step || row.kind == TraceRow::BranchStep;
}

} // namespace

TraceRowsModel::TraceRowsModel(const TraceSelection* selection, QObject* parent)
    : QAbstractListModel(parent), m_selection(selection), m_trace(selection->trace()), m_rows(selection->rows())
{
}

int TraceRowsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

/// What is equal at both ends stays; the middle goes before the other one comes, as neither knows the other's trace.
void TraceRowsModel::refresh()
{
    const std::vector<TraceRow>& next = m_selection->rows();
    const auto [oldFirst, newFirst] = std::ranges::mismatch(m_rows, next);
    const auto begin = oldFirst - m_rows.begin();
    const auto most = std::min(m_rows.end() - oldFirst, next.end() - newFirst);
    std::ptrdiff_t same = 0;
    while (same < most && *(m_rows.end() - 1 - same) == *(next.end() - 1 - same))
        ++same;
    const auto oldEnd = static_cast<std::ptrdiff_t>(m_rows.size()) - same;
    const auto newEnd = static_cast<std::ptrdiff_t>(next.size()) - same;
    if (begin < oldEnd) {
        beginRemoveRows({}, static_cast<int>(begin), static_cast<int>(oldEnd) - 1);
        m_rows.erase(m_rows.begin() + begin, m_rows.begin() + oldEnd);
        endRemoveRows();
    }
    m_trace = m_selection->trace();
    if (begin < newEnd) {
        beginInsertRows({}, static_cast<int>(begin), static_cast<int>(newEnd) - 1);
        m_rows.insert(m_rows.begin() + begin, next.begin() + begin, next.begin() + newEnd);
        endInsertRows();
    }
}

void TraceRowsModel::setStatuses(StepStatuses statuses)
{
    if (statuses == m_statuses)
        return;
    m_statuses = std::move(statuses);
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

RowText TraceRowsModel::textOf(int index) const
{
    return rowText(*m_trace, row(index), m_selection->board());
}

std::optional<StepStatus> TraceRowsModel::statusOf(int index) const
{
    const TraceRow& at = row(index);
    const auto found = at.kind == TraceRow::Step ? m_statuses.find(at.step) : m_statuses.end();
    return found == m_statuses.end() ? std::nullopt : std::optional(found->second);
}

int TraceRowsModel::levelOf(int index) const
{
    return isStep(row(index)) ? difficultyLevel(m_trace->step(row(index).step).difficulty) : 0;
}

QString TraceRowsModel::spoken(int index) const
{
    const TraceRow& at = row(index);
    const RowText text = textOf(index);
    QStringList parts;
    if (isStep(at))
        parts << QString::number(at.number);
    parts << text.title;
    if (!text.detail.isEmpty())
        parts << text.detail;
    if (const auto status = statusOf(index))
        parts << pathStatusText(*status).word;
    if (const int level = levelOf(index); level > 0)
        parts << tr("difficulty %1 of 5").arg(level);
    if (at.foldable)
        parts << (at.folded ? tr("folded") : tr("open"));
    return parts.join(tr(", ", "between facts of a step"));
}

QVariant TraceRowsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const RowText text = role == Qt::DisplayRole || role == Qt::ToolTipRole ? textOf(index.row()) : RowText();
    const QString both = text.detail.isEmpty() ? text.title : text.title + QLatin1Char('\n') + text.detail;
    switch (role) {
    case Qt::DisplayRole:
        return both;
    case Qt::ToolTipRole:
        if (const auto status = statusOf(index.row()))
            return both + QLatin1Char('\n') + pathStatusText(*status).help;
        return both;
    case Qt::AccessibleTextRole:
        return spoken(index.row());
    default:
        return {};
    }
}

} // namespace tokisuji
