#include "editor/ui/dialogs/untitled_dialog.h"

#include "editor/ui/dialogs/dialog_frame.h"
#include "editor/ui/dialogs/genre_grid.h"
#include "editor/ui/icons.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/texts/log_text.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int rowPictureSide = 64;
constexpr int pathRole = Qt::UserRole;

} // namespace

UntitledDialog::UntitledDialog(QString folder, QWidget* parent)
    : QDialog(parent), m_folder(std::move(folder)), m_list(new QListWidget(this)),
      m_discard(new QPushButton(tr("Move to the trash"), this))
{
    const DialogFrame frame = frameDialog(this, tr("Untitled puzzles"), tr("Open"));
    m_open = frame.accept;
    auto* help = secondaryLabel(this);
    help->setText(tr("Every puzzle is kept from its first edit on. Save one to give it a name and a location."));
    frame.content->addWidget(help);
    frame.content->addWidget(m_list, 1);
    frame.buttons->insertWidget(0, m_discard);
    m_list->setIconSize({rowPictureSide, rowPictureSide});
    m_list->setAccessibleName(windowTitle());
    m_discard->setAutoDefault(false);
    for (QPushButton* button : {m_open, m_discard})
        button->setEnabled(false); // nothing is known yet
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(m_discard, &QPushButton::clicked, this, [this] { emit discardWanted(chosen()); });
    refresh();
    resize(520, 460);
}

QString UntitledDialog::chosen() const
{
    const QListWidgetItem* item = m_list->currentItem();
    return item == nullptr ? QString() : item->data(pathRole).toString();
}

void UntitledDialog::refresh()
{
    m_reading = std::make_unique<Errand<QList<Leftover>>>(
        [folder = m_folder](const std::stop_token&) { return leftovers(folder); }, QList<Leftover>(),
        [this](const QList<Leftover>& kept) {
            m_reading.reset();
            fill(kept);
        });
}

void UntitledDialog::fill(const QList<Leftover>& kept)
{
    const int row = std::max(0, m_list->currentRow());
    m_list->clear();
    for (const Leftover& leftover : kept) {
        const QIcon picture = leftover.board.genre().empty()
                                  ? lineIcon(QStringLiteral("info"))
                                  : boardThumbnail(leftover.board, rowPictureSide, devicePixelRatioF());
        auto* item = new QListWidgetItem(
            picture, QStringLiteral("%1\n%2").arg(leftoverTitle(leftover), leftoverFacts(leftover)), m_list);
        item->setData(pathRole, leftover.path);
    }
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    m_open->setEnabled(m_list->count() > 0);
    m_discard->setEnabled(m_list->count() > 0);
}

} // namespace tokisuji
