#include "editor/ui/texts/path_text.h"

#include "editor/export/published.h"
#include "editor/export/step_window.h"
#include "editor/model/trace_rows.h"
#include "editor/ui/language.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/publish_text.h"
#include "editor/ui/texts/step_text.h"
#include "engine/drawing/standing.h"
#include "engine/drawing/step_drawing.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/trace/difficulty.h"
#include "engine/trace/replay.h"

#include <QCoreApplication>

#include <algorithm>

namespace tokisuji {

namespace {

/// Boards with more cells on a side are shown round the step only.
constexpr int wholeSide = 24;

/// Its context is "PathText".
struct PathWords {
    Q_DECLARE_TR_FUNCTIONS(PathText)
public:
    static QString levels() { return tr("difficulty %1 of 5"); }
    static QString both(const QString& title, const QString& detail)
    {
        return detail.isEmpty() ? title : tr("%1: %2", "a line of a path: what, and what of it").arg(title, detail);
    }
    static QString leading(const QString& way, const QString& where)
    {
        return where.isEmpty() ? way : tr("%1 → %2", "a way to meet a rule, and where it leads").arg(way, where);
    }
};

QString addressOf(const Board& board)
{
    Result<std::string> address = webAddress(board);
    if (!address)
        address = writeOwnUrl(board);
    return address ? QString::fromStdString(*address) : QString();
}

/// Everything open but the batches, and each way in a row of its own.
TraceFolding allOpen(const Trace& trace)
{
    TraceFolding folding;
    for (const Step& step : trace.steps)
        if (step.split != 0)
            folding.openSplits.insert(step.id);
    return folding;
}

/// All of a board that can be taken in at a glance.
QRectF windowFor(const Trace& trace, const std::vector<StepId>& steps, const Board& board)
{
    const auto [width, height] = board.size();
    if (std::max(width, height) <= wholeSide)
        return {};
    const Stance stance = genreOf(board).stance;
    const PaperBox whole = standing(stance, PaperBox{{-1, -1}, {width + 1.0, height + 1.0}}); // with rows' numbers
    return windowOf(trace, steps, stance,
                    {QPointF(whole.topLeft.x, whole.topLeft.y), QPointF(whole.bottomRight.x, whole.bottomRight.y)}, {});
}

class Writer {
public:
    Writer(std::shared_ptr<const Trace> trace, const Board& board)
        : m_trace(std::move(trace)), m_board(board), m_replay(board)
    {
    }

    void writeInto(WrittenPath& path)
    {
        for (const TraceRow& row : traceRows(*m_trace, allOpen(*m_trace)))
            switch (row.kind) {
            case TraceRow::Step:
            case TraceRow::Batch:
                path.scenes.push_back(sceneOf(row));
                break;
            case TraceRow::End: {
                const RowText text = rowText(*m_trace, row, m_board);
                path.end = PathWords::both(text.title, text.detail);
                break;
            }
            default:
                path.scenes.back().steps.back().inside.push_back(lineOf(row));
            }
    }

    /// The state now, with something over it.
    template <class DrawOver>
    [[nodiscard]] WrittenPicture picture(const DrawOver& drawOver, const QRectF& window) const
    {
        return {[state = m_replay.board(), drawOver] {
                    const ExportOptions look{.content = ExportOptions::Answer, .coordinates = true};
                    return compose(
                        {drawingOf(state, look, vectorDetail), standing(genreOf(state).stance, drawOver(state))});
                },
                window};
    }

private:
    [[nodiscard]] WrittenScene sceneOf(const TraceRow& row)
    {
        WrittenScene scene;
        const auto first = m_trace->path().begin() + row.number - 1;
        const std::vector<StepId> ids(first, first + std::max(1, row.count));
        for (std::size_t k = 0; k < ids.size(); ++k)
            scene.steps.push_back(stepOf(m_trace->step(ids[k]), row, static_cast<int>(k)));
        if (row.kind == TraceRow::Batch)
            scene.title = rowText(*m_trace, row, m_board).title;
        addPictures(ids, windowFor(*m_trace, ids, m_board), scene);
        for (const StepId id : ids)
            m_replay.take(m_trace->step(id));
        return scene;
    }

    /// A step of a batch has no row of its own: it is written as if it had.
    [[nodiscard]] WrittenStep stepOf(const Step& step, TraceRow row, int inBatch) const
    {
        row.kind = TraceRow::Step;
        row.step = step.id;
        row.number += inBatch;
        const RowText text = rowText(*m_trace, row, m_board);
        return {.number = row.number,
                .title = text.title,
                .conclusion = text.detail,
                .reason = stepReason(*m_trace, step, m_board),
                .level = difficultyLevel(step.difficulty),
                .inside = {}};
    }

    [[nodiscard]] WrittenLine lineOf(TraceRow row) const
    {
        row.count = 0; // the number of a way stands before it
        const RowText text = rowText(*m_trace, row, m_board);
        WrittenLine line{.depth = row.depth - 1,
                         .number = row.number,
                         .text = row.ways ? PathWords::leading(text.title, text.detail)
                                          : PathWords::both(text.title, text.detail)};
        switch (row.kind) {
        case TraceRow::Hypothesis:
            line.sign = row.ways ? WrittenLine::Way : WrittenLine::Assumed;
            break;
        case TraceRow::BranchStep:
            line.sign = WrittenLine::Follows;
            ++line.depth;
            break;
        case TraceRow::Clash:
            line.sign = WrittenLine::Broken;
            ++line.depth;
            break;
        default:
            line.sign = WrittenLine::Ends;
            ++line.depth;
        }
        return line;
    }

    /// A hypothesis is shown where it ends, each by itself; then what follows.
    void addPictures(const std::vector<StepId>& ids, const QRectF& window, WrittenScene& scene) const
    {
        const Step& step = m_trace->step(ids.front());
        const bool isSimple = ids.size() > 1;
        if (!isSimple && restsOnHypothesis(*m_trace, step)) {
            const Split& split = m_trace->split(step.split);
            for (std::size_t k = 0; k < split.branches.size(); ++k)
                if (static_cast<int>(k) != split.chosen)
                    scene.pictures.push_back(
                        picture([trace = m_trace, branch = split.branches[k]](
                                    const Board& state) { return drawHypothesis(state, *trace, branch); },
                                window));
        }
        scene.pictures.push_back(picture(
            [trace = m_trace, ids, isSimple](const Board& state) {
                return isSimple ? drawSteps(state, *trace, ids) : drawStep(state, *trace, ids.front());
            },
            window));
    }

    std::shared_ptr<const Trace> m_trace;
    const Board& m_board;
    Replay m_replay;
};

} // namespace

WrittenPath writtenPath(std::shared_ptr<const Trace> trace, const Board& board, const Metadata& said)
{
    const QString kind = boardTitle(board);
    const bool hasTitle = !said.title.isEmpty();
    WrittenPath path{.language = appliedLanguage(),
                     .title = hasTitle ? said.title : kind,
                     .byline = publishedByline(hasTitle ? kind : QString(), said.author, std::nullopt),
                     .address = addressOf(board),
                     .summary = traceSummary(*trace, false),
                     .difficulty = difficultyText(trace->difficulty),
                     .levels = PathWords::levels(),
                     .start = {},
                     .scenes = {},
                     .end = {}};
    Writer writer(std::move(trace), board);
    path.start = writer.picture([](const Board&) { return Drawing{}; }, {});
    writer.writeInto(path);
    return path;
}

} // namespace tokisuji
