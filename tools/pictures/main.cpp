// Pictures of the window at work: those of the documents, and any scene in another language, theme or size.
//
//   pictures FOLDER [SCENE...] [--language CODE] [--theme light|dark|contrast-light|contrast-dark] [--size WxH]
//   pictures --manual resources/manual
//
// The second form makes the pictures of the manual anew, in each of its languages. Without scenes it makes the pictures
// of the documents, each in its own look: pictures docs. What is given on the command line counts for all scenes, and
// is then part of the names of the files.
#include "editor/model/live_advisor.h"
#include "editor/model/live_tracer.h"
#include "editor/ui/actions.h"
#include "editor/ui/board_view.h"
#include "editor/ui/dialogs/export_dialog.h"
#include "editor/ui/dialogs/generate_dialog.h"
#include "editor/ui/dialogs/preferences_dialog.h"
#include "editor/ui/help/chapter_view.h"
#include "editor/ui/help/help_dialog.h"
#include "editor/ui/language.h"
#include "editor/ui/panels/repairs_section.h"
#include "editor/ui/panels/row_list.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/panels/turn_entry.h"
#include "editor/ui/theme.h"
#include "editor/ui/window/advice_presenter.h"
#include "editor/ui/window/file_commands.h"
#include "editor/ui/window/main_window.h"
#include "editor/ui/window/trace_presenter.h"
#include "engine/edgematch/make.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <functional>

using namespace tokisuji;

namespace {

constexpr int patienceMs = 60'000;
constexpr int calmMs = 700; ///< movements, timeline, overlays
constexpr int searchMs = 6000;

const QString tenByTen = QStringLiteral("slither/10/10/2c7dbg26chbc3c0cj6c77cg1160cdbg671cch0ad13dbah");

/// As on the first day.
std::unique_ptr<Settings> settingsIn(const QTemporaryDir& folder)
{
    return std::make_unique<Settings>(folder.filePath(QStringLiteral("settings.ini")));
}

/// A window and what a person would do in it.
struct Stage {
    explicit Stage(QSize size) : window(settingsIn(folder), folder.path())
    {
        window.resize(size);
        window.show();
        (void)QTest::qWaitForWindowExposed(&window);
    }

    [[nodiscard]] BoardView* view() const { return window.boardView(); }
    [[nodiscard]] const Board& board() const { return window.document()->board(); }
    void settle()
    {
        const auto* files = window.findChild<FileCommands*>();
        const auto* advice = window.findChild<AdvicePresenter*>();
        const auto* trace = window.findChild<TracePresenter*>();
        (void)QTest::qWaitFor(
            [&] {
                return !files->isBusy() && !window.solver()->isRunning() && !trace->tracer()->isRunning()
                       && advice->advisor()->running() == LiveAdvisor::Task::None;
            },
            patienceMs);
        QTest::qWait(calmMs);
    }
    void open(const QString& puzzle)
    {
        window.openAnything(puzzle);
        settle();
    }
    void sample(const char* genre) { open(QString::fromUtf8(findKind(genre)->sample.data())); }
    void act(ActionId id)
    {
        window.actionTable()[id]->trigger();
        settle();
    }
    void task(PanelTask task)
    {
        window.findChild<SidePanel*>()->setTask(task);
        settle(); // it begins to work when it is looked at
    }
    /// One edit as typed: so many different edits make a timeline worth looking at.
    void put(int column, int row, int value, Layer layer = Layer::Number)
    {
        EditBuilder edit(board());
        edit.set(layer, cellAt(column, row), value);
        window.document()->commit(edit.edit());
        settle();
    }
    void erase(int column, int row) { put(column, row, blank); }
    void tool(ToolId id, NoteKind kind, int colour)
    {
        view()->setTool(id);
        Hand hand = view()->hand();
        hand.note = kind;
        hand.noteColour = colour;
        view()->setHand(hand);
    }
    void drag(Place from, Place to)
    {
        QTest::mousePress(view(), Qt::LeftButton, {}, view()->toWidget(from).toPoint());
        QTest::mouseMove(view(), view()->toWidget(to).toPoint());
        QTest::mouseRelease(view(), Qt::LeftButton, {}, view()->toWidget(to).toPoint());
    }
    void click(Place place) { QTest::mouseClick(view(), Qt::LeftButton, {}, view()->toWidget(place).toPoint()); }
    void row(int step) { window.findChild<TracePresenter*>()->selection()->setCurrentRow(step); }

    QTemporaryDir folder;
    std::unique_ptr<Settings> settings; ///< of a dialog
    MainWindow window;
    QWidget* shown = &window; ///< what is taken
};

void playDifference(Stage& s)
{
    s.open(tenByTen);
    s.erase(1, 4);
    s.act(ActionId::ShowDifference);
}

void playOpen(Stage& s)
{
    s.open(QStringLiteral("shikaku/10/10/zzzz"));
    s.put(1, 1, 4);
    s.put(6, 0, 3);
    s.put(4, 3, 6);
    s.put(8, 5, 8);
    s.put(2, 7, 6);
}

void playTrace(Stage& s)
{
    s.sample("nurikabe");
    s.task(PanelTask::Trace);
    s.act(ActionId::NextStep);
    for (int i = 0; i < 12; ++i)
        s.window.actionTable()[ActionId::NextStep]->trigger();
    s.settle();
}

void playHypothesis(Stage& s)
{
    s.open(QStringLiteral("nurikabe/9/9/h2h9j1x.j6j2h7i6zl2i1g1g"));
    s.task(PanelTask::Trace);
    TraceSelection& selection = *s.window.findChild<TracePresenter*>()->selection();
    const auto split = std::ranges::find_if(
        selection.rows(), [](const TraceRow& row) { return row.kind == TraceRow::Step && row.foldable && !row.ways; });
    if (split == selection.rows().end())
        return;
    selection.setFolded(static_cast<int>(split - selection.rows().begin()), false);
    const auto clash = std::ranges::find(selection.rows(), TraceRow::Clash, &TraceRow::kind);
    selection.setCurrentRow(static_cast<int>(clash - selection.rows().begin()));
    s.window.findChild<TracePresenter*>()->look();
    s.settle();
}

/// A step that compares the ways to meet a rule, open, with its last way.
void playWays(Stage& s)
{
    s.open(QStringLiteral("https://puzz.link/p?heyawake/6/6/baiii21v03vvh1i3k"));
    s.task(PanelTask::Trace);
    TraceSelection& selection = *s.window.findChild<TracePresenter*>()->selection();
    const auto compares = [](const TraceRow& row) { return row.kind == TraceRow::Step && row.ways; };
    const auto step = std::ranges::find_if(selection.rows(), compares) - selection.rows().begin();
    selection.setFolded(static_cast<int>(step), false);
    selection.setCurrentRow(static_cast<int>(step) + 2);
    s.window.findChild<TracePresenter*>()->look();
    s.settle();
}

/// The table of techniques, from its middle on.
void playTechniques(Stage& s)
{
    auto* help = new HelpDialog(&s.window);
    help->resize(980, 860);
    help->show();
    help->showChapter(QStringLiteral("techniques"));
    auto* view = help->findChild<ChapterView*>();
    (void)QTest::qWaitFor([view] { return !view->isDrawing(); }, patienceMs);
    view->verticalScrollBar()->setValue(view->verticalScrollBar()->maximum() / 2);
    QTest::qWait(calmMs);
    s.shown = help;
}

/// A chapter of the manual with its picture.
void playChapter(Stage& s)
{
    auto* help = new HelpDialog(&s.window);
    help->resize(980, 860);
    help->show();
    help->showChapter(QStringLiteral("difference"));
    QTest::qWait(calmMs);
    s.shown = help;
}

/// What is published with the path of the solve.
void playPublishPath(Stage& s)
{
    PictureChoice choice;
    choice.heading = choice.difficulty = choice.path = true;
    const Board board = *readPuzzle("https://puzz.link/p?heyawake/6/6/baiii21v03vvh1i3k");
    auto* dialog = new ExportDialog(board, s.folder.filePath(QStringLiteral("a.pdf")), choice, {}, &s.window);
    dialog->show();
    (void)QTest::qWaitFor([dialog] { return dialog->published().path != nullptr; }, patienceMs);
    QTest::qWait(calmMs);
    s.shown = dialog;
}

void playRepairs(Stage& s)
{
    playDifference(s);
    s.task(PanelTask::Repair);
    s.settle();
    auto* list = s.window.findChild<RepairsSection*>()->findChild<RowList*>();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->reveal(0).center());
    s.settle();
}

void playWhatIf(Stage& s)
{
    playDifference(s);
    s.erase(8, 4);
    s.act(ActionId::ShowWhatIf);
    const auto* advice = s.window.findChild<AdvicePresenter*>();
    (void)QTest::qWaitFor(
        [&] { return advice->advisor()->whatIf() && advice->advisor()->whatIf()->stop == Stop::Finished; }, patienceMs);
    s.settle();
}

void playRedundant(Stage& s)
{
    s.open(QStringLiteral("https://puzz.link/p?slither/5/5/g132211232321211223201d"));
    s.task(PanelTask::Repair);
    const auto* advice = s.window.findChild<AdvicePresenter*>();
    (void)QTest::qWaitFor(
        [&] { return advice->advisor()->idle() && advice->advisor()->idle()->stop == Stop::Finished; }, patienceMs);
    s.act(ActionId::ShowRedundant);
    s.settle();
}

void playCompare(Stage& s)
{
    s.open(tenByTen);
    s.act(ActionId::PinA);
    s.put(1, 4, 1);
    s.put(4, 2, 3);
    s.erase(8, 4);
    s.put(6, 9, 1);
    s.act(ActionId::PinB);
}

/// A 3 in a corner beside a 0.
void playConflict(Stage& s)
{
    s.open(tenByTen);
    s.put(0, 9, 3);
}

void playNotes(Stage& s)
{
    s.open(QStringLiteral("nurikabe/7/6/3j2i3p1k3g3o3h1"));
    s.act(ActionId::SolveMode);
    s.tool(ToolId::Note, NoteKind::Colour, 1);
    s.drag(cellAt(0, 0), cellAt(1, 0));
    s.tool(ToolId::Note, NoteKind::Colour, 6);
    s.drag(cellAt(4, 0), cellAt(5, 0));
    s.tool(ToolId::Note, NoteKind::Line, 3);
    s.drag(cellAt(2, 1), cellAt(2, 3));
    s.tool(ToolId::Note, NoteKind::Dot, 7);
    s.click(cellAt(0, 4));
    s.view()->setTool(ToolId::Shade);
    s.drag(cellAt(2, 0), cellAt(3, 0));
    s.drag(cellAt(6, 0), cellAt(6, 1));
    s.act(ActionId::BeginTrial);
    s.drag(cellAt(1, 1), cellAt(1, 3));
    s.act(ActionId::BeginTrial);
    s.drag(cellAt(3, 3), cellAt(3, 4));
    s.drag(cellAt(4, 4), cellAt(4, 4));
    s.tool(ToolId::Note, NoteKind::Colour, 6);
    s.settle();
}

void playSymmetry(Stage& s)
{
    s.open(QStringLiteral("slither/10/10/zzzz"));
    s.view()->setSymmetry(EntrySymmetry::HalfTurn);
    for (const auto& [column, row, key] :
         {std::tuple(1, 1, Qt::Key_3), {4, 2, Qt::Key_2}, {7, 1, Qt::Key_1}, {2, 4, Qt::Key_0}}) {
        s.view()->showPlace(cellAt(column, row));
        QTest::keyClick(s.view(), key);
    }
    s.settle();
}

void playPreferences(Stage& s)
{
    s.open(tenByTen);
    s.settings = settingsIn(s.folder);
    auto* dialog = new PreferencesDialog(s.settings.get(), s.window.actionTable(), &s.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    s.settle();
    s.shown = dialog;
}

void playLarge(Stage& s)
{
    Board board = findGenre("slither")->makeBoard({60, 45});
    for (const Place cell : board.grid().cells())
        if ((column(cell) * 7 + row(cell) * 5) % 6 == 0)
            board.set(Layer::Number, cell, (column(cell) + row(cell) * 3) % 3 + (row(cell) % 2));
    s.window.document()->open(board);
    s.settle();
}

void playGenerate(Stage& s)
{
    auto* dialog = new GenerateDialog(nullptr, false, &s.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    dialog->findChild<QPushButton*>(QStringLiteral("startSearch"))->click();
    (void)QTest::qWaitFor([&] { return !dialog->generator()->isRunning(); }, patienceMs);
    QTest::qWait(calmMs);
    s.shown = dialog;
}

/// While it runs.
void playGenerateSearch(Stage& s)
{
    const Board board = findGenre("yajilin")->makeBoard({24, 14});
    auto* dialog = new GenerateDialog(&board, false, &s.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    dialog->findChild<QPushButton*>(QStringLiteral("startSearch"))->click();
    QTest::qWait(searchMs);
    s.shown = dialog;
}

void playPieces(Stage& s)
{
    s.sample("edgematch");
    s.act(ActionId::ShowDifference);
}

/// While better placements are sought.
void playPiecesLarge(Stage& s)
{
    s.window.document()->open(makeEdgeMatch({.size = {16, 16}, .colours = 17, .seed = 1}).puzzle);
    QTest::qWait(searchMs);
}

void playTwisty(Stage& s)
{
    s.sample("twisty");
    s.act(ActionId::NextTurn);
}

void playPyraminx(Stage& s)
{
    s.open(QStringLiteral("tokisuji:twisty/pyraminx"));
    auto* turns = s.window.findChild<TurnEntry*>()->findChild<QLineEdit*>();
    QTest::keyClicks(turns, QStringLiteral("L R' D L B' R D' L' R B"));
    QTest::keyClick(turns, Qt::Key_Return);
    s.settle();
    s.act(ActionId::NextTurn);
}

/// A number with its lines is ticked, and what it leaves is crossed out.
void playFinished(Stage& s)
{
    s.open(tenByTen);
    s.act(ActionId::SolveMode);
    s.act(ActionId::ShowFinished);
    s.act(ActionId::FillFinished);
    const Board solution = *s.window.solver()->verdict().solution;
    for (const Place edge : s.board().grid().all(PlaceKind::Edge))
        if (edge.y < 9 && solution.at(Layer::Line, edge) == 1) {
            EditBuilder edit(s.board());
            edit.set(Layer::Line, edge, 1);
            s.window.document()->commit(edit.edit());
        }
    s.settle();
    s.act(ActionId::FillFinished);
}

struct Look {
    QString language = QStringLiteral("en");
    QString theme = QStringLiteral("light");
    QSize size{1440, 900};
};

struct Scene {
    const char* name;
    void (*play)(Stage&);
    Look look; ///< in the documents
    bool inDocuments = true;
    bool inManual = false;
};

const std::vector<Scene>& scenes()
{
    const auto in = [](const char* language, const char* theme) {
        return Look{QString::fromLatin1(language), QString::fromLatin1(theme), {1440, 900}};
    };
    static const std::vector<Scene> table{
        {"difference", playDifference, in("en", "dark"), true, true},
        {"trace-hypothesis", playHypothesis, in("en", "light"), true, true},
        {"compare", playCompare, in("en", "light"), true, true},
        {"repairs", playRepairs, in("en", "dark"), true, true},
        {"what-if", playWhatIf, in("ja", "light"), true, true},
        {"conflict", playConflict, in("ja", "light")},
        {"notes", playNotes, in("en", "light")},
        {"generate", playGenerate, in("ja", "light"), true, true},
        {"generate-search", playGenerateSearch, in("ja", "light")},
        {"pieces", playPieces, in("en", "light")},
        {"pieces-large", playPiecesLarge, in("ja", "dark")},
        {"twisty", playTwisty, in("en", "light")},
        {"pyraminx", playPyraminx, in("ja", "dark")},
        {"large", playLarge, in("ja", "light")},
        {"redundant", playRedundant, in("en", "light"), false},
        {"finished", playFinished, in("en", "light"), false},
        {"open", playOpen, in("ja", "light"), false, true},
        {"trace", playTrace, in("en", "light"), false},
        {"ways", playWays, in("en", "light"), false},
        {"chapter", playChapter, in("en", "light"), false},
        {"techniques", playTechniques, in("en", "light"), false},
        {"publish-path", playPublishPath, in("en", "light"), false},
        {"symmetry", playSymmetry, in("en", "light"), false},
        {"preferences", playPreferences, in("en", "light"), false},
    };
    return table;
}

/// A desktop for people who need strong contrast.
QPalette strongContrast(QColor ground, QColor ink, QColor highlight)
{
    QPalette desktop(ground);
    for (const auto role : {QPalette::Window, QPalette::Base, QPalette::Button, QPalette::HighlightedText})
        desktop.setColor(role, ground);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        desktop.setColor(role, ink);
    desktop.setColor(QPalette::Highlight, highlight);
    return desktop;
}

void wear(const Look& look)
{
    applyLanguage(look.language);
    if (look.theme == QLatin1String("contrast-dark"))
        applyTheme(ThemeChoice::System, strongContrast(Qt::black, Qt::white, Qt::cyan));
    else if (look.theme == QLatin1String("contrast-light"))
        applyTheme(ThemeChoice::System, strongContrast(Qt::white, Qt::black, Qt::darkMagenta));
    else
        applyTheme(look.theme == QLatin1String("dark") ? ThemeChoice::Dark : ThemeChoice::Light);
}

bool take(const Scene& scene, const Look& look, const QString& path)
{
    wear(look);
    Stage stage(look.size);
    scene.play(stage);
    const bool isWritten = stage.shown->grab().save(path, "PNG", 0);
    std::fprintf(stderr, "%s %s\n", isWritten ? "written:" : "cannot write", qPrintable(path));
    return isWritten;
}

/// Of the size that a page has room for.
bool takeForManual(const QDir& manual)
{
    bool isWritten = true;
    for (const QString& language : manual.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        for (const Scene& scene : scenes())
            if (scene.inManual)
                isWritten = take(scene, {language, QStringLiteral("light"), {1200, 760}},
                                 manual.filePath(language + QLatin1Char('/') + QLatin1String(scene.name)
                                                 + QStringLiteral(".png")))
                            && isWritten;
    return isWritten;
}

struct Wanted {
    QString folder;
    QStringList scenes;
    Look look;
    bool isOwnLook = false;
};

std::optional<Wanted> wantedOf(const QStringList& words)
{
    Wanted wanted;
    for (int i = 1; i < words.size(); ++i) {
        const bool hasValue = i + 1 < words.size();
        if (words[i] == QLatin1String("--language") && hasValue)
            wanted.look.language = words[++i];
        else if (words[i] == QLatin1String("--theme") && hasValue)
            wanted.look.theme = words[++i];
        else if (words[i] == QLatin1String("--size") && hasValue) {
            const QStringList sides = words[++i].split(QLatin1Char('x'));
            wanted.look.size = sides.size() == 2 ? QSize(sides[0].toInt(), sides[1].toInt()) : QSize();
        } else if (words[i].startsWith(QLatin1String("--"))) {
            return {};
        } else {
            (wanted.folder.isEmpty() ? wanted.folder : wanted.scenes.emplace_back()) = words[i];
            continue;
        }
        wanted.isOwnLook = true;
    }
    return wanted.folder.isEmpty() || !wanted.look.size.isValid() ? std::nullopt : std::optional(wanted);
}

QString fileOf(const Wanted& wanted, const Scene& scene, const Look& look)
{
    const QString name = QLatin1String(scene.name);
    const QString theme = look.theme == QLatin1String("light") ? QString() : QLatin1Char('-') + look.theme;
    const QString size =
        wanted.isOwnLook ? QStringLiteral("-%1x%2").arg(look.size.width()).arg(look.size.height()) : QString();
    return QDir(wanted.folder)
        .filePath(name + theme + QLatin1Char('-') + look.language + size + QStringLiteral(".png"));
}

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen"); // every machine draws the same
    const QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() == 3 && words[1] == QLatin1String("--manual"))
        return takeForManual(QDir(words[2])) ? 0 : 1;
    const auto wanted = wantedOf(words);
    if (!wanted) {
        std::fputs("pictures FOLDER [SCENE...] [--language CODE] [--theme light|dark] [--size WxH]\n"
                   "pictures --manual FOLDER\n",
                   stderr);
        return 2;
    }
    bool isWritten = true;
    for (const Scene& scene : scenes()) {
        const bool isAsked =
            wanted->scenes.isEmpty() ? scene.inDocuments : wanted->scenes.contains(QLatin1String(scene.name));
        const Look& look = wanted->isOwnLook ? wanted->look : scene.look;
        if (isAsked)
            isWritten = take(scene, look, fileOf(*wanted, scene, look)) && isWritten;
    }
    return isWritten ? 0 : 1;
}
