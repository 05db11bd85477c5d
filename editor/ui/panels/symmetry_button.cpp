#include "editor/ui/panels/symmetry_button.h"

#include "editor/ui/controls/reason_tip.h"
#include "editor/ui/icons.h"
#include "editor/ui/theme.h"
#include "editor/ui/tools/symmetric_entry.h"
#include "engine/genre/registry.h"

#include <QActionGroup>
#include <QEvent>

namespace tokisuji {

namespace {
constexpr int marginAbove = 12;  ///< as in the style sheet: it is no tool
constexpr int labelledFrom = 56; ///< the width from which the column of tools shows names
} // namespace

SymmetryButton::SymmetryButton(Document* document, BoardView* view, QWidget* parent)
    : QToolButton(parent), m_document(document), m_view(view), m_choices(new QMenu(this))
{
    setObjectName(QStringLiteral("symmetry"));
    setCheckable(true);
    connect(this, &QToolButton::clicked, this, [this] { m_choices->popup(mapToGlobal(rect().topRight())); });
    setIcon(lineIcon(QStringLiteral("symmetry")));
    setIconSize({22, 22});
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    showReasonsIn(m_choices);
    auto* group = new QActionGroup(this);
    for (int i = 0; i < entrySymmetryCount; ++i) {
        QAction* action = m_choices->addAction(QString());
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, i] { m_view->setSymmetry(static_cast<EntrySymmetry>(i)); });
        m_actions << action;
    }
    connect(document, &Document::currentChanged, this, &SymmetryButton::refresh);
    connect(view, &BoardView::modeChanged, this, &SymmetryButton::refresh);
    connect(view, &BoardView::symmetryChanged, this, &SymmetryButton::refresh);
    retranslate();
}

void SymmetryButton::refresh()
{
    const bool isOpen = !m_document->isEmpty();
    const bool takes = isOpen && m_view->mode() == Mode::Edit && takesSymmetry(genreOf(m_document->board()));
    setVisible(takes);
    m_choices->setEnabled(takes);
    const auto chosen = static_cast<int>(m_view->symmetry());
    for (int i = 0; i < entrySymmetryCount; ++i) {
        const bool isPossible = isOpen && fits(static_cast<EntrySymmetry>(i), m_document->board().grid());
        m_actions[i]->setEnabled(isPossible);
        const bool hasSquares = isOpen && m_document->board().grid().hasSquares();
        m_actions[i]->setStatusTip(isPossible   ? QString()
                                   : hasSquares ? tr("The board is not square")
                                                : tr("This board's shape lacks that symmetry"));
        m_actions[i]->setChecked(i == chosen);
    }
    setChecked(chosen != 0);
    const QString help = tr("Symmetric entry: what you enter is entered at its images too");
    setToolTip(chosen == 0 ? help : QStringLiteral("%1\n%2").arg(help, m_actions[chosen]->text()));
}

void SymmetryButton::retranslate()
{
    const QStringList names{tr("No symmetry"),
                            tr("Half turn"),
                            tr("Quarter turns"),
                            tr("Mirrored left and right"),
                            tr("Mirrored top and bottom"),
                            tr("Mirrored both ways"),
                            tr("Mirrored at the diagonal ↘"),
                            tr("Mirrored at the diagonal ↗"),
                            tr("Mirrored at both diagonals")};
    for (int i = 0; i < entrySymmetryCount; ++i)
        m_actions[i]->setText(names[i]);
    m_choices->setTitle(tr("Symmetric entry"));
    setText(tr("Symmetry"));
    setAccessibleName(tr("Symmetric entry"));
    setFont(textFont(TextRole::Caption));
    refresh();
}

void SymmetryButton::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QToolButton::changeEvent(event);
}

void SymmetryButton::resizeEvent(QResizeEvent* event)
{
    const bool isLabelled = width() >= labelledFrom;
    setToolButtonStyle(isLabelled ? Qt::ToolButtonTextUnderIcon : Qt::ToolButtonIconOnly);
    setMinimumHeight((isLabelled ? 48 : 36) + marginAbove);
    QToolButton::resizeEvent(event);
}

} // namespace tokisuji
