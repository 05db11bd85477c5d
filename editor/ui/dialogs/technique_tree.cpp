#include "editor/ui/dialogs/technique_tree.h"

#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/profile_text.h"
#include "engine/genre/registry.h"
#include "engine/trace/technique.h"

#include <QHeaderView>
#include <QSignalBlocker>

namespace tokisuji {

namespace {

constexpr int idRole = Qt::UserRole;

QTreeWidgetItem* addHead(QTreeWidget* tree, const QString& title)
{
    auto* head = new QTreeWidgetItem(tree, {title});
    head->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
    head->setExpanded(true);
    return head;
}

void addTechnique(QTreeWidgetItem* head, const Technique& technique)
{
    auto* item = new QTreeWidgetItem(head, {techniqueTitle(technique)});
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(0, Qt::Checked);
    item->setData(0, idRole, QString::fromUtf8(technique.id.data(), static_cast<int>(technique.id.size())));
}

} // namespace

TechniqueTree::TechniqueTree(QWidget* parent) : QTreeWidget(parent)
{
    setHeaderHidden(true);
    setAccessibleName(tr("Techniques"));
    setUniformRowHeights(true);
    fill();
    connect(this, &QTreeWidget::itemChanged, this, &TechniqueTree::changed);
}

/// Generic ones first, then those of each genre in the order of the registry.
void TechniqueTree::fill()
{
    auto* generic = addHead(this, tr("In every genre"));
    for (const Technique& technique : genericTechniques)
        if (technique.id != techniqueOf(idOf(Move::Silent)).id
            && technique.id != techniqueOf(idOf(Move::Hypothesis)).id)
            addTechnique(generic, technique);
    for (const Genre* genre : allGenres())
        if (const auto ids = techniquesOf(genre->id); !ids.empty()) {
            auto* head = addHead(this, genreTitle(*genre));
            for (const std::string_view id : ids)
                if (const Technique* technique = findTechnique(id); technique != nullptr)
                    addTechnique(head, *technique);
        }
}

void TechniqueTree::display(const Profile& profile)
{
    const QSignalBlocker quiet(this);
    for (QTreeWidgetItemIterator it(this, QTreeWidgetItemIterator::NoChildren); *it != nullptr; ++it) {
        const std::string id = (*it)->data(0, idRole).toString().toStdString();
        (*it)->setCheckState(0, profile.knows(id) ? Qt::Checked : Qt::Unchecked);
    }
}

std::set<std::string, std::less<>> TechniqueTree::off() const
{
    std::set<std::string, std::less<>> ids;
    for (QTreeWidgetItemIterator it(const_cast<TechniqueTree*>(this), QTreeWidgetItemIterator::NoChildren);
         *it != nullptr; ++it)
        if ((*it)->checkState(0) == Qt::Unchecked)
            ids.insert((*it)->data(0, idRole).toString().toStdString());
    return ids;
}

void TechniqueTree::filter(const QString& text)
{
    const QString wanted = text.trimmed();
    for (int head = 0; head < topLevelItemCount(); ++head) {
        QTreeWidgetItem* group = topLevelItem(head);
        bool any = false;
        for (int i = 0; i < group->childCount(); ++i) {
            QTreeWidgetItem* item = group->child(i);
            const bool fits = item->text(0).contains(wanted, Qt::CaseInsensitive)
                              || item->data(0, idRole).toString().contains(wanted, Qt::CaseInsensitive);
            item->setHidden(!fits);
            any = any || fits;
        }
        group->setHidden(!any);
    }
}

} // namespace tokisuji
