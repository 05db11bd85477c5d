#include "editor/ui/dialogs/generate_dialog.h"

#include "editor/ui/controls/reason_tip.h"
#include "editor/ui/dialogs/dialog_frame.h"
#include "editor/ui/dialogs/generate_form.h"
#include "editor/ui/dialogs/genre_grid.h"
#include "editor/ui/dialogs/pattern_canvas.h"
#include "editor/ui/glyphs.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/panels/share_bar.h"
#include "editor/ui/texts/generate_text.h"
#include "editor/ui/texts/verdict_text.h"
#include "editor/ui/theme.h"
#include "engine/genre/registry.h"

#include <QPainter>
#include <QPushButton>

namespace tokisuji {

namespace {

constexpr int madePictureSide = 320;
constexpr int signSide = 22;
enum Part { PatternPart, BoardPart };

QPixmap verdictSign(Status status, bool isRunning, double ratio)
{
    QPixmap picture(QSize(signSide, signSide) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    const VerdictGlyph glyph = status != Status::Unknown ? glyphOf(status)
                               : isRunning               ? VerdictGlyph::Running
                                                         : VerdictGlyph::NotComputed;
    paintVerdictGlyph(painter, {0, 0, signSide, signSide}, glyph);
    return picture;
}

} // namespace

GenerateDialog::GenerateDialog(const Board* open, bool isReadOnly, QWidget* parent)
    : GenerateDialog(open, isReadOnly, engineGenerate(), parent)
{
}

GenerateDialog::GenerateDialog(const Board* open, bool isReadOnly, GenerateFunction function, QWidget* parent)
    : QDialog(parent), m_isReadOnly(isReadOnly), m_generator(new LiveGenerator(std::move(function), this)),
      m_form(new GenerateForm(open, this)), m_pattern(new PatternCanvas(this)), m_parts(new Segments(2, 110, this)),
      m_stack(new QStackedWidget(this)), m_picture(new QLabel(this)), m_sign(new QLabel(this)),
      m_word(new QLabel(this)), m_share(new ShareBar(this)), m_facts(secondaryLabel(this)),
      m_problem(secondaryLabel(this)), m_start(new QPushButton(this)),
      m_put(new QPushButton(tr("Put on this board"), this))
{
    if (open != nullptr)
        m_open = *open;
    const DialogFrame frame = frameDialog(this, tr("Generate a puzzle"), tr("Open as a new puzzle"));
    m_openNew = frame.accept;
    auto* row = new QHBoxLayout;
    row->setSpacing(24);
    row->addWidget(m_form, 1);
    row->addWidget(makePicture());
    frame.content->addLayout(row, 1);
    m_problem->setObjectName(QStringLiteral("problem"));
    frame.buttons->insertWidget(0, m_start);
    frame.buttons->insertWidget(frame.buttons->count() - 1, m_put);
    m_start->setObjectName(QStringLiteral("startSearch"));
    m_put->setObjectName(QStringLiteral("putHere"));
    m_put->setAutoDefault(false);
    m_openNew->disconnect(this);
    connect(m_openNew, &QPushButton::clicked, this, [this] { finish(Outcome::NewPuzzle); });
    connect(m_put, &QPushButton::clicked, this, [this] { finish(Outcome::ThisBoard); });
    connect(m_start, &QPushButton::clicked, this, &GenerateDialog::startOrStop);
    connect(m_form, &GenerateForm::changed, this, &GenerateDialog::takeForm);
    connect(m_pattern, &PatternCanvas::changed, this, &GenerateDialog::takeForm);
    connect(m_generator, &LiveGenerator::progressChanged, this, &GenerateDialog::takeProgress);
    connect(m_generator, &LiveGenerator::ended, this, &GenerateDialog::takeEnd);
    m_clock.setInterval(100);
    connect(&m_clock, &QTimer::timeout, this,
            [this] { m_facts->setText(progressText(m_generator->progress(), m_generator->ms())); });
    takeForm();
    showVerdict(Status::Unknown, tr("No search has been started yet"));
    resize(940, 600);
}

/// The pattern and the best board share a place: the one is made before the search, the other comes with it.
QWidget* GenerateDialog::makePicture()
{
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    m_parts->setTexts({tr("Pattern"), tr("Board")});
    m_picture->setFixedSize(madePictureSide, madePictureSide);
    m_picture->setAlignment(Qt::AlignCenter);
    auto* patternPage = new QWidget(box);
    auto* page = new QVBoxLayout(patternPage);
    page->setContentsMargins(0, 0, 0, 0);
    auto* help = secondaryLabel(patternPage);
    help->setText(tr("Left button: a clue is required here. Right button: none is allowed."));
    page->addWidget(m_pattern, 1);
    page->addWidget(help);
    m_stack->addWidget(patternPage);
    m_stack->addWidget(m_picture);
    m_sign->setFixedSize(signSide, signSide);
    m_word->setFont(textFont(TextRole::Strong));
    auto* verdict = new QHBoxLayout;
    verdict->setSpacing(8);
    verdict->addWidget(m_sign);
    verdict->addWidget(m_word, 1);
    column->addWidget(m_parts, 0, Qt::AlignLeft);
    column->addWidget(m_stack, 1);
    column->addLayout(verdict);
    m_share->setObjectName(QStringLiteral("share"));
    column->addWidget(m_share);
    column->addWidget(m_facts);
    column->addWidget(m_problem);
    box->setFixedWidth(madePictureSide + 20);
    connect(m_parts, &Segments::chosen, this, &GenerateDialog::showPart);
    return box;
}

void GenerateDialog::showPart(int part)
{
    m_parts->setCurrent(part);
    m_stack->setCurrentIndex(part);
}

// --- before the search ---

void GenerateDialog::takeForm()
{
    m_pattern->setBoardSize(m_form->size());
    if (!takesPattern() && !m_pattern->pattern().empty())
        m_pattern->clear();
    m_pattern->setSymmetry(m_form->symmetry());
    const QString text = problem();
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
    syncButtons();
}

/// It is drawn on squares.
bool GenerateDialog::takesPattern() const
{
    return m_form->genre() != nullptr && m_form->genre()->tiling == Tiling::Squares;
}

QString GenerateDialog::problem() const
{
    const Genre* genre = m_form->genre();
    if (genre == nullptr)
        return problemText(GenerateProblem::CannotGenerate);
    if (m_form->hasBadValues())
        return tr("The values cannot be read; write 1-3, 5 or 0:1, 1-3:2.");
    GenerateOptions options = m_form->options();
    options.pattern = m_pattern->pattern();
    const auto found = problemWith(*genre, options);
    return found ? problemText(*found, *genre, options) : QString();
}

// --- the search ---

void GenerateDialog::startOrStop()
{
    if (m_generator->isRunning()) {
        m_generator->stop();
        return;
    }
    if (!problem().isEmpty())
        return;
    if (m_generator->result() && m_generator->result()->puzzle)
        m_form->takeNextSeed(); // the same one would give the same puzzle
    GenerateOptions options = m_form->options();
    options.pattern = m_pattern->pattern();
    showPart(BoardPart);
    showBoard(m_form->genre()->makeBoard(options.size, options.flags));
    m_generator->start(*m_form->genre(), std::move(options));
    m_clock.start();
    takeProgress();
    syncButtons();
}

void GenerateDialog::takeProgress()
{
    const GenerateProgress& progress = m_generator->progress();
    if (progress.best)
        showBoard(progress.best);
    showVerdict(progress.status, progress.status == Status::Unknown  ? tr("Searching…")
                                 : progress.status == Status::Unique ? tr("Unique; still being refined…")
                                                                     : statusWord(progress.status));
    showShare(progress);
    m_facts->setText(progressText(progress, m_generator->ms()));
}

void GenerateDialog::takeEnd()
{
    m_clock.stop();
    const Generated& result = *m_generator->result();
    showBoard(best());
    showVerdict(result.puzzle ? Status::Unique : result.last.status, endText(result));
    showShare(result.last);
    m_facts->setText(progressText(result.last, m_generator->ms()));
    syncButtons();
    if (result.puzzle)
        m_openNew->setFocus();
}

void GenerateDialog::showVerdict(Status status, const QString& text)
{
    m_sign->setPixmap(verdictSign(status, m_generator->isRunning(), devicePixelRatioF()));
    m_word->setText(text);
}

/// How much of the best board is determined.
void GenerateDialog::showShare(const GenerateProgress& progress)
{
    const bool isRead = progress.status != Status::Unknown && progress.total > 0;
    m_share->setShare(isRead ? static_cast<double>(progress.determined) / progress.total : 0, true);
}

void GenerateDialog::showBoard(const std::optional<Board>& board)
{
    if (board)
        m_picture->setPixmap(boardThumbnail(*board, madePictureSide, devicePixelRatioF()));
    else
        m_picture->clear();
}

// --- after the search ---

std::optional<Board> GenerateDialog::best() const
{
    const auto& result = m_generator->result();
    if (!result)
        return std::nullopt;
    return result->puzzle ? result->puzzle : result->last.best;
}

Board GenerateDialog::board() const
{
    return *best();
}

void GenerateDialog::syncButtons()
{
    const bool isRunning = m_generator->isRunning();
    const bool hasBoard = !isRunning && best().has_value();
    const bool isFound = hasBoard && m_generator->result()->puzzle;
    m_form->setEnabled(!isRunning);
    m_pattern->setEnabled(!isRunning && takesPattern());
    m_start->setText(isRunning ? tr("Stop") : isFound ? tr("Search again") : tr("Search"));
    m_start->setEnabled(isRunning || problem().isEmpty());
    const NeedState isFoundYet{Need::FoundPuzzle, hasBoard};
    allow(m_openNew, {isFoundYet});
    const bool isLikeOpen = hasBoard && m_open && m_open->genre() == best()->genre() && m_open->grid() == best()->grid()
                            && m_open->flags() == best()->flags();
    allow(m_put, {isFoundYet, {Need::LikeOpenBoard, isLikeOpen}, {Need::Writable, !m_isReadOnly}});
    (isFound ? m_openNew : m_start)->setDefault(true);
}

void GenerateDialog::finish(Outcome outcome)
{
    if (!best())
        return;
    m_outcome = outcome;
    accept();
}

void GenerateDialog::reject()
{
    m_generator->stop();
    QDialog::reject();
}

} // namespace tokisuji
