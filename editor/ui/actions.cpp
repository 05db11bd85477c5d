#include "editor/ui/actions.h"

#include "editor/ui/icons.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QWidget>

#include <array>

namespace tokisuji {

namespace {

constexpr bool checkable = true;
constexpr bool always = false; ///< needs no open puzzle
constexpr bool group = true;

#define TEXT(text) QT_TRANSLATE_NOOP("Actions", text)

// Keys that puzz.link gives to the board (bare digits, letters, arrows, Space, Delete) never stand here.
using Id = ActionId;
using Menu = MenuId;
const ActionRow rows[]{
    {Id::New, Menu::File, TEXT("New puzzle…"), "Ctrl+N", "new", false, always},
    {Id::Open, Menu::File, TEXT("Open…"), "Ctrl+O", "open", false, always},
    {Id::OpenAddress, Menu::File, TEXT("Open address…"), "Ctrl+L", "link", false, always},
    {Id::PasteBoard, Menu::File, TEXT("Open from clipboard"), "Ctrl+Shift+V", "paste", false, always},
    {Id::Save, Menu::File, TEXT("Save"), "Ctrl+S", "save", false, true, group},
    {Id::SaveAs, Menu::File, TEXT("Save as…"), "Ctrl+Shift+S"},
    {Id::Export, Menu::File, TEXT("Export…"), "Ctrl+E", "export", false, true, group},
    {Id::CopyImage, Menu::File, TEXT("Copy image"), "Ctrl+Alt+C", "copy"},
    {Id::Print, Menu::File, TEXT("Print…"), "Ctrl+P", "print"},
    {Id::Close, Menu::File, TEXT("Close puzzle"), "Ctrl+W", "close", false, true, group},
    {Id::Quit, Menu::File, TEXT("Quit"), "Ctrl+Q", "", false, always},

    {Id::Undo, Menu::Edit, TEXT("Undo"), "Ctrl+Z", "undo"},
    {Id::Redo, Menu::Edit, TEXT("Redo"), "Ctrl+Y; Ctrl+Shift+Z", "redo"},
    {Id::CopyPuzzLink, Menu::Edit, TEXT("Copy puzz.link URL"), "Ctrl+Shift+C", "link", false, true, group},
    {Id::CopyPzv, Menu::Edit, TEXT("Copy pzv.jp URL")},
    {Id::CopyOwnAddress, Menu::Edit, TEXT("Copy Tokisuji address")},
    {Id::ClearMarks, Menu::Edit, TEXT("Clear marks"), "Ctrl+Shift+Backspace", "tool-erase", false, true, group},
    {Id::ClearAll, Menu::Edit, TEXT("Clear everything")},

    {Id::EditMode, Menu::Board, TEXT("Edit"), "F2", "", checkable},
    {Id::SolveMode, Menu::Board, TEXT("Solve"), "Shift+F2", "", checkable},
    {Id::ToggleMode, Menu::Board, TEXT("Switch between edit and solve"), "Alt+C", "swap"},
    {Id::BoardSize, Menu::Board, TEXT("Size…"), "Ctrl+B", "size", false, true, group},
    {Id::FlipLeftRight, Menu::Board, TEXT("Flip left and right"), "", "flip"},
    {Id::FlipTopBottom, Menu::Board, TEXT("Flip top and bottom")},
    {Id::RotateRight, Menu::Board, TEXT("Rotate right"), "", "rotate"},
    {Id::RotateLeft, Menu::Board, TEXT("Rotate left")},
    {Id::Rules, Menu::Board, TEXT("Rules of this puzzle"), "", "info", false, true, group},

    {Id::ZoomIn, Menu::View, TEXT("Zoom in"), "Ctrl++; Ctrl+=", "zoom-in"},
    {Id::ZoomOut, Menu::View, TEXT("Zoom out"), "Ctrl+-", "zoom-out"},
    {Id::ZoomFit, Menu::View, TEXT("Fit to window"), "Ctrl+0", "fit"},
    {Id::ZoomFull, Menu::View, TEXT("Actual size"), "Ctrl+1"},
    {Id::TogglePanel, Menu::View, TEXT("Side panel"), "F12", "", checkable, always, group},
    {Id::ToggleTimeline, Menu::View, TEXT("Timeline"), "Shift+F12", "", checkable, always},
    {Id::FocusBoard, Menu::View, TEXT("Go to the board"), "Alt+1", "", false, true, group},
    {Id::FocusPanel, Menu::View, TEXT("Go to the panel"), "Alt+2"},
    {Id::FocusTimeline, Menu::View, TEXT("Go to the timeline"), "Alt+3"},
    {Id::FocusTools, Menu::View, TEXT("Go to the tools"), "Alt+4"},
    {Id::FocusNext, Menu::View, TEXT("Go to the next part"), "Ctrl+Tab"},

    {Id::CountMarks, Menu::Solver, TEXT("Count my marks as given"), "Ctrl+M", "", checkable, always},
    {Id::KeepChecking, Menu::Solver, TEXT("Keep checking"), "Ctrl+Shift+K"},
    {Id::CheckAnswer, Menu::Solver, TEXT("Check my answer"), "Ctrl+Shift+M"},
    {Id::ShowDetermined, Menu::Solver, TEXT("Show determined marks"), "F5", "", checkable, true, group},
    {Id::ShowDifference, Menu::Solver, TEXT("Show the difference of two solutions"), "F6", "", checkable},
    {Id::ShowConflict, Menu::Solver, TEXT("Show conflicting clues"), "F7", "", checkable},
    {Id::NextPlace, Menu::Solver, TEXT("Next place"), "F3", "next", false, true, group},
    {Id::PreviousPlace, Menu::Solver, TEXT("Previous place"), "Shift+F3", "previous"},
    {Id::NextAlternative, Menu::Solver, TEXT("Next alternative"), "Ctrl+]"},
    {Id::PreviousAlternative, Menu::Solver, TEXT("Previous alternative"), "Ctrl+["},

    {Id::FirstState, Menu::History, TEXT("First state"), "Ctrl+Home", "first"},
    {Id::PreviousState, Menu::History, TEXT("One edit back"), "Ctrl+Alt+Left", "previous"},
    {Id::NextState, Menu::History, TEXT("One edit forward"), "Ctrl+Alt+Right", "next"},
    {Id::LastState, Menu::History, TEXT("Last state"), "Ctrl+End", "last"},
    {Id::Play, Menu::History, TEXT("Play"), "Ctrl+Alt+P", "play", checkable},
    {Id::LastUnique, Menu::History, TEXT("Last unique"), "", "", false, true, group},
    {Id::FirstNone, Menu::History, TEXT("First without solution")},
    {Id::BiggestDrop, Menu::History, TEXT("Biggest drop"), "", "drop"},

    {Id::SearchActions, Menu::Help, TEXT("Search actions…"), "Ctrl+K; F1", "search", false, always},
    {Id::Shortcuts, Menu::Help, TEXT("Keyboard shortcuts"), "", "", false, always},
    {Id::About, Menu::Help, TEXT("About Tokisuji"), "", "info", false, always, group},
};

// Mnemonics avoid H, J, K, L (Alt moves the cursor) and C (Alt toggles the mode).
constexpr const char* menuTitles[]{TEXT("&File"),   TEXT("&Edit"),    TEXT("&Board"), TEXT("&View"),
                                   TEXT("&Solver"), TEXT("His&tory"), TEXT("Hel&p")};

#undef TEXT

QString translated(const char* text)
{
    return QCoreApplication::translate("Actions", text);
}

const ActionRow& rowOf(ActionId id)
{
    return *std::ranges::find(rows, id, &ActionRow::id);
}

} // namespace

std::span<const ActionRow> actionTable()
{
    return rows;
}

QList<QKeySequence> Actions::keysOf(const ActionRow& row)
{
    const auto text = QString::fromLatin1(row.keys);
    QList<QKeySequence> keys;
    for (const QString& one : text.split(QStringLiteral("; "), Qt::SkipEmptyParts))
        keys << QKeySequence(one, QKeySequence::PortableText);
    return keys;
}

Actions::Actions(QWidget* window) : QObject(window)
{
    for (const ActionRow& row : rows) {
        auto* action = new QAction(window);
        action->setShortcuts(keysOf(row));
        action->setCheckable(row.checkable);
        if (*row.icon != '\0')
            action->setIcon(lineIcon(QString::fromLatin1(row.icon)));
        action->setMenuRole(QAction::NoRole);
        window->addAction(action);
        m_actions.insert(row.id, action);
    }
    retranslate();
}

void Actions::fillMenuBar(QMenuBar* bar)
{
    for (std::size_t i = 0; i < std::size(menuTitles); ++i)
        m_menus.insert(static_cast<MenuId>(i), bar->addMenu(menuText(static_cast<MenuId>(i))));
    for (const ActionRow& row : rows) {
        if (row.beginsGroup)
            menu(row.menu)->addSeparator();
        menu(row.menu)->addAction(m_actions.value(row.id));
    }
}

void Actions::retranslate()
{
    for (const ActionRow& row : rows) {
        QAction* action = m_actions.value(row.id);
        action->setText(translated(row.text));
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(keys.isEmpty() ? plainText(row.id) : QStringLiteral("%1  %2").arg(plainText(row.id), keys));
    }
    for (auto it = m_menus.cbegin(); it != m_menus.cend(); ++it)
        it.value()->setTitle(menuText(it.key()));
}

void Actions::setPuzzleOpen(bool open)
{
    for (const ActionRow& row : rows)
        m_actions.value(row.id)->setEnabled(open || !row.needsPuzzle);
}

QString Actions::plainText(ActionId id)
{
    return translated(rowOf(id).text).remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

QString Actions::menuText(MenuId id)
{
    return translated(menuTitles[static_cast<std::size_t>(id)]);
}

} // namespace tokisuji
