#include "editor/ui/dialogs/action_search.h"

#include "editor/ui/icons.h"
#include "editor/ui/row_sense.h"
#include "editor/ui/texts/search_words.h"
#include "editor/ui/texts/tool_text.h"
#include "editor/ui/theme.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace tokisuji {

namespace {

enum Role { IdRole = Qt::UserRole, KeysRole, MenuRole, ReasonRole, ToolRole };

class ActionRowPainter : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {200, std::max(32, QFontMetrics(textFont(TextRole::Body)).height() + 14)};
    }

    void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const bool enabled = (index.flags() & Qt::ItemIsEnabled) != 0;
        p->save();
        p->setRenderHint(QPainter::Antialiasing);
        if (option.state & QStyle::State_Selected) {
            p->setPen(Qt::NoPen);
            p->setBrush(colours()[Chrome::Soft]);
            p->drawRoundedRect(option.rect, 4, 4);
        }
        const RowSense sense{option.direction, option.rect};
        const QRect r = option.rect.adjusted(10, 0, -10, 0);
        const auto icon = index.data(Qt::DecorationRole).value<QIcon>();
        icon.paint(p, sense.of(QRect(r.left(), r.top(), 18, r.height())), Qt::AlignCenter,
                   enabled ? QIcon::Normal : QIcon::Disabled);
        p->setFont(textFont(TextRole::Body));
        p->setPen(enabled ? colours()[Ink::Ink] : colours()[Chrome::Faded]);
        p->drawText(sense.of(r.adjusted(30, 0, 0, 0)), sense.atBegin(), index.data().toString());
        const int nameWidth = p->fontMetrics().horizontalAdvance(index.data().toString());
        paintRest(*p, sense, r.adjusted(30 + nameWidth + 16, 0, 0, 0), index);
        p->restore();
    }

private:
    /// Where it is and its keys; of one that is off, why.
    static void paintRest(QPainter& p, const RowSense& sense, const QRect& r, const QModelIndex& index)
    {
        constexpr int keysWidth = 110;
        p.setFont(textFont(TextRole::Secondary));
        p.setPen(colours()[Ink::Ink2]);
        if (const QString reason = index.data(ReasonRole).toString(); !reason.isEmpty()) {
            p.drawText(sense.of(r), sense.atEnd(), p.fontMetrics().elidedText(reason, Qt::ElideRight, r.width()));
            return;
        }
        p.drawText(sense.of(r.adjusted(0, 0, -keysWidth, 0)), sense.atEnd(), index.data(MenuRole).toString());
        p.drawText(sense.of(r), sense.atEnd(), index.data(KeysRole).toString());
    }
};

} // namespace

ActionSearch::ActionSearch(const Actions& actions, QWidget* parent)
    : QDialog(parent), m_actions(actions), m_search(new QLineEdit(this)), m_list(new QListWidget(this))
{
    setWindowTitle(tr("Search actions"));
    m_search->setPlaceholderText(tr("What do you want to do?"));
    m_search->addAction(lineIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_list->setItemDelegate(new ActionRowPainter(m_list));
    m_list->setUniformItemSizes(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    connect(m_search, &QLineEdit::textChanged, this, &ActionSearch::filter);
    connect(m_search, &QLineEdit::returnPressed, this, &ActionSearch::choose);
    connect(m_list, &QListWidget::itemClicked, this, &ActionSearch::choose);
    connect(m_list, &QListWidget::itemActivated, this, &ActionSearch::choose);
    resize(560, 460);
    filter();
    m_search->setFocus();
}

void ActionSearch::setTools(const QList<ToolId>& tools)
{
    m_tools = tools;
    filter();
}

void ActionSearch::filter()
{
    const QString query = foldedForSearch(m_search->text()).simplified();
    m_list->clear();
    if (!query.isEmpty())
        addTools(query);
    addActions(query);
    m_list->setCurrentRow(0);
}

/// English names find them too, whatever the language.
void ActionSearch::addTools(const QString& query)
{
    for (const ToolId tool : m_tools) {
        const QString name = toolName(tool);
        const QString words = QStringList{name, toolSource(tool), toolHelp(tool)}.join(QLatin1Char('\n'));
        if (!hasAllWords(foldedForSearch(words), query))
            continue;
        auto* item = new QListWidgetItem(toolIcon(tool), name, m_list);
        item->setData(ToolRole, static_cast<int>(tool));
        item->setData(MenuRole, tr("Tool"));
        item->setToolTip(toolHelp(tool));
    }
}

void ActionSearch::addActions(const QString& query)
{
    for (const ActionRow& row : actionTable()) {
        const QString text = Actions::plainText(row.id);
        const QString words =
            QStringList{text, QString::fromUtf8(row.text), synonymsOf(row.id)}.join(QLatin1Char('\n'));
        if (!hasAllWords(foldedForSearch(words), query))
            continue;
        const QAction* action = m_actions[row.id];
        auto* item = new QListWidgetItem(action->icon(), text, m_list);
        item->setData(IdRole, static_cast<int>(row.id));
        item->setData(KeysRole, action->shortcut().toString(QKeySequence::NativeText));
        item->setData(MenuRole, Actions::menuText(row.menu).remove(QLatin1Char('&')).section(QLatin1Char('('), 0, 0));
        if (action->isEnabled())
            continue;
        item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
        item->setData(ReasonRole, action->statusTip());
        item->setToolTip(action->statusTip());
    }
}

void ActionSearch::choose()
{
    const QListWidgetItem* item = m_list->currentItem();
    if (item == nullptr || !(item->flags() & Qt::ItemIsEnabled))
        return;
    if (const QVariant tool = item->data(ToolRole); tool.isValid())
        m_chosenTool = static_cast<ToolId>(tool.toInt());
    else
        m_chosen = m_actions[static_cast<ActionId>(item->data(IdRole).toInt())];
    accept();
}

/// While the search has the focus, up and down move in the list.
bool ActionSearch::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace tokisuji
