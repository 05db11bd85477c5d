#include "editor/ui/actions.h"

#include "editor/model/settings.h"
#include "editor/ui/controls/reason_tip.h"
#include "editor/ui/icons.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QMetaEnum>
#include <QWidget>

#include <array>
#include <utility>

namespace tokisuji {

namespace {

constexpr bool checkable = true;
constexpr bool always = false; ///< needs no open puzzle
constexpr bool group = true;

// Keys that puzz.link gives to the board (bare digits, letters, arrows, Space, Delete) never stand here.
using Id = ActionId;
using Menu = MenuId;
const ActionRow rows[]{
    {Id::New, Menu::File, QT_TRANSLATE_NOOP("Actions", "New puzzle…"), "Ctrl+N", "new", false, always},
    {Id::Generate, Menu::File, QT_TRANSLATE_NOOP("Actions", "Generate…"), "Ctrl+G", "", false, always},
    {Id::NewWindow, Menu::File, QT_TRANSLATE_NOOP("Actions", "New window"), "Ctrl+Shift+N", "", false, always},
    {Id::Open, Menu::File, QT_TRANSLATE_NOOP("Actions", "Open…"), "Ctrl+O", "open", false, always},
    {Id::OpenAddress, Menu::File, QT_TRANSLATE_NOOP("Actions", "Open URL…"), "Ctrl+L", "link", false, always},
    {Id::PasteBoard, Menu::File, QT_TRANSLATE_NOOP("Actions", "Open from clipboard"), "Ctrl+Shift+V", "paste", false,
     always},
    {Id::Untitled, Menu::File, QT_TRANSLATE_NOOP("Actions", "Untitled puzzles…"), "", "", false, always},
    {Id::Save, Menu::File, QT_TRANSLATE_NOOP("Actions", "Save"), "Ctrl+S", "save", false, true, group},
    {Id::SaveAs, Menu::File, QT_TRANSLATE_NOOP("Actions", "Save as…"), "Ctrl+Shift+S"},
    {Id::Duplicate, Menu::File, QT_TRANSLATE_NOOP("Actions", "Duplicate…")},
    {Id::Properties, Menu::File, QT_TRANSLATE_NOOP("Actions", "Properties…"), "Alt+Return", "info"},
    {Id::ImportHistory, Menu::File, QT_TRANSLATE_NOOP("Actions", "Import history…"), "", "", false, always, group},
    {Id::ExportHistory, Menu::File, QT_TRANSLATE_NOOP("Actions", "Export history…")},
    {Id::ExportReplay, Menu::File, QT_TRANSLATE_NOOP("Actions", "Export replay…")},
    {Id::Export, Menu::File, QT_TRANSLATE_NOOP("Actions", "Export…"), "Ctrl+E", "export", false, true, group},
    {Id::CopyImage, Menu::File, QT_TRANSLATE_NOOP("Actions", "Copy image"), "Ctrl+Alt+C", "copy"},
    {Id::Print, Menu::File, QT_TRANSLATE_NOOP("Actions", "Print…"), "Ctrl+P", "print"},
    {Id::PrintSheet, Menu::File, QT_TRANSLATE_NOOP("Actions", "Sheet of puzzles…"), "", "", false, always},
    {Id::Close, Menu::File, QT_TRANSLATE_NOOP("Actions", "Close puzzle"), "Ctrl+W", "close", false, true, group},
    {Id::Quit, Menu::File, QT_TRANSLATE_NOOP("Actions", "Quit"), "Ctrl+Q", "", false, always},

    {Id::Undo, Menu::Edit, QT_TRANSLATE_NOOP("Actions", "Undo"), "Ctrl+Z", "undo"},
    {Id::Redo, Menu::Edit, QT_TRANSLATE_NOOP("Actions", "Redo"), "Ctrl+Y; Ctrl+Shift+Z", "redo"},
    {Id::CutCells, Menu::Edit, QT_TRANSLATE_NOOP("Actions", "Cut"), "Ctrl+X", "", false, true, group},
    {Id::CopyCells, Menu::Edit, QT_TRANSLATE_NOOP("Actions", "Copy"), "Ctrl+C", "copy"},
    {Id::PasteCells, Menu::Edit, QT_TRANSLATE_NOOP("Actions", "Paste"), "Ctrl+V", "paste", false, always},
    {Id::EraseCells, Menu::Edit, QT_TRANSLATE_NOOP("Actions", "Erase the selected clues")},
    {Id::SelectAll, Menu::Edit, QT_TRANSLATE_NOOP("Actions", "Select all"), "Ctrl+A"},
    {Id::TurnCellsRight, Menu::Edit, QT_TRANSLATE_NOOP("Actions", "Rotate the selection right"), "Ctrl+Shift+R",
     "rotate", false, true, group},
    {Id::TurnCellsLeft, Menu::Edit, QT_TRANSLATE_NOOP("Actions", "Rotate the selection left"), "Ctrl+Shift+L"},
    {Id::FlipCellsLeftRight, Menu::Edit, QT_TRANSLATE_NOOP("Actions", "Flip the selection left and right"),
     "Ctrl+Shift+H", "flip"},
    {Id::FlipCellsTopBottom, Menu::Edit, QT_TRANSLATE_NOOP("Actions", "Flip the selection top and bottom"),
     "Ctrl+Shift+U"},
    {Id::CopyPuzzLink, Menu::Edit, QT_TRANSLATE_NOOP("Actions", "Copy puzz.link URL"), "Ctrl+Shift+C", "link", false,
     true, group},
    {Id::CopyPzv, Menu::Edit, QT_TRANSLATE_NOOP("Actions", "Copy pzv.jp URL")},
    {Id::CopyOwnAddress, Menu::Edit, QT_TRANSLATE_NOOP("Actions", "Copy Tokisuji URL")},
    {Id::CopyHistoryAddress, Menu::Edit, QT_TRANSLATE_NOOP("Actions", "Copy Tokisuji URL with the history")},
    {Id::ClearMarks, Menu::Edit, QT_TRANSLATE_NOOP("Actions", "Clear marks"), "Ctrl+Shift+Del", "tool-erase", false,
     true, group},
    {Id::ClearNotes, Menu::Edit, QT_TRANSLATE_NOOP("Actions", "Clear notes")},
    {Id::ClearAll, Menu::Edit, QT_TRANSLATE_NOOP("Actions", "Clear everything")},
    {Id::Preferences, Menu::Edit, QT_TRANSLATE_NOOP("Actions", "Preferences…"), "Ctrl+,", "", false, always, group},

    {Id::EditMode, Menu::Board, QT_TRANSLATE_NOOP("Actions", "Edit"), "Shift+F2", "", checkable},
    {Id::SolveMode, Menu::Board, QT_TRANSLATE_NOOP("Actions", "Solve"), "F2", "", checkable},
    {Id::ToggleMode, Menu::Board, QT_TRANSLATE_NOOP("Actions", "Switch between edit and solve"), "Alt+C", "swap"},
    {Id::BoardSize, Menu::Board, QT_TRANSLATE_NOOP("Actions", "Size…"), "Ctrl+B", "size", false, true, group},
    {Id::ChooseKind, Menu::Board, QT_TRANSLATE_NOOP("Actions", "Kind of the drawing…")},
    {Id::Pieces, Menu::Board, QT_TRANSLATE_NOOP("Actions", "Pieces…")},
    {Id::MakePieces, Menu::Board, QT_TRANSLATE_NOOP("Actions", "Create an edge-matching puzzle…"), "", "", false,
     always},
    {Id::ShufflePieces, Menu::Board, QT_TRANSLATE_NOOP("Actions", "Shuffle the pieces"), "", "swap"},
    {Id::Scramble, Menu::Board, QT_TRANSLATE_NOOP("Actions", "Scramble…"), "", "dice"},
    {Id::BackToGoal, Menu::Board, QT_TRANSLATE_NOOP("Actions", "Back to the goal")},
    {Id::FlipLeftRight, Menu::Board, QT_TRANSLATE_NOOP("Actions", "Flip left and right"), "", "flip"},
    {Id::FlipTopBottom, Menu::Board, QT_TRANSLATE_NOOP("Actions", "Flip top and bottom")},
    {Id::RotateRight, Menu::Board, QT_TRANSLATE_NOOP("Actions", "Rotate right"), "", "rotate"},
    {Id::RotateLeft, Menu::Board, QT_TRANSLATE_NOOP("Actions", "Rotate left")},
    {Id::ShiftUp, Menu::Board, QT_TRANSLATE_NOOP("Actions", "Shift up"), "Alt+Shift+Up", "", false, true, group},
    {Id::ShiftDown, Menu::Board, QT_TRANSLATE_NOOP("Actions", "Shift down"), "Alt+Shift+Down"},
    {Id::ShiftLeft, Menu::Board, QT_TRANSLATE_NOOP("Actions", "Shift left"), "Alt+Shift+Left"},
    {Id::ShiftRight, Menu::Board, QT_TRANSLATE_NOOP("Actions", "Shift right"), "Alt+Shift+Right"},

    {Id::ZoomIn, Menu::View, QT_TRANSLATE_NOOP("Actions", "Zoom in"), "Ctrl++; Ctrl+=", "zoom-in"},
    {Id::ZoomOut, Menu::View, QT_TRANSLATE_NOOP("Actions", "Zoom out"), "Ctrl+-", "zoom-out"},
    {Id::ZoomFit, Menu::View, QT_TRANSLATE_NOOP("Actions", "Fit to window"), "Ctrl+0", "fit"},
    {Id::ZoomFull, Menu::View, QT_TRANSLATE_NOOP("Actions", "Actual size"), "Ctrl+1"},
    {Id::TogglePanel, Menu::View, QT_TRANSLATE_NOOP("Actions", "Side panel"), "F12", "", checkable, always, group},
    {Id::ToggleTimeline, Menu::View, QT_TRANSLATE_NOOP("Actions", "Timeline"), "Shift+F12", "", checkable, always},
    {Id::FocusBoard, Menu::View, QT_TRANSLATE_NOOP("Actions", "Go to the board"), "Alt+1", "", false, true, group},
    {Id::FocusPanel, Menu::View, QT_TRANSLATE_NOOP("Actions", "Go to the panel"), "Alt+2"},
    {Id::FocusTimeline, Menu::View, QT_TRANSLATE_NOOP("Actions", "Go to the timeline"), "Alt+3"},
    {Id::FocusTools, Menu::View, QT_TRANSLATE_NOOP("Actions", "Go to the tools"), "Alt+4"},
    {Id::FocusNext, Menu::View, QT_TRANSLATE_NOOP("Actions", "Go to the next area"), "Ctrl+Tab"},
    {Id::BackToBoard, Menu::View, QT_TRANSLATE_NOOP("Actions", "Back to the board"), "Esc", "", false, always},

    {Id::CountMarks, Menu::Solver, QT_TRANSLATE_NOOP("Actions", "Treat my marks as given"), "Ctrl+M", "", checkable,
     always},
    {Id::KeepChecking, Menu::Solver, QT_TRANSLATE_NOOP("Actions", "Keep checking"), "Ctrl+Shift+K"},
    {Id::EstimateSolutions, Menu::Solver, QT_TRANSLATE_NOOP("Actions", "Estimate the number of solutions")},
    {Id::ShowDetermined, Menu::Solver, QT_TRANSLATE_NOOP("Actions", "Show determined marks"), "F5", "", checkable, true,
     group},
    {Id::ShowDifference, Menu::Solver, QT_TRANSLATE_NOOP("Actions", "Show the difference of two solutions"), "F6", "",
     checkable},
    {Id::ShowConflict, Menu::Solver, QT_TRANSLATE_NOOP("Actions", "Show conflicting clues"), "F7", "", checkable},
    {Id::NextPlace, Menu::Solver, QT_TRANSLATE_NOOP("Actions", "Next place"), "F3", "next", false, true, group},
    {Id::PreviousPlace, Menu::Solver, QT_TRANSLATE_NOOP("Actions", "Previous place"), "Shift+F3", "previous"},
    {Id::NextAlternative, Menu::Solver, QT_TRANSLATE_NOOP("Actions", "Next alternative"), "Ctrl+]"},
    {Id::PreviousAlternative, Menu::Solver, QT_TRANSLATE_NOOP("Actions", "Previous alternative"), "Ctrl+["},
    {Id::AdoptDetermined, Menu::Solver, QT_TRANSLATE_NOOP("Actions", "Adopt determined marks"), "Ctrl+Alt+D", "", false,
     true, group},
    {Id::AdoptSolution, Menu::Solver, QT_TRANSLATE_NOOP("Actions", "Adopt solution A"), "Ctrl+Alt+S"},
    {Id::AdoptAlternative, Menu::Solver, QT_TRANSLATE_NOOP("Actions", "Adopt solution B")},
    {Id::NextTurn, Menu::Solver, QT_TRANSLATE_NOOP("Actions", "One turn forward"), "Ctrl+J", "next", false, true,
     group},
    {Id::PreviousTurn, Menu::Solver, QT_TRANSLATE_NOOP("Actions", "One turn back"), "Ctrl+Shift+J", "previous"},
    {Id::PlayTurns, Menu::Solver, QT_TRANSLATE_NOOP("Actions", "Play the turns"), "", "play"},
    {Id::NextWay, Menu::Solver, QT_TRANSLATE_NOOP("Actions", "Next solution in turns"), "Ctrl+]"},
    {Id::PreviousWay, Menu::Solver, QT_TRANSLATE_NOOP("Actions", "Previous solution in turns"), "Ctrl+["},
    {Id::CopyTurns, Menu::Solver, QT_TRANSLATE_NOOP("Actions", "Copy the turns"), "", "copy"},
    {Id::MatchRates, Menu::Solver, QT_TRANSLATE_NOOP("Actions", "Match rates of edge-matching…"), "", "", false, always,
     group},

    {Id::NextStep, Menu::Trace, QT_TRANSLATE_NOOP("Actions", "Next step of the trace"), "Ctrl+J", "next"},
    {Id::PreviousStep, Menu::Trace, QT_TRANSLATE_NOOP("Actions", "Previous step of the trace"), "Ctrl+Shift+J",
     "previous"},
    {Id::IntoHypothesis, Menu::Trace, QT_TRANSLATE_NOOP("Actions", "Enter or leave the hypothesis"), "Ctrl+Alt+J"},
    {Id::PlayTrace, Menu::Trace, QT_TRANSLATE_NOOP("Actions", "Play the trace"), "", "play", checkable},
    {Id::ShowReasons, Menu::Trace, QT_TRANSLATE_NOOP("Actions", "Show reasons of a step"), "F9", "", checkable, true,
     group},
    {Id::ShowAfter, Menu::Trace, QT_TRANSLATE_NOOP("Actions", "Show the board after the step"), "Shift+F9", "",
     checkable},
    {Id::SwapCases, Menu::Trace, QT_TRANSLATE_NOOP("Actions", "Swap the refuted case and the correct one"), "", "swap"},
    {Id::WhyThisMark, Menu::Trace, QT_TRANSLATE_NOOP("Actions", "Why this mark?"), "Ctrl+R"},
    {Id::AdoptStep, Menu::Trace, QT_TRANSLATE_NOOP("Actions", "Adopt the trace up to this step"),
     "Ctrl+Return; Ctrl+Enter", "", false, true, group},
    {Id::MarkIntended, Menu::Trace, QT_TRANSLATE_NOOP("Actions", "Mark this path as intended"), "Ctrl+I"},
    {Id::IntendStep, Menu::Trace, QT_TRANSLATE_NOOP("Actions", "Mark this step as intended (toggle)")},
    {Id::ClearIntended, Menu::Trace, QT_TRANSLATE_NOOP("Actions", "Clear the intended path")},
    {Id::CopyTrace, Menu::Trace, QT_TRANSLATE_NOOP("Actions", "Copy the puzzle with its trace"), "", "copy", false,
     true, group},
    {Id::CopyTraceMarkdown, Menu::Trace, QT_TRANSLATE_NOOP("Actions", "Copy the puzzle with its trace as Markdown")},
    {Id::SaveTrace, Menu::Trace, QT_TRANSLATE_NOOP("Actions", "Save the trace as a page with pictures…"), "", "export"},
    {Id::EditProfiles, Menu::Trace, QT_TRANSLATE_NOOP("Actions", "Levels…"), "", "", false, always, group},

    {Id::ShowWhatIf, Menu::Repair, QT_TRANSLATE_NOOP("Actions", "Show what each clue would do"), "F8", "", checkable},
    {Id::ShowRedundant, Menu::Repair, QT_TRANSLATE_NOOP("Actions", "Show redundant clues"), "Shift+F8", "", checkable},
    {Id::AdoptAdvice, Menu::Repair, QT_TRANSLATE_NOOP("Actions", "Adopt the chosen change"), "Ctrl+Return; Ctrl+Enter",
     "", false, true, group},
    {Id::PreviewAdvice, Menu::Repair, QT_TRANSLATE_NOOP("Actions", "Preview the chosen change"), "", "", checkable},
    {Id::MakeMinimal, Menu::Repair, QT_TRANSLATE_NOOP("Actions", "Make minimal"), "", "", false, true, group},

    {Id::CheckAnswer, Menu::Solve, QT_TRANSLATE_NOOP("Actions", "Check my answer"), "Ctrl+Shift+M"},
    {Id::Hint, Menu::Solve, QT_TRANSLATE_NOOP("Actions", "Hint"), "Ctrl+H", "hint"},
    {Id::ShowFinished, Menu::Solve, QT_TRANSLATE_NOOP("Actions", "Show finished clues"), "", "", checkable, true,
     group},
    {Id::FillFinished, Menu::Solve, QT_TRANSLATE_NOOP("Actions", "Fill in the rest of finished clues"), "Ctrl+Alt+F"},
    {Id::FindMistake, Menu::Solve, QT_TRANSLATE_NOOP("Actions", "Where did I go wrong?"), "Ctrl+Shift+X", "", false,
     true, group},
    {Id::GoBackToRight, Menu::Solve, QT_TRANSLATE_NOOP("Actions", "Go back to before the first wrong mark"),
     "Ctrl+Alt+X"},
    {Id::BeginTrial, Menu::Solve, QT_TRANSLATE_NOOP("Actions", "Begin a trial"), "Ctrl+T", "", false, true, group},
    {Id::AcceptTrial, Menu::Solve, QT_TRANSLATE_NOOP("Actions", "Accept the trial"), "Ctrl+Shift+T"},
    {Id::RejectTrial, Menu::Solve, QT_TRANSLATE_NOOP("Actions", "Reject the trial"), "Ctrl+Alt+T"},

    {Id::FirstState, Menu::History, QT_TRANSLATE_NOOP("Actions", "First state"), "Ctrl+Home", "first"},
    {Id::PreviousState, Menu::History, QT_TRANSLATE_NOOP("Actions", "One edit back"), "Ctrl+Alt+Left", "previous"},
    {Id::NextState, Menu::History, QT_TRANSLATE_NOOP("Actions", "One edit forward"), "Ctrl+Alt+Right", "next"},
    {Id::LastState, Menu::History, QT_TRANSLATE_NOOP("Actions", "Last state"), "Ctrl+End", "last"},
    {Id::Play, Menu::History, QT_TRANSLATE_NOOP("Actions", "Play"), "Ctrl+Alt+P", "play", checkable},
    {Id::LastUnique, Menu::History, QT_TRANSLATE_NOOP("Actions", "Last unique"), "", "", false, true, group},
    {Id::FirstNone, Menu::History, QT_TRANSLATE_NOOP("Actions", "First with no solution")},
    {Id::BiggestDrop, Menu::History, QT_TRANSLATE_NOOP("Actions", "Biggest drop"), "", "drop"},
    {Id::PathBroke, Menu::History, QT_TRANSLATE_NOOP("Actions", "Where the intended path broke"), "", "path-break"},
    {Id::Reapply, Menu::History, QT_TRANSLATE_NOOP("Actions", "Reapply what followed"), "", "", false, true, group},
    {Id::AddBookmark, Menu::History, QT_TRANSLATE_NOOP("Actions", "Bookmark…"), "Ctrl+D", "bookmark", false, true,
     group},
    {Id::PinA, Menu::History, QT_TRANSLATE_NOOP("Actions", "Pin as A"), "Ctrl+Shift+A"},
    {Id::PinB, Menu::History, QT_TRANSLATE_NOOP("Actions", "Pin as B"), "Ctrl+Shift+B"},
    {Id::Compare, Menu::History, QT_TRANSLATE_NOOP("Actions", "Compare A and B"), "Ctrl+Shift+D", "", checkable},
    {Id::TakeIntoA, Menu::History, QT_TRANSLATE_NOOP("Actions", "Apply the difference to A"), "Ctrl+Return"},
    {Id::TakeIntoB, Menu::History, QT_TRANSLATE_NOOP("Actions", "Apply the difference to B"), "Ctrl+Shift+Return"},

    {Id::Rules, Menu::Help, QT_TRANSLATE_NOOP("Actions", "Rules and tools"), "F1", "info", false, always},
    {Id::SearchActions, Menu::Help, QT_TRANSLATE_NOOP("Actions", "Search actions…"), "Ctrl+K", "search", false, always},
    {Id::Shortcuts, Menu::Help, QT_TRANSLATE_NOOP("Actions", "Keyboard shortcuts"), "", "", false, always},
    {Id::About, Menu::Help, QT_TRANSLATE_NOOP("Actions", "About Tokisuji"), "", "info", false, always, group},
};

// Mnemonics avoid H, J, K, L (Alt moves the cursor) and C (Alt toggles the mode).
constexpr const char* menuTitles[]{QT_TRANSLATE_NOOP("Actions", "&File"),    QT_TRANSLATE_NOOP("Actions", "&Edit"),
                                   QT_TRANSLATE_NOOP("Actions", "&Board"),   QT_TRANSLATE_NOOP("Actions", "&View"),
                                   QT_TRANSLATE_NOOP("Actions", "&Solver"),  QT_TRANSLATE_NOOP("Actions", "Tr&ace"),
                                   QT_TRANSLATE_NOOP("Actions", "&Repair"),  QT_TRANSLATE_NOOP("Actions", "S&olve"),
                                   QT_TRANSLATE_NOOP("Actions", "His&tory"), QT_TRANSLATE_NOOP("Actions", "Hel&p")};

QString translated(const char* text)
{
    return QCoreApplication::translate("Actions", text);
}

QList<QKeySequence> sequences(const QStringList& texts)
{
    QList<QKeySequence> keys;
    for (const QString& text : texts)
        keys << QKeySequence(text, QKeySequence::PortableText);
    return keys;
}

const ActionRow& rowOf(ActionId id)
{
    return *std::ranges::find(rows, id, &ActionRow::id);
}

QList<QKeySequence> keysOf(const ActionRow& row)
{
    return sequences(QString::fromLatin1(row.keys).split(QStringLiteral("; "), Qt::SkipEmptyParts));
}

/// What desktops have keys of their own for.
constexpr std::pair<ActionId, QKeySequence::StandardKey> standardKeys[]{
    {Id::New, QKeySequence::New},
    {Id::Open, QKeySequence::Open},
    {Id::Save, QKeySequence::Save},
    {Id::SaveAs, QKeySequence::SaveAs},
    {Id::Print, QKeySequence::Print},
    {Id::Close, QKeySequence::Close},
    {Id::Quit, QKeySequence::Quit},
    {Id::Undo, QKeySequence::Undo},
    {Id::Redo, QKeySequence::Redo},
    {Id::CutCells, QKeySequence::Cut},
    {Id::CopyCells, QKeySequence::Copy},
    {Id::PasteCells, QKeySequence::Paste},
    {Id::SelectAll, QKeySequence::SelectAll},
    {Id::Preferences, QKeySequence::Preferences},
    {Id::ZoomIn, QKeySequence::ZoomIn},
    {Id::ZoomOut, QKeySequence::ZoomOut},
    {Id::NextPlace, QKeySequence::FindNext},
    {Id::PreviousPlace, QKeySequence::FindPrevious},
    {Id::Rules, QKeySequence::HelpContents},
};

/// The first one of this desktop, unless it is another action's here, or one that the board may want; all others have
/// Ctrl (on a Mac: Command) or are function keys.
std::optional<QKeySequence> desktopKey(ActionId id)
{
    const auto* standard = std::ranges::find(standardKeys, id, &std::pair<ActionId, QKeySequence::StandardKey>::first);
    if (standard == std::end(standardKeys))
        return std::nullopt;
    const QList<QKeySequence> bindings = QKeySequence::keyBindings(standard->second);
    if (bindings.isEmpty() || bindings.first().count() != 1)
        return std::nullopt;
    const QKeyCombination key = bindings.first()[0];
    const bool isSpecial = (key.keyboardModifiers() & (Qt::ControlModifier | Qt::MetaModifier)) != 0
                           || (key.key() >= Qt::Key_F1 && key.key() <= Qt::Key_F35);
    const bool isTaken = std::ranges::any_of(
        rows, [&](const ActionRow& row) { return row.id != id && keysOf(row).contains(bindings.first()); });
    return isSpecial && !isTaken ? std::optional(bindings.first()) : std::nullopt;
}

QAction::MenuRole roleOf(ActionId id)
{
    switch (id) {
    case Id::Preferences:
        return QAction::PreferencesRole;
    case Id::Quit:
        return QAction::QuitRole;
    case Id::About:
        return QAction::AboutRole;
    default:
        return QAction::NoRole;
    }
}

} // namespace

std::span<const ActionRow> actionTable()
{
    return rows;
}

QList<QKeySequence> Actions::ownKeys(ActionId id)
{
    QList<QKeySequence> keys = keysOf(rowOf(id));
    if (const std::optional<QKeySequence> key = desktopKey(id); key && !keys.contains(*key))
        keys << *key;
    return keys;
}

QString Actions::nameOf(ActionId id)
{
    return QString::fromLatin1(QMetaEnum::fromType<ActionId>().valueToKey(static_cast<int>(id)));
}

QList<QKeySequence> Actions::keys(ActionId id) const
{
    return m_actions.value(id)->shortcuts();
}

QString Actions::withKeys(const QString& text, std::initializer_list<ActionId> ids) const
{
    QString whole = text;
    for (const ActionId id : ids) {
        const QString key = m_actions.value(id)->shortcut().toString(QKeySequence::NativeText);
        if (key.isEmpty())
            return {};
        whole = whole.arg(key);
    }
    return whole;
}

QString Actions::named(const QString& text, ActionId id) const
{
    const QString whole = withKeys(QStringLiteral("%1 (%2)").arg(text, QStringLiteral("%1")), {id});
    return whole.isEmpty() ? text : whole;
}

void Actions::takeKeys(const Settings& settings)
{
    for (const ActionRow& row : rows) {
        const std::optional<QStringList> chosen = settings.keys(nameOf(row.id));
        m_actions.value(row.id)->setShortcuts(chosen ? sequences(*chosen) : ownKeys(row.id));
        refresh(row); // its tip names them
    }
}

Actions::Actions(QWidget* window) : QObject(window)
{
    for (const ActionRow& row : rows) {
        auto* action = new QAction(window);
        action->setShortcuts(ownKeys(row.id));
        action->setCheckable(row.checkable);
        if (*row.icon != '\0')
            action->setIcon(lineIcon(QString::fromLatin1(row.icon)));
        action->setMenuRole(roleOf(row.id));
        window->addAction(action);
        m_actions.insert(row.id, action);
    }
    retranslate();
}

void Actions::fillMenuBar(QMenuBar* bar)
{
    for (std::size_t i = 0; i < std::size(menuTitles); ++i)
        m_menus.insert(static_cast<MenuId>(i), bar->addMenu(menuText(static_cast<MenuId>(i))));
    for (QMenu* each : std::as_const(m_menus))
        showReasonsIn(each);
    for (const ActionRow& row : rows) {
        if (row.beginsGroup)
            menu(row.menu)->addSeparator();
        menu(row.menu)->addAction(m_actions.value(row.id));
    }
}

void Actions::retranslate()
{
    for (const ActionRow& row : rows) {
        m_actions.value(row.id)->setText(translated(row.text));
        refresh(row);
    }
    for (auto it = m_menus.cbegin(); it != m_menus.cend(); ++it)
        it.value()->setTitle(menuText(it.key()));
}

void Actions::set(Need need, bool isMet)
{
    const auto bit = static_cast<std::size_t>(need);
    if (m_met[bit] == isMet)
        return;
    m_met[bit] = isMet;
    for (const ActionRow& row : rows)
        if (std::ranges::find(needsOf(row.id), need) != needsOf(row.id).end() || need == Need::Puzzle)
            refresh(row);
}

std::optional<Need> Actions::lackingFor(ActionId id) const
{
    const auto isLacking = [this](Need need) { return !m_met[static_cast<std::size_t>(need)]; };
    if (rowOf(id).needsPuzzle && isLacking(Need::Puzzle))
        return Need::Puzzle;
    const auto found = std::ranges::find_if(needsOf(id), isLacking);
    return found == needsOf(id).end() ? std::nullopt : std::optional(*found);
}

void Actions::refresh(const ActionRow& row)
{
    QAction* action = m_actions.value(row.id);
    const std::optional<Need> lacking = lackingFor(row.id);
    const QString reason = lacking ? reasonText(*lacking) : QString();
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    const QString name = keys.isEmpty() ? plainText(row.id) : QStringLiteral("%1  %2").arg(plainText(row.id), keys);
    action->setToolTip(lacking ? QStringLiteral("%1\n%2").arg(name, reason) : name);
    action->setStatusTip(reason);
    action->setEnabled(!lacking);
    action->setVisible(std::ranges::all_of(
        needsOf(row.id), [this](Need need) { return !isKindNeed(need) || m_met[static_cast<std::size_t>(need)]; }));
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
