#include "editor/ui/panels/sticker_palette.h"

#include "editor/ui/texts/turn_verdict_text.h"
#include "editor/ui/theme.h"
#include "engine/drawing/sticker_look.h"
#include "engine/genre/registry.h"
#include "engine/twisty/twisty_board.h"

#include <QEvent>
#include <QPainter>
#include <QToolButton>

namespace tokisuji {

namespace {

constexpr int swatchSide = 24;
constexpr int buttonHeight = 32;

bool hasStickers(const Document& document)
{
    return !document.isEmpty() && genreOf(document.board()).clue(Clue::Sticker) != nullptr
           && twistyOf(document.board()) != nullptr;
}

} // namespace

QPixmap stickerSwatch(const TwistyDefinition& definition, int colour, int side, double devicePixels)
{
    QPixmap pixmap(qRound(side * devicePixels), qRound(side * devicePixels));
    pixmap.setDevicePixelRatio(devicePixels);
    pixmap.fill(Qt::transparent);
    const StickerLook look = lookOfColour(definition, colour);
    const QRectF box(0, 0, side, side);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours()[Ink::PearlBlack], 2));
    painter.setBrush(colours()[look.fill]);
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4);
    painter.setPen(colours()[look.letter]);
    painter.setFont(textFont(TextRole::Strong));
    painter.drawText(box, Qt::AlignCenter,
                     QString(QLatin1Char(definition.colours[static_cast<std::size_t>(colour)].letter)));
    return pixmap;
}

StickerPalette::StickerPalette(const Document* document, BoardView* view, QWidget* parent)
    : QWidget(parent), m_document(document), m_view(view), m_label(new QLabel(this)), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 12, 0, 0);
    m_column->setSpacing(2);
    m_column->addWidget(m_label);
    m_label->setAlignment(Qt::AlignCenter);
    m_label->setFont(textFont(TextRole::Caption));
    connect(&m_group, &QButtonGroup::idClicked, this, &StickerPalette::choose);
    connect(document, &Document::currentChanged, this, &StickerPalette::refresh);
    connect(view, &BoardView::handChanged, this, &StickerPalette::dress);
    refresh();
}

void StickerPalette::refresh()
{
    const bool applies = hasStickers(*m_document);
    setVisible(applies);
    const std::string setup = applies ? m_document->board().setup() : std::string();
    if (setup != m_setup) {
        m_setup = setup;
        makeButtons();
    }
    dress();
}

void StickerPalette::makeButtons()
{
    const auto old = m_group.buttons();
    for (QAbstractButton* button : old) {
        m_group.removeButton(button);
        delete button;
    }
    if (m_setup.empty())
        return;
    const auto definition = twistyOf(m_document->board());
    for (int colour = 1; colour <= static_cast<int>(definition->colours.size()); ++colour) {
        auto* button = new QToolButton(this);
        button->setCheckable(true);
        button->setIconSize({swatchSide, swatchSide});
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setMinimumHeight(buttonHeight);
        m_group.addButton(button, colour);
        m_column->addWidget(button);
    }
    if (m_view->hand().colour > m_group.buttons().size() || m_view->hand().colour < 1)
        choose(1);
}

void StickerPalette::dress()
{
    m_label->setText(tr("Colour"));
    if (m_setup.empty() || !hasStickers(*m_document))
        return;
    const auto definition = twistyOf(m_document->board());
    const auto buttons = m_group.buttons();
    for (QAbstractButton* button : buttons) {
        const int colour = m_group.id(button);
        const StickerColour& sticker = definition->colours[static_cast<std::size_t>(colour - 1)];
        const QString name = colourName(sticker.name);
        button->setIcon(stickerSwatch(*definition, colour - 1, swatchSide, devicePixelRatioF()));
        button->setAccessibleName(name);
        button->setToolTip(tr("%1: click or drag over stickers; keys %2 or %3 at the cursor")
                               .arg(name, QString(QLatin1Char(sticker.letter)), QString::number(colour)));
        button->setChecked(colour == m_view->hand().colour);
    }
}

/// To choose a colour is to want to paint.
void StickerPalette::choose(int colour)
{
    Hand hand = m_view->hand();
    hand.colour = colour;
    m_view->setHand(hand);
    m_view->setTool(ToolId::Auto);
    dress();
}

void StickerPalette::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        dress();
    QWidget::changeEvent(event);
}

} // namespace tokisuji
