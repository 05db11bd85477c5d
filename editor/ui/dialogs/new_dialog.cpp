#include "editor/ui/dialogs/new_dialog.h"

#include "editor/ui/dialogs/definition_chooser.h"
#include "editor/ui/dialogs/dialog_frame.h"
#include "editor/ui/dialogs/genre_grid.h"
#include "editor/ui/dialogs/genre_search.h"
#include "editor/ui/dialogs/size_chooser.h"
#include "editor/ui/icons.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/texts/edit_text.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>

namespace tokisuji {

namespace {

QStringList recentGenres(const Settings& settings)
{
    const QString scheme = QStringLiteral("tokisuji:");
    QStringList ids;
    const auto recent = settings.recent();
    for (const RecentPuzzle& puzzle : recent)
        if (puzzle.location.startsWith(scheme))
            ids << puzzle.location.mid(scheme.size()).section(QLatin1Char('/'), 0, 0);
    ids.removeDuplicates();
    return ids;
}

} // namespace

NewDialog::NewDialog(const Settings& settings, QWidget* parent)
    : QDialog(parent), m_recent(recentGenres(settings)), m_search(new QLineEdit(this)), m_grid(new GenreGrid(this)),
      m_nothing(new QLabel(this)), m_summary(secondaryLabel(this)), m_size(new SizeChooser(this)),
      m_definition(new DefinitionChooser(this))
{
    const DialogFrame frame = frameDialog(this, tr("New puzzle"), tr("Create"));
    m_make = frame.accept;
    m_search->setPlaceholderText(tr("Search by name, alias or pzpr id (Japanese, kana, English)"));
    m_search->addAction(lineIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_nothing->setAlignment(Qt::AlignCenter);
    frame.content->addWidget(m_search);
    frame.content->addWidget(makeFilters());
    frame.content->addWidget(m_grid, 1);
    frame.content->addWidget(m_nothing, 1);
    m_summary->setFixedHeight(2 * m_summary->fontMetrics().lineSpacing()); // the cards keep their places
    m_summary->setAlignment(Qt::AlignTop);
    frame.content->addWidget(m_summary);
    frame.buttons->insertWidget(0, m_size);
    frame.buttons->insertWidget(1, m_definition);
    m_definition->hide(); // only one of the two has room
    auto* byAddress = new QPushButton(tr("From URL…"), this);
    byAddress->setAutoDefault(false);
    frame.buttons->insertWidget(3, byAddress);
    connect(byAddress, &QPushButton::clicked, this, [this] {
        reject();
        emit addressWanted();
    });
    connect(m_search, &QLineEdit::textChanged, this, &NewDialog::filter);
    connect(&m_families, &QButtonGroup::idClicked, this, &NewDialog::filter);
    connect(m_grid, &QListWidget::currentRowChanged, this, &NewDialog::takeChoice);
    connect(m_grid, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    filter();
    m_search->setFocus();
    resize(960, 640);
}

QWidget* NewDialog::makeFilters()
{
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    const QStringList names{tr("All"),     tr("Loops and lines"),  tr("Shading"),   tr("Regions"),
                            tr("Numbers"), tr("Symbols and more"), tr("Neighbours")};
    for (int i = 0; i < names.size(); ++i) {
        const auto wanted = i == 0 ? std::nullopt : std::optional(static_cast<Family>(i - 1));
        const auto count = genresInOrder(wanted, {}).size();
        if (count == 0)
            continue;
        auto* pill = new QPushButton(tr("%1 %2").arg(names[i]).arg(count), box);
        pill->setObjectName(QStringLiteral("pill"));
        pill->setCheckable(true);
        pill->setChecked(i == 0);
        pill->setAutoDefault(false);
        m_families.addButton(pill, i);
        row->addWidget(pill);
    }
    row->addStretch(1);
    return box;
}

std::optional<Family> NewDialog::family() const
{
    const int chosen = m_families.checkedId();
    return chosen <= 0 ? std::nullopt : std::optional(static_cast<Family>(chosen - 1));
}

void NewDialog::filter()
{
    const QList<const Genre*> list = genresFound(genresInOrder(family(), m_recent), m_search->text());
    m_grid->setGenres(list);
    if (!m_search->text().isEmpty())
        m_grid->setCurrentRow(0); // the best answer
    m_grid->setVisible(!list.isEmpty());
    m_nothing->setVisible(list.isEmpty());
    m_nothing->setText(tr("Nothing called \"%1\" was found. Aliases and ids are searched too.").arg(m_search->text()));
    takeChoice();
}

void NewDialog::takeChoice()
{
    const Genre* genre = m_grid->chosen();
    m_make->setEnabled(genre != nullptr);
    m_summary->setText(genre == nullptr ? QString() : genreSummary(*genre));
    const bool isTwisty = genre != nullptr && genre->clue(Clue::Sticker) != nullptr;
    m_size->setVisible(!isTwisty);
    m_definition->setVisible(isTwisty);
    if (genre != nullptr)
        m_size->setGenre(*genre);
}

Board NewDialog::board() const
{
    if (m_grid->chosen()->clue(Clue::Sticker) != nullptr)
        return m_definition->board();
    return m_grid->chosen()->makeBoard(m_size->size());
}

const Genre& NewDialog::genre() const
{
    return *m_grid->chosen();
}

/// While the search has the focus, the arrow keys move in the grid.
bool NewDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool sideways = (key == Qt::Key_Left || key == Qt::Key_Right) && m_search->text().isEmpty();
        if (key == Qt::Key_Up || key == Qt::Key_Down || sideways) {
            QCoreApplication::sendEvent(m_grid, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace tokisuji
