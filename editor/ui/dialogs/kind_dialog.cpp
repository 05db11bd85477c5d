#include "editor/ui/dialogs/kind_dialog.h"

#include "editor/ui/dialogs/dialog_frame.h"
#include "editor/ui/panels/section.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr QSize usualSize{760, 500}; ///< four cards a row

} // namespace

KindDialog::KindDialog(const QString& link, const std::vector<penpa::Reading>& readings, QWidget* parent)
    : QDialog(parent), m_link(link), m_grid(new GenreGrid(this)), m_note(secondaryLabel(this))
{
    const DialogFrame frame = frameDialog(this, tr("What kind of puzzle is it?"), tr("Open"));
    const bool fits = std::ranges::all_of(readings, [](const penpa::Reading& reading) { return reading.left == 0; });
    auto* help = secondaryLabel(this);
    help->setText(fits ? tr("The link does not say it, and the drawing fits each of these kinds.")
                       : tr("The drawing does not quite fit. These kinds come nearest to it."));
    frame.content->addWidget(help);
    frame.content->addWidget(m_grid, 1);
    frame.content->addWidget(m_note);
    m_grid->setAccessibleName(windowTitle());
    auto* picture = new QPushButton(tr("Open as a picture"), this);
    frame.buttons->insertWidget(0, picture);
    connect(picture, &QPushButton::clicked, this, [this] { done(AsPicture); });
    connect(m_grid, &QListWidget::currentRowChanged, this, [this, readings](int row) {
        const auto left = row < 0 ? 0 : static_cast<int>(readings[static_cast<std::size_t>(row)].left);
        m_note->setText(left == 0 ? tr("Nothing in the drawing is left out.")
                                  : tr("%n items do not fit this kind and are left out.", nullptr, left));
    });
    connect(m_grid, &QListWidget::itemActivated, this, &QDialog::accept);
    std::vector<Board> boards;
    for (const penpa::Reading& reading : readings)
        boards.push_back(reading.board);
    m_grid->setBoards(boards);
    m_grid->setFocus();
    resize(usualSize);
}

QString KindDialog::namedLink() const
{
    const Genre* genre = m_grid->chosen();
    const auto named = genre == nullptr ? Result<std::string>(Error{}) : penpa::named(m_link.toStdString(), *genre);
    return named ? QString::fromStdString(*named) : m_link;
}

} // namespace tokisuji
