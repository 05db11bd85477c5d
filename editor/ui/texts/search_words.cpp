#include "editor/ui/texts/search_words.h"

#include <algorithm>

namespace tokisuji {

namespace {

struct SynonymRow {
    ActionId id;
    const char* words;
};

/// Not translated: whoever searches may use either language.
constexpr SynonymRow synonyms[]{
    {ActionId::New, "create make 新規 作る"},
    {ActionId::Open, "load file 読み込む ファイル"},
    {ActionId::OpenAddress, "link web address アドレス リンク"},
    {ActionId::PasteBoard, "paste insert 貼り付け ペースト"},
    {ActionId::Properties, "title author 題名 作者"},
    {ActionId::Export, "png svg pdf picture image qr publish title rules 画像 保存 公開 題名 ルール"},
    {ActionId::ExportReplay, "animation svg html video share 再生 アニメーション 動画 共有"},
    {ActionId::PrintSheet, "pdf booklet several puzzles magazine pages 冊子 小冊子 問題集 まとめて 印刷"},
    {ActionId::CopyImage, "picture screenshot 画像 スクリーンショット"},
    {ActionId::CopyHistoryAddress, "share replay link log 共有 リンク 再生"},
    {ActionId::EstimateSolutions, "count how many number probability 解の数 個数 数える"},
    {ActionId::ShowFinished, "done complete satisfied tick grey 完了 済み"},
    {ActionId::FillFinished, "auto complete cross dot autofill 自動 完了 済み 埋める"},
    {ActionId::CopyPuzzLink, "share address 共有 リンク"},
    {ActionId::ClearAll, "delete erase reset empty 消す 削除 リセット"},
    {ActionId::ClearMarks, "delete erase reset 消す 削除 リセット"},
    {ActionId::ClearNotes, "colour highlight erase 色 塗り 消す"},
    {ActionId::BeginTrial, "assume hypothesis guess try checkpoint 仮定 仮置き 試す"},
    {ActionId::AcceptTrial, "assume hypothesis guess try keep 仮定 仮置き 確定"},
    {ActionId::Reapply, "rebase propagate branch again 枝 やり直し 引き継ぐ"},
    {ActionId::RejectTrial, "assume hypothesis guess try undo checkpoint 仮定 仮置き 戻す"},
    {ActionId::Preferences, "settings options configure language theme 環境設定 オプション 言語"},
    {ActionId::BoardSize, "resize width height rows columns 大きさ 行 列"},
    {ActionId::Scramble, "cube rubik shuffle mix 立方体 キューブ 混ぜる"},
    {ActionId::BackToGoal, "cube reset solved 立方体 キューブ 完成"},
    {ActionId::PlayTurns, "cube moves 立方体 キューブ 手順"},
    {ActionId::ChooseKind, "penpa genre picture drawing ジャンル 図 種類"},
    {ActionId::MakePieces, "eternity tiles エッジマッチ タイル"},
    {ActionId::FlipLeftRight, "mirror reflect 鏡 反転"},
    {ActionId::FlipTopBottom, "mirror reflect 鏡 反転"},
    {ActionId::RotateRight, "turn 回す"},
    {ActionId::RotateLeft, "turn 回す"},
    {ActionId::ZoomFull, "100 等倍"},
    {ActionId::TogglePanel, "sidebar show hide サイドバー 隠す"},
    {ActionId::ToggleTimeline, "history show hide 履歴 隠す"},
    {ActionId::CountMarks, "assume answer 前提"},
    {ActionId::ShowDetermined, "forced certain sure 確実"},
    {ActionId::ShowDifference, "ambiguous other solution 別解"},
    {ActionId::ShowConflict, "contradiction error 矛盾"},
    {ActionId::ShowRedundant, "idle superfluous minimal clues 余分 冗長"},
    {ActionId::ShowWhatIf, "try each clue suggest 試す 候補"},
    {ActionId::WhyThisMark, "explain reason 理由 説明"},
    {ActionId::NextStep, "solve logic explain 手順 論理"},
    {ActionId::SaveTrace, "export html markdown text path solution share steps 書き出し 保存 解き方 手順 共有"},
    {ActionId::EditProfiles, "profile knowledge difficulty techniques 知識 難易度 手筋"},
    {ActionId::MakeMinimal, "redundant idle remove clues 余分 極小 減らす"},
    {ActionId::CheckAnswer, "correct solved verify 正解 判定"},
    {ActionId::Hint, "help stuck 助け"},
    {ActionId::FindMistake, "error wrong 間違い 誤り"},
    {ActionId::AddBookmark, "mark remember しおり"},
    {ActionId::Compare, "diff difference 差 違い"},
    {ActionId::Rules, "help manual how to 遊び方 説明"},
    {ActionId::Shortcuts, "keys keyboard キー 一覧"},
    {ActionId::About, "version licence バージョン"},
};

} // namespace

QString foldedForSearch(const QString& text)
{
    constexpr char16_t firstKatakana = 0x30A1;
    constexpr char16_t lastKatakana = 0x30F6;
    constexpr char16_t toHiragana = 0x60;
    QString plain = text.normalized(QString::NormalizationForm_KC).toCaseFolded();
    for (QChar& c : plain)
        if (c.unicode() >= firstKatakana && c.unicode() <= lastKatakana)
            c = QChar(static_cast<char16_t>(c.unicode() - toHiragana));
    return plain;
}

bool hasAllWords(const QString& text, const QString& query)
{
    const auto words = query.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&](const QString& word) { return text.contains(word); });
}

QString synonymsOf(ActionId id)
{
    const auto found = std::ranges::find(synonyms, id, &SynonymRow::id);
    return found == std::end(synonyms) ? QString() : QString::fromUtf8(found->words);
}

} // namespace tokisuji
