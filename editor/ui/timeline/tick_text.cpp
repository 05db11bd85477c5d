#include "editor/ui/timeline/tick_text.h"

#include "editor/model/bookmarks.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/turn_verdict_text.h"
#include "editor/ui/texts/verdict_text.h"
#include "editor/ui/timeline/timeline_parts.h"
#include "engine/genre/registry.h"

#include <QCoreApplication>
#include <QDateTime>

namespace tokisuji {

namespace {

struct TickWords {
    Q_DECLARE_TR_FUNCTIONS(TickText)

public:
    static QString start() { return tr("start"); }
    static QString numbered(int depth, const QString& edit) { return tr("#%1 · %2").arg(depth).arg(edit); }
    static QString shared(int first, int last, int count)
    {
        return tr("#%1–#%2 · %n edits", nullptr, count).arg(first).arg(last);
    }
    static QString worst(Status status) { return tr("worst: %1").arg(statusWord(status)); }
    static QString bookmark(const QString& name) { return tr("Bookmark: %1").arg(name); }
    static QString notChecked() { return tr("not checked yet"); }
    static QString checking() { return tr("checking…"); }
    static QString determined(const VerdictSummary& v)
    {
        return tr("determined %1 / %2").arg(numberText(v.determined), numberText(v.total));
    }
    static QString branch(int number, const QString& what)
    {
        return number == 0 ? tr("First line · %1").arg(what) : tr("Branch %1 · %2").arg(number).arg(what);
    }
    static QString current(int position, int last) { return tr("edit %1 of %2").arg(position).arg(last); }
    static QString trial(const QString& assumption) { return tr("trial: %1").arg(assumption); }
    static QString between() { return tr(" · "); }
};

QString timeText(qint64 ms)
{
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(ms);
    const bool today = time.date() == QDate::currentDate();
    return time.toString(today ? QStringLiteral("HH:mm:ss") : QStringLiteral("yyyy-MM-dd HH:mm"));
}

QStringList verdictFacts(const VerdictSummary* verdict)
{
    const VerdictGlyph glyph = glyphOfTick(verdict);
    if (glyph == VerdictGlyph::NotComputed)
        return {TickWords::notChecked()};
    if (glyph == VerdictGlyph::Running)
        return {TickWords::checking()};
    QStringList facts{statusWord(verdict->status)};
    if (verdict->turns)
        facts << turnCountText(*verdict->turns);
    if (verdict->total > 0 && verdict->status != Status::None)
        facts << TickWords::determined(*verdict);
    return facts;
}

TickText sharedText(const TimelineModel& model, std::span<const NodeId> sharers)
{
    TickText text{TickWords::shared(model.depthOf(sharers.front()), model.depthOf(sharers.back()),
                                    static_cast<int>(sharers.size())),
                  timeText(model.timeAt(sharers.back()))};
    const VerdictGlyph worst = worstOf(model, sharers);
    if (worst == VerdictGlyph::NotComputed || worst == VerdictGlyph::Running)
        text.detail += TickWords::between() + TickWords::notChecked();
    for (const Status status : {Status::None, Status::Unknown, Status::Open, Status::Several, Status::Unique})
        if (worst == glyphOf(status))
            text.detail += TickWords::between() + TickWords::worst(status);
    return text;
}

QString bookmarkText(const Bookmark& bookmark)
{
    QString text = QLatin1Char('\n') + TickWords::bookmark(bookmark.name);
    if (!bookmark.note.isEmpty())
        text += QLatin1Char('\n') + bookmark.note;
    return text;
}

} // namespace

QString editAtText(const Document& document, const TimelineModel& model, NodeId node)
{
    const EditSummary edit = model.editAt(node);
    const NodeId next = document.history().node(node).lastVisited;
    if (edit.kind == EditSummary::Kind::TrialBegun && next != noNode)
        return TickWords::trial(editAtText(document, model, next));
    return editText(edit, genreOf(document.board()));
}

TickText tickText(const Document& document, const TimelineModel& model, NodeId node, std::span<const NodeId> sharers)
{
    TickText text;
    if (sharers.size() > 1) {
        text = sharedText(model, sharers);
    } else {
        const int depth = model.depthOf(node);
        text.head = depth == 0 ? TickWords::start() : TickWords::numbered(depth, editAtText(document, model, node));
        const QStringList facts = QStringList(timeText(model.timeAt(node))) + verdictFacts(model.verdictOf(node));
        text.detail = facts.join(TickWords::between());
    }
    if (const Bookmark* bookmark = bookmarkAt(document.annotations(), node))
        text.detail += bookmarkText(*bookmark);
    return text;
}

QString branchText(const Document& document, const TimelineModel& model, NodeId head, int number)
{
    const Bookmark* bookmark = bookmarkAt(document.annotations(), head);
    return TickWords::branch(number, bookmark != nullptr ? bookmark->name : editAtText(document, model, head));
}

QString currentTickText(const Document& document, const TimelineModel& model)
{
    QStringList facts{TickWords::current(model.position(), model.lastPosition())};
    if (!document.isEmpty()) {
        const NodeId node = document.history().current();
        facts << editAtText(document, model, node) << verdictFacts(model.verdictOf(node));
    }
    return facts.join(QStringLiteral(", "));
}

} // namespace tokisuji
