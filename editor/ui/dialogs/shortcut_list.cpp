#include "editor/ui/dialogs/shortcut_list.h"

#include "editor/ui/icons.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>

namespace tokisuji {

namespace {

QString textOf(const QList<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral(", "));
}

bool share(const QList<QKeySequence>& some, const QList<QKeySequence>& others)
{
    return std::ranges::any_of(some, [&](const QKeySequence& key) { return others.contains(key); });
}

QStringList namesOf(const std::vector<ActionId>& ids)
{
    QStringList names;
    for (const ActionId id : ids)
        names << Actions::plainText(id);
    return names;
}

bool isModifier(int key)
{
    return key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt || key == Qt::Key_AltGr
           || key == Qt::Key_Meta || key == Qt::Key_unknown || key == 0;
}

} // namespace

bool isForBoard(const QKeySequence& key)
{
    if (key.isEmpty())
        return false;
    const QKeyCombination pressed = key[0];
    const bool isFunctionKey = pressed.key() >= Qt::Key_F1 && pressed.key() <= Qt::Key_F35;
    constexpr std::array moves{Qt::Key_H, Qt::Key_J, Qt::Key_K, Qt::Key_L};
    const bool moves4 = std::ranges::find(moves, pressed.key()) != moves.end();
    if (pressed.keyboardModifiers() == Qt::AltModifier)
        return moves4;
    const bool hasChord =
        (pressed.keyboardModifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0;
    return !hasChord && !isFunctionKey && pressed.key() != Qt::Key_Escape;
}

std::vector<ActionId> rivalsOf(ActionId id, const KeyChoice& keys)
{
    std::vector<ActionId> rivals;
    const QList<QKeySequence>& wanted = keys.at(id);
    for (const auto& [other, its] : keys)
        if (other != id && share(wanted, its) && !share(Actions::ownKeys(id), Actions::ownKeys(other)))
            rivals.push_back(other);
    return rivals;
}

// --- the field ---

KeyField::KeyField(QWidget* parent) : QLineEdit(parent)
{
    setReadOnly(true);
    setContextMenuPolicy(Qt::NoContextMenu);
}

/// Also keys that the dialog would take for itself; Tab goes on, so that nobody is caught in here.
bool KeyField::event(QEvent* event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (!isOverride && event->type() != QEvent::KeyPress)
        return QLineEdit::event(event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isPlain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool goesOn = key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab
                        || (isPlain && (key->key() == Qt::Key_Escape || key->key() == Qt::Key_Return));
    if (goesOn)
        return QLineEdit::event(event);
    event->accept();
    if (isOverride || isModifier(key->key()))
        return true;
    const bool erases = isPlain && (key->key() == Qt::Key_Backspace || key->key() == Qt::Key_Delete);
    emit keyPressed(erases
                        ? QKeySequence()
                        : QKeySequence(QKeyCombination(key->modifiers() & ~Qt::KeypadModifier, Qt::Key(key->key()))));
    return true;
}

// --- the list ---

ShortcutList::ShortcutList(const Actions& actions, QWidget* parent)
    : QWidget(parent), m_search(new QLineEdit(this)), m_rows(new QTreeWidget(this)), m_field(new KeyField(this)),
      m_reset(new QPushButton(tr("Reset"), this)), m_resetAll(new QPushButton(tr("Reset all"), this)),
      m_complaint(secondaryLabel(this)), m_takeOver(new QPushButton(tr("Reassign"), this))
{
    for (const ActionRow& row : actionTable())
        m_keys[row.id] = actions.keys(row.id);
    m_search->setPlaceholderText(tr("Search by name or key"));
    m_search->addAction(lineIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_rows->setObjectName(QStringLiteral("shortcuts"));
    m_rows->setColumnCount(2);
    m_rows->setHeaderLabels({tr("Action"), tr("Key")});
    m_rows->setRootIsDecorated(false);
    m_rows->setUniformRowHeights(true);
    m_rows->header()->setStretchLastSection(false);
    m_rows->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_rows->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_rows->setAccessibleName(tr("Keyboard shortcuts"));
    m_field->setPlaceholderText(tr("Press the new key"));
    m_field->setAccessibleName(tr("Key of the chosen action"));
    for (QPushButton* button : {m_reset, m_resetAll, m_takeOver})
        button->setAutoDefault(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_search);
    column->addWidget(m_rows, 1);
    auto* change = new QHBoxLayout;
    change->addWidget(m_field, 1);
    change->addWidget(m_reset);
    change->addWidget(m_resetAll);
    column->addLayout(change);
    auto* problem = new QHBoxLayout;
    problem->addWidget(m_complaint, 1);
    problem->addWidget(m_takeOver);
    column->addLayout(problem);
    m_complaint->setMinimumHeight(2 * m_complaint->fontMetrics().lineSpacing()); // the list keeps its height
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutList::filter);
    connect(m_rows, &QTreeWidget::currentItemChanged, this, &ShortcutList::follow);
    connect(m_rows, &QTreeWidget::itemActivated, m_field, qOverload<>(&QWidget::setFocus));
    connect(m_field, &KeyField::keyPressed, this, &ShortcutList::take);
    connect(m_reset, &QPushButton::clicked, this, &ShortcutList::reset);
    connect(m_resetAll, &QPushButton::clicked, this, &ShortcutList::resetAll);
    connect(m_takeOver, &QPushButton::clicked, this, &ShortcutList::takeFromRivals);
    fill();
}

void ShortcutList::fill()
{
    for (const ActionRow& row : actionTable()) {
        auto* item = new QTreeWidgetItem(m_rows, {Actions::plainText(row.id), QString()});
        item->setData(0, Qt::UserRole, static_cast<int>(row.id));
        m_items[row.id] = item;
    }
    m_rows->setCurrentItem(m_rows->topLevelItem(0));
    follow();
}

void ShortcutList::filter(const QString& text)
{
    for (const auto& [id, item] : m_items)
        item->setHidden(!item->text(0).contains(text, Qt::CaseInsensitive)
                        && !item->text(1).contains(text, Qt::CaseInsensitive));
}

std::optional<ActionId> ShortcutList::current() const
{
    const QTreeWidgetItem* item = m_rows->currentItem();
    return item == nullptr ? std::nullopt : std::optional(static_cast<ActionId>(item->data(0, Qt::UserRole).toInt()));
}

void ShortcutList::choose(ActionId id)
{
    m_rows->setCurrentItem(m_items.at(id));
    m_rows->scrollToItem(m_items.at(id));
}

bool ShortcutList::hasConflicts() const
{
    return std::ranges::any_of(m_keys, [this](const auto& each) { return !rivalsOf(each.first, m_keys).empty(); });
}

QString ShortcutList::complaint() const
{
    return m_complaint->text();
}

/// Keys that two actions share are written in the colour of conflicts and with a sign; the chosen one says with which.
void ShortcutList::follow()
{
    for (const auto& [id, item] : m_items) {
        const bool isShared = !rivalsOf(id, m_keys).empty();
        item->setText(1, isShared ? QStringLiteral("! ") + textOf(m_keys.at(id)) : textOf(m_keys.at(id)));
        item->setForeground(1, isShared ? colours()[Ink::Conflict] : colours()[Ink::Ink]);
    }
    const std::optional<ActionId> id = current();
    m_field->setEnabled(id.has_value());
    m_field->setText(id ? textOf(m_keys.at(*id)) : QString());
    m_reset->setEnabled(id && m_keys.at(*id) != Actions::ownKeys(*id));
    const std::vector<ActionId> rivals = id ? rivalsOf(*id, m_keys) : std::vector<ActionId>();
    m_complaint->setText(
        rivals.empty() ? QString()
                       : tr("%1 is also the key of: %2").arg(textOf(m_keys.at(*id)), namesOf(rivals).join(tr(", "))));
    m_takeOver->setVisible(!rivals.empty());
    emit changed();
}

void ShortcutList::take(const QKeySequence& key)
{
    const std::optional<ActionId> id = current();
    if (!id)
        return;
    if (isForBoard(key)) {
        m_complaint->setText(tr("%1 is used on the board. Add Ctrl or Alt, or use a function key.")
                                 .arg(key.toString(QKeySequence::NativeText)));
        return;
    }
    m_keys[*id] = key.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{key};
    follow();
}

void ShortcutList::reset()
{
    if (const std::optional<ActionId> id = current())
        m_keys[*id] = Actions::ownKeys(*id);
    follow();
}

void ShortcutList::resetAll()
{
    for (auto& [id, keys] : m_keys)
        keys = Actions::ownKeys(id);
    follow();
}

void ShortcutList::takeFromRivals()
{
    const std::optional<ActionId> id = current();
    if (!id)
        return;
    for (const ActionId rival : rivalsOf(*id, m_keys))
        m_keys[rival].removeIf([&](const QKeySequence& key) { return m_keys[*id].contains(key); });
    follow();
}

} // namespace tokisuji
