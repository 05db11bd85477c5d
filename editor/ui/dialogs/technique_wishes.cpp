// Two columns of boxes rather than one box of three states: there is no sign for "must not" to learn, and a screen
// reader can read it.
#include "editor/ui/dialogs/technique_wishes.h"

#include "editor/ui/texts/profile_text.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr int wishedIdRole = Qt::UserRole;
constexpr QSize popupSize{460, 400};

/// What is no step that an author could wish for: it follows by definition, or belongs to another step.
bool isWishable(const Technique& technique)
{
    constexpr std::array unwished{Move::Silent, Move::Hypothesis, Move::Solver};
    const auto is = [&](Move move) { return techniqueOf(idOf(move)).id == technique.id; };
    return !technique.assumesUniqueness && std::ranges::none_of(unwished, is);
}

std::string idOfItem(const QTreeWidgetItem* item)
{
    return item->data(TechniqueWishes::Name, wishedIdRole).toString().toStdString();
}

} // namespace

TechniqueWishes::TechniqueWishes(QWidget* parent)
    : QComboBox(parent), m_popup(new QFrame(parent, Qt::Popup)), m_search(new QLineEdit(m_popup)),
      m_list(new QTreeWidget(m_popup))
{
    setAccessibleName(tr("Techniques"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(16); // the summary ends in an ellipsis; the tip has it all
    addItem(QString());
    m_popup->setFrameShape(QFrame::StyledPanel);
    m_popup->setObjectName(QStringLiteral("techniquePopup"));
    makeList();
    auto* column = new QVBoxLayout(m_popup);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    column->addWidget(makeHead());
    column->addWidget(m_list, 1);
    connect(m_list, &QTreeWidget::itemChanged, this, &TechniqueWishes::take);
    summarize();
}

QWidget* TechniqueWishes::makeHead()
{
    m_search->setPlaceholderText(tr("Search by name or id"));
    m_search->setClearButtonEnabled(true);
    auto* clear = new QPushButton(tr("Any"), m_popup);
    clear->setObjectName(QStringLiteral("anyTechnique"));
    clear->setToolTip(tr("Clears all choices"));
    clear->setAutoDefault(false);
    auto* box = new QWidget(m_popup);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_search, 1);
    row->addWidget(clear);
    connect(m_search, &QLineEdit::textChanged, this, &TechniqueWishes::filter);
    connect(clear, &QPushButton::clicked, this, &TechniqueWishes::clearWishes);
    return box;
}

void TechniqueWishes::makeList()
{
    m_list->setAccessibleName(tr("Techniques"));
    m_list->setHeaderLabels({tr("Technique"), tr("must use"), tr("must not use")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setSelectionBehavior(QAbstractItemView::SelectItems); // the arrow keys go from box to box
    QHeaderView* header = m_list->header();
    header->setStretchLastSection(false);
    header->setSectionsMovable(false);
    header->setSectionResizeMode(Name, QHeaderView::Stretch);
    for (const Column column : {Must, MustNot})
        header->setSectionResizeMode(column, QHeaderView::ResizeToContents);
}

// --- the list ---

void TechniqueWishes::setGenre(const Genre& genre)
{
    const std::vector<std::string> wanted = mustUse(), unwanted = mustNotUse();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const std::string_view id : techniquesOf(genre.id))
            addTechnique(id);
        for (const Technique& technique : genericTechniques)
            if (isWishable(technique))
                addTechnique(technique.id);
        check(wanted, Must);
        check(unwanted, MustNot);
        filter(m_search->text());
    }
    summarize();
}

void TechniqueWishes::addTechnique(std::string_view id)
{
    auto* item = new QTreeWidgetItem(m_list, {techniqueTitle(*findTechnique(id))});
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setData(Name, wishedIdRole, QString::fromUtf8(id.data(), std::ssize(id)));
    item->setToolTip(Name, item->text(Name));
    for (const Column column : {Must, MustNot})
        item->setCheckState(column, Qt::Unchecked);
}

void TechniqueWishes::check(const std::vector<std::string>& ids, Column column)
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        if (std::ranges::find(ids, idOfItem(m_list->topLevelItem(i))) != ids.end())
            m_list->topLevelItem(i)->setCheckState(column, Qt::Checked);
}

/// The two wishes exclude each other.
void TechniqueWishes::take(QTreeWidgetItem* item, int column)
{
    if (column == Name)
        return;
    if (item->checkState(column) == Qt::Checked) {
        const QSignalBlocker quiet(m_list);
        item->setCheckState(column == Must ? MustNot : Must, Qt::Unchecked);
        m_list->viewport()->update();
    }
    summarize();
    emit changed();
}

void TechniqueWishes::filter(const QString& text)
{
    const QString wanted = text.trimmed();
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_list->topLevelItem(i);
        item->setHidden(!item->text(Name).contains(wanted, Qt::CaseInsensitive)
                        && !item->data(Name, wishedIdRole).toString().contains(wanted, Qt::CaseInsensitive));
    }
}

void TechniqueWishes::clearWishes()
{
    {
        const QSignalBlocker quiet(m_list);
        for (int i = 0; i < m_list->topLevelItemCount(); ++i)
            for (const Column column : {Must, MustNot})
                m_list->topLevelItem(i)->setCheckState(column, Qt::Unchecked);
    }
    m_list->viewport()->update();
    summarize();
    emit changed();
}

std::vector<std::string> TechniqueWishes::idsIn(Column column) const
{
    std::vector<std::string> ids;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        if (m_list->topLevelItem(i)->checkState(column) == Qt::Checked)
            ids.push_back(idOfItem(m_list->topLevelItem(i)));
    return ids;
}

// --- what is seen of it ---

QStringList TechniqueWishes::namesIn(Column column) const
{
    QStringList names;
    for (const std::string& id : idsIn(column))
        names << techniqueTitle(*findTechnique(id));
    return names;
}

void TechniqueWishes::summarize()
{
    const QString comma = tr(", ", "between techniques");
    QStringList wishes;
    if (const QStringList names = namesIn(Must); !names.isEmpty())
        wishes << tr("with %1").arg(names.join(comma));
    if (const QStringList names = namesIn(MustNot); !names.isEmpty())
        wishes << tr("without %1").arg(names.join(comma));
    const QString summary = wishes.isEmpty() ? tr("any") : wishes.join(tr("; ", "between wishes"));
    setItemText(0, summary);
    setToolTip(wishes.isEmpty() ? QString() : summary);
}

/// Below the box, or above it where the screen ends.
void TechniqueWishes::showPopup()
{
    const QRect room = screen()->availableGeometry();
    QRect place(mapToGlobal(QPoint(0, height() + 2)), popupSize.expandedTo({width(), 0}));
    if (place.bottom() > room.bottom())
        place.moveBottom(mapToGlobal(QPoint(0, -2)).y());
    place.moveLeft(std::clamp(place.left(), room.left(), std::max(room.left(), room.right() - place.width())));
    place.moveTop(std::max(place.top(), room.top()));
    m_popup->setGeometry(place);
    if (m_list->currentColumn() <= Name && m_list->topLevelItemCount() > 0) // there is nothing to tick in a name
        m_list->setCurrentItem(m_list->topLevelItem(std::max(0, m_list->currentIndex().row())), Must);
    m_popup->show();
    m_list->setFocus();
}

} // namespace tokisuji
