#include "editor/ui/panels/section.h"

#include "editor/ui/icons.h"
#include "editor/ui/theme.h"

#include <QHBoxLayout>

namespace tokisuji {

namespace {

QToolButton* foldingHead(QWidget* parent)
{
    auto* head = new QToolButton(parent);
    head->setObjectName(QStringLiteral("sectionHead"));
    head->setFont(textFont(TextRole::Head));
    head->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    head->setIconSize({14, 14});
    head->setIcon(lineIcon(QStringLiteral("fold")));
    return head;
}

} // namespace

Section::Section(QWidget* parent)
    : QWidget(parent), m_line(hairline(this)), m_head(foldingHead(this)), m_note(new ShortLabel(this)),
      m_body(new QWidget(this)), m_bodyLayout(new QVBoxLayout(m_body))
{
    m_note->setObjectName(QStringLiteral("sectionNote"));
    m_note->setFont(textFont(TextRole::Secondary));
    m_note->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* headRow = new QHBoxLayout;
    headRow->setContentsMargins(6, 0, 14, 0);
    headRow->addWidget(m_head);
    headRow->addWidget(m_note, 1);
    m_bodyLayout->setContentsMargins(14, 0, 14, 8);
    m_bodyLayout->setSpacing(6);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_line);
    column->addLayout(headRow);
    column->addWidget(m_body);
    connect(m_head, &QToolButton::clicked, this, [this] { setFolded(!isFolded()); });
}

void Section::setTitle(const QString& title)
{
    m_head->setText(title);
}

void Section::setNote(const QString& note)
{
    m_note->setWhole(note);
}

void Section::setFolded(bool folded)
{
    const bool wasFolded = isFolded();
    m_body->setHidden(folded);
    // A head alone has no use for height that is left over.
    setSizePolicy(QSizePolicy::Preferred, folded ? QSizePolicy::Maximum : QSizePolicy::Preferred);
    m_head->setIcon(lineIcon(folded ? QStringLiteral("unfold") : QStringLiteral("fold")));
    if (folded != wasFolded)
        emit foldedChanged(folded);
}

void Section::setUnfoldable()
{
    m_line->hide();
    m_head->setIcon({});
    m_head->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_head->setFocusPolicy(Qt::NoFocus);
    m_head->disconnect(this);
    m_head->setAttribute(Qt::WA_TransparentForMouseEvents);
}

QLabel* secondaryLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QStringLiteral("secondary"));
    label->setFont(textFont(TextRole::Secondary));
    label->setWordWrap(true);
    return label;
}

QWidget* hairline(QWidget* parent)
{
    auto* line = new QWidget(parent);
    line->setObjectName(QStringLiteral("separator"));
    line->setAttribute(Qt::WA_StyledBackground);
    line->setFixedHeight(1);
    return line;
}

} // namespace tokisuji
