#include "editor/ui/help/tool_list.h"

#include "editor/ui/icons.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/texts/tool_text.h"
#include "editor/ui/theme.h"
#include "editor/ui/tools/desk.h"

#include <QGridLayout>

namespace tokisuji {

namespace {

constexpr int iconSide = 20;

} // namespace

QStringList toolNotes(const Genre& genre)
{
    const Habits habits = habitsOf(genre);
    QStringList notes;
    if (habits.shadesInPairs)
        notes << ToolList::tr("A shading stroke ends after two cells.");
    if (habits.shadesTiles)
        notes << ToolList::tr(
            "Tiles are shaded as a whole. A tile with a clue that must not be shaded takes dots only.");
    if (habits.shadesStayApart)
        notes << ToolList::tr("A shading stroke skips the cells next to those it shades.");
    if (habits.clueCellsStayFree)
        notes << ToolList::tr("Cells with clues cannot hold marks.");
    if (genre.has(Mark::Piece))
        notes << ToolList::tr(
            "Choose a piece beside the board and click a cell, or press Enter, to place it; drag pieces to swap them.")
              << ToolList::tr("R and Shift+R, a right-click or Alt+wheel rotate a piece where pieces may be rotated. "
                              "While solving, digits place the piece with that number.")
              << ToolList::tr("A red mark shows touching sides that do not match.");
    if (genre.clue(Clue::Sticker) != nullptr) {
        notes << ToolList::tr("Click or drag to paint stickers with the colour chosen below the tools. At the cursor, "
                              "the letter or number of a colour paints the sticker and Delete clears it.");
        notes << ToolList::tr(
            "Type turns in the panel or use its buttons; Space plays the solution on the net, turn by turn.");
        notes << ToolList::tr("Your own puzzles are YAML files: stickers on a net, turns as cycles, the goal. Open "
                              "them with File > Open.");
        return notes;
    }
    notes << ToolList::tr("Arrow keys or Alt+H J K L move the cursor; Space, Delete and Backspace erase.");
    if (takesSelection(genre))
        notes << ToolList::tr(
            "Symmetry, below the tools, enters each clue at its images too. The Board menu shifts the "
            "whole board.");
    notes << ToolList::tr("Holding Shift swaps the mouse buttons. The middle button switches between edit and solve.");
    return notes;
}

ToolList::ToolList(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(8);
    m_grid->setColumnStretch(2, 1);
}

void ToolList::setGenre(const Genre& genre)
{
    clear();
    if (!genre.isWhole())
        return;
    addTools(genre);
    for (const QString& note : toolNotes(genre))
        addNote(note);
}

void ToolList::clear()
{
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_row = 0;
}

void ToolList::addHead(const QString& text)
{
    auto* head = new QLabel(text, this);
    head->setFont(textFont(TextRole::Head));
    head->setContentsMargins(0, 8, 0, 0);
    m_grid->addWidget(head, m_row++, 0, 1, 3);
}

void ToolList::addNote(const QString& text)
{
    auto* note = secondaryLabel(this);
    note->setText(text);
    m_grid->addWidget(note, m_row++, 0, 1, 3);
}

void ToolList::addTools(const Genre& genre)
{
    for (const Mode mode : {Mode::Edit, Mode::Solve}) {
        if (mode == Mode::Solve && genre.answer == AnswerKind::Turns)
            continue; // there is nothing to put on the board
        addHead(mode == Mode::Edit ? tr("Tools for editing") : tr("Tools for solving"));
        for (const ToolId tool : toolsOf(genre, mode)) {
            auto* icon = new QLabel(this);
            icon->setPixmap(toolIcon(tool).pixmap(QSize(iconSide, iconSide), devicePixelRatioF()));
            auto* name = new QLabel(toolName(tool), this);
            name->setFont(textFont(TextRole::Strong));
            auto* help = new QLabel(toolHelp(tool), this);
            help->setWordWrap(true);
            m_grid->addWidget(icon, m_row, 0, Qt::AlignTop);
            m_grid->addWidget(name, m_row, 1, Qt::AlignTop);
            m_grid->addWidget(help, m_row++, 2, Qt::AlignTop);
        }
    }
}

} // namespace tokisuji
