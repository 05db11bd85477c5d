#include "editor/ui/dialogs/definition_chooser.h"

#include "editor/ui/panels/section.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/error_text.h"
#include "editor/ui/theme.h"
#include "engine/formats/formats.h"
#include "engine/formats/twisty.h"
#include "engine/twisty/supplied.h"
#include "engine/twisty/twisty_board.h"

#include <QFileDialog>
#include <QHBoxLayout>

namespace tokisuji {

namespace {

constexpr int complaintWidth = 340;

Board suppliedBoard(std::size_t index)
{
    return *makeTwistyBoard(std::string(suppliedTwisties()[index].name));
}

} // namespace

DefinitionChooser::DefinitionChooser(QWidget* parent)
    : QWidget(parent), m_choice(new QComboBox(this)), m_complaint(secondaryLabel(this))
{
    auto* head = new QLabel(tr("Puzzle"), this);
    head->setFont(textFont(TextRole::Strong));
    head->setBuddy(m_choice);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(head);
    row->addWidget(m_choice);
    row->addWidget(m_complaint);
    m_choice->setObjectName(QStringLiteral("definition"));
    m_choice->setAccessibleName(head->text());
    m_complaint->setFixedWidth(complaintWidth);
    m_complaint->hide();
    m_complaint->setStyleSheet(QStringLiteral("color: %1;").arg(colours()[Ink::Conflict].name()));
    for (std::size_t i = 0; i < suppliedTwisties().size(); ++i)
        m_choice->addItem(boardTitle(suppliedBoard(i)));
    m_choice->addItem(tr("Your own definition…"));
    connect(m_choice, &QComboBox::activated, this, &DefinitionChooser::choose);
}

Board DefinitionChooser::board() const
{
    const bool isOwn = m_chosen >= static_cast<int>(suppliedTwisties().size());
    return isOwn && m_own ? *m_own : suppliedBoard(static_cast<std::size_t>(m_chosen));
}

void DefinitionChooser::choose(int row)
{
    if (row == static_cast<int>(suppliedTwisties().size())) {
        askForFile();
        return;
    }
    m_chosen = row;
    m_complaint->clear();
    m_complaint->hide();
}

void DefinitionChooser::askForFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Your own definition"), {},
                                                      tr("Definitions of twisty puzzles (*.yaml *.yml)"));
    if (path.isEmpty() || !takeFile(path))
        m_choice->setCurrentIndex(m_chosen); // what was chosen before still is
}

bool DefinitionChooser::takeFile(const QString& path)
{
    auto board = readTwistyFile(path.toStdString());
    if (!board) {
        m_complaint->setText(errorText(board.error()));
        m_complaint->show();
        return false;
    }
    const int own = static_cast<int>(suppliedTwisties().size());
    m_own = std::move(*board);
    m_chosen = own;
    m_choice->setItemText(own, tr("Your own definition: %1").arg(boardTitle(*m_own)));
    m_choice->setCurrentIndex(own);
    m_complaint->clear();
    m_complaint->hide();
    return true;
}

} // namespace tokisuji
