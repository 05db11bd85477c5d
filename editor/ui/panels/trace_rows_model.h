// TraceRowsModel: the rows of a trace for an item view.
#pragma once

#include "editor/model/trace_selection.h"
#include "editor/ui/texts/step_text.h"
#include "engine/trace/compare.h"

#include <QAbstractListModel>

#include <map>
#include <optional>

namespace tokisuji {

/// The statuses of the steps that the author intends, by their ids in the trace that is shown.
using StepStatuses = std::map<StepId, StepStatus>;

/// Follows a selection. Rows that stay are not announced as new, so that a view keeps its place while a trace streams.
class TraceRowsModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit TraceRowsModel(const TraceSelection* selection, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// Display role: both lines. Accessible text: also the number, how hard it is and what has become of it.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    /// Takes the selection's rows.
    void refresh();
    void setStatuses(StepStatuses statuses);

    [[nodiscard]] const TraceRow& row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
    [[nodiscard]] RowText textOf(int index) const;
    [[nodiscard]] std::optional<StepStatus> statusOf(int index) const;
    /// Bars of difficulty, 1 .. 5; 0 for rows that are not steps.
    [[nodiscard]] int levelOf(int index) const;
    [[nodiscard]] bool canSwap(int index) const { return m_selection->canSwap(index); }
    [[nodiscard]] TraceResult result() const { return m_trace->result; }

private:
    [[nodiscard]] QString spoken(int index) const;

    const TraceSelection* m_selection;
    std::shared_ptr<const Trace> m_trace; ///< that m_rows belong to
    std::vector<TraceRow> m_rows;
    StepStatuses m_statuses;
};

} // namespace tokisuji
