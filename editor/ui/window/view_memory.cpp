#include "editor/ui/window/view_memory.h"

#include "editor/model/store/log_keeper.h"
#include "editor/ui/board_view.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace tokisuji {

namespace {

constexpr int settleMs = 1000;

const QString modeKey = QStringLiteral("mode");
const QString zoomKey = QStringLiteral("zoom");         ///< percent; missing: fitted
const QString symmetryKey = QStringLiteral("symmetry"); ///< missing: none
const QString pictureKey = QStringLiteral("picture");
const QString solveWord = QStringLiteral("solve");
const QString editWord = QStringLiteral("edit");

QByteArray written(const QJsonObject& state)
{
    return QJsonDocument(state).toJson(QJsonDocument::Compact);
}

/// As any puzzle opens; not worth a line in the log.
QByteArray stateAtFirst()
{
    return written({{modeKey, editWord}});
}

} // namespace

ViewMemory::ViewMemory(Document* document, LogKeeper* keeper, BoardView* view)
    : QObject(view), m_document(document), m_keeper(keeper), m_view(view)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(settleMs);
    connect(document, &Document::opened, this, &ViewMemory::recall);
    connect(&m_delay, &QTimer::timeout, this, &ViewMemory::keep);
    connect(view, &BoardView::modeChanged, &m_delay, qOverload<>(&QTimer::start));
    connect(view, &BoardView::zoomChanged, &m_delay, qOverload<>(&QTimer::start));
    connect(view, &BoardView::symmetryChanged, &m_delay, qOverload<>(&QTimer::start));
}

QByteArray ViewMemory::state() const
{
    QJsonObject state{{modeKey, m_view->mode() == Mode::Solve ? solveWord : editWord}};
    if (!m_view->isFitted())
        state.insert(zoomKey, m_view->zoomPercent());
    if (m_view->symmetry() != EntrySymmetry::None)
        state.insert(symmetryKey, QString::fromUtf8(nameOf(m_view->symmetry())));
    if (!m_picture.isEmpty())
        state.insert(pictureKey, m_picture);
    return written(state);
}

std::optional<PictureChoice> ViewMemory::picture() const
{
    if (m_picture.isEmpty())
        return std::nullopt;
    return pictureChoiceOf(m_picture.toVariantMap());
}

void ViewMemory::setPicture(const PictureChoice& choice)
{
    m_picture = QJsonObject::fromVariantMap(mapOf(choice));
    keep();
}

void ViewMemory::recall()
{
    const auto state = QJsonDocument::fromJson(m_document->annotations().viewState).object();
    m_picture = state.value(pictureKey).toObject();
    if (!state.isEmpty()) {
        m_view->setMode(state.value(modeKey).toString() == solveWord ? Mode::Solve : Mode::Edit);
        m_view->setSymmetry(entrySymmetryOf(state.value(symmetryKey).toString().toStdString()));
        if (const int zoom = state.value(zoomKey).toInt(); zoom > 0)
            m_view->zoomTo(zoom);
    }
    m_delay.stop();
}

void ViewMemory::keep()
{
    m_delay.stop();
    const LogKeeper::State log = m_keeper->state();
    const bool writes = log == LogKeeper::State::Saved || log == LogKeeper::State::Saving;
    const QByteArray& kept = m_document->annotations().viewState;
    const QByteArray now = state();
    if (!writes || kept == now || (kept.isEmpty() && now == stateAtFirst()))
        return;
    Annotations annotations = m_document->annotations();
    annotations.viewState = now;
    m_document->annotate(std::move(annotations));
}

} // namespace tokisuji
