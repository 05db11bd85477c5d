#include "editor/ui/panels/star_count_box.h"

#include "editor/ui/theme.h"
#include "engine/board/star_count.h"
#include "engine/genre/registry.h"

#include <QEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <string>

namespace tokisuji {

StarCountBox::StarCountBox(Document* document, const BoardView* view, QWidget* parent)
    : QWidget(parent), m_document(document), m_view(view), m_label(new QLabel(this)), m_count(new QSpinBox(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 12, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_label);
    column->addWidget(m_count);
    m_label->setAlignment(Qt::AlignCenter);
    m_label->setFont(textFont(TextRole::Caption));
    m_label->setBuddy(m_count);
    m_count->setObjectName(QStringLiteral("starCount"));
    m_count->setAlignment(Qt::AlignCenter);
    m_count->setKeyboardTracking(false); // each number is a step of the log: not those on the way to it
    connect(m_count, &QSpinBox::valueChanged, this,
            [this](int count) { m_document->commit(changeSetup(m_document->board(), std::to_string(count))); });
    connect(document, &Document::currentChanged, this, &StarCountBox::refresh);
    connect(view, &BoardView::modeChanged, this, &StarCountBox::refresh);
    retranslate();
    refresh();
}

void StarCountBox::refresh()
{
    const bool hasCount = !m_document->isEmpty() && m_document->isWhole()
                          && genreOf(m_document->board()).clue(Clue::StarCount) != nullptr;
    setVisible(hasCount && m_view->mode() == Mode::Edit);
    if (!hasCount)
        return;
    const int count = starCount(m_document->board());
    retranslate();
    const QSignalBlocker quiet(m_count);
    const Board& board = m_document->board();
    m_count->setRange(1, std::max(count, genreOf(board).clue(Clue::StarCount)->max(board)));
    m_count->setValue(count);
}

void StarCountBox::retranslate()
{
    const bool areStars = m_document->isEmpty() || genreOf(m_document->board()).has(Mark::Star);
    m_label->setText(areStars ? tr("Stars") : tr("Size of areas"));
    m_count->setAccessibleName(m_label->text());
    m_count->setToolTip(areStars ? tr("Number of stars in every row, column and room; digit keys also work")
                                 : tr("Number of cells in every shaded area; digit keys also work"));
}

void StarCountBox::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace tokisuji
