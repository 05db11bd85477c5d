#include "editor/ui/dialogs/kind_dialog.h"

#include "editor/ui/dialogs/dialog_frame.h"
#include "editor/ui/panels/section.h"
#include "engine/formats/formats.h"
#include "engine/formats/penpa/penpa.h"
#include "engine/genre/registry.h"

namespace tokisuji {

namespace {

constexpr QSize usualSize{760, 480}; ///< four cards a row, three rows

std::vector<Board> readings(const QString& link, const std::vector<std::string>& genres)
{
    std::vector<Board> boards;
    for (const std::string& id : genres)
        if (const auto named = penpa::named(link.toStdString(), *findGenre(id)))
            if (Result<Board> board = readPuzzle(*named))
                boards.push_back(std::move(*board));
    return boards;
}

} // namespace

KindDialog::KindDialog(const QString& link, const std::vector<std::string>& genres, QWidget* parent)
    : QDialog(parent), m_link(link), m_grid(new GenreGrid(this))
{
    const DialogFrame frame = frameDialog(this, tr("What kind of puzzle is it?"), tr("Open"));
    auto* help = secondaryLabel(this);
    help->setText(tr("The link does not say it, and the drawing fits each of these kinds."));
    frame.content->addWidget(help);
    frame.content->addWidget(m_grid, 1);
    m_grid->setAccessibleName(windowTitle());
    m_grid->setBoards(readings(link, genres));
    m_grid->setFocus();
    connect(m_grid, &QListWidget::itemActivated, this, &QDialog::accept);
    resize(usualSize);
}

QString KindDialog::namedLink() const
{
    const Genre* genre = m_grid->chosen();
    const auto named = genre == nullptr ? Result<std::string>(Error{}) : penpa::named(m_link.toStdString(), *genre);
    return named ? QString::fromStdString(*named) : m_link;
}

} // namespace tokisuji
