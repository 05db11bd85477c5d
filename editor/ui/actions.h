// Actions: everything that the window can be asked to do, in one table; menus, bars, search and the list of shortcuts
// are made from it.
#pragma once

#include "editor/ui/needs.h"

#include <QHash>
#include <QKeySequence>
#include <QMetaType>
#include <QObject>

#include <bitset>
#include <initializer_list>
#include <optional>
#include <span>

class QAction;
class QMenu;
class QMenuBar;
class QWidget;

namespace tokisuji {

Q_NAMESPACE

class Settings;

enum class ActionId : std::uint8_t {
    New,
    NewWindow,
    Generate,
    Open,
    OpenAddress,
    PasteBoard,
    Untitled,
    Save,
    SaveAs,
    Duplicate,
    Properties,
    ImportHistory,
    ExportHistory,
    ExportReplay,
    Export,
    CopyImage,
    Print,
    PrintSheet,
    Close,
    Quit,
    Undo,
    Redo,
    CutCells,
    CopyCells,
    PasteCells,
    EraseCells,
    SelectAll,
    TurnCellsRight,
    TurnCellsLeft,
    FlipCellsLeftRight,
    FlipCellsTopBottom,
    CopyPuzzLink,
    CopyPzv,
    CopyOwnAddress,
    CopyHistoryAddress,
    ClearMarks,
    ClearNotes,
    ClearAll,
    BeginTrial,
    AcceptTrial,
    RejectTrial,
    Reapply,
    EditMode,
    SolveMode,
    ToggleMode,
    BoardSize,
    ChooseKind,
    Pieces,
    MakePieces,
    ShufflePieces,
    Scramble,
    BackToGoal,
    FlipLeftRight,
    FlipTopBottom,
    RotateRight,
    RotateLeft,
    ShiftUp,
    ShiftDown,
    ShiftLeft,
    ShiftRight,
    Rules,
    ZoomIn,
    ZoomOut,
    ZoomFit,
    ZoomFull,
    TogglePanel,
    ToggleTimeline,
    FocusBoard,
    FocusPanel,
    FocusTimeline,
    FocusTools,
    FocusNext,
    BackToBoard,
    CountMarks,
    ShowDetermined,
    ShowDifference,
    ShowConflict,
    ShowRedundant,
    ShowWhatIf,
    ShowReasons,
    NextPlace,
    PreviousPlace,
    NextAlternative,
    PreviousAlternative,
    NextStep,
    PreviousStep,
    NextTurn,
    PreviousTurn,
    PlayTurns,
    NextWay,
    PreviousWay,
    CopyTurns,
    IntoHypothesis,
    PlayTrace,
    ShowAfter,
    SwapCases,
    WhyThisMark,
    AdoptStep,
    MarkIntended,
    IntendStep,
    CopyTrace,
    CopyTraceMarkdown,
    SaveTrace,
    ClearIntended,
    EditProfiles,
    MatchRates,
    Hint,
    KeepChecking,
    CheckAnswer,
    EstimateSolutions,
    ShowFinished,
    FillFinished,
    FindMistake,
    GoBackToRight,
    AdoptAdvice,
    PreviewAdvice,
    MakeMinimal,
    AdoptDetermined,
    AdoptSolution,
    AdoptAlternative,
    FirstState,
    PreviousState,
    NextState,
    LastState,
    Play,
    LastUnique,
    FirstNone,
    BiggestDrop,
    Compare,
    TakeIntoA,
    TakeIntoB,
    PathBroke,
    AddBookmark,
    PinA,
    PinB,
    SearchActions,
    Shortcuts,
    About,
    Preferences,
};
Q_ENUM_NS(ActionId)

enum class MenuId : std::uint8_t { File, Edit, Board, View, Solver, Trace, Repair, Solve, History, Help };

/// One row of the table. Texts are English source texts of the context "Actions".
struct ActionRow {
    ActionId id;
    MenuId menu;
    const char* text;
    const char* keys = ""; ///< its own; portable key sequences, separated by "; "
    const char* icon = ""; ///< a name of lineIcon()
    bool checkable = false;
    bool needsPuzzle = true; ///< disabled while no puzzle is open
    bool beginsGroup = false;
};

[[nodiscard]] std::span<const ActionRow> actionTable();

/// The table as QActions of one window. The tool tip of a disabled one ends in a line that says why; its status tip is
/// that line. Those of one kind of puzzle are seen while one of that kind is open.
class Actions : public QObject {
    Q_OBJECT
public:
    explicit Actions(QWidget* window);

    [[nodiscard]] QAction* operator[](ActionId id) const { return m_actions.value(id); }
    /// Rows of the menu bar; submenus can be put in before an action.
    void fillMenuBar(QMenuBar* bar);
    [[nodiscard]] QMenu* menu(MenuId id) const { return m_menus.value(id); }
    void retranslate();

    /// Whether a need is met now: actions that have it are enabled or disabled. See needs.h.
    void set(Need need, bool isMet);
    /// The first need of an action that is not met; none where the action is on.
    [[nodiscard]] std::optional<Need> lackingFor(ActionId id) const;

    /// Gives actions the keys that the user chose for them, and the others their own.
    void takeKeys(const Settings& settings);
    /// The keys that an action has now.
    [[nodiscard]] QList<QKeySequence> keys(ActionId id) const;
    /// A text with the keys of actions in the places of %1, %2 …; nothing where one of them has no key.
    [[nodiscard]] QString withKeys(const QString& text, std::initializer_list<ActionId> ids) const;
    /// "Undo (Ctrl+Z)": a text and the key of the action that does it, if it has one.
    [[nodiscard]] QString named(const QString& text, ActionId id) const;
    /// By which settings know an action.
    [[nodiscard]] static QString nameOf(ActionId id);

    /// The text without its mnemonic, for lists.
    [[nodiscard]] static QString plainText(ActionId id);
    /// An action's own keys, before the user gave it others.
    [[nodiscard]] static QList<QKeySequence> ownKeys(ActionId id);
    [[nodiscard]] static QString menuText(MenuId id);

private:
    void refresh(const ActionRow& row);

    std::bitset<needCount> m_met;
    QHash<ActionId, QAction*> m_actions;
    QHash<MenuId, QMenu*> m_menus;
};

} // namespace tokisuji
