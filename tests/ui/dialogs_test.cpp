// Every dialog in both languages, as small as it gets: no button is cut off.

#include "editor/model/settings.h"
#include "editor/ui/actions.h"
#include "editor/ui/dialogs/about_dialog.h"
#include "editor/ui/dialogs/action_search.h"
#include "editor/ui/dialogs/address_dialog.h"
#include "editor/ui/dialogs/bookmark_dialog.h"
#include "editor/ui/dialogs/export_dialog.h"
#include "editor/ui/dialogs/make_pieces_dialog.h"
#include "editor/ui/dialogs/match_rates_dialog.h"
#include "editor/ui/dialogs/new_dialog.h"
#include "editor/ui/dialogs/pieces_dialog.h"
#include "editor/ui/dialogs/preferences_dialog.h"
#include "editor/ui/dialogs/profile_dialog.h"
#include "editor/ui/dialogs/properties_dialog.h"
#include "editor/ui/dialogs/scramble_dialog.h"
#include "editor/ui/dialogs/sheet_dialog.h"
#include "editor/ui/dialogs/shortcuts_dialog.h"
#include "editor/ui/dialogs/size_dialog.h"
#include "editor/ui/dialogs/sizes_dialog.h"
#include "editor/ui/dialogs/untitled_dialog.h"
#include "editor/ui/help/help_dialog.h"
#include "engine/genre/registry.h"
#include "engine/twisty/twisty_board.h"
#include "tests/support/test.h"
#include "tests/ui/generate_fixture.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QScrollArea>

using namespace tokisuji;

namespace {

/// What dialogs are about.
struct Subject {
    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    QWidget window;
    Actions actions{&window};
    Board board = puzzleOf(small);
    Document document;
    Board pieces = *readPuzzle(findGenre("statuepark")->sample);
    Board sizes = *readPuzzle(findGenre("snakeegg")->sample);
    Board twisty = *readPuzzle(genreWith(AnswerKind::Turns).sample);
};

using Maker = std::unique_ptr<QDialog> (*)(Subject&);

template <class Dialog, class... Arguments>
std::unique_ptr<QDialog> made(Arguments&&... arguments)
{
    return std::make_unique<Dialog>(std::forward<Arguments>(arguments)...);
}

std::unique_ptr<QDialog> preferences(Subject& s, PreferencesDialog::Page page)
{
    auto dialog = std::make_unique<PreferencesDialog>(&s.settings, s.actions);
    dialog->setPage(page);
    return dialog;
}

std::unique_ptr<QDialog> levels(Subject& s)
{
    s.settings.setOwnProfiles({profiles().front()});
    return made<ProfileDialog>(&s.settings);
}

const std::pair<const char*, Maker> dialogs[]{
    {"actions", [](Subject& s) { return made<ActionSearch>(s.actions); }},
    {"address", [](Subject&) { return made<AddressDialog>(); }},
    {"new bookmark",
     [](Subject&) {
         return made<BookmarkDialog>(BookmarkDialog::Purpose::Add, Bookmark{}, QStringLiteral("#3"), QString());
     }},
    {"bookmark",
     [](Subject&) {
         return made<BookmarkDialog>(BookmarkDialog::Purpose::Change, Bookmark{}, QStringLiteral("#3"), QString());
     }},
    {"export", [](Subject& s) { return made<ExportDialog>(s.board, s.folder.filePath(QStringLiteral("a.png"))); }},
    {"about", [](Subject&) { return made<AboutDialog>(); }},
    {"generate", [](Subject& s) { return made<GenerateDialog>(&s.board, false, prompt(s.board)); }},
    {"make pieces",
     [](Subject&) {
         return made<MakePiecesDialog>(Size{6, 6});
     }},
    {"match rates", [](Subject&) { return made<MatchRatesDialog>(); }},
    {"new", [](Subject& s) { return made<NewDialog>(s.settings); }},
    {"pieces", [](Subject& s) { return made<PiecesDialog>(s.pieces); }},
    {"general preferences", [](Subject& s) { return preferences(s, PreferencesDialog::General); }},
    {"checking preferences", [](Subject& s) { return preferences(s, PreferencesDialog::Checking); }},
    {"shortcut preferences", [](Subject& s) { return preferences(s, PreferencesDialog::Shortcuts); }},
    {"levels", levels},
    {"properties", [](Subject&) { return made<PropertiesDialog>(Metadata{}, PropertiesDialog::Access::Edit); }},
    {"scramble", [](Subject& s) { return made<ScrambleDialog>(twistyOf(s.twisty), 20, 7); }},
    {"shortcuts", [](Subject& s) { return made<ShortcutsDialog>(s.actions); }},
    {"sheet", [](Subject& s) { return made<SheetDialog>(&s.document, s.folder.filePath(QStringLiteral("a.pdf"))); }},
    {"size", [](Subject& s) { return made<SizeDialog>(s.board); }},
    {"sizes", [](Subject& s) { return made<SizesDialog>(s.sizes); }},
    {"untitled", [](Subject& s) { return made<UntitledDialog>(s.folder.path()); }},
    {"help", [](Subject&) { return made<HelpDialog>(); }},
};

/// What scrolls may reach beyond what is seen.
bool isInScrollArea(const QWidget* widget)
{
    for (const QWidget* each = widget->parentWidget(); each != nullptr; each = each->parentWidget())
        if (qobject_cast<const QAbstractScrollArea*>(each) != nullptr)
            return true;
    return false;
}

} // namespace

class DialogsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void cleanup() { applyLanguage(QStringLiteral("en")); }

    void noButtonIsCutOff_data()
    {
        QTest::addColumn<int>("dialog");
        QTest::addColumn<QString>("language");
        for (int i = 0; i < static_cast<int>(std::size(dialogs)); ++i)
            for (const char* language : {"en", "ja"})
                QTest::addRow("%s, %s", dialogs[i].first, language) << i << QString::fromLatin1(language);
    }
    void noButtonIsCutOff()
    {
        QFETCH(int, dialog);
        QFETCH(QString, language);
        applyLanguage(language);
        Subject subject;
        const std::unique_ptr<QDialog> shown = dialogs[dialog].second(subject);
        shown->show();
        QVERIFY(QTest::qWaitForWindowExposed(shown.get()));
        shown->resize(shown->minimumSizeHint());
        QTest::qWait(0);
        int buttons = 0;
        for (const auto* button : shown->findChildren<QAbstractButton*>()) {
            if (!button->isVisible() || qobject_cast<QLineEdit*>(button->parent()) != nullptr) // a field's own sign
                continue;
            ++buttons;
            const QSize wanted = button->sizeHint();
            const QPoint corner = button->mapTo(shown.get(), QPoint(button->width(), button->height()));
            const bool isWhole = button->width() >= wanted.width() && button->height() >= wanted.height();
            const bool isInside =
                isInScrollArea(button) || (corner.x() <= shown->width() && corner.y() <= shown->height());
            QVERIFY2(isWhole && isInside, qPrintable(QStringLiteral("%1 \"%2\": %3x%4 of %5x%6, ends at %7,%8 of %9")
                                                         .arg(button->objectName(), button->text())
                                                         .arg(button->width())
                                                         .arg(button->height())
                                                         .arg(wanted.width())
                                                         .arg(wanted.height())
                                                         .arg(corner.x())
                                                         .arg(corner.y())
                                                         .arg(shown->width())));
        }
        QVERIFY(buttons > 0 || dynamic_cast<ActionSearch*>(shown.get()) != nullptr);
    }
};

TOKISUJI_TEST(DialogsTest);
#include "dialogs_test.moc"
