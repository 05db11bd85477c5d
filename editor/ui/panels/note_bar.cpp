#include "editor/ui/panels/note_bar.h"

#include "editor/export/painter.h"
#include "editor/ui/controls/action_button.h"
#include "editor/ui/texts/note_text.h"
#include "editor/ui/theme.h"
#include "engine/drawing/free_note_drawing.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace tokisuji {

namespace {

constexpr int swatchSide = 22;

/// A cell in the colour with its shape.
QPixmap swatch(int colour, double devicePixels)
{
    QPixmap pixmap(qRound(swatchSide * devicePixels), qRound(swatchSide * devicePixels));
    pixmap.setDevicePixelRatio(devicePixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colours()[Chrome::ControlLine]);
    painter.setBrush(colours()[noteFill(colour)]);
    painter.drawRoundedRect(QRectF(0.5, 0.5, swatchSide - 1, swatchSide - 1), 4, 4);
    Drawing shape;
    shape.add(noteShape(Level::OwnMark, {0.5, 0.5}, 0.22, colour));
    paintDrawing(painter, shape, colours(), {.cellPixels = swatchSide, .surface = PaintOptions::Vector});
    return pixmap;
}

} // namespace

NoteBar::NoteBar(BoardView* view, const Actions& actions, QWidget* parent)
    : QWidget(parent), m_view(view), m_kind(new Segments(noteKindCount, 54, this)),
      m_clear(actionLink(actions[ActionId::ClearNotes], this))
{
    setObjectName(QStringLiteral("noteBar"));
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 4, 10, 4);
    row->setSpacing(2);
    row->addWidget(m_kind);
    row->addSpacing(10);
    for (int colour = 1; colour <= noteColours; ++colour) {
        auto* button = new QToolButton(this);
        button->setCheckable(true);
        button->setIconSize({swatchSide, swatchSide});
        button->setFocusPolicy(Qt::TabFocus);
        m_colours.addButton(button, colour);
        row->addWidget(button);
    }
    row->addStretch(1);
    row->addWidget(m_clear);
    connect(m_kind, &Segments::chosen, this, [this](int kind) {
        Hand hand = m_view->hand();
        hand.note = static_cast<NoteKind>(kind);
        m_view->setHand(hand);
    });
    connect(&m_colours, &QButtonGroup::idClicked, this, [this](int colour) {
        Hand hand = m_view->hand();
        hand.noteColour = colour;
        m_view->setHand(hand);
    });
    connect(view, &BoardView::toolChanged, this, &NoteBar::refresh);
    connect(view, &BoardView::modeChanged, this, &NoteBar::refresh);
    connect(view, &BoardView::handChanged, this, &NoteBar::refresh);
    retranslate();
}

void NoteBar::refresh()
{
    setVisible(m_view->tool() == ToolId::Note);
    m_kind->setCurrent(static_cast<int>(m_view->hand().note));
    if (QAbstractButton* button = m_colours.button(m_view->hand().noteColour))
        button->setChecked(true);
}

void NoteBar::retranslate()
{
    m_kind->setTexts({tr("Cells"), tr("Dots"), tr("Lines")});
    m_kind->setToolTips({tr("Colour cells; or press Q"), tr("Dots on cells, edges and corners; or press W"),
                         tr("Lines from cell to cell, or along grid lines; or press E")});
    m_clear->setText(Actions::plainText(ActionId::ClearNotes));
    setAccessibleName(tr("Notes"));
    dress();
    refresh();
}

void NoteBar::dress()
{
    const auto buttons = m_colours.buttons();
    for (QAbstractButton* button : buttons) {
        const int colour = m_colours.id(button);
        button->setIcon(swatch(colour, devicePixelRatioF()));
        button->setAccessibleName(noteColourName(colour));
        button->setToolTip(tr("%1; or press %2").arg(noteColourName(colour)).arg(colour));
    }
}

void NoteBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        dress();
    QWidget::changeEvent(event);
}

} // namespace tokisuji
