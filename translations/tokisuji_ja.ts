<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Show redundant clues</source>
        <translation>余分なヒントを表示</translation>
    </message>
    <message>
        <source>Compare A and B</source>
        <translation>A と B を比べる</translation>
    </message>
    <message>
        <source>Apply the difference to A</source>
        <translation>違いを A に取り入れる</translation>
    </message>
    <message>
        <source>Apply the difference to B</source>
        <translation>違いを B に取り入れる</translation>
    </message>
    <message>
        <source>Where did I go wrong?</source>
        <translation>どこで間違えた？</translation>
    </message>
    <message>
        <source>Go back to before the first wrong mark</source>
        <translation>最初の間違いの前に戻る</translation>
    </message>
    <message>
        <source>Adopt determined marks</source>
        <translation>確定した印を取り入れる</translation>
    </message>
    <message>
        <source>Adopt solution A</source>
        <translation>解 A を取り入れる</translation>
    </message>
    <message>
        <source>Adopt solution B</source>
        <translation>解 B を取り入れる</translation>
    </message>
    <message>
        <source>New puzzle…</source>
        <translation>新しい問題…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Open URL…</source>
        <translation>URL を開く…</translation>
    </message>
    <message>
        <source>Open from clipboard</source>
        <translation>クリップボードから開く</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出し…</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Close puzzle</source>
        <translation>問題を閉じる</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Copy puzz.link URL</source>
        <translation>puzz.link の URL をコピー</translation>
    </message>
    <message>
        <source>Copy pzv.jp URL</source>
        <translation>pzv.jp の URL をコピー</translation>
    </message>
    <message>
        <source>Copy Tokisuji URL</source>
        <translation>Tokisuji の URL をコピー</translation>
    </message>
    <message>
        <source>Clear marks</source>
        <translation>解答の印を消す</translation>
    </message>
    <message>
        <source>Clear everything</source>
        <translation>すべて消す</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>作る</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
    <message>
        <source>Switch between edit and solve</source>
        <translation>作る・解くを切り替え</translation>
    </message>
    <message>
        <source>Size…</source>
        <translation>大きさ…</translation>
    </message>
    <message>
        <source>Flip left and right</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Flip top and bottom</source>
        <translation>上下反転</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>右に回転</translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation>左に回転</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Fit to window</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>原寸</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>盤面へ</translation>
    </message>
    <message>
        <source>Go to the panel</source>
        <translation>パネルへ</translation>
    </message>
    <message>
        <source>Go to the timeline</source>
        <translation>履歴へ</translation>
    </message>
    <message>
        <source>Go to the tools</source>
        <translation>道具へ</translation>
    </message>
    <message>
        <source>Go to the next area</source>
        <translation>次の領域へ</translation>
    </message>
    <message>
        <source>Treat my marks as given</source>
        <translation>解答の印を条件に含める</translation>
    </message>
    <message>
        <source>Keep checking</source>
        <translation>確認を続ける</translation>
    </message>
    <message>
        <source>Check my answer</source>
        <translation>答え合わせ</translation>
    </message>
    <message>
        <source>Show determined marks</source>
        <translation>確定を表示</translation>
    </message>
    <message>
        <source>Show the difference of two solutions</source>
        <translation>解の違いを表示</translation>
    </message>
    <message>
        <source>Show conflicting clues</source>
        <translation>矛盾ヒントを表示</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>次の場所</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>前の場所</translation>
    </message>
    <message>
        <source>Next alternative</source>
        <translation>次の別解</translation>
    </message>
    <message>
        <source>Previous alternative</source>
        <translation>前の別解</translation>
    </message>
    <message>
        <source>First state</source>
        <translation>最初の状態</translation>
    </message>
    <message>
        <source>One edit back</source>
        <translation>1 手戻る</translation>
    </message>
    <message>
        <source>One edit forward</source>
        <translation>1 手進む</translation>
    </message>
    <message>
        <source>Last state</source>
        <translation>最後の状態</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Last unique</source>
        <translation>最後の唯一解</translation>
    </message>
    <message>
        <source>First with no solution</source>
        <translation>最初の解なし</translation>
    </message>
    <message>
        <source>Biggest drop</source>
        <translation>確定の最大減</translation>
    </message>
    <message>
        <source>Where the intended path broke</source>
        <translation>想定解き筋が崩れたところ</translation>
    </message>
    <message>
        <source>Bookmark…</source>
        <translation>しおり…</translation>
    </message>
    <message>
        <source>Pin as A</source>
        <translation>A としてピン留め</translation>
    </message>
    <message>
        <source>Pin as B</source>
        <translation>B としてピン留め</translation>
    </message>
    <message>
        <source>Search actions…</source>
        <translation>操作を探す…</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>About Tokisuji</source>
        <translation>Tokisuji について</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>盤面(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Solver</source>
        <translation>ソルバー(&amp;S)</translation>
    </message>
    <message>
        <source>Tr&amp;ace</source>
        <translation>解き筋(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Repair</source>
        <translation>修正(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;olve</source>
        <translation>解く(&amp;O)</translation>
    </message>
    <message>
        <source>His&amp;tory</source>
        <translation>履歴(&amp;T)</translation>
    </message>
    <message>
        <source>Hel&amp;p</source>
        <translation>ヘルプ(&amp;P)</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>新しいウィンドウ</translation>
    </message>
    <message>
        <source>Untitled puzzles…</source>
        <translation>無題の問題…</translation>
    </message>
    <message>
        <source>Duplicate…</source>
        <translation>複製…</translation>
    </message>
    <message>
        <source>Properties…</source>
        <translation>問題の情報…</translation>
    </message>
    <message>
        <source>Import history…</source>
        <translation>履歴を読み込む…</translation>
    </message>
    <message>
        <source>Export history…</source>
        <translation>履歴を書き出す…</translation>
    </message>
    <message>
        <source>Export replay…</source>
        <translation>リプレイを書き出す…</translation>
    </message>
    <message>
        <source>Sheet of puzzles…</source>
        <translation>問題をまとめて印刷…</translation>
    </message>
    <message>
        <source>Show reasons of a step</source>
        <translation>手の根拠を表示</translation>
    </message>
    <message>
        <source>Next step of the trace</source>
        <translation>次の手</translation>
    </message>
    <message>
        <source>Previous step of the trace</source>
        <translation>前の手</translation>
    </message>
    <message>
        <source>Enter or leave the hypothesis</source>
        <translation>仮定に入る・出る</translation>
    </message>
    <message>
        <source>Play the trace</source>
        <translation>解き筋を再生</translation>
    </message>
    <message>
        <source>Show the board after the step</source>
        <translation>手のあとの盤面を表示</translation>
    </message>
    <message>
        <source>Swap the refuted case and the correct one</source>
        <translation>破綻した場合と正しい場合を入れ替え</translation>
    </message>
    <message>
        <source>Why this mark?</source>
        <translation>この印はなぜ？</translation>
    </message>
    <message>
        <source>Adopt the trace up to this step</source>
        <translation>この手まで盤面に取り込む</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Mark this path as intended</source>
        <translation>この解き筋を想定解き筋にする</translation>
    </message>
    <message>
        <source>Mark this step as intended (toggle)</source>
        <translation>この手を想定に入れる／外す</translation>
    </message>
    <message>
        <source>Clear the intended path</source>
        <translation>想定解き筋を消す</translation>
    </message>
    <message>
        <source>Levels…</source>
        <translation>レベル…</translation>
    </message>
    <message>
        <source>Rules and tools</source>
        <translation>ルールと操作</translation>
    </message>
    <message>
        <source>Pieces…</source>
        <translation>ピース…</translation>
    </message>
    <message>
        <source>Kind of the drawing…</source>
        <translation>図の種類…</translation>
    </message>
    <message>
        <source>Show what each clue would do</source>
        <translation>もしも（ヒントを入れた結果）を表示</translation>
    </message>
    <message>
        <source>Adopt the chosen change</source>
        <translation>選んだ変更を採用</translation>
    </message>
    <message>
        <source>Preview the chosen change</source>
        <translation>選んだ変更を盤面で試し見</translation>
    </message>
    <message>
        <source>Make minimal</source>
        <translation>余分をすべて消す</translation>
    </message>
    <message>
        <source>Generate…</source>
        <translation>自動生成…</translation>
    </message>
    <message>
        <source>Create an edge-matching puzzle…</source>
        <translation>辺合わせパズルを作成…</translation>
    </message>
    <message>
        <source>Shuffle the pieces</source>
        <translation>ピースを混ぜる</translation>
    </message>
    <message>
        <source>Match rates of edge-matching…</source>
        <translation>辺合わせの一致率…</translation>
    </message>
    <message>
        <source>Scramble…</source>
        <translation>スクランブル…</translation>
    </message>
    <message>
        <source>Back to the goal</source>
        <translation>完成形に戻す</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>1 手進める</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>1 手戻す</translation>
    </message>
    <message>
        <source>Play the turns</source>
        <translation>手順を再生</translation>
    </message>
    <message>
        <source>Next solution in turns</source>
        <translation>次の手順</translation>
    </message>
    <message>
        <source>Previous solution in turns</source>
        <translation>前の手順</translation>
    </message>
    <message>
        <source>Copy the turns</source>
        <translation>手順をコピー</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>盤面に戻る</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切り取り</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Erase the selected clues</source>
        <translation>選択範囲のヒントを消す</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Rotate the selection right</source>
        <translation>選択範囲を右回転</translation>
    </message>
    <message>
        <source>Rotate the selection left</source>
        <translation>選択範囲を左回転</translation>
    </message>
    <message>
        <source>Flip the selection left and right</source>
        <translation>選択範囲を左右反転</translation>
    </message>
    <message>
        <source>Flip the selection top and bottom</source>
        <translation>選択範囲を上下反転</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>上にずらす</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>下にずらす</translation>
    </message>
    <message>
        <source>Shift left</source>
        <translation>左にずらす</translation>
    </message>
    <message>
        <source>Shift right</source>
        <translation>右にずらす</translation>
    </message>
    <message>
        <source>Clear notes</source>
        <translation>メモを消す</translation>
    </message>
    <message>
        <source>Begin a trial</source>
        <translation>仮置きを始める</translation>
    </message>
    <message>
        <source>Accept the trial</source>
        <translation>仮置きを採用する</translation>
    </message>
    <message>
        <source>Reject the trial</source>
        <translation>仮置きを取り消す</translation>
    </message>
    <message>
        <source>Reapply what followed</source>
        <translation>そのあとの編集をやり直す</translation>
    </message>
    <message>
        <source>Copy the puzzle with its trace</source>
        <translation>問題と解き筋をコピー</translation>
    </message>
    <message>
        <source>Copy the puzzle with its trace as Markdown</source>
        <translation>問題と解き筋を Markdown でコピー</translation>
    </message>
    <message>
        <source>Save the trace as a page with pictures…</source>
        <translation>解き筋を図入りのページとして保存…</translation>
    </message>
    <message>
        <source>Copy Tokisuji URL with the history</source>
        <translation>Tokisuji の URL を履歴ごとコピー</translation>
    </message>
    <message>
        <source>Estimate the number of solutions</source>
        <translation>解の数を見積もる</translation>
    </message>
    <message>
        <source>Show finished clues</source>
        <translation>済んだヒントに印を付ける</translation>
    </message>
    <message>
        <source>Fill in the rest of finished clues</source>
        <translation>済んだヒントの残りを埋める</translation>
    </message>
</context>
<context>
    <name>AdviceText</name>
    <message>
        <source>Add %1 at %2</source>
        <translation>%2 に %1 を置く</translation>
    </message>
    <message>
        <source>Remove %1 at %2</source>
        <translation>%2 の %1 を消す</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2 に %1</translation>
    </message>
    <message>
        <source>%1 / %2 tried</source>
        <translation>%1 / %2 通りを確認</translation>
    </message>
    <message numerus="yes">
        <source>%n single edits make it unique</source>
        <translation>
            <numerusform>1 手で唯一解になる変更 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes</source>
        <translation>
            <numerusform>%n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No single edit makes it unique; these %n determine more</source>
        <translation>
            <numerusform>1 手では唯一解になりません。確定が増えるものは %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>No single edit makes it unique or determines more</source>
        <translation>1 手では唯一解にならず、確定も増えません</translation>
    </message>
    <message>
        <source>No single edit restores a solution</source>
        <translation>1 手では解が戻りません</translation>
    </message>
    <message>
        <source>Looking for edits…</source>
        <translation>変更を探しています…</translation>
    </message>
    <message>
        <source>Stopped at the time limit; there may be more</source>
        <translation>時間切れで止めました。ほかにもあるかもしれません</translation>
    </message>
    <message>
        <source>Some edits took too long to check; there may be more</source>
        <translation>確認に時間がかかりすぎた変更があります。ほかにもあるかもしれません</translation>
    </message>
    <message numerus="yes">
        <source>%n clues</source>
        <translation>
            <numerusform>%n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>No clue is redundant</source>
        <translation>余分なヒントはありません</translation>
    </message>
    <message>
        <source>Trying each clue…</source>
        <translation>ヒントを 1 つずつ確かめています…</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>なくてもよい</translation>
    </message>
    <message>
        <source>? is enough</source>
        <translation>? で足りる</translation>
    </message>
    <message>
        <source>%1 tried · %2</source>
        <translation>%1 通りを確認 ・ %2</translation>
    </message>
    <message>
        <source>%1 / %2 tried · %3</source>
        <translation>%1 / %2 通り ・ %3</translation>
    </message>
    <message>
        <source>%1: %2 in A · %3 in B</source>
        <translation>%1: A なら %2 ・ B なら %3</translation>
    </message>
    <message>
        <source>%1: %2 in A</source>
        <translation>%1: A なら %2</translation>
    </message>
    <message>
        <source>%1: %2 in B</source>
        <translation>%1: B なら %2</translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n か所</numerusform>
        </translation>
    </message>
    <message>
        <source>unique with %1</source>
        <translation>%1 なら唯一解</translation>
    </message>
    <message>
        <source>several with %1</source>
        <translation>%1 なら複数解</translation>
    </message>
    <message>
        <source>no solution with %1</source>
        <translation>%1 なら解なし</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>offered: %1</source>
        <translation>候補: %1</translation>
    </message>
    <message>
        <source>offered: %1, %2</source>
        <translation>候補: %1、%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
</context>
<context>
    <name>AtomText</name>
    <message numerus="yes">
        <source>%1 is shaded</source>
        <translation>
            <numerusform>%1 は黒マス</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is unshaded</source>
        <translation>
            <numerusform>%1 は白マス</numerusform>
        </translation>
    </message>
    <message>
        <source>Assume %1 shaded</source>
        <translation>%1 を黒と仮定</translation>
    </message>
    <message>
        <source>Assume %1 unshaded</source>
        <translation>%1 を白と仮定</translation>
    </message>
    <message>
        <source>With %1 shaded</source>
        <translation>%1 を黒とすると、</translation>
    </message>
    <message>
        <source>With %1 unshaded</source>
        <translation>%1 を白とすると、</translation>
    </message>
    <message>
        <source>Whether %1 is shaded or not</source>
        <translation>%1 が黒でも白でも、</translation>
    </message>
    <message>
        <source>exactly one of %1 is shaded</source>
        <translation>%1 の一方だけが黒マス</translation>
    </message>
    <message>
        <source>both or neither of %1 are shaded</source>
        <translation>%1 は両方とも黒マスか、両方とも白マス</translation>
    </message>
    <message numerus="yes">
        <source>there is a lamp in %1</source>
        <translation>
            <numerusform>%1 に照明が入る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no lamp in %1</source>
        <translation>
            <numerusform>%1 に照明は入らない</numerusform>
        </translation>
    </message>
    <message>
        <source>Assume a lamp in %1</source>
        <translation>%1 に照明があると仮定</translation>
    </message>
    <message>
        <source>Assume no lamp in %1</source>
        <translation>%1 に照明がないと仮定</translation>
    </message>
    <message>
        <source>With a lamp in %1</source>
        <translation>%1 に照明があると、</translation>
    </message>
    <message>
        <source>Without a lamp in %1</source>
        <translation>%1 に照明がないと、</translation>
    </message>
    <message>
        <source>With or without a lamp in %1</source>
        <translation>%1 に照明があってもなくても、</translation>
    </message>
    <message>
        <source>there is a lamp in exactly one of %1</source>
        <translation>%1 の一方だけに照明が入る</translation>
    </message>
    <message>
        <source>there is a lamp in both or neither of %1</source>
        <translation>%1 は両方に照明が入るか、どちらにも入らない</translation>
    </message>
    <message numerus="yes">
        <source>there is a star in %1</source>
        <translation>
            <numerusform>%1 に星が入る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no star in %1</source>
        <translation>
            <numerusform>%1 に星は入らない</numerusform>
        </translation>
    </message>
    <message>
        <source>Assume a star in %1</source>
        <translation>%1 に星があると仮定</translation>
    </message>
    <message>
        <source>Assume no star in %1</source>
        <translation>%1 に星がないと仮定</translation>
    </message>
    <message>
        <source>With a star in %1</source>
        <translation>%1 に星があると、</translation>
    </message>
    <message>
        <source>Without a star in %1</source>
        <translation>%1 に星がないと、</translation>
    </message>
    <message>
        <source>With or without a star in %1</source>
        <translation>%1 に星があってもなくても、</translation>
    </message>
    <message>
        <source>there is a star in exactly one of %1</source>
        <translation>%1 の一方だけに星が入る</translation>
    </message>
    <message>
        <source>there is a star in both or neither of %1</source>
        <translation>%1 は両方に星が入るか、どちらにも入らない</translation>
    </message>
    <message numerus="yes">
        <source>there is a tent in %1</source>
        <translation>
            <numerusform>%1 にテントが入る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no tent in %1</source>
        <translation>
            <numerusform>%1 にテントは入らない</numerusform>
        </translation>
    </message>
    <message>
        <source>Assume a tent in %1</source>
        <translation>%1 にテントがあると仮定</translation>
    </message>
    <message>
        <source>Assume no tent in %1</source>
        <translation>%1 にテントがないと仮定</translation>
    </message>
    <message>
        <source>With a tent in %1</source>
        <translation>%1 にテントがあると、</translation>
    </message>
    <message>
        <source>Without a tent in %1</source>
        <translation>%1 にテントがないと、</translation>
    </message>
    <message>
        <source>With or without a tent in %1</source>
        <translation>%1 にテントがあってもなくても、</translation>
    </message>
    <message>
        <source>there is a tent in exactly one of %1</source>
        <translation>%1 の一方だけにテントが入る</translation>
    </message>
    <message>
        <source>there is a tent in both or neither of %1</source>
        <translation>%1 は両方にテントが入るか、どちらにも入らない</translation>
    </message>
    <message numerus="yes">
        <source>there is a square in %1</source>
        <translation>
            <numerusform>%1 に□が入る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no square in %1</source>
        <translation>
            <numerusform>%1 に□は入らない</numerusform>
        </translation>
    </message>
    <message>
        <source>Assume a square in %1</source>
        <translation>%1 に□があると仮定</translation>
    </message>
    <message>
        <source>Assume no square in %1</source>
        <translation>%1 に□がないと仮定</translation>
    </message>
    <message>
        <source>With a square in %1</source>
        <translation>%1 に□があると、</translation>
    </message>
    <message>
        <source>Without a square in %1</source>
        <translation>%1 に□がないと、</translation>
    </message>
    <message>
        <source>With or without a square in %1</source>
        <translation>%1 に□があってもなくても、</translation>
    </message>
    <message>
        <source>there is a square in exactly one of %1</source>
        <translation>%1 の一方だけに□が入る</translation>
    </message>
    <message>
        <source>there is a square in both or neither of %1</source>
        <translation>%1 は両方に□が入るか、どちらにも入らない</translation>
    </message>
    <message numerus="yes">
        <source>there is a diamond at %1</source>
        <translation>
            <numerusform>%1にひし形が入る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no diamond at %1</source>
        <translation>
            <numerusform>%1にひし形は入らない</numerusform>
        </translation>
    </message>
    <message>
        <source>Assume a diamond at %1</source>
        <translation>%1にひし形があると仮定</translation>
    </message>
    <message>
        <source>Assume no diamond at %1</source>
        <translation>%1にひし形がないと仮定</translation>
    </message>
    <message>
        <source>With a diamond at %1</source>
        <translation>%1にひし形があると、</translation>
    </message>
    <message>
        <source>Without a diamond at %1</source>
        <translation>%1にひし形がないと、</translation>
    </message>
    <message>
        <source>With or without a diamond at %1</source>
        <translation>%1にひし形があってもなくても、</translation>
    </message>
    <message>
        <source>there is a diamond at exactly one of %1</source>
        <translation>%1の一方だけにひし形が入る</translation>
    </message>
    <message>
        <source>there is a diamond at both or neither of %1</source>
        <translation>%1は両方にひし形が入るか、どちらにも入らない</translation>
    </message>
    <message numerus="yes">
        <source>there is a pin at %1</source>
        <translation>
            <numerusform>%1にピンが入る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no pin at %1</source>
        <translation>
            <numerusform>%1にピンは入らない</numerusform>
        </translation>
    </message>
    <message>
        <source>Assume a pin at %1</source>
        <translation>%1にピンがあると仮定</translation>
    </message>
    <message>
        <source>Assume no pin at %1</source>
        <translation>%1にピンがないと仮定</translation>
    </message>
    <message>
        <source>With a pin at %1</source>
        <translation>%1にピンがあると、</translation>
    </message>
    <message>
        <source>Without a pin at %1</source>
        <translation>%1にピンがないと、</translation>
    </message>
    <message>
        <source>With or without a pin at %1</source>
        <translation>%1にピンがあってもなくても、</translation>
    </message>
    <message>
        <source>there is a pin at exactly one of %1</source>
        <translation>%1の一方だけにピンが入る</translation>
    </message>
    <message>
        <source>there is a pin at both or neither of %1</source>
        <translation>%1は両方にピンが入るか、どちらにも入らない</translation>
    </message>
    <message numerus="yes">
        <source>there is a number in %1</source>
        <translation>
            <numerusform>%1 に数字が入る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no number in %1</source>
        <translation>
            <numerusform>%1 に数字は入らない</numerusform>
        </translation>
    </message>
    <message>
        <source>Assume a number in %1</source>
        <translation>%1 に数字があると仮定</translation>
    </message>
    <message>
        <source>Assume no number in %1</source>
        <translation>%1 に数字がないと仮定</translation>
    </message>
    <message>
        <source>With a number in %1</source>
        <translation>%1 に数字があると、</translation>
    </message>
    <message>
        <source>Without a number in %1</source>
        <translation>%1 に数字がないと、</translation>
    </message>
    <message>
        <source>With or without a number in %1</source>
        <translation>%1 に数字があってもなくても、</translation>
    </message>
    <message>
        <source>there is a number in exactly one of %1</source>
        <translation>%1 の一方だけに数字が入る</translation>
    </message>
    <message>
        <source>there is a number in both or neither of %1</source>
        <translation>%1 は両方に数字が入るか、どちらにも入らない</translation>
    </message>
    <message numerus="yes">
        <source>there is a line on %1</source>
        <translation>
            <numerusform>%1に線が入る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no line on %1</source>
        <translation>
            <numerusform>%1に線は引けない</numerusform>
        </translation>
    </message>
    <message>
        <source>Assume a line on %1</source>
        <translation>%1に線があると仮定</translation>
    </message>
    <message>
        <source>Assume no line on %1</source>
        <translation>%1に線がないと仮定</translation>
    </message>
    <message>
        <source>With a line on %1</source>
        <translation>%1に線があると、</translation>
    </message>
    <message>
        <source>Without a line on %1</source>
        <translation>%1に線がないと、</translation>
    </message>
    <message>
        <source>With or without a line on %1</source>
        <translation>%1に線があってもなくても、</translation>
    </message>
    <message>
        <source>there is a line on exactly one of %1</source>
        <translation>%1の一方だけに線が入る</translation>
    </message>
    <message>
        <source>there is a line on both or neither of %1</source>
        <translation>%1は両方に線が入るか、どちらにも入らない</translation>
    </message>
    <message numerus="yes">
        <source>there is a border on %1</source>
        <translation>
            <numerusform>%1に境界線が入る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no border on %1</source>
        <translation>
            <numerusform>%1に境界線は引けない</numerusform>
        </translation>
    </message>
    <message>
        <source>Assume a border on %1</source>
        <translation>%1に境界線があると仮定</translation>
    </message>
    <message>
        <source>Assume no border on %1</source>
        <translation>%1に境界線がないと仮定</translation>
    </message>
    <message>
        <source>With a border on %1</source>
        <translation>%1に境界線があると、</translation>
    </message>
    <message>
        <source>Without a border on %1</source>
        <translation>%1に境界線がないと、</translation>
    </message>
    <message>
        <source>With or without a border on %1</source>
        <translation>%1に境界線があってもなくても、</translation>
    </message>
    <message>
        <source>there is a border on exactly one of %1</source>
        <translation>%1の一方だけに境界線が入る</translation>
    </message>
    <message>
        <source>there is a border on both or neither of %1</source>
        <translation>%1は両方に境界線が入るか、どちらにも入らない</translation>
    </message>
    <message numerus="yes">
        <source>the line %1 is drawn</source>
        <translation>
            <numerusform>%1に線が入る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the line %1 is not drawn</source>
        <translation>
            <numerusform>%1に線は引けない</numerusform>
        </translation>
    </message>
    <message>
        <source>Assume a line %1</source>
        <translation>%1に線があると仮定</translation>
    </message>
    <message>
        <source>Assume no line %1</source>
        <translation>%1に線がないと仮定</translation>
    </message>
    <message>
        <source>With a line %1</source>
        <translation>%1に線があると、</translation>
    </message>
    <message>
        <source>Without a line %1</source>
        <translation>%1に線がないと、</translation>
    </message>
    <message>
        <source>With or without a line %1</source>
        <translation>%1に線があってもなくても、</translation>
    </message>
    <message>
        <source>exactly one of the lines %1 is drawn</source>
        <translation>%1の一方だけに線が入る</translation>
    </message>
    <message>
        <source>both or neither of the lines %1 are drawn</source>
        <translation>%1は両方に線が入るか、どちらにも入らない</translation>
    </message>
    <message numerus="yes">
        <source>there is no bridge %1</source>
        <translation>
            <numerusform>%1に橋は架からない</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is one bridge %1</source>
        <translation>
            <numerusform>%1に橋が 1 本架かる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are two bridges %1</source>
        <translation>
            <numerusform>%1に橋が 2 本架かる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is at least one bridge %1</source>
        <translation>
            <numerusform>%1に橋が 1 本以上架かる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is at most one bridge %1</source>
        <translation>
            <numerusform>%1に橋は 1 本まで</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %2</source>
        <translation>
            <numerusform>%1 は %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is not %2</source>
        <translation>
            <numerusform>%1 は %2 ではない</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is at least %2</source>
        <translation>
            <numerusform>%1 は %2 以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is at most %2</source>
        <translation>
            <numerusform>%1 は %2 以下</numerusform>
        </translation>
    </message>
    <message>
        <source>Assume no bridge %1</source>
        <translation>%1に橋がないと仮定</translation>
    </message>
    <message>
        <source>Assume one bridge %1</source>
        <translation>%1に橋が 1 本と仮定</translation>
    </message>
    <message>
        <source>Assume two bridges %1</source>
        <translation>%1に橋が 2 本と仮定</translation>
    </message>
    <message>
        <source>Assume a bridge %1</source>
        <translation>%1に橋があると仮定</translation>
    </message>
    <message>
        <source>Assume at most one bridge %1</source>
        <translation>%1に橋が 1 本以下と仮定</translation>
    </message>
    <message>
        <source>Assume %1 is not %2</source>
        <translation>%1 は %2 以外と仮定</translation>
    </message>
    <message>
        <source>Assume %1 is %2</source>
        <translation>%1 を %2 と仮定</translation>
    </message>
    <message>
        <source>Without a bridge %1</source>
        <translation>%1に橋がないと、</translation>
    </message>
    <message>
        <source>With one bridge %1</source>
        <translation>%1に橋が 1 本だと、</translation>
    </message>
    <message>
        <source>With two bridges %1</source>
        <translation>%1に橋が 2 本だと、</translation>
    </message>
    <message>
        <source>With a bridge %1</source>
        <translation>%1に橋があると、</translation>
    </message>
    <message>
        <source>With at most one bridge %1</source>
        <translation>%1に橋が 1 本以下だと、</translation>
    </message>
    <message>
        <source>Without %2 in %1</source>
        <translation>%1 が %2 以外だと、</translation>
    </message>
    <message>
        <source>With %2 in %1</source>
        <translation>%1 が %2 だと、</translation>
    </message>
    <message>
        <source>With two bridges or fewer %1</source>
        <translation>%1の橋が 2 本でもそれより少なくても、</translation>
    </message>
    <message>
        <source>With or without a bridge %1</source>
        <translation>%1に橋があってもなくても、</translation>
    </message>
    <message>
        <source>Whatever is in %1</source>
        <translation>%1 に何が入っても、</translation>
    </message>
    <message>
        <source>%1 exactly when %2</source>
        <comment>two statements</comment>
        <translation>「%1」と「%2」は同時に成り立つ</translation>
    </message>
    <message>
        <source>either %1 or %2</source>
        <comment>two statements</comment>
        <translation>「%1」か「%2」のどちらか一方だけ</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <comment>statements and the last one</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 … (%2)</source>
        <comment>the beginning of a list and how many there are</comment>
        <translation>%1 …（%2）</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>, </source>
        <comment>between facts of a place</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>border %1</source>
        <translation>境界 %1</translation>
    </message>
    <message>
        <source>thin border %1</source>
        <translation>細い境界 %1</translation>
    </message>
    <message>
        <source>arrow from %1</source>
        <translation>%1からの矢印</translation>
    </message>
    <message>
        <source>arrow to %1</source>
        <translation>%1への矢印</translation>
    </message>
    <message>
        <source>bridge %1</source>
        <translation>橋 %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>線 %1</translation>
    </message>
    <message>
        <source>double bridge %1</source>
        <translation>二重の橋 %1</translation>
    </message>
    <message>
        <source>cross %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>in conflict</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>solution A: %1</source>
        <translation>解 A: %1</translation>
    </message>
    <message>
        <source>solution B: %1</source>
        <translation>解 B: %1</translation>
    </message>
    <message>
        <source>determined: %1</source>
        <translation>確定: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>unknown clue</source>
        <translation>不明のヒント</translation>
    </message>
    <message>
        <source>white pearl</source>
        <translation>白丸</translation>
    </message>
    <message>
        <source>black pearl</source>
        <translation>黒丸</translation>
    </message>
    <message>
        <source>clue %1</source>
        <translation>ヒント %1</translation>
    </message>
    <message>
        <source>shaded</source>
        <translation>黒マス</translation>
    </message>
    <message>
        <source>unshaded</source>
        <translation>白マス</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>数字 %1</translation>
    </message>
    <message>
        <source>background %1</source>
        <translation>背景色 %1</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>候補 %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between sides of a cell</comment>
        <translation>・</translation>
    </message>
    <message>
        <source>top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>arrow up</source>
        <translation>上向き</translation>
    </message>
    <message>
        <source>arrow down</source>
        <translation>下向き</translation>
    </message>
    <message>
        <source>arrow left</source>
        <translation>左向き</translation>
    </message>
    <message>
        <source>arrow right</source>
        <translation>右向き</translation>
    </message>
    <message>
        <source>crossed off</source>
        <translation>消し込み済み</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>丸</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>×</translation>
    </message>
    <message>
        <source>piece %1 is pinned here</source>
        <translation>ピース %1 を固定</translation>
    </message>
    <message>
        <source>piece with left %1, top %2, right %3, bottom %4</source>
        <translation>ピース: 左 %1、上 %2、右 %3、下 %4</translation>
    </message>
</context>
<context>
    <name>ClueText</name>
    <message>
        <source>white circle</source>
        <translation>白丸</translation>
    </message>
    <message>
        <source>black circle</source>
        <translation>黒丸</translation>
    </message>
    <message>
        <source>white dot</source>
        <translation>白点</translation>
    </message>
    <message>
        <source>black dot</source>
        <translation>黒点</translation>
    </message>
        <message>
        <source>grey dot</source>
        <translation>灰色の点</translation>
    </message>
    <message>
        <source>plain mark</source>
        <translation>無印</translation>
    </message>
    <message>
        <source>border</source>
        <translation>境界</translation>
    </message>
    <message>
        <source>thin border</source>
        <translation>細い境界</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>穴</translation>
    </message>
    <message>
        <source>water</source>
        <translation>水面</translation>
    </message>
    <message>
        <source>clue cell</source>
        <translation>ヒントマス</translation>
    </message>
    <message>
        <source>filled cell</source>
        <translation>埋めマス</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>旗門</translation>
    </message>
    <message>
        <source>start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>カップ</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>×</translation>
    </message>
    <message>
        <source>double line</source>
        <translation>二重線</translation>
    </message>
    <message>
        <source>line</source>
        <translation>線</translation>
    </message>
    <message>
        <source>no border</source>
        <translation>境界なし</translation>
    </message>
    <message>
        <source>shaded</source>
        <translation>黒マス</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>白マスの点</translation>
    </message>
    <message>
        <source> · </source>
        <translation> ・ </translation>
    </message>
    <message>
        <source>slash</source>
        <translation>右上がりの斜線</translation>
    </message>
    <message>
        <source>backslash</source>
        <translation>右下がりの斜線</translation>
    </message>
    <message>
        <source>nothing here</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>background</source>
        <translation>背景色</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>background colour</source>
        <translation>背景色</translation>
    </message>
    <message>
        <source>direction of the line</source>
        <translation>線の向き</translation>
    </message>
    <message>
        <source>small dot</source>
        <translation>小さい点</translation>
    </message>
    <message>
        <source>crossed off</source>
        <translation>消し込み済み</translation>
    </message>
    <message>
        <source>chessboard</source>
        <translation>市松模様</translation>
    </message>
    <message>
        <source>square</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>水色</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>EditText</name>
    <message>
        <source>border %1</source>
        <translation>境界 %1</translation>
    </message>
    <message>
        <source>thin border %1</source>
        <translation>細い境界 %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2 に %1</translation>
    </message>
    <message>
        <source>erase border %1</source>
        <translation>境界 %1 を消す</translation>
    </message>
    <message>
        <source>erase thin border %1</source>
        <translation>細い境界 %1 を消す</translation>
    </message>
    <message>
        <source>erase %1 at %2</source>
        <translation>%2 の %1 を消す</translation>
    </message>
    <message>
        <source>shade %1</source>
        <translation>%1 を黒マスに</translation>
    </message>
    <message>
        <source>dot at %1</source>
        <translation>%1 に白マスの印</translation>
    </message>
    <message>
        <source>cross at %1</source>
        <translation>%1 に ×</translation>
    </message>
    <message>
        <source>double line %1</source>
        <translation>二重線 %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>線 %1</translation>
    </message>
    <message>
        <source>note at %1</source>
        <translation>%1 にメモ</translation>
    </message>
    <message>
        <source>erase mark at %1</source>
        <translation>%1 の印を消す</translation>
    </message>
    <message numerus="yes">
        <source>shade %n cells</source>
        <translation>
            <numerusform>黒マス %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dots</source>
        <translation>
            <numerusform>白マスの印 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crosses</source>
        <translation>
            <numerusform>× %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>線 %n 本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marks</source>
        <translation>
            <numerusform>印 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clues</source>
        <translation>
            <numerusform>ヒント %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n borders erased</source>
        <translation>
            <numerusform>境界 %n 本を消す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n borders drawn</source>
        <translation>
            <numerusform>境界 %n 本を引く</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add %n rows</source>
        <translation>
            <numerusform>%n 行を追加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add %n columns</source>
        <translation>
            <numerusform>%n 列を追加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n rows</source>
        <translation>
            <numerusform>%n 行を削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n columns</source>
        <translation>
            <numerusform>%n 列を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>flip left and right</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>flip top and bottom</source>
        <translation>上下反転</translation>
    </message>
    <message>
        <source>rotate right</source>
        <translation>右に回転</translation>
    </message>
    <message>
        <source>rotate left</source>
        <translation>左に回転</translation>
    </message>
    <message>
        <source>start</source>
        <translation>開始時</translation>
    </message>
    <message>
        <source>variant rules</source>
        <translation>変種ルール</translation>
    </message>
    <message>
        <source>board changed</source>
        <translation>盤面の変更</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message numerus="yes">
        <source>room at %1: %n shaded</source>
        <translation>
            <numerusform>%1 の部屋「黒マス %n 個」</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2×%3</source>
        <translation>%1 %2×%3</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a clue that stands there</comment>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>setting for the whole board</source>
        <translation>盤面全体の設定</translation>
    </message>
    <message>
        <source>Tokisuji does not know the rules of %1 yet.</source>
        <translation>%1 のルールにはまだ対応していません。</translation>
    </message>
    <message>
        <source>piece %1</source>
        <translation>ピース %1</translation>
    </message>
    <message>
        <source>rotate %1 at %2</source>
        <translation>%2 の%1を回転</translation>
    </message>
    <message>
        <source>remove %1 from %2</source>
        <translation>%2 の%1を外す</translation>
    </message>
    <message>
        <source>piece from %1 to %2</source>
        <translation>ピースを %1 から %2 へ</translation>
    </message>
    <message>
        <source>swap %1 and %2</source>
        <translation>%1 と %2 を入れ替え</translation>
    </message>
    <message>
        <source>pin %1 at %2</source>
        <translation>%2 の%1を固定</translation>
    </message>
    <message>
        <source>unpin %1 at %2</source>
        <translation>%2 の%1の固定を解除</translation>
    </message>
    <message>
        <source>colour %1 on the %2 of %3</source>
        <translation>%3 の%2を色 %1 に</translation>
    </message>
    <message>
        <source>shuffle the pieces</source>
        <translation>ピースを混ぜる</translation>
    </message>
    <message>
        <source>top</source>
        <comment>of a piece</comment>
        <translation>上辺</translation>
    </message>
    <message>
        <source>bottom</source>
        <comment>of a piece</comment>
        <translation>下辺</translation>
    </message>
    <message>
        <source>left</source>
        <comment>of a piece</comment>
        <translation>左辺</translation>
    </message>
    <message>
        <source>right</source>
        <comment>of a piece</comment>
        <translation>右辺</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>回転 %1</translation>
    </message>
    <message>
        <source>remove the colour at %1</source>
        <translation>%1 の色を消す</translation>
    </message>
    <message numerus="yes">
        <source>%n stickers</source>
        <translation>
            <numerusform>シール %n 枚</numerusform>
        </translation>
    </message>
    <message>
        <source>back to the goal</source>
        <translation>完成形に戻す</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n images</source>
        <translation>
            <numerusform>%1（対称な %n か所も）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>erase %n clues</source>
        <translation>
            <numerusform>ヒント %n 個を消す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %n clues, %1 to %2</source>
        <translation>
            <numerusform>ヒント %n 個を移動（%1 を %2 へ）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>flip %n clues left and right</source>
        <translation>
            <numerusform>ヒント %n 個を左右反転</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>flip %n clues top and bottom</source>
        <translation>
            <numerusform>ヒント %n 個を上下反転</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rotate %n clues right</source>
        <translation>
            <numerusform>ヒント %n 個を右に回転</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rotate %n clues left</source>
        <translation>
            <numerusform>ヒント %n 個を左に回転</numerusform>
        </translation>
    </message>
    <message>
        <source>shift up</source>
        <translation>上にずらす</translation>
    </message>
    <message>
        <source>shift down</source>
        <translation>下にずらす</translation>
    </message>
    <message>
        <source>shift left</source>
        <translation>左にずらす</translation>
    </message>
    <message>
        <source>shift right</source>
        <translation>右にずらす</translation>
    </message>
    <message>
        <source>erase note at %1</source>
        <translation>%1 のメモを消す</translation>
    </message>
    <message numerus="yes">
        <source>erase %n notes</source>
        <translation>
            <numerusform>メモ %n 個を消す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>メモ %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>begin a trial</source>
        <translation>仮置きを始める</translation>
    </message>
    <message>
        <source>accept the trial</source>
        <translation>仮置きを採用</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>The log stored with the puzzle is damaged and was skipped. The puzzle itself is intact.</source>
        <translation>問題に付いていた記録は壊れていたので読みませんでした。問題そのものは無事です。</translation>
    </message>
    <message>
        <source>Only %1 of the log&apos;s %2 steps fit the puzzle; the others were skipped.</source>
        <translation>記録の %2 手のうち、問題に合う %1 手だけを読みました。</translation>
    </message>
    <message>
        <source>Operations of the log that could not be represented and were skipped: %1.</source>
        <translation>記録のうち %1 個の操作は、ここでは表せないので飛ばしました。</translation>
    </message>
    <message>
        <source>The trial stages in the log were not imported; the marks made in them were.</source>
        <translation>記録の仮置きの区切りは読みませんでした。印は入っています。</translation>
    </message>
    <message>
        <source>Character %at: %2 is not a valid clue of %title on a board of this size; use %3 to %4.</source>
        <translation>%at 文字目: %2 は、この大きさの%titleでは使えません。%3 から %4 までです。</translation>
    </message>
    <message>
        <source>There is no file named %1 either.</source>
        <translation>%1 というファイルもありません。</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 はフォルダーです。</translation>
    </message>
    <message>
        <source>There is no file named %1.</source>
        <translation>ファイル %1 が見つかりません。</translation>
    </message>
    <message>
        <source>The file ends before naming a kind of puzzle.</source>
        <translation>パズルの種類が書かれる前にファイルが終わっています。</translation>
    </message>
    <message>
        <source>%1 is not a readable file.</source>
        <translation>%1 は読み込めるファイルではありません。</translation>
    </message>
    <message>
        <source>Character %at: this line has more values than its %1 places can hold.</source>
        <translation>%at 文字目: この行の値が多すぎます（%1 個まで）。</translation>
    </message>
    <message>
        <source>Character %at: this line ends after %1 of %2 values.</source>
        <translation>%at 文字目: この行は %2 個のうち %1 個で終わっています。</translation>
    </message>
    <message>
        <source>Character %at: a puzzle file begins with &quot;pzprv3&quot;.</source>
        <translation>%at 文字目: 問題ファイルは「pzprv3」で始まります。</translation>
    </message>
    <message>
        <source>Character %at: &quot;%1&quot; is not allowed here; expected: %2</source>
        <translation>%at 文字目「%1」は、ここでは読めません。使えるのは: %2</translation>
    </message>
    <message>
        <source>%1 is too large for a puzzle.</source>
        <translation>%1 は問題ファイルとしては大きすぎます。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読めません: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2 Your work is still here.</source>
        <translation>%1 に書き込めません: %2 入力は手元に残っています。</translation>
    </message>
    <message>
        <source>The input is empty.</source>
        <translation>読み込む内容がありません。</translation>
    </message>
    <message>
        <source>Character %at: this is not text.</source>
        <translation>%at 文字目: テキストではありません。</translation>
    </message>
    <message>
        <source>Character %at: this is not UTF-8 text.</source>
        <translation>%at 文字目: UTF-8 のテキストではありません。</translation>
    </message>
    <message>
        <source>This is too large for a puzzle: more than %1 MiB.</source>
        <translation>問題としては大きすぎます（%1 MiB まで）。</translation>
    </message>
    <message>
        <source>Character %at: the number of columns or rows is missing.</source>
        <translation>%at 文字目: 縦横の大きさがありません。</translation>
    </message>
    <message>
        <source>Character %at: &quot;%1&quot; is not a valid number of columns or rows.</source>
        <translation>%at 文字目「%1」は縦横の大きさとして読めません。</translation>
    </message>
    <message>
        <source>Character %at: %title needs a square board, not %2×%3.</source>
        <translation>%at 文字目: %titleは正方形の盤面だけです（%2×%3 は使えません）。</translation>
    </message>
    <message>
        <source>Character %at: a board cannot have a side of %1; use 1 to %2 in each direction.</source>
        <translation>%at 文字目: 大きさ %1 は使えません。縦横とも 1 から %2 までです。</translation>
    </message>
    <message>
        <source>Character %at: there is no kind of puzzle called &quot;%1&quot;.</source>
        <translation>%at 文字目: 「%1」という種類はありません。</translation>
    </message>
    <message>
        <source>Character %at: there is no kind of puzzle called &quot;%2&quot;. Similar: %1 (%title).</source>
        <translation>%at 文字目: 「%2」という種類はありません。似た名前: %1（%title）。</translation>
    </message>
    <message>
        <source>This is a URL of the old pzpr applet; open it there and copy the current URL.</source>
        <translation>古い pzpr アプレットの URL です。そこで開いて、今の URL をコピーしてください。</translation>
    </message>
    <message>
        <source>A URL of %title cannot represent %2 at %3.</source>
        <translation>%titleの URL では %3 の %2 を表せません。</translation>
    </message>
    <message>
        <source>Character %at, &quot;%2&quot;, is not valid. %title uses: %3</source>
        <translation>%at 文字目「%2」は読めません。%titleで使うのは: %3</translation>
    </message>
    <message>
        <source>The URL ends too early.</source>
        <translation>URL が途中で終わっています。</translation>
    </message>
    <message>
        <source>This is a URL of kanpen.net or the Heyawake applet; a pzpr URL is needed.</source>
        <translation>カンペンまたはへやわけアプレットの URL です。pzpr の URL が必要です。</translation>
    </message>
    <message>
        <source>This URL does not name a puzzle.</source>
        <translation>この URL にはパズルの指定がありません。</translation>
    </message>
    <message>
        <source>puzz.link does not have %title. Its URL is tokisuji:%1/…</source>
        <translation>%titleは puzz.link にありません。URL は tokisuji:%1/… です。</translation>
    </message>
    <message>
        <source>Character %at: this is not base64; the link is damaged.</source>
        <translation>%at 文字目が base64 の文字ではありません。リンクが壊れています。</translation>
    </message>
    <message>
        <source>The link breaks off: only %1 bytes could be unpacked. It was probably cut when it was copied.</source>
        <translation>リンクが途中で切れています（%1 バイトまで展開できました）。コピーしたときに欠けた可能性があります。</translation>
    </message>
    <message>
        <source>The link unpacks to more than %1 MiB.</source>
        <translation>リンクの中身が %1 MiB を超えています。</translation>
    </message>
    <message>
        <source>Character %at: this is not valid JSON.</source>
        <translation>%at 文字目: JSON として読めません。</translation>
    </message>
    <message>
        <source>penpa-edit cannot hold puzzles of %title.</source>
        <translation>penpa-edit では%titleを表せません。</translation>
    </message>
    <message>
        <source>The penpa drawing does not fit %title. Items that do not belong: %2, the first at %3.</source>
        <translation>この penpa の図は%titleとして読めません。余分なものが %2 個あります（最初は %3）。</translation>
    </message>
    <message>
        <source>The penpa link holds no drawing.</source>
        <translation>penpa のリンクに図が入っていません。</translation>
    </message>
    <message>
        <source>The penpa link does not say what kind of puzzle it is. Its drawing fits: %titles.</source>
        <translation>penpa のリンクにパズルの種類がありません。図に合う種類: %titles。</translation>
    </message>
    <message>
        <source>The penpa drawing has a grid of the type &quot;%1&quot;; only square grids can be read.</source>
        <translation>penpa の図の盤面の種類「%1」は読めません。読めるのは正方形の格子だけです。</translation>
    </message>
    <message>
        <source>Line %1 of the penpa drawing cannot be read from here on: &quot;%2&quot;.</source>
        <translation>penpa の図の %1 行目は、ここから先が読めません: 「%2」</translation>
    </message>
    <message>
        <source>The penpa drawing has only %1 of at least %2 lines.</source>
        <translation>penpa の図が %1 行しかありません。%2 行以上必要です。</translation>
    </message>
    <message>
        <source>The penpa link does not say what kind of puzzle it is, and its drawing fits none that Tokisuji knows.</source>
        <translation>penpa のリンクにパズルの種類がなく、図も Tokisuji の知っているどの種類にも合いません。</translation>
    </message>
    <message>
        <source>The penpa link does not contain text.</source>
        <translation>penpa のリンクの中身がテキストではありません。</translation>
    </message>
    <message>
        <source>This penpa link has the form of 2019. Open it in penpa-edit and copy the link that it makes today.</source>
        <translation>2019 年の形式の penpa のリンクです。penpa-edit で開き、今の形式のリンクをコピーしてください。</translation>
    </message>
    <message>
        <source>The penpa drawing has %1×%2 cells; at most %3 in each direction are possible.</source>
        <translation>penpa の図が %1×%2 マスです。縦横とも %3 マスまでです。</translation>
    </message>
    <message>
        <source>This is a shortened link. Open it in a browser and paste the long one.</source>
        <translation>短縮されたリンクです。ブラウザーで開き、元の長いリンクを貼り付けてください。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>This is a penpa-edit URL; a pzpr URL is needed.</source>
        <translation>penpa-edit の URL です。pzpr の URL が必要です。</translation>
    </message>
    <message>
        <source>Character %at: &quot;%&quot; is not followed by two hexadecimal digits.</source>
        <translation>%at 文字目: 「%」の後に 16 進数が 2 桁ありません。</translation>
    </message>
    <message>
        <source>This form of %title cannot represent %2 at %3.</source>
        <translation>この形式の%titleでは、%3の%2を表せません。</translation>
    </message>
    <message>
        <source>%2 at %3 means nothing in %title.</source>
        <translation>%3 の %2 は、%titleでは意味を持ちません。</translation>
    </message>
    <message>
        <source>This form of %title cannot hold variant rules or rules of its own.</source>
        <translation>この形式の%titleでは、変種ルールや独自ルールを表せません。</translation>
    </message>
    <message>
        <source>Character %at: &quot;%1&quot; cannot be placed there on this kind of board.</source>
        <translation>%at 文字目: 「%1」は、ここではこの種類の盤面に置けません。</translation>
    </message>
    <message>
        <source>Tokisuji cannot read the Kudamono genre &quot;%1&quot;.</source>
        <translation>Kudamono の種類「%1」は読み込めません。</translation>
    </message>
    <message>
        <source>Character %at: Tokisuji cannot read the list &quot;%1&quot; of a Kudamono puzzle.</source>
        <translation>%at 文字目: Kudamono の問題の「%1」は読み込めません。</translation>
    </message>
    <message>
        <source>This is an old Kudamono link of a large board. Open it there and copy the current link.</source>
        <translation>大きな盤面の古い Kudamono リンクです。サイトで開いて、今のリンクをコピーしてください。</translation>
    </message>
    <message>
        <source>Character %at: this leads outside the board, or the link is cut off.</source>
        <translation>%at 文字目: 盤面の外を指しているか、リンクが途中で切れています。</translation>
    </message>
    <message>
        <source>The Kudamono link has no valid size: &quot;%1&quot;.</source>
        <translation>Kudamono のリンクの盤面の大きさ「%1」が正しくありません。</translation>
    </message>
    <message>
        <source>This link names a puzzle that only the site itself has. Open it there and export it with its data.</source>
        <translation>このリンクの問題はサイトにしかありません。サイトで開き、データを含むリンクを書き出してください。</translation>
    </message>
    <message>
        <source>%1: %2 is not a valid number; use 1 to %3.</source>
        <translation>%1: %2は使えません。使えるのは 1 から %3 です。</translation>
    </message>
    <message>
        <source>Character %at: &quot;%1&quot; is not a cell of a sudoku; use digits, and 0 or . for empty cells.</source>
        <translation>%at 文字目: 「%1」は数独のマスとして読めません。数字を使い、空きマスは 0 か . にしてください。</translation>
    </message>
    <message>
        <source>What this sudoku link holds is incomplete or damaged. Copy all of it.</source>
        <translation>この数独のリンクは途中で切れているか、壊れています。全体をコピーしてください。</translation>
    </message>
    <message>
        <source>Only sudoku can be written in this form, not %title.</source>
        <translation>この形式で書き出せるのは数独だけです（%titleは書き出せません）。</translation>
    </message>
    <message>
        <source>This looks like a sudoku as text, but has %1 cells; 16, 36, 81, 256 or 625 are needed.</source>
        <translation>数独のテキストのようですが、マスが %1 個あります。16・36・81・256・625 個のどれかでなければなりません。</translation>
    </message>
    <message>
        <source>This is not a plain sudoku; it also has: %1. Tokisuji does not support that yet.</source>
        <translation>普通の数独ではなく、ほかに次のものがあります: %1。Tokisuji はまだ対応していません。</translation>
    </message>
    <message>
        <source>Character %at: %1 is too large; this sudoku has the numbers 1 to %2.</source>
        <translation>%at 文字目: %1は大きすぎます。この数独で使う数字は 1 から %2 です。</translation>
    </message>
    <message>
        <source>Character %at: this row of the sudoku has %1 cells; %2 are needed.</source>
        <translation>%at 文字目: 数独のこの行にはマスが %1 個ありますが、%2 個必要です。</translation>
    </message>
    <message>
        <source>Tokisuji has no sudoku of %1×%1 with such boxes; 4, 6, 9, 16 and 25 are possible.</source>
        <translation>このようなブロックの %1×%1 の数独はありません。使えるのは 4・6・9・16・25 です。</translation>
    </message>
    <message>
        <source>This game ID does not name its game and fits several: %1. Put the name before it, such as slant:2x2:…</source>
        <translation>このゲーム ID にはゲーム名がなく、いくつかのゲームに当てはまります: %1。slant:2x2:… のように名前を前に付けてください。</translation>
    </message>
    <message>
        <source>Character %at: this description of %1 has %2 places; %3 are needed.</source>
        <translation>%at 文字目: %1のこの記述には %2 か所分ありますが、%3 か所分必要です。</translation>
    </message>
    <message>
        <source>Character %at: &quot;%1&quot; is not allowed here in a description of %2.</source>
        <translation>%at 文字目: %2の記述では、ここに「%1」は使えません。</translation>
    </message>
    <message>
        <source>The description of %1 ends too early.</source>
        <translation>%1の記述が途中で終わっています。</translation>
    </message>
    <message>
        <source>Simon Tatham's collection has no game like %title.</source>
        <translation>Simon Tatham のパズル集に%titleはありません。</translation>
    </message>
    <message>
        <source>This looks like a game ID of Simon Tatham's collection, but fits no game that Tokisuji has.</source>
        <translation>Simon Tatham のパズル集のゲーム ID のようですが、Tokisuji にあるどのゲームにも当てはまりません。</translation>
    </message>
    <message>
        <source>Character %at: this puzzle of %1 has rules of its own (&quot;%2&quot;), which Tokisuji does not have.</source>
        <translation>%at 文字目: %1のこの問題には、Tokisuji にないルールがあります（「%2」）。</translation>
    </message>
    <message>
        <source>This save file of Simon Tatham's collection is incomplete or damaged.</source>
        <translation>Simon Tatham のパズル集の保存ファイルですが、途中で切れているか、壊れています。</translation>
    </message>
    <message>
        <source>Character %at: this ID is a random seed. Only his program can make the puzzle; copy the game ID with &quot;:&quot; from it.</source>
        <translation>%at 文字目: この ID は乱数の種で、問題は本家のプログラムでしか作れません。そこから「:」のあるゲーム ID をコピーしてください。</translation>
    </message>
    <message>
        <source>Character %at: &quot;%2&quot; is not a possible size of %1 here.</source>
        <translation>%at 文字目: 「%2」は、ここでは%1の大きさとして使えません。</translation>
    </message>
    <message>
        <source>Character %at: Tokisuji does not have Simon Tatham's game &quot;%1&quot;.</source>
        <translation>%at 文字目: Simon Tatham のゲーム「%1」は Tokisuji にありません。</translation>
    </message>
    <message>
        <source>This is a link of Sudoku Maker. Export the puzzle there for SudokuPad or f-puzzles and paste that link.</source>
        <translation>Sudoku Maker のリンクです。そこで SudokuPad か f-puzzles 用に書き出し、そのリンクを貼り付けてください。</translation>
    </message>
    <message>
        <source>This page shows a puzzle, but its address does not hold it. Open it and copy the puzzle&apos;s own link.</source>
        <translation>このページに問題はありますが、アドレスには含まれていません。ページを開いて、問題そのもののリンクをコピーしてください。</translation>
    </message>
    <message>
        <source>Character %at: the board of %title is full, but the URL continues.</source>
        <translation>%at 文字目: %titleの盤面の分を読み終えたあとも URL が続いています。</translation>
    </message>
    <message>
        <source>Character %at: a URL is a single line without tabs.</source>
        <translation>%at 文字目: URL は改行やタブを含まない 1 行です。</translation>
    </message>
    <message>
        <source>Line %1 of the history: this edit does not fit the board.</source>
        <translation>履歴の %1 行目: この入力は盤面に合いません。</translation>
    </message>
    <message>
        <source>Line %1 of the history: &quot;%2&quot; is missing or wrong.</source>
        <translation>履歴の %1 行目: 「%2」がないか、正しくありません。</translation>
    </message>
    <message>
        <source>This history was written by a newer version of Tokisuji (format %2; up to %3 can be read here).</source>
        <translation>新しい Tokisuji が書き出した履歴です（形式 %2、ここで読めるのは %3 まで）。</translation>
    </message>
    <message>
        <source>This is not a Tokisuji history.</source>
        <translation>Tokisuji の履歴ではありません。</translation>
    </message>
    <message>
        <source>Line %1 of the history cannot be read: %2</source>
        <translation>履歴の %1 行目が読めません: %2</translation>
    </message>
    <message>
        <source>Line %1 of the history: unknown entry &quot;%2&quot;.</source>
        <translation>履歴の %1 行目: 「%2」は読めない種類の行です。</translation>
    </message>
    <message>
        <source>Edit %1 of the log does not fit its board.</source>
        <translation>記録の入力 %1 が盤面に合いません。</translation>
    </message>
    <message>
        <source>Another program has changed %file. Your work since then is still here.</source>
        <translation>別のプログラムが %file を書き換えました。その後の入力は手元に残っています。</translation>
    </message>
    <message>
        <source>%file is damaged. It has been left unchanged.</source>
        <translation>%file は壊れています。ファイルには手を付けていません。</translation>
    </message>
    <message>
        <source>The disk is full. Your work is still here.</source>
        <translation>保存先がいっぱいです。入力は手元に残っています。</translation>
    </message>
    <message>
        <source>Open in another window; read-only here.</source>
        <translation>別のウィンドウで開いています。ここでは見るだけです。</translation>
    </message>
    <message>
        <source>%file was written by a newer version of Tokisuji (format %2; up to %3 can be read here). It has been left unchanged.</source>
        <translation>%file は新しい Tokisuji で作られました（形式 %2、ここで読めるのは %3 まで）。ファイルには手を付けていません。</translation>
    </message>
    <message>
        <source>%file is not a Tokisuji file. It has been left unchanged.</source>
        <translation>%file は Tokisuji のファイルではありません。ファイルには手を付けていません。</translation>
    </message>
    <message>
        <source>%file is another program&apos;s database. It has been left unchanged.</source>
        <translation>%file は別のプログラムのデータベースです。ファイルには手を付けていません。</translation>
    </message>
    <message>
        <source>%file cannot be changed where it is; it is open read-only.</source>
        <translation>%file はこの場所では書き換えられません。ここでは見るだけです。</translation>
    </message>
    <message>
        <source>%file is cut off before its end. It has been left unchanged.</source>
        <translation>%file は途中で切れています。ファイルには手を付けていません。</translation>
    </message>
    <message>
        <source>%file or its folder no longer exists. Your work is still here.</source>
        <translation>%file かそのフォルダーが見当たりません。入力は手元に残っています。</translation>
    </message>
    <message>
        <source>The file format of %title is not supported yet. Its URL contains everything.</source>
        <translation>%titleのファイル形式にはまだ対応していません。内容は URL にすべて入っています。</translation>
    </message>
    <message>
        <source>There are no rules for %title yet. Its puzzles can be viewed but not edited.</source>
        <translation>%titleのルールにはまだ対応していません。問題を見ることはできますが、編集はできません。</translation>
    </message>
    <message>
        <source>Character %at: cell %1 already has a pinned piece.</source>
        <translation>%at 文字目: マス %1 にはすでにピースが固定されています。</translation>
    </message>
    <message>
        <source>Character %at: %1 is not a valid colour; use 0 (the border) to %2.</source>
        <translation>%at 文字目: %1 という色はありません。0（枠）から %2 までです。</translation>
    </message>
    <message>
        <source>Character %at: &quot;%1&quot; is not a valid piece. Give four colours, such as 1.0.2.3 for left, top, right and bottom.</source>
        <translation>%at 文字目: 「%1」はピースではありません。左・上・右・下の 4 色を 1.0.2.3 のように書きます。</translation>
    </message>
    <message>
        <source>Character %at: there are %1 pieces; a %3×%4 board needs %2.</source>
        <translation>%at 文字目: ピースが %1 個あります。%3×%4 の盤面には %2 個必要です。</translation>
    </message>
    <message>
        <source>Character %at: piece %1 is pinned in two cells.</source>
        <translation>%at 文字目: ピース %1 が 2 か所に固定されています。</translation>
    </message>
    <message>
        <source>Character %at: &quot;%1&quot; is not a valid pin. Give a piece and its cell, such as pin4@12.</source>
        <translation>%at 文字目: 「%1」は固定の指定ではありません。ピースとマスを pin4@12 のように書きます。</translation>
    </message>
    <message>
        <source>Character %at: there is no piece or cell %1; there are %2, numbered from 0.</source>
        <translation>%at 文字目: %1 番のピースやマスはありません。0 から数えて %2 個です。</translation>
    </message>
    <message>
        <source>A %1×%2 board is too large for pieces; use at most %3 in each direction.</source>
        <translation>%1×%2 の盤面は大きすぎます。縦横とも %3 までです。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: &quot;%2&quot; cannot be the letter of a colour; use one character, other than / and ?, that no other colour has.</source>
        <translation>定義の %1 行目: 「%2」は色の文字にできません。ほかの色と重ならない 1 文字（/ と ? 以外）にしてください。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: a cycle is not closed with &quot;)&quot;.</source>
        <translation>定義の %1 行目: 巡回を閉じる「)」がありません。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: the brackets of a cycle may contain only numbers of places.</source>
        <translation>定義の %1 行目: 巡回の括弧の中は位置の番号です。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: a cycle begins with &quot;(&quot;.</source>
        <translation>定義の %1 行目: 巡回は「(」で始まります。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: the net has no places.</source>
        <translation>定義の %1 行目: 展開図に位置がありません。</translation>
    </message>
    <message>
        <source>Character %at: there is no file named %1.</source>
        <translation>%at 文字目: ファイル %1 がありません。</translation>
    </message>
    <message>
        <source>Character %at: the file %1 cannot be read.</source>
        <translation>%at 文字目: ファイル %1 を読み込めません。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: the goal has %2 colours, the net %3 places.</source>
        <translation>定義の %1 行目: 完成形は %2 色、展開図は %3 か所で、数が合いません。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: this list has %2 entries; at most %3 are allowed.</source>
        <translation>定義の %1 行目: この並びには %2 個ありますが、使えるのは %3 個までです。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: &quot;%2&quot; is missing here.</source>
        <translation>定義の %1 行目: 「%2」がありません。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: the places of the net are numbered from 0, but %2 is missing.</source>
        <translation>定義の %1 行目: 展開図の位置は 0 からの連番ですが、%2 がありません。</translation>
    </message>
    <message>
        <source>Character %at: the net of this definition has %1×%2 cells, the board %3×%4.</source>
        <translation>%at 文字目: この定義の展開図は %1×%2 ですが、盤面は %3×%4 です。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: &quot;%2&quot; is not a valid place; use a number, 12^, 12v, or &quot;.&quot; for nothing.</source>
        <translation>定義の %1 行目: 「%2」は位置として読めません。番号、12^、12v、または空きの「.」を使います。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: a row of the net has more than %2 places.</source>
        <translation>定義の %1 行目: 展開図の 1 行が %2 か所を超えています。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: a list is needed here.</source>
        <translation>定義の %1 行目: ここには並び（リスト）が必要です。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: names with values (&quot;name: value&quot;) are needed here.</source>
        <translation>定義の %1 行目: ここには「名前: 値」の組が必要です。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: a single text value is needed here.</source>
        <translation>定義の %1 行目: ここには単独の文字列が必要です。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: this is not UTF-8 text.</source>
        <translation>定義の %1 行目: UTF-8 のテキストではありません。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: a pair of turns is needed here.</source>
        <translation>定義の %1 行目: ここには 2 つの回転の組が必要です。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: there is no place %2; there are %3, numbered from 0.</source>
        <translation>定義の %1 行目: 位置 %2 はありません。位置は 0 から数えて %3 か所です。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: place %2 occurs twice.</source>
        <translation>定義の %1 行目: 位置 %2 が 2 回出てきます。</translation>
    </message>
    <message>
        <source>Character %at: the state has %1 colours, the puzzle %2 places.</source>
        <translation>%at 文字目: 状態は %1 色ですが、パズルは %2 か所です。</translation>
    </message>
    <message>
        <source>Character %at: &quot;%1&quot; is not a colour of this puzzle; its colours are %2.</source>
        <translation>%at 文字目: 「%1」はこのパズルの色ではありません。使える文字は %2 です。</translation>
    </message>
    <message>
        <source>A definition can be at most %2 KiB.</source>
        <translation>%2 KiB を超える定義は読み込めません。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: there are more than %2 turns.</source>
        <translation>定義の %1 行目: 回転が %2 個を超えています。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: a turn must be cycles, a list of places, {reverse: NAME} or {combine: [NAMES]}.</source>
        <translation>定義の %1 行目: 回転は、巡回、位置の並び、{reverse: 名前}、{combine: [名前]} のどれかで書きます。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: this turn has %2 places, the net %3.</source>
        <translation>定義の %1 行目: この回転は %2 か所、展開図は %3 か所で、数が合いません。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: &quot;%2&quot; cannot name a turn; use a new name without spaces, commas, brackets or slashes.</source>
        <translation>定義の %1 行目: 「%2」は回転の名前にできません。空白と , ( ) [ ] / を含まない新しい名前にしてください。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: turn %2 moves nothing.</source>
        <translation>定義の %1 行目: 回転 %2 は何も動かしません。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: there must be two phases, or none.</source>
        <translation>定義の %1 行目: 段階は 2 つ、またはなしです。</translation>
    </message>
    <message>
        <source>Character %at: there is no twisty puzzle called &quot;%1&quot;. Use one of %2, or file: followed by the path of a definition.</source>
        <translation>%at 文字目: 「%1」というツイスティパズルはありません。使える名前: %2。または file: に続けて定義ファイルのパス。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: no colour has the letter &quot;%2&quot;.</source>
        <translation>定義の %1 行目: 文字「%2」の色はありません。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: &quot;%2&quot; is not part of a definition.</source>
        <translation>定義の %1 行目: 「%2」という項目は定義にありません。</translation>
    </message>
    <message>
        <source>Character %at: there is no twisty puzzle called &quot;%1&quot;. Similar: %2.</source>
        <translation>%at 文字目: 「%1」というツイスティパズルはありません。似た名前: %2。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: there is no earlier turn called &quot;%2&quot;.</source>
        <translation>定義の %1 行目: これより前に「%2」という回転はありません。</translation>
    </message>
    <message>
        <source>Line %1 of the definition is not valid YAML: %2.</source>
        <translation>定義の %1 行目は YAML として読めません: %2。</translation>
    </message>
    <message>
        <source>This puzzle has no turn &quot;%1&quot;.</source>
        <translation>「%1」という回転はありません。</translation>
    </message>
    <message>
        <source>%title: the answer is a sequence of turns, so there are no marks to judge, trace or draw.</source>
        <translation>%titleの答えは回転の手順です。判定・追跡・描画する記入はありません。</translation>
    </message>
    <message>
        <source>Line %1: %2 is not a valid colour; use 0 (the border) to %3.</source>
        <translation>%1 行目: %2 という色はありません。0（枠）から %3 までです。</translation>
    </message>
    <message>
        <source>%1 pieces do not fill a square board with a side of up to %2. Give the size in a line such as # size: 4x3.</source>
        <translation>ピースが %1 個あり、縦横 %2 までの正方形になりません。# size: 4x3 のような行で大きさを書いてください。</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is not a valid order of sides; use left top right bottom or top right bottom left.</source>
        <translation>%1 行目: 「%2」は辺の順序ではありません。left top right bottom か top right bottom left です。</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is not a valid piece; four numbers are needed.</source>
        <translation>%1 行目: 「%2」はピースではありません。数が 4 つ必要です。</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is not a valid size; the largest is 16x16.</source>
        <translation>%1 行目: 「%2」は 16x16 までの大きさではありません。</translation>
    </message>
    <message>
        <source>Line %1 of the definition: the remaining orders of turns form a cycle.</source>
        <translation>定義の %1 行目: 禁止した組により、残る回転の順序が循環しています。</translation>
    </message>
    <message>
        <source>This URL with a history is incomplete or was changed on its way. Copy all of it.</source>
        <translation>履歴付きの URL が途中で切れているか、変わっています。全体をコピーし直してください。</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>The image would be too large. Choose smaller cells.</source>
        <translation>画像が大きすぎます。マスを小さくしてください。</translation>
    </message>
    <message>
        <source>Pictures can be saved as .png, .svg or .pdf, not as &quot;%1&quot;.</source>
        <translation>画像は .png・.svg・.pdf で書き出せます（「%1」は使えません）。</translation>
    </message>
    <message>
        <source>Cells can be %1 to %2 pixels wide, not %3.</source>
        <translation>1 マスは %1 から %2 ピクセルまでです（%3 は使えません）。</translation>
    </message>
    <message>
        <source>The printer is not available at the moment.</source>
        <translation>プリンターを使えません。</translation>
    </message>
    <message>
        <source>Printing was cancelled.</source>
        <translation>印刷が中止されました。</translation>
    </message>
    <message>
        <source>Plots can be saved as .png or .svg, not as &quot;%1&quot;.</source>
        <translation>グラフの形式は .png か .svg です（「%1」は使えません）。</translation>
    </message>
    <message>
        <source>Replays can be saved as .svg, .webp or .html, not as "%1".</source>
        <translation>リプレイの形式は .svg、.webp、.html です（「%1」は使えません）。</translation>
    </message>
    <message>
        <source>The picture could not be encoded as WebP.</source>
        <translation>画像を WebP に変換できませんでした。</translation>
    </message>
    <message>
        <source>Paths can be saved as .html, .md or .txt, not as &quot;%1&quot;.</source>
        <translation>解き筋の形式は .html、.md、.txt のどれかです（「%1」は使えません）。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>中止しました。</translation>
    </message>
</context>
<context>
    <name>GenerateText</name>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>点対称</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>90° 回転対称</translation>
    </message>
    <message>
        <source>Mirrored left and right</source>
        <translation>左右対称</translation>
    </message>
    <message>
        <source>Mirrored top and bottom</source>
        <translation>上下対称</translation>
    </message>
    <message>
        <source>Mirrored at the diagonal ↘</source>
        <translation>対角線 ↘ で対称</translation>
    </message>
    <message>
        <source>Mirrored at the diagonal ↗</source>
        <translation>対角線 ↗ で対称</translation>
    </message>
    <message>
        <source>Puzzles of this kind cannot be generated.</source>
        <translation>この種類は自動生成できません。</translation>
    </message>
    <message>
        <source>This kind of puzzle cannot have a board of this size.</source>
        <translation>この種類にこの大きさの盤面はありません。</translation>
    </message>
    <message>
        <source>The pattern is for a different size.</source>
        <translation>配置の指定が別の大きさ用です。</translation>
    </message>
    <message>
        <source>Pattern and symmetry contradict each other.</source>
        <translation>配置の指定と対称性が矛盾しています。</translation>
    </message>
    <message>
        <source>This symmetry needs a square board.</source>
        <translation>この対称性は正方形の盤面でだけ使えます。</translation>
    </message>
    <message>
        <source>The minimum number of clues is above the maximum.</source>
        <translation>ヒントの最少数が最多数を超えています。</translation>
    </message>
    <message>
        <source>The open board is of a different kind or size.</source>
        <translation>開いている盤面は種類か大きさが違います。</translation>
    </message>
    <message>
        <source>The square is larger than the board.</source>
        <translation>正方形が盤面より大きくなっています。</translation>
    </message>
    <message>
        <source>This kind of puzzle has no shaded cells.</source>
        <translation>この種類に黒マスはありません。</translation>
    </message>
    <message>
        <source>None of these values is a clue in this kind of puzzle.</source>
        <translation>この種類のヒントになる値がありません。</translation>
    </message>
    <message>
        <source>%1 of %2 undetermined</source>
        <translation>未確定 %1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n clues</source>
        <translation>
            <numerusform>ヒント %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tried</source>
        <translation>%1 通りを確認</translation>
    </message>
    <message>
        <source> · </source>
        <translation> ・ </translation>
    </message>
    <message>
        <source>Found: exactly one solution</source>
        <translation>唯一解の問題ができました</translation>
    </message>
    <message>
        <source>No puzzle found with these settings; another seed may find one</source>
        <translation>この条件では見つかりませんでした。シードを変えると見つかるかもしれません</translation>
    </message>
    <message>
        <source>Stopped; this is the best so far</source>
        <translation>止めました。ここまでで最も良い盤面です</translation>
    </message>
    <message>
        <source>Stopped before a board was found</source>
        <translation>盤面ができる前に止めました</translation>
    </message>
    <message>
        <source>Puzzles of this kind and size cannot have this symmetry.</source>
        <translation>この種類と大きさでは、この対称性の問題は作れません。</translation>
    </message>
    <message>
        <source>The rooms of the open board do not have this symmetry.</source>
        <translation>開いている盤面の部屋割りが、この対称性になっていません。</translation>
    </message>
    <message>
        <source>There is no technique “%1”.</source>
        <translation>手筋「%1」はありません。</translation>
    </message>
    <message>
        <source>The technique “%1” cannot be both used and not used.</source>
        <translation>手筋「%1」が「必ず使う」と「使わない」の両方に指定されています。</translation>
    </message>
    <message>
        <source>This kind of puzzle has no technique “%1”.</source>
        <translation>手筋「%1」はこの種類にはありません。</translation>
    </message>
    <message>
        <source>“%1” is not used at difficulty “%2”.</source>
        <translation>「%1」は難易度「%2」では使われません。</translation>
    </message>
    <message>
        <source>“%1” is not used at difficulty “%2”, which applies when none is chosen.</source>
        <translation>「%1」は難易度「%2」（指定がないときの難易度）では使われません。</translation>
    </message>
    <message>
        <source>There is no puzzle of this kind at this size.</source>
        <translation>この大きさの盤面には、この種類の問題がありません。</translation>
    </message>
</context>
<context>
    <name>HopelessText</name>
    <message>
        <source>No loop can pass through every point of this board.</source>
        <translation>この盤面では、すべての点を通る輪は作れません。</translation>
    </message>
    <message>
        <source>No loop can pass through every cell of this board.</source>
        <translation>この盤面では、すべてのマスを通る輪は作れません。</translation>
    </message>
    <message>
        <source>This rule can never be satisfied here: %1.</source>
        <translation>この盤面では次のルールを満たせません: %1</translation>
    </message>
    <message>
        <source>Whatever the clues, the rules cannot be satisfied on this board.</source>
        <translation>ヒントにかかわらず、この盤面ではルールを満たせません。</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <extracomment>The name of your language in your language</extracomment>
        <translation>日本語</translation>
    </message>
</context>
<context>
    <name>LogText</name>
    <message>
        <source>disk full</source>
        <translation>保存先がいっぱい</translation>
    </message>
    <message>
        <source>its folder is gone</source>
        <translation>保存先が見当たらない</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>書き込めない</translation>
    </message>
    <message>
        <source>changed elsewhere</source>
        <translation>別の所で変更された</translation>
    </message>
    <message>
        <source>file damaged</source>
        <translation>ファイルが壊れている</translation>
    </message>
    <message>
        <source>✓ log saved</source>
        <translation>✓ 記録済み</translation>
    </message>
    <message>
        <source>✓ log saved %1</source>
        <translation>✓ 記録済み %1</translation>
    </message>
    <message>
        <source>%1 · untitled</source>
        <translation>%1 ・ 無題</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>今日 %1</translation>
    </message>
    <message>
        <source>Damaged log</source>
        <translation>壊れた記録</translation>
    </message>
    <message numerus="yes">
        <source>%n edits</source>
        <translation>
            <numerusform>入力 %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 ・ %2</translation>
    </message>
    <message>
        <source>logging starts with the first edit</source>
        <translation>最初の入力から記録します</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>記録中…</translation>
    </message>
    <message>
        <source>not saved: %1</source>
        <translation>未記録: %1</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>閲覧のみ</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an action and its key</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Kinds of puzzles</source>
        <translation>パズルの種類</translation>
    </message>
    <message>
        <source>The manual of Tokisuji</source>
        <translation>解き筋 Tokisuji の説明書</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>例題</translation>
    </message>
    <message>
        <source>Its solution</source>
        <translation>その解</translation>
    </message>
</context>
<context>
    <name>MatchRateText</name>
    <message>
        <source>Match rate, %1×%2 cells</source>
        <translation>一致率（%1×%2 マス）</translation>
    </message>
    <message>
        <source>number of colours</source>
        <translation>色数</translation>
    </message>
    <message>
        <source>matching sides</source>
        <translation>一致する辺</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>貪欲法</translation>
    </message>
    <message>
        <source>exact search</source>
        <translation>厳密探索</translation>
    </message>
</context>
<context>
    <name>Needs</name>
    <message>
        <source>The puzzle is not known to have a unique solution</source>
        <translation>唯一解であることがわかっていません</translation>
    </message>
    <message>
        <source>No puzzle is open</source>
        <translation>問題が開かれていません</translation>
    </message>
    <message>
        <source>Puzzles of this kind can only be viewed</source>
        <translation>この種類の問題は表示するだけです</translation>
    </message>
    <message>
        <source>Twisty puzzles have no marks</source>
        <translation>ツイスティパズルには解答の印がありません</translation>
    </message>
    <message>
        <source>Not for edge-matching and twisty puzzles</source>
        <translation>辺合わせパズルとツイスティパズルでは使えません</translation>
    </message>
    <message>
        <source>Only for edge-matching puzzles</source>
        <translation>辺合わせパズルでだけ使えます</translation>
    </message>
    <message>
        <source>This kind of puzzle has no pieces to choose</source>
        <translation>この種類には選ぶピースがありません</translation>
    </message>
    <message>
        <source>This kind of puzzle has no variant rules</source>
        <translation>この種類には変種ルールがありません</translation>
    </message>
    <message>
        <source>Only for twisty puzzles</source>
        <translation>ツイスティパズルでだけ使えます</translation>
    </message>
    <message>
        <source>Only for drawings of no known kind</source>
        <translation>種類のわからない図でだけ使えます</translation>
    </message>
    <message>
        <source>Not for boards of bricks or triangles</source>
        <translation>れんがや三角形のマスの盤面では使えません</translation>
    </message>
    <message>
        <source>A wall of bricks cannot be turned</source>
        <translation>れんがの壁は回転できません</translation>
    </message>
    <message>
        <source>The puzzle is open read-only</source>
        <translation>閲覧のみで開いています</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>やり直す操作がありません</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>元に戻す操作がありません</translation>
    </message>
    <message>
        <source>The check was not stopped early</source>
        <translation>確認は打ち切られていません</translation>
    </message>
    <message>
        <source>No determined marks are known yet</source>
        <translation>確定した印はまだありません</translation>
    </message>
    <message>
        <source>Two solutions have not been found</source>
        <translation>2 つの解が見つかっていません</translation>
    </message>
    <message>
        <source>No clues are known to conflict</source>
        <translation>矛盾するヒントは見つかっていません</translation>
    </message>
    <message>
        <source>There are no clues yet</source>
        <translation>ヒントがまだありません</translation>
    </message>
    <message>
        <source>Not available while marks are treated as given</source>
        <translation>解答の印を条件に含めている間は使えません</translation>
    </message>
    <message>
        <source>There is no solution, and adding a clue cannot restore one</source>
        <translation>解がありません。ヒントを増やしても解は戻りません</translation>
    </message>
    <message>
        <source>No further alternative is known</source>
        <translation>次の別解は見つかっていません</translation>
    </message>
    <message>
        <source>This is the first alternative</source>
        <translation>これより前の別解はありません</translation>
    </message>
    <message>
        <source>No solution is known</source>
        <translation>解がまだ見つかっていません</translation>
    </message>
    <message>
        <source>No second solution is known</source>
        <translation>2 つ目の解は見つかっていません</translation>
    </message>
    <message>
        <source>The placement belongs to the previous board</source>
        <translation>編集前の盤面の配置です</translation>
    </message>
    <message>
        <source>There are no places to go to</source>
        <translation>移動先がありません</translation>
    </message>
    <message>
        <source>There is no trace yet</source>
        <translation>解き筋がまだありません</translation>
    </message>
    <message>
        <source>The chosen step has no hypothesis</source>
        <translation>選んだ手に仮定がありません</translation>
    </message>
    <message>
        <source>No step of the trace is chosen</source>
        <translation>解き筋の手が選ばれていません</translation>
    </message>
    <message>
        <source>The chosen step does not refute a case</source>
        <translation>選んだ手は、ある場合を破綻として退ける手ではありません</translation>
    </message>
    <message>
        <source>No step of this board&apos;s trace is shown</source>
        <translation>この盤面の解き筋の手を表示していません</translation>
    </message>
    <message>
        <source>The list does not show the solver&apos;s path</source>
        <translation>ソルバーの解き筋が一覧にありません</translation>
    </message>
    <message>
        <source>No path has been marked as intended</source>
        <translation>想定解き筋が決められていません</translation>
    </message>
    <message>
        <source>There are no further turns</source>
        <translation>この先の手はありません</translation>
    </message>
    <message>
        <source>None of these turns has been made yet</source>
        <translation>まだ 1 手も回していません</translation>
    </message>
    <message>
        <source>No further solution is known from here</source>
        <translation>ここからの別の手順はもうありません</translation>
    </message>
    <message>
        <source>This is the first solution</source>
        <translation>これより前の手順はありません</translation>
    </message>
    <message>
        <source>No turns to the goal are known</source>
        <translation>完成形までの手順がわかっていません</translation>
    </message>
    <message>
        <source>Go back to before the first turn</source>
        <translation>最初の手の前に戻ると使えます</translation>
    </message>
    <message>
        <source>The search is still running</source>
        <translation>まだ探しています</translation>
    </message>
    <message>
        <source>No change is selected in the lists</source>
        <translation>変更が一覧で選ばれていません</translation>
    </message>
    <message>
        <source>The board is showing something else</source>
        <translation>盤面はいま別のものを表示しています</translation>
    </message>
    <message>
        <source>No redundant clues are known</source>
        <translation>余分なヒントは見つかっていません</translation>
    </message>
    <message>
        <source>The board has changed; the list is being rebuilt</source>
        <translation>盤面が変わったので、一覧を作り直しています</translation>
    </message>
    <message>
        <source>Clues are being removed</source>
        <translation>ヒントを減らしている途中です</translation>
    </message>
    <message>
        <source>No wrong mark has been found</source>
        <translation>間違いが見つかっていません</translation>
    </message>
    <message>
        <source>No states are being compared</source>
        <translation>2 つの状態を比べていません</translation>
    </message>
    <message>
        <source>Choose a difference of clues or marks</source>
        <translation>ヒントか印の違いを選ぶと使えます</translation>
    </message>
    <message>
        <source>No state with a unique solution is known</source>
        <translation>唯一解の状態は見つかっていません</translation>
    </message>
    <message>
        <source>No state without a solution is known</source>
        <translation>解なしの状態は見つかっていません</translation>
    </message>
    <message>
        <source>No drop in determined marks is known</source>
        <translation>確定が減ったところは見つかっていません</translation>
    </message>
    <message>
        <source>The intended path has not been broken</source>
        <translation>想定解き筋は崩れていません</translation>
    </message>
    <message>
        <source>This kind of puzzle has no shaded cells</source>
        <translation>この種類に黒マスはありません</translation>
    </message>
    <message>
        <source>No square is required</source>
        <translation>正方形を条件にしていません</translation>
    </message>
    <message>
        <source>No board of this kind and size is open</source>
        <translation>同じ種類と大きさの盤面が開かれていません</translation>
    </message>
    <message>
        <source>There are no marks on the open board</source>
        <translation>開いている盤面に印がありません</translation>
    </message>
    <message>
        <source>The search does not start from the open board</source>
        <translation>開いている盤面から始めていません</translation>
    </message>
    <message>
        <source>No puzzle has been found yet</source>
        <translation>問題がまだ見つかっていません</translation>
    </message>
    <message>
        <source>Nothing has been measured yet</source>
        <translation>まだ測定していません</translation>
    </message>
    <message>
        <source>Two actions share a key</source>
        <translation>2 つの操作に同じキーがあります</translation>
    </message>
    <message>
        <source>Only available while editing</source>
        <translation>作るときだけ使えます</translation>
    </message>
    <message>
        <source>No cells are selected</source>
        <translation>マスが選択されていません</translation>
    </message>
    <message>
        <source>There are no notes on the board</source>
        <translation>盤面にメモがありません</translation>
    </message>
    <message>
        <source>No trial is open</source>
        <translation>仮置きをしていません</translation>
    </message>
    <message>
        <source>The puzzle is not known to have several solutions</source>
        <translation>解が複数あるとはまだわかっていません</translation>
    </message>
</context>
<context>
    <name>PathStatus</name>
    <message>
        <source>same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>Follows as intended.</source>
        <translation>想定どおりに決まります。</translation>
    </message>
    <message>
        <source>other reason</source>
        <translation>別の理由</translation>
    </message>
    <message>
        <source>Still found at this point, but in another way.</source>
        <translation>この時点で見つかりますが、理由が違います。</translation>
    </message>
    <message>
        <source>shortcut</source>
        <translation>近道</translation>
    </message>
    <message>
        <source>Found more easily, before the steps it relies on.</source>
        <translation>前提より先に、もっと簡単に見つかります。</translation>
    </message>
    <message>
        <source>nothing left</source>
        <translation>対象なし</translation>
    </message>
    <message>
        <source>There is nothing left to conclude.</source>
        <translation>決めるものがなくなりました。</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>見つからない</translation>
    </message>
    <message>
        <source>Still true, but this level no longer finds it.</source>
        <translation>正しいままですが、このレベルでは見つかりません。</translation>
    </message>
    <message>
        <source>not forced</source>
        <translation>決まらない</translation>
    </message>
    <message>
        <source>Not every solution has it.</source>
        <translation>これに反する解があります。</translation>
    </message>
    <message>
        <source>contradicted</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>No solution has it.</source>
        <translation>これを満たす解がありません。</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>前提が崩れた</translation>
    </message>
    <message>
        <source>A step it relies on no longer holds.</source>
        <translation>よりどころの手が成り立たなくなりました。</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>The check took too long.</source>
        <translation>調べきれませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n intended steps hold</source>
        <translation>
            <numerusform>想定した %n 手のうち %1 手が成り立っています</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceName</name>
    <message>
        <source>column %1 (above)</source>
        <translation>%1列目の上</translation>
    </message>
    <message>
        <source>column %1 (below)</source>
        <translation>%1列目の下</translation>
    </message>
    <message>
        <source>row %1 (left)</source>
        <translation>%1行目の左</translation>
    </message>
    <message>
        <source>row %1 (right)</source>
        <translation>%1行目の右</translation>
    </message>
    <message>
        <source>the top side of %1</source>
        <translation>%1 の上の辺</translation>
    </message>
    <message>
        <source>the bottom side of %1</source>
        <translation>%1 の下の辺</translation>
    </message>
    <message>
        <source>the top and bottom sides of %1</source>
        <translation>%1 の上下の辺</translation>
    </message>
    <message>
        <source>the left side of %1</source>
        <translation>%1 の左の辺</translation>
    </message>
    <message>
        <source>the left and top sides of %1</source>
        <translation>%1 の左と上の辺</translation>
    </message>
    <message>
        <source>the left and bottom sides of %1</source>
        <translation>%1 の左と下の辺</translation>
    </message>
    <message>
        <source>the left, top and bottom sides of %1</source>
        <translation>%1 の左と上下の辺</translation>
    </message>
    <message>
        <source>the right side of %1</source>
        <translation>%1 の右の辺</translation>
    </message>
    <message>
        <source>the right and top sides of %1</source>
        <translation>%1 の右と上の辺</translation>
    </message>
    <message>
        <source>the right and bottom sides of %1</source>
        <translation>%1 の右と下の辺</translation>
    </message>
    <message>
        <source>the right, top and bottom sides of %1</source>
        <translation>%1 の右と上下の辺</translation>
    </message>
    <message>
        <source>the left and right sides of %1</source>
        <translation>%1 の左右の辺</translation>
    </message>
    <message>
        <source>the left, right and top sides of %1</source>
        <translation>%1 の左右と上の辺</translation>
    </message>
    <message>
        <source>the left, right and bottom sides of %1</source>
        <translation>%1 の左右と下の辺</translation>
    </message>
    <message>
        <source>the four sides of %1</source>
        <translation>%1 の四辺</translation>
    </message>
    <message>
        <source>the edge between %1 and %2</source>
        <translation>%1 と %2 の間</translation>
    </message>
    <message numerus="yes">
        <source>the upper left corner of %1</source>
        <translation>
            <numerusform>%1 の左上の角</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the upper right corner of %1</source>
        <translation>
            <numerusform>%1 の右上の角</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the lower left corner of %1</source>
        <translation>
            <numerusform>%1 の左下の角</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the lower right corner of %1</source>
        <translation>
            <numerusform>%1 の右下の角</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceText</name>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of places and its last item</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>from one number to another</comment>
        <translation>%1〜%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>a list of numbers and its last item</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 … (%2)</source>
        <comment>the beginning of a list and how many there are</comment>
        <translation>%1 …（%2）</translation>
    </message>
    <message numerus="yes">
        <source>the edge %1</source>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <comment>a line from one cell to another</comment>
        <translation>%1 と %2 の間</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>lines from one cell to several</comment>
        <translation>%1 と %2 の間</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Easy</source>
        <translation>易しい</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
</context>
<context>
    <name>PublishText</name>
    <message>
        <source>by %1</source>
        <translation>作: %1</translation>
    </message>
    <message>
        <source>Difficulty %1 %2</source>
        <comment>stars and a number</comment>
        <translation>難易度 %1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>How to solve it</source>
        <translation>解き方</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the facts of a puzzle</comment>
        <translation>　</translation>
    </message>
    <message>
        <source>Variant: %1</source>
        <translation>変種ルール: %1</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例題</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Solve online</source>
        <translation>ウェブで解く</translation>
    </message>
</context>
<context>
    <name>ReplayText</name>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>← → one edit · Home, End · Space plays</source>
        <translation>← → で 1 手ずつ、Home・End で最初と最後、スペースで再生</translation>
    </message>
</context>
<context>
    <name>RuleName</name>
    <message>
        <source>%1 at %2</source>
        <comment>a rule and where it holds</comment>
        <translation>%2 の「%1」</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>places and what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a clue, or a rule of the whole board</comment>
        <translation>「%1」</translation>
    </message>
</context>
<context>
    <name>StepText</name>
    <message>
        <source>%1 · %2</source>
        <comment>a name and where it is</comment>
        <translation>%1 ・ %2</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>破綻</translation>
    </message>
    <message>
        <source>Impossible at once</source>
        <translation>すぐに破綻</translation>
    </message>
    <message numerus="yes">
        <source>%n steps ahead</source>
        <translation>
            <numerusform>%n 手先</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simple deductions</source>
        <translation>
            <numerusform>単純な手 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Here too: %1</source>
        <comment>what all ways share</comment>
        <translation>ここでも %1</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <comment>one way to meet a rule</comment>
        <translation>%2 通り中 %1 番目: %3</translation>
    </message>
    <message>
        <source>Broken: %1</source>
        <translation>破綻: %1</translation>
    </message>
    <message>
        <source>the other case breaks a rule</source>
        <translation>逆の場合は破綻する</translation>
    </message>
    <message numerus="yes">
        <source>%n islands complete, cut off from the other %1</source>
        <translation>
            <numerusform>%n 島が完結し、ほかの %1 島から孤立</numerusform>
        </translation>
    </message>
    <message>
        <source>Both cases agree</source>
        <translation>どちらの場合も同じ</translation>
    </message>
    <message>
        <source>The board fills up: nothing is refuted</source>
        <translation>盤面は埋まるが、反証にならない</translation>
    </message>
    <message>
        <source>Nothing more follows</source>
        <translation>これ以上は進まない</translation>
    </message>
    <message>
        <source>More follows than can be kept in mind</source>
        <translation>先が長すぎて頭の中で追いきれない</translation>
    </message>
    <message>
        <source>Nothing follows</source>
        <translation>何も決まらない</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解けた</translation>
    </message>
    <message>
        <source>Stuck here</source>
        <translation>ここで行き詰まり</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>途中で停止</translation>
    </message>
    <message>
        <source>this level finds no step</source>
        <translation>このレベルで進める手がありません</translation>
    </message>
    <message>
        <source>still tracing</source>
        <translation>解き筋を調べています</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>途中で停止</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>解けた</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>行き詰まり</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>破綻</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hypotheses</source>
        <translation>
            <numerusform>仮定 %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>とても易しい</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>易しい</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>とても難しい</translation>
    </message>
    <message>
        <source>%1 · hardest step %2</source>
        <comment>a word and a number for the difficulty</comment>
        <translation>%1 ・ 最難の手 %2</translation>
    </message>
    <message>
        <source> · </source>
        <translation> ・ </translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>the edge of the board</source>
        <translation>盤面の外周</translation>
    </message>
    <message numerus="yes">
        <source>%n places cut off from the rest</source>
        <translation>
            <numerusform>%n か所がほかから孤立</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells cut off from the rest</source>
        <translation>
            <numerusform>%n マスがほかから分断</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (assumes one solution)</source>
        <translation>%1（唯一解を前提）</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>すぐに</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>sums</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 in %2 cells is %3; </source>
        <translation>%2 マスで %1 になるのは %3。</translation>
    </message>
    <message numerus="yes">
        <source>after %n steps</source>
        <translation>
            <numerusform>%n 手先で</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TickText</name>
    <message>
        <source>start</source>
        <translation>開始時</translation>
    </message>
    <message>
        <source>#%1 · %2</source>
        <translation>#%1 ・ %2</translation>
    </message>
    <message numerus="yes">
        <source>#%1–#%2 · %n edits</source>
        <translation>
            <numerusform>#%1–#%2 ・ %n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>worst: %1</source>
        <translation>最も悪い状態: %1</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>未確認</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>確認中…</translation>
    </message>
    <message>
        <source>determined %1 / %2</source>
        <translation>確定 %1 / %2</translation>
    </message>
    <message>
        <source>First line · %1</source>
        <translation>元の流れ ・ %1</translation>
    </message>
    <message>
        <source>Branch %1 · %2</source>
        <translation>枝%1 ・ %2</translation>
    </message>
    <message>
        <source>edit %1 of %2</source>
        <translation>%2 手中の %1 手目</translation>
    </message>
    <message>
        <source> · </source>
        <translation> ・ </translation>
    </message>
    <message>
        <source>Bookmark: %1</source>
        <translation>しおり: %1</translation>
    </message>
    <message>
        <source>trial: %1</source>
        <translation>仮置き: %1</translation>
    </message>
</context>
<context>
    <name>Tool</name>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Enters whatever fits the place, as on puzz.link</source>
        <translation>puzz.link と同じように、場所に合うものを置きます</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Click to count up, right-click to count down, or type</source>
        <translation>クリックで増やし、右クリックで減らします。キーでも入力できます</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>A clue whose number is not given</source>
        <translation>数を明かさないヒント</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白丸</translation>
    </message>
    <message>
        <source>White circles</source>
        <translation>白丸を置きます</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒丸</translation>
    </message>
    <message>
        <source>Black circles</source>
        <translation>黒丸を置きます</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>Drag from a clue to point its arrow, or press Shift+arrow key</source>
        <translation>ヒントからドラッグするか Shift+矢印キーで向きを決めます</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>Drag from cell to cell; from an end an arrow grows, back along itself it shrinks</source>
        <translation>マスからマスへドラッグ。端から引くと伸び、矢印に沿って戻ると縮みます</translation>
    </message>
    <message>
        <source>Border</source>
        <translation>境界</translation>
    </message>
    <message>
        <source>Drag along grid lines, or press Ctrl+arrow key</source>
        <translation>格子に沿ってドラッグするか Ctrl+矢印キー</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>線</translation>
    </message>
    <message>
        <source>Drag a line, or press Ctrl+arrow key; right-drag for crosses</source>
        <translation>ドラッグか Ctrl+矢印キーで線、右ドラッグで ×</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>×</translation>
    </message>
    <message>
        <source>No line here; also Ctrl+Shift+arrow key</source>
        <translation>ここに線は通りません。Ctrl+Shift+矢印キーでも置けます</translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>黒マス</translation>
    </message>
    <message>
        <source>Click or drag to shade cells, or press 1</source>
        <translation>クリックかドラッグ、またはキー 1 で塗ります</translation>
    </message>
    <message>
        <source>Dot</source>
        <translation>白マス</translation>
    </message>
    <message>
        <source>Marks cells that stay unshaded; or press 2</source>
        <translation>白マスに確定した印。キー 2 でも付けられます</translation>
    </message>
    <message>
        <source>Tint</source>
        <translation>背景色</translation>
    </message>
    <message>
        <source>Two background colours, inside and outside; or press 1 or 2</source>
        <translation>内側と外側の 2 色。キー 1 と 2</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>消す</translation>
    </message>
    <message>
        <source>Click or drag to erase</source>
        <translation>クリックかドラッグで消します</translation>
    </message>
    <message>
        <source>Follow line</source>
        <translation>線をたどる</translation>
    </message>
    <message>
        <source>Shows everything connected to what is under the pointer</source>
        <translation>ポインターの下のひとつながりを示します</translation>
    </message>
    <message>
        <source>Hole</source>
        <translation>穴</translation>
    </message>
    <message>
        <source>Cells that are not used</source>
        <translation>使わないマス</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>Cells where no ball may land; or press Q</source>
        <translation>ボールが止まれないマス（Q キー）</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>壁</translation>
    </message>
    <message>
        <source>Filled cells; or press Q</source>
        <translation>埋まったマス（Q キー）</translation>
    </message>
    <message>
        <source>Gate |</source>
        <translation>旗門 |</translation>
    </message>
    <message>
        <source>Vertical gates; or press W</source>
        <translation>縦の旗門（W キー）</translation>
    </message>
    <message>
        <source>Gate –</source>
        <translation>旗門 –</translation>
    </message>
    <message>
        <source>Horizontal gates; or press E</source>
        <translation>横の旗門（E キー）</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>Where the course starts; or press S</source>
        <translation>コースの始点（S キー）</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正しい</translation>
    </message>
    <message>
        <source>A note that the number is right</source>
        <translation>正しい数字の印</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>うそ</translation>
    </message>
    <message>
        <source>A note that the number is wrong</source>
        <translation>間違った数字の印</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>ゴール</translation>
    </message>
    <message>
        <source>Where the way ends; or press G</source>
        <translation>道の終わり（G キー）</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>細い境界</translation>
    </message>
    <message>
        <source>Borders between the tiles of a room</source>
        <translation>部屋の中のタイルの境界</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>カップ</translation>
    </message>
    <message>
        <source>Where balls end up; or press H</source>
        <translation>ボールが入る穴（H キー）</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Click or drag to change the colour of a clue</source>
        <translation>クリックやドラッグでヒントの色を変えます</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>太陽</translation>
    </message>
    <message>
        <source>Suns; or press 1</source>
        <translation>太陽（1 キー）</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Moons; or press 2</source>
        <translation>月（2 キー）</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>丸</translation>
    </message>
    <message>
        <source>A note that the line passes here; or press 1</source>
        <translation>線が通るマスの目印（1 キー）</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>通らない</translation>
    </message>
    <message>
        <source>A note that the line does not pass here; or press 2</source>
        <translation>線が通らないマスの目印（2 キー）</translation>
    </message>
    <message>
        <source>Circles; or press 1</source>
        <translation>○を入れます。1 キーでも</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>△</translation>
    </message>
    <message>
        <source>Triangles; or press 2</source>
        <translation>△を入れます。2 キーでも</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>□</translation>
    </message>
    <message>
        <source>Squares; or press 3</source>
        <translation>□を入れます。3 キーでも</translation>
    </message>
    <message>
        <source>Squares that are given; or press W</source>
        <translation>初めからある□を入れます。W キーでも</translation>
    </message>
    <message>
        <source>Click to write a square, or press 1</source>
        <translation>クリックか 1 キーで□を書きます</translation>
    </message>
    <message>
        <source>None</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>Marks cells that stay empty</source>
        <translation>何も入らないマスの印</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>数字あり</translation>
    </message>
    <message>
        <source>A note that a number goes here; or press Q</source>
        <translation>何かの数字が入るマスの印。Q キーでも</translation>
    </message>
    <message>
        <source>Lamp</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>Click to place a lamp, or press 1</source>
        <translation>クリックで照明を置きます。1 キーでも</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Click to place a star, or press 1</source>
        <translation>クリックで星を置きます。1 キーでも</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>Click a corner of a cell, drag along the slant, or press Q, W, A or S</source>
        <translation>マスの隅をクリック、斜辺に沿ってドラッグ、または Q W A S キー</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>消し込み</translation>
    </message>
    <message>
        <source>Click a clue to cross it off, or press X</source>
        <translation>数字をクリックで消し込み。X キーでも</translation>
    </message>
    <message>
        <source>Slash</source>
        <translation>斜線</translation>
    </message>
    <message>
        <source>Drag across a cell; click for \, right-click for /; or press 1 or 2</source>
        <translation>マスを斜めになぞるか、クリックで ＼、右クリックで ／（キー 1 と 2）</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>棒</translation>
    </message>
    <message>
        <source>Drag up and down or from left to right within a cell; press 1 or 2</source>
        <translation>マスの中を縦か横になぞる（キー 1 と 2）</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>木</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>ひし形</translation>
    </message>
    <message>
        <source>Click a lattice point to place a diamond, right-click for a cross; or press 1 or 2</source>
        <translation>格子点をクリックでひし形、右クリックで ×（キー 1 と 2）</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>ピン</translation>
    </message>
    <message>
        <source>Click a lattice point to place a pin, right-click for a cross; or press 1 or 2</source>
        <translation>格子点をクリックでピン、右クリックで ×（キー 1 と 2）</translation>
    </message>
    <message>
        <source>Trees; or press 1</source>
        <translation>木（キー 1）</translation>
    </message>
    <message>
        <source>Tent</source>
        <translation>テント</translation>
    </message>
    <message>
        <source>Click to pitch a tent, drag from a tree to pair it with its tent; or press 1</source>
        <translation>クリックでテント、木からドラッグで組にする（キー 1）</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>つなぐ</translation>
    </message>
    <message>
        <source>Drag from cell to cell: no border here; also Ctrl+Shift+arrow key</source>
        <translation>マスからマスへドラッグして、間に線がないことを記します。Ctrl+Shift+矢印キーでも</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Background colours for a picture, with no effect on the rules</source>
        <translation>マスの背景に色を塗ります。ルールには関係ありません</translation>
    </message>
    <message>
        <source>Pull</source>
        <translation>引く</translation>
    </message>
    <message>
        <source>Press in a cell and pull towards the corner to fill; click for a dot</source>
        <translation>マスの中で押し、塗りたい角の方へ引きます。クリックで点</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>切替</translation>
    </message>
    <message>
        <source>Click to cycle through the four triangles and the dot, right-click to go back</source>
        <translation>クリックで 4 つの三角形と点を順に、右クリックで逆順に切り替えます</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>向き</translation>
    </message>
    <message>
        <source>Drag from cell to cell to note the direction of the line; click an edge to reverse it</source>
        <translation>マスからマスへドラッグして線の進む向きを書き込みます。辺をクリックすると向きが変わります</translation>
    </message>
    <message>
        <source>Small dot</source>
        <translation>小点</translation>
    </message>
    <message>
        <source>Click an edge or a corner of cells: one of the cells around it holds a star</source>
        <translation>マスの辺や角をクリックして小さい点を打ちます（まわりのどこかに星が入るしるし）</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>辺の色</translation>
    </message>
    <message>
        <source>Click a side to colour it, Alt+click to colour this piece alone, right-click to pick up a colour; digits colour the side at the cursor, Shift moves on to the next</source>
        <translation>辺をクリックで塗ります。Alt+クリックはこのピースだけ、右クリックで色を拾います。数字キーはカーソルの辺の色（辺は Shift+矢印キーで選択）</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Click a piece to pin it to its cell or to unpin it, or press P</source>
        <translation>クリックでピースをマスに固定・解除。P キーでも</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Drag over cells, or Ctrl+drag with any tool, or press Shift+arrow key (Ctrl+Shift where that points arrows); drag what is selected or press Alt+arrow key to move its clues, with those outside the grid where whole rows or columns are selected</source>
        <translation>マスをドラッグ、または Shift+矢印キー（矢印の向きに使う種類では Ctrl+Shift+矢印キー）で選択。どの道具でも Ctrl+ドラッグで選択できます。選択範囲をドラッグするか Alt+矢印キーでヒントを移動します。行や列を端から端まで選ぶと、盤外のヒントも一緒に動きます</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Colours, dots and lines of your own, which no rule reads: click or drag, right-drag to erase; at the cursor 1–8 for colours, . for a dot, Ctrl+arrow key for a line, Ctrl+Shift+arrow key for a border, Q W E to choose</source>
        <translation>ルールに関わらない色・点・線を書きます。クリックかドラッグで書き、右ドラッグで消します。カーソルの位置では 1–8 で色、. で点、Ctrl+矢印キーで線、Ctrl+Shift+矢印キーで境界、Q W E で種類を選びます</translation>
    </message>
</context>
<context>
    <name>tokisuji::AdvicePresenter</name>
    <message>
        <source>There are no clues on the board yet</source>
        <translation>盤面にヒントがまだありません</translation>
    </message>
    <message>
        <source>Advice considers the clues alone, but your marks are being treated as given</source>
        <translation>修正案はヒントだけを見ます。いまは解答の印を条件に含めています</translation>
    </message>
    <message>
        <source>Starts when the check has finished</source>
        <translation>確認が終わると始めます</translation>
    </message>
    <message>
        <source>The check did not finish</source>
        <translation>確認が終わっていません</translation>
    </message>
    <message>
        <source>No single clue makes it unique</source>
        <translation>1 つのヒントでは唯一解になりません</translation>
    </message>
    <message>
        <source>Click a number on the board to place that clue</source>
        <translation>盤面の数字をクリックすると、そのヒントを置きます</translation>
    </message>
    <message>
        <source>The target solution no longer solves this board and has been dropped.</source>
        <translation>目標の解はこの盤面の解ではなくなったので、目標から外しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n redundant clues removed</source>
        <translation>
            <numerusform>余分なヒントを %n 個消しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Adopted: %1</source>
        <translation>採用しました: %1</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>まだ不明</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a clue and what it leads to</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No single clue tells them apart</source>
        <translation>1 つのヒントでは分けられません</translation>
    </message>
    <message>
        <source>Press Enter to place the clue that A has there</source>
        <translation>Enter で A のヒントを置きます</translation>
    </message>
    <message>
        <source>Zoom in to see the numbers; filled dots have a clue that makes the puzzle unique, larger dots determine more</source>
        <translation>拡大すると数字が見えます。塗りつぶしは唯一解になるヒントのあるところ、点は大きいほど確定が増えます</translation>
    </message>
    <message>
        <source>None found yet; the visible part is tried first</source>
        <translation>まだ見つかっていません。見えているところから調べます</translation>
    </message>
    <message>
        <source>No single clue can come next</source>
        <translation>次に置けるヒントはありません</translation>
    </message>
</context>
<context>
    <name>tokisuji::ExampleView</name>
    <message>
        <source>Puzzle</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>%1: puzzle</source>
        <translation>%1の問題</translation>
    </message>
    <message>
        <source>%1: solution</source>
        <translation>%1の解答</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>解答: %1</translation>
    </message>
</context>
<context>
    <name>Value</name>
    <message>
        <source>white circle</source>
        <translation>白丸</translation>
    </message>
    <message>
        <source>black circle</source>
        <translation>黒丸</translation>
    </message>
    <message>
        <source>start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>sun</source>
        <translation>太陽</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>月</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>○</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>△</translation>
    </message>
    <message>
        <source>square</source>
        <translation>□</translation>
    </message>
    <message>
        <source>lower left half</source>
        <translation>左下の三角形</translation>
    </message>
    <message>
        <source>lower right half</source>
        <translation>右下の三角形</translation>
    </message>
    <message>
        <source>upper right half</source>
        <translation>右上の三角形</translation>
    </message>
    <message>
        <source>upper left half</source>
        <translation>左上の三角形</translation>
    </message>
    <message>
        <source>no lamp</source>
        <translation>照明なし</translation>
    </message>
    <message>
        <source>lamp</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>no star</source>
        <translation>星なし</translation>
    </message>
    <message>
        <source>no square</source>
        <translation>□なし</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>数字なし</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>star</source>
        <translation>星</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>some number</source>
        <translation>数字が入る</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>木</translation>
    </message>
    <message>
        <source>no tent</source>
        <translation>テントなし</translation>
    </message>
    <message>
        <source>tent</source>
        <translation>テント</translation>
    </message>
    <message>
        <source>no diamond</source>
        <translation>ひし形なし</translation>
    </message>
    <message>
        <source>a diamond</source>
        <translation>ひし形</translation>
    </message>
    <message>
        <source>no pin</source>
        <translation>ピンなし</translation>
    </message>
    <message>
        <source>a pin</source>
        <translation>ピン</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>縦棒</translation>
    </message>
    <message>
        <source>horizontal bar</source>
        <translation>横棒</translation>
    </message>
    <message>
        <source>both bars</source>
        <translation>縦棒と横棒</translation>
    </message>
    <message>
        <source>upright ladder</source>
        <translation>縦のはしご</translation>
    </message>
    <message>
        <source>level ladder</source>
        <translation>横のはしご</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>＋</translation>
    </message>
    <message>
        <source>upright bar</source>
        <translation>｜</translation>
    </message>
    <message>
        <source>level bar</source>
        <translation>－</translation>
    </message>
    <message>
        <source>upright stick</source>
        <translation>縦の棒</translation>
    </message>
    <message>
        <source>level stick</source>
        <translation>横の棒</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>arrow up</source>
        <translation>上向きの矢印</translation>
    </message>
    <message>
        <source>arrow down</source>
        <translation>下向きの矢印</translation>
    </message>
    <message>
        <source>arrow left</source>
        <translation>左向きの矢印</translation>
    </message>
    <message>
        <source>arrow right</source>
        <translation>右向きの矢印</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>ゴール</translation>
    </message>
    <message>
        <source>backslash</source>
        <translation>＼</translation>
    </message>
    <message>
        <source>slash</source>
        <translation>／</translation>
    </message>
    <message>
        <source>water</source>
        <translation>海</translation>
    </message>
    <message>
        <source>upper end of a ship</source>
        <translation>船の上端</translation>
    </message>
    <message>
        <source>lower end of a ship</source>
        <translation>船の下端</translation>
    </message>
    <message>
        <source>left end of a ship</source>
        <translation>船の左端</translation>
    </message>
    <message>
        <source>right end of a ship</source>
        <translation>船の右端</translation>
    </message>
    <message>
        <source>middle of a ship</source>
        <translation>船の中央</translation>
    </message>
    <message>
        <source>ship of one cell</source>
        <translation>1 マスの船</translation>
    </message>
    <message>
        <source>upper left corner of a ship</source>
        <translation>船の左上の角</translation>
    </message>
    <message>
        <source>upper right corner of a ship</source>
        <translation>船の右上の角</translation>
    </message>
    <message>
        <source>lower left corner of a ship</source>
        <translation>船の左下の角</translation>
    </message>
    <message>
        <source>lower right corner of a ship</source>
        <translation>船の右下の角</translation>
    </message>
    <message>
        <source>black cell</source>
        <translation>黒マス</translation>
    </message>
    <message>
        <source>white cell</source>
        <translation>白マス</translation>
    </message>
    <message>
        <source>plus pole</source>
        <translation>プラス極</translation>
    </message>
    <message>
        <source>minus pole</source>
        <translation>マイナス極</translation>
    </message>
    <message>
        <source>aisle</source>
        <translation>通路</translation>
    </message>
    <message>
        <source>pillow without the other half</source>
        <translation>片割れのない枕</translation>
    </message>
    <message>
        <source>pillow below the other half</source>
        <translation>枕（布団は上へ）</translation>
    </message>
    <message>
        <source>pillow above the other half</source>
        <translation>枕（布団は下へ）</translation>
    </message>
    <message>
        <source>pillow right of the other half</source>
        <translation>枕（布団は左へ）</translation>
    </message>
    <message>
        <source>pillow left of the other half</source>
        <translation>枕（布団は右へ）</translation>
    </message>
    <message>
        <source>foot of a bed without the other half</source>
        <translation>枕のない布団の半分</translation>
    </message>
    <message>
        <source>foot of a bed below the pillow</source>
        <translation>布団の足側（枕は上）</translation>
    </message>
    <message>
        <source>foot of a bed above the pillow</source>
        <translation>布団の足側（枕は下）</translation>
    </message>
    <message>
        <source>foot of a bed right of the pillow</source>
        <translation>布団の足側（枕は左）</translation>
    </message>
    <message>
        <source>foot of a bed left of the pillow</source>
        <translation>布団の足側（枕は右）</translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message numerus="yes">
        <source>all %n found</source>
        <translation>
            <numerusform>%n 個、すべて見つけました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n</source>
        <translation>
            <numerusform>少なくとも %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>looking for the conflicting clues</source>
        <translation>両立しないヒントを探しています</translation>
    </message>
    <message>
        <source>the rules cannot be satisfied on this board</source>
        <translation>この盤面ではルールを満たせません</translation>
    </message>
    <message>
        <source>one clue cannot be satisfied</source>
        <translation>満たせないヒントが 1 個あります</translation>
    </message>
    <message numerus="yes">
        <source>%n clues conflict with each other</source>
        <translation>
            <numerusform>%n 個のヒントが両立しません</numerusform>
        </translation>
    </message>
    <message>
        <source>unique from the clues alone</source>
        <translation>ヒントだけなら唯一解です</translation>
    </message>
    <message>
        <source>several solutions from the clues alone</source>
        <translation>ヒントだけなら複数解です</translation>
    </message>
    <message>
        <source>no solution from the clues alone either</source>
        <translation>ヒントだけでも解がありません</translation>
    </message>
    <message>
        <source>exactly one solution</source>
        <translation>解はちょうど 1 つです</translation>
    </message>
    <message>
        <source>finding determined marks %1 / %2</source>
        <translation>確定を調べています %1 / %2</translation>
    </message>
    <message>
        <source>%1 dead ends</source>
        <translation>行き止まり %1 回</translation>
    </message>
    <message>
        <source>%1 of %2 settled</source>
        <translation>%2 中 %1 が確定</translation>
    </message>
    <message>
        <source>has a solution · looking for a second</source>
        <translation>解はあります ・ 2 つ目を探しています</translation>
    </message>
    <message>
        <source>looking for a solution</source>
        <translation>解を探しています</translation>
    </message>
    <message>
        <source>checked for %1</source>
        <translation>%1 まで調べました</translation>
    </message>
    <message>
        <source>Stopped at the time limit</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source> · </source>
        <translation> ・ </translation>
    </message>
    <message>
        <source>No solution from these marks</source>
        <translation>この印からは解けません</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>確認中…</translation>
    </message>
    <message>
        <source>The check failed</source>
        <translation>確認できませんでした</translation>
    </message>
    <message>
        <source>Too large to be sure</source>
        <translation>大きすぎて確定できません</translation>
    </message>
    <message>
        <source>there may be answers with larger numbers than are tried on such a board</source>
        <translation>この大きさの盤面では試さない、もっと大きな数字の解があるかもしれません</translation>
    </message>
    <message>
        <source>your work is safe</source>
        <translation>入力は無事です</translation>
    </message>
    <message>
        <source>with marks · %1</source>
        <translation>印を含めて ・ %1</translation>
    </message>
    <message>
        <source>The board is empty</source>
        <translation>盤面は空です</translation>
    </message>
    <message>
        <source>Enter a clue and it will be checked at once</source>
        <translation>ヒントを入れると、すぐに調べます</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>唯一解</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>複数解</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>解なし</translation>
    </message>
    <message>
        <source>determined bridges</source>
        <translation>確定した橋</translation>
    </message>
    <message>
        <source>determined marks</source>
        <translation>確定した印</translation>
    </message>
    <message>
        <source>determined borders</source>
        <translation>確定した境界</translation>
    </message>
    <message>
        <source>determined points</source>
        <translation>確定した点</translation>
    </message>
    <message>
        <source>determined edges</source>
        <translation>確定した辺</translation>
    </message>
    <message>
        <source>determined cells</source>
        <translation>確定したマス</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>No rules for this kind yet</source>
        <translation>このパズルの
ルールはまだありません</translation>
    </message>
    <message>
        <source>A drawing of no known kind</source>
        <translation>種類のわからない図です</translation>
    </message>
    <message>
        <source>It can be viewed, saved, exported and shared, and its link is kept unchanged</source>
        <translation>表示・保存・書き出し・共有ができます。リンクはそのまま残ります</translation>
    </message>
    <message>
        <source>It can be viewed, saved and shared, and its URL is kept unchanged</source>
        <translation>見る・保存する・共有することはできます。URL は元のまま保たれます</translation>
    </message>
    <message>
        <source>determined pieces</source>
        <translation>確定したピース</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>clues are still to come</source>
        <translation>ヒントを足せば解けます</translation>
    </message>
    <message>
        <source>borders of rooms are still to come</source>
        <translation>部屋を区切れば解けます</translation>
    </message>
    <message numerus="yes">
        <source>%n places still need one</source>
        <translation>
            <numerusform>足りない所が %n か所</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the grid is shown; the clues are missing</source>
        <translation>盤面の枠だけを出しています（ヒントは出ません）</translation>
    </message>
    <message>
        <source>Only the grid is shown; missing: %1</source>
        <translation>盤面の枠だけを出しています（%1は出ません）</translation>
    </message>
    <message>
        <source>Shown in part; some clues are missing</source>
        <translation>一部だけを出しています（出ないヒントがあります）</translation>
    </message>
    <message>
        <source>Shown in part; missing: %1</source>
        <translation>一部だけを出しています（%1は出ません）</translation>
    </message>
</context>
<context>
    <name>tokisuji::GenerateDialog</name>
    <message>
        <source>Generate a puzzle</source>
        <translation>問題の自動生成</translation>
    </message>
    <message>
        <source>Open as a new puzzle</source>
        <translation>新しい問題として開く</translation>
    </message>
    <message>
        <source>Put on this board</source>
        <translation>この盤面に置く</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Left button: a clue is required here. Right button: none is allowed.</source>
        <translation>左ボタン: 必ず置く。右ボタン: 置かない。</translation>
    </message>
    <message>
        <source>No search has been started yet</source>
        <translation>まだ探していません</translation>
    </message>
    <message>
        <source>The values cannot be read; write 1-3, 5 or 0:1, 1-3:2.</source>
        <translation>使う値が読めません。1-3, 5 や 0:1, 1-3:2 のように書きます。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>探しています…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>止める</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>もう一度探す</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探す</translation>
    </message>
    <message>
        <source>Unique; still being refined…</source>
        <translation>唯一解。さらに調整中…</translation>
    </message>
</context>
<context>
    <name>tokisuji::GenerateForm</name>
    <message>
        <source>side %1</source>
        <translation>一辺 %1</translation>
    </message>
    <message>
        <source>contains a square</source>
        <translation>正方形を含む</translation>
    </message>
    <message>
        <source>matches the marks on the open board</source>
        <translation>開いている盤面の印のとおりになる</translation>
    </message>
    <message>
        <source>from the clues of the open board</source>
        <translation>開いている盤面のヒントから</translation>
    </message>
    <message>
        <source>and keep them all</source>
        <translation>それらをすべて残す</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>対称性</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>ヒントの数</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>使う値</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難易度</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>解の形</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>始め方</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>any</source>
        <translation>問わない</translation>
    </message>
    <message>
        <source>all; or 1-3, 5; or weighted: 0:1, 1-3:2</source>
        <translation>すべて、または 1-3, 5、割合つきなら 0:1, 1-3:2</translation>
    </message>
    <message>
        <source>shaded</source>
        <translation>黒マス</translation>
    </message>
    <message>
        <source>unshaded</source>
        <translation>白マス</translation>
    </message>
    <message>
        <source>any number</source>
        <comment>of clues</comment>
        <translation>問わない</translation>
    </message>
    <message>
        <source>Cells of the square</source>
        <translation>正方形のマス</translation>
    </message>
    <message>
        <source>Side of the square</source>
        <translation>正方形の一辺</translation>
    </message>
    <message>
        <source>Minimum number of clues</source>
        <translation>ヒントの最少数</translation>
    </message>
    <message>
        <source>Maximum number of clues</source>
        <translation>ヒントの最多数</translation>
    </message>
    <message>
        <source>to</source>
        <translation>から</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>別のシード</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>手筋</translation>
    </message>
</context>
<context>
    <name>tokisuji::HelpDialog</name>
    <message>
        <source>; </source>
        <comment>between variants</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1: rules and tools</source>
        <translation>%1のルールと操作</translation>
    </message>
    <message>
        <source>%1: manual</source>
        <translation>%1（説明書）</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The rules of this kind of puzzle are not available yet.</source>
        <translation>この種類のルールにはまだ対応していません。</translation>
    </message>
    <message>
        <source>Variant rules: %1</source>
        <translation>変種ルール: %1</translation>
    </message>
</context>
<context>
    <name>tokisuji::AboutDialog</name>
    <message>
        <source>Version %1</source>
        <translation>バージョン %1</translation>
    </message>
    <message>
        <source>Version %1, commit %2</source>
        <translation>バージョン %1（コミット %2）</translation>
    </message>
    <message>
        <source>Tokisuji</source>
        <translation>解き筋 Tokisuji</translation>
    </message>
    <message>
        <source>An editor for pencil puzzles that tells you at once whether a puzzle has exactly one solution. Free software under the MIT licence.</source>
        <translation>唯一解かどうかをその場で確かめながら作れるペンシルパズルエディタ。MIT ライセンスのフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>Qt %1; .tokisuji files up to format %2</source>
        <translation>Qt %1。形式 %2 までの .tokisuji ファイルを読めます</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
</context>
<context>
    <name>tokisuji::ActionSearch</name>
    <message>
        <source>Search actions</source>
        <translation>操作を探す</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>何をしますか？</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>道具</translation>
    </message>
</context>
<context>
    <name>tokisuji::AddressDialog</name>
    <message>
        <source>Open URL</source>
        <translation>URL を開く</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>A URL from puzz.link, pzv.jp, penpa-edit, f-puzzles or another site, or the text of a puzzle. Several open in a window each.</source>
        <translation>puzz.link・pzv.jp・penpa-edit・f-puzzles などの URL か、問題のテキスト。複数の問題は、それぞれのウィンドウで開きます。</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
</context>
<context>
    <name>tokisuji::AlternativesSection</name>
    <message>
        <source>Adopt A</source>
        <translation>A を取り入れる</translation>
    </message>
    <message>
        <source>Adopt the solution</source>
        <translation>解を取り入れる</translation>
    </message>
    <message>
        <source>Adopt B</source>
        <translation>B を取り入れる</translation>
    </message>
    <message>
        <source>Puts it on the board as one edit; clues do not change</source>
        <translation>1 手で盤面に置きます。ヒントは変わりません</translation>
    </message>
    <message>
        <source>Alternatives</source>
        <translation>別の解</translation>
    </message>
    <message>
        <source>The first solution</source>
        <translation>1 つ目の解</translation>
    </message>
    <message>
        <source>The other solution</source>
        <translation>もう 1 つの解</translation>
    </message>
    <message>
        <source>Both, and where they differ</source>
        <translation>両方と、その違い</translation>
    </message>
    <message>
        <source>Previous alternative</source>
        <translation>前の別解</translation>
    </message>
    <message>
        <source>Next alternative</source>
        <translation>次の別解</translation>
    </message>
    <message>
        <source>The solution is unique; there is no other</source>
        <translation>唯一解なので、ほかの解はありません</translation>
    </message>
    <message>
        <source>Looking for another solution</source>
        <translation>別の解を探しています</translation>
    </message>
    <message>
        <source>None known</source>
        <translation>まだ見つかっていません</translation>
    </message>
    <message>
        <source>nearest first</source>
        <translation>近い順</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n only in A</source>
        <translation>
            <numerusform>A だけ %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only in B</source>
        <translation>
            <numerusform>B だけ %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>値が違う %n</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <translation> ・ </translation>
    </message>
</context>
<context>
    <name>tokisuji::BoardCommands</name>
    <message>
        <source>Variant rules</source>
        <translation>変種ルール</translation>
    </message>
    <message>
        <source>The answer is right and complete.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>Not solved yet: %1.</source>
        <translation>まだ正解ではありません: %1。</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>該当箇所を表示</translation>
    </message>
    <message>
        <source>The board has only one line in that direction.</source>
        <translation>その方向には 1 列しかないため、ずらせません。</translation>
    </message>
    <message numerus="yes">
        <source>%n clues and borders would fall off the board.</source>
        <translation>
            <numerusform>ヒントや境界 %n 個が盤面からはみ出して消えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shift anyway</source>
        <translation>それでもずらす</translation>
    </message>
    <message>
        <source>No other branch starts on the way here.</source>
        <translation>この状態までの道に、ほかの枝はありません。</translation>
    </message>
    <message>
        <source>None of the later edits fit this board.</source>
        <translation>そのあとの編集は、この盤面ではどれもできません。</translation>
    </message>
    <message numerus="yes">
        <source>%n edits reapplied</source>
        <translation>
            <numerusform>%n 回の編集をやり直しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n no longer fit</source>
        <translation>
            <numerusform>%1 ・ %n 回分は盤面に合わず飛ばしました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::BoardView</name>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
</context>
<context>
    <name>tokisuji::BookmarkDialog</name>
    <message>
        <source>New bookmark</source>
        <translation>新しいしおり</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>しおり</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>A note, such as what is assumed from here on</source>
        <translation>メモ（ここから先で仮定していることなど）</translation>
    </message>
    <message>
        <source>Remove bookmark</source>
        <translation>しおりを外す</translation>
    </message>
</context>
<context>
    <name>tokisuji::ContentsList</name>
    <message>
        <source>Search the help</source>
        <translation>ヘルプを検索</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>説明書</translation>
    </message>
    <message>
        <source>Kinds of puzzles</source>
        <translation>パズルの種類</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
    </message>
</context>
<context>
    <name>tokisuji::ExportDialog</name>
    <message>
        <source>Row and column numbers</source>
        <translation>行と列の番号</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷用</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>1 マスの大きさ</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選ぶ…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>画像 (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 ピクセル</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>画面</translation>
    </message>
    <message>
        <source>Blog</source>
        <translation>ブログ</translation>
    </message>
    <message>
        <source>Magazine</source>
        <translation>雑誌</translation>
    </message>
    <message>
        <source>Transparent ground</source>
        <translation>背景を透明にする</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>解いています…</translation>
    </message>
    <message>
        <source>The solver found no unique solution to show</source>
        <translation>唯一解が見つかりませんでした</translation>
    </message>
</context>
<context>
    <name>tokisuji::PublishForm</name>
    <message>
        <source>Title and author</source>
        <translation>題名と作者</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Example with its solution</source>
        <translation>例題とその解答</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難易度</translation>
    </message>
    <message>
        <source>URL as a QR code</source>
        <translation>URL の QR コード</translation>
    </message>
    <message>
        <source>Solving path on a separate page</source>
        <translation>解き方（別のページに）</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>下に</translation>
    </message>
    <message>
        <source>Own page</source>
        <translation>別ページ</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>題名</translation>
    </message>
    <message>
        <source>The URL is too long for a QR code</source>
        <translation>URL が長すぎて QR コードにできません</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解答</translation>
    </message>
</context>
<context>
    <name>SavePath</name>
    <message>
        <source>Tokisuji</source>
        <translation>解き筋 Tokisuji</translation>
    </message>
    <message>
        <source>There is already a file named %1. Replace it?</source>
        <translation>%1 という名前のファイルがすでにあります。置き換えますか？</translation>
    </message>
    <message>
        <source>Its current contents will be lost.</source>
        <translation>今の内容は失われます。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>tokisuji::FileCommands</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 を開いています…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 に保存しています…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>保存しています…</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>該当箇所を表示</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Tokisuji</source>
        <translation>解き筋 Tokisuji</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>別の場所に保存…</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>%1 に書き出しました</translation>
    </message>
    <message>
        <source>Puzzles with log (*.tokisuji);;Puzzle files (*.txt *.pzprv3)</source>
        <translation>記録付きの問題 (*.tokisuji);;問題ファイル (*.txt *.pzprv3)</translation>
    </message>
    <message>
        <source>Puzzles with log (*.tokisuji)</source>
        <translation>記録付きの問題 (*.tokisuji)</translation>
    </message>
    <message>
        <source>Every edit is saved in %1</source>
        <translation>すべての入力を %1 に記録しています</translation>
    </message>
    <message>
        <source>Saved; every edit from now on is saved in %1</source>
        <translation>保存しました。これからの入力は %1 に記録します</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Copied to %1</source>
        <translation>%1 に複製しました</translation>
    </message>
    <message>
        <source>The last edits of %1 could not be saved.</source>
        <translation>%1 の最後の入力を保存できませんでした。</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>保存せずに離れる</translation>
    </message>
    <message numerus="yes">
        <source>%1 is damaged; %n edits can be read.</source>
        <translation>
            <numerusform>%1 は壊れています。入力 %n 回分は読めます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open what can be read</source>
        <translation>読める分を開く</translation>
    </message>
    <message numerus="yes">
        <source>%n edits could not be read.</source>
        <translation>
            <numerusform>入力 %n 回分は読めませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import history</source>
        <translation>履歴を読み込む</translation>
    </message>
    <message>
        <source>Export history</source>
        <translation>履歴を書き出す</translation>
    </message>
    <message>
        <source>Histories (*.jsonl);;All files (*)</source>
        <translation>履歴 (*.jsonl);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Histories (*.jsonl)</source>
        <translation>履歴 (*.jsonl)</translation>
    </message>
    <message>
        <source>Puzzles (*.tokisuji *.txt *.pzprv3 *.url *.jsonl *.yaml *.yml);;All files (*)</source>
        <translation>問題 (*.tokisuji *.txt *.pzprv3 *.url *.jsonl *.yaml *.yml);;すべてのファイル (*)</translation>
    </message>
    <message numerus="yes">
        <source>There are %n puzzles in it. Only the first %1 were opened.</source>
        <translation>
            <numerusform>問題が %n 題あります。最初の %1 題だけを開きました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle came with its history of %n edits.</source>
        <translation>
            <numerusform>この問題には %n 手の履歴が付いています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>The link includes a solution.</source>
        <translation>このリンクには解答も入っています。</translation>
    </message>
    <message>
        <source>The drawing does not resemble any kind Tokisuji knows.</source>
        <translation>この図に近い種類のパズルはありません。</translation>
    </message>
    <message>
        <source>Put it on the board</source>
        <translation>盤面に入れる</translation>
    </message>
</context>
<context>
    <name>tokisuji::HintPresenter</name>
    <message>
        <source>The marks on the board lead to a contradiction. There is no next step from here.</source>
        <translation>盤面の印のままでは破綻します。ここから次の手はありません。</translation>
    </message>
    <message>
        <source>Nothing is left to find: the board is complete.</source>
        <translation>もう埋めるところはありません。</translation>
    </message>
    <message>
        <source>This level finds no next step. A higher one may know more.</source>
        <translation>このレベルでは次の手がありません。レベルを上げると見つかるかもしれません。</translation>
    </message>
    <message>
        <source>Hint: something can be found at %1.</source>
        <translation>ヒント: %1 で何かわかります。</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>理由を見る</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a step and its reason</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Take this step</source>
        <translation>この手を打つ</translation>
    </message>
    <message>
        <source>Step taken: %1</source>
        <translation>打ちました: %1</translation>
    </message>
    <message>
        <source>the hint is about this place</source>
        <translation>ヒントはこの場所についてです</translation>
    </message>
</context>
<context>
    <name>tokisuji::IdleSection</name>
    <message>
        <source>Redundant clues</source>
        <translation>余分なヒント</translation>
    </message>
    <message>
        <source>Makes the chosen change, as one edit</source>
        <translation>選んだ変更を 1 手で行います</translation>
    </message>
    <message>
        <source>Removes clues until none is redundant, as one edit</source>
        <translation>余分なものがなくなるまでヒントを消します（1 手）</translation>
    </message>
    <message>
        <source>Order of removal</source>
        <translation>消す順</translation>
    </message>
    <message>
        <source>as listed</source>
        <translation>一覧の順</translation>
    </message>
    <message>
        <source>in reverse</source>
        <translation>逆の順</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>消す</translation>
    </message>
    <message>
        <source>Make it ?</source>
        <translation>? にする</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>止める</translation>
    </message>
    <message>
        <source>Make minimal</source>
        <translation>余分をすべて消す</translation>
    </message>
</context>
<context>
    <name>tokisuji::KindDialog</name>
    <message>
        <source>What kind of puzzle is it?</source>
        <translation>どの種類のパズルですか</translation>
    </message>
    <message>
        <source>Open as a picture</source>
        <translation>図のまま開く</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>The link does not say it, and the drawing fits each of these kinds.</source>
        <translation>リンクに種類が書かれていません。この図は次のどの種類としても読めます。</translation>
    </message>
    <message>
        <source>The drawing does not quite fit. These kinds come nearest to it.</source>
        <translation>この図はそのままでは読めません。近いのは次の種類です。</translation>
    </message>
    <message>
        <source>Nothing in the drawing is left out.</source>
        <translation>描かれているものはすべて取り込まれます。</translation>
    </message>
    <message numerus="yes">
        <source>%n items do not fit this kind and are left out.</source>
        <translation>
            <numerusform>この種類にない %n 個は取り込まれません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::LogPresenter</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>別の場所に保存…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Duplicate…</source>
        <translation>複製…</translation>
    </message>
    <message>
        <source>The other window has been closed; you can edit here now.</source>
        <translation>別のウィンドウは閉じられました。ここで入力できます。</translation>
    </message>
</context>
<context>
    <name>tokisuji::MainWindow</name>
    <message>
        <source>Clear list</source>
        <translation>この一覧を消去</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>最近使った問題</translation>
    </message>
</context>
<context>
    <name>tokisuji::MakePiecesDialog</name>
    <message>
        <source>Create an edge-matching puzzle</source>
        <translation>辺合わせパズルを作成</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Pieces may be rotated</source>
        <translation>ピースの回転可</translation>
    </message>
    <message>
        <source>Pin the piece in the centre</source>
        <translation>中央のピースを固定</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>別のシード</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message numerus="yes">
        <source>There are only %1 inner sides, so %n of the colours are not used.</source>
        <translation>
            <numerusform>内側の辺は %1 本だけなので、%n 色は使われません。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 inner sides, about %2 of each colour.</source>
        <translation>内側の辺は %1 本、各色およそ %2 本です。</translation>
    </message>
    <message>
        <source>Solved board of %1×%2 cells</source>
        <translation>%1×%2 マスの完成盤面</translation>
    </message>
    <message>
        <source>The whole board can be rotated, so there are at least %1 solutions.</source>
        <translation>盤面全体を回せるため、解が %1 個以上あります。</translation>
    </message>
    <message>
        <source>A pin prevents that when the number of columns or rows is even.</source>
        <translation>列数か行数を偶数にすれば、中央のピースを固定して防げます。</translation>
    </message>
    <message>
        <source>A pin in the centre prevents that.</source>
        <translation>中央のピースを固定すると防げます。</translation>
    </message>
</context>
<context>
    <name>tokisuji::MatchRatesDialog</name>
    <message>
        <source>Pieces may be rotated</source>
        <translation>ピースの回転可</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Match rates of edge-matching</source>
        <translation>辺合わせの一致率</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>Cells per side</source>
        <translation>一辺のマス数</translation>
    </message>
    <message>
        <source>Colours from</source>
        <translation>色数（最小）</translation>
    </message>
    <message>
        <source>Colours to</source>
        <translation>色数（最大）</translation>
    </message>
    <message>
        <source>Boards per number of colours</source>
        <translation>各色数の盤面数</translation>
    </message>
    <message>
        <source>Seconds per board</source>
        <translation>1 盤面の秒数</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>測定中…</translation>
    </message>
    <message>
        <source>The boards use seeds 1, 2, 3, …</source>
        <translation>盤面はシード 1 から順に作ります。</translation>
    </message>
    <message>
        <source>%1 colours: greedy %2%, exact %3%</source>
        <translation>%1 色: 貪欲法 %2%、厳密探索 %3%</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg);;Numbers (*.csv)</source>
        <translation>画像 (*.png *.svg);;数値 (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1 に保存しました</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 に保存しています…</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>メモリが足りません。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 を保存できませんでした: %2</translation>
    </message>
</context>
<context>
    <name>tokisuji::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>tokisuji::NewDialog</name>
    <message>
        <source>New puzzle</source>
        <translation>新しい問題</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>作る</translation>
    </message>
    <message>
        <source>Search by name, alias or pzpr id (Japanese, kana, English)</source>
        <translation>名前・別名・pzpr の id で探す（日本語・英語・かな）</translation>
    </message>
    <message>
        <source>From URL…</source>
        <translation>URL から…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Loops and lines</source>
        <translation>輪・線</translation>
    </message>
    <message>
        <source>Shading</source>
        <translation>黒マス</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>領域</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Symbols and more</source>
        <translation>記号・その他</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing called &quot;%1&quot; was found. Aliases and ids are searched too.</source>
        <translation>「%1」はありません。別名や id でも探せます。</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>隣り合わせ</translation>
    </message>
</context>
<context>
    <name>tokisuji::OverlaySection</name>
    <message>
        <source>Adopt determined marks</source>
        <translation>確定した印を取り入れる</translation>
    </message>
    <message>
        <source>Puts them on the board as one edit; clues do not change</source>
        <translation>1 手で盤面に置きます。ヒントは変わりません</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>盤面に重ねる</translation>
    </message>
</context>
<context>
    <name>tokisuji::PathLine</name>
    <message>
        <source>Solver&apos;s path</source>
        <translation>今の解き筋</translation>
    </message>
    <message>
        <source>Intended path</source>
        <translation>想定解き筋</translation>
    </message>
    <message>
        <source>How this board can be solved now</source>
        <translation>この盤面を今どう解けるか</translation>
    </message>
    <message>
        <source>The path you intend, and what has become of it</source>
        <translation>意図した解き筋と、その現状</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消す</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>そこへ</translation>
    </message>
</context>
<context>
    <name>tokisuji::PathPresenter</name>
    <message>
        <source>The intended path is being checked</source>
        <translation>想定解き筋を確認中です</translation>
    </message>
    <message>
        <source>Broke at #%1 (%2): step %3, %4</source>
        <translation>#%1（%2）で崩れました: %3 手目 %4</translation>
    </message>
</context>
<context>
    <name>tokisuji::PatternCanvas</name>
    <message>
        <source>Pattern of clues</source>
        <translation>ヒントの配置</translation>
    </message>
    <message>
        <source>Arrow keys move; Space cycles through: a clue is allowed, required, not allowed here</source>
        <translation>矢印キーで移動、スペースで切り替え: 置いてもよい・必ず置く・置かない</translation>
    </message>
</context>
<context>
    <name>tokisuji::PieceCanvas</name>
    <message>
        <source>New piece</source>
        <translation>新しいピース</translation>
    </message>
    <message>
        <source>Arrow keys move; Space fills or empties a cell</source>
        <translation>矢印キーで移動、スペースで塗る・消す</translation>
    </message>
</context>
<context>
    <name>tokisuji::PieceList</name>
    <message>
        <source>Piece %1: left %2, top %3, right %4, bottom %5</source>
        <translation>ピース %1: 左 %2、上 %3、右 %4、下 %5</translation>
    </message>
</context>
<context>
    <name>tokisuji::PieceTray</name>
    <message>
        <source>No pieces left</source>
        <translation>ピースは残っていません</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces left</source>
        <translation>
            <numerusform>残り %n ピース</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>色 %1</translation>
    </message>
    <message>
        <source>Colours of sides</source>
        <translation>辺の色</translation>
    </message>
    <message>
        <source>Remaining pieces</source>
        <translation>残りのピース</translation>
    </message>
</context>
<context>
    <name>tokisuji::PiecesDialog</name>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>ピース</translation>
    </message>
    <message>
        <source>Use these pieces</source>
        <translation>このピースを使う</translation>
    </message>
    <message>
        <source>Pentominoes</source>
        <translation>ペントミノ</translation>
    </message>
    <message>
        <source>Tetrominoes</source>
        <translation>テトロミノ</translation>
    </message>
    <message>
        <source>Two of each tetromino</source>
        <translation>テトロミノ 2 組</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The shaded areas</source>
        <translation>黒マスの形</translation>
    </message>
    <message numerus="yes">
        <source>Piece of %n cell(s)</source>
        <translation>
            <numerusform>%n マスのピース</numerusform>
        </translation>
    </message>
    <message>
        <source>Fleet up to 3</source>
        <translation>3 マスまでの艦隊</translation>
    </message>
    <message>
        <source>Fleet up to 4</source>
        <translation>4 マスまでの艦隊</translation>
    </message>
    <message>
        <source>Fleet up to 5</source>
        <translation>5 マスまでの艦隊</translation>
    </message>
</context>
<context>
    <name>tokisuji::PlacementSection</name>
    <message>
        <source>Best placement so far</source>
        <translation>今のところ最良の配置</translation>
    </message>
    <message>
        <source>Show it on the board</source>
        <translation>盤面に表示</translation>
    </message>
    <message>
        <source>Adopt this placement</source>
        <translation>この配置を採用</translation>
    </message>
    <message>
        <source>Places its pieces as one edit; clues do not change</source>
        <translation>1 手でピースを置きます。ヒントは変わりません</translation>
    </message>
    <message>
        <source>still improving</source>
        <translation>改善中</translation>
    </message>
    <message>
        <source>%1 of %2 sides match (%3%)</source>
        <translation>%2 辺中 %1 辺が一致（%3%）</translation>
    </message>
</context>
<context>
    <name>tokisuji::ProfileDialog</name>
    <message>
        <source>Conclude what both cases share</source>
        <translation>どちらの場合でも同じことを結論にする</translation>
    </message>
    <message>
        <source>As a last resort, take a mark from the solver and say so</source>
        <translation>最後はソルバーの答えを 1 つ使い、そう表示する</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>What a solver knows and how far it looks ahead. A path and its difficulty always depend on a level.</source>
        <translation>どの手筋を知っていて、どこまで先読みするか。解き筋と難しさは、選んだレベルで変わります。</translation>
    </message>
    <message>
        <source>Your own levels</source>
        <translation>自分のレベル</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>もとにするレベル</translation>
    </message>
    <message>
        <source>Add a copy of:</source>
        <translation>複製して追加:</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>no hypotheses</source>
        <translation>仮定なし</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>never used</source>
        <translation>使わない</translation>
    </message>
    <message>
        <source>used and marked, once uniqueness is proved</source>
        <translation>唯一解とわかってから使い、印を付ける</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Steps kept in mind</source>
        <translation>頭の中で覚える手数</translation>
    </message>
    <message>
        <source>Hypotheses inside a hypothesis</source>
        <translation>仮定の中の仮定</translation>
    </message>
    <message>
        <source>Rules combined at once</source>
        <translation>一度に組み合わせるルール</translation>
    </message>
    <message>
        <source>Uniqueness as a reason</source>
        <translation>唯一解を前提とする手筋</translation>
    </message>
    <message>
        <source>Search techniques</source>
        <translation>手筋を探す</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>自分用 %1</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>名前なし</translation>
    </message>
</context>
<context>
    <name>tokisuji::PropertiesDialog</name>
    <message>
        <source>Properties</source>
        <translation>問題の情報</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>題名</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Note on the rules</source>
        <translation>ルールの補足</translation>
    </message>
</context>
<context>
    <name>tokisuji::RepairsSection</name>
    <message>
        <source>Adopt  Enter</source>
        <translation>採用  Enter</translation>
    </message>
    <message>
        <source>Makes the chosen change, as one edit</source>
        <translation>選んだ変更を 1 手で行います</translation>
    </message>
    <message>
        <source>Preview on board</source>
        <translation>盤面で試し見</translation>
    </message>
    <message>
        <source>Shows the board with the chosen change and what it then determines</source>
        <translation>選んだ変更をした盤面と、そのとき確定する印を見せます</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>修正案</translation>
    </message>
    <message>
        <source>Repairs that would lead to a different solution are hidden</source>
        <translation>別の解を選んでしまう修正案は隠します</translation>
    </message>
    <message>
        <source>Changes that restore a solution</source>
        <translation>解ありに戻す変更</translation>
    </message>
    <message>
        <source>Keep my marks as the solution</source>
        <translation>自分の印を解として保つ</translation>
    </message>
    <message>
        <source>Keep solution A as the target</source>
        <translation>解 A を目標にする</translation>
    </message>
</context>
<context>
    <name>tokisuji::SizesDialog</name>
    <message>
        <source>Sizes of the areas</source>
        <translation>かたまりの大きさ</translation>
    </message>
    <message>
        <source>Use these sizes</source>
        <translation>この大きさを使う</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1～9</translation>
    </message>
    <message>
        <source>The unshaded areas</source>
        <translation>今の白マスのかたまり</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The number of cells of each area:</source>
        <translation>かたまりごとのマスの数を並べます:</translation>
    </message>
</context>
<context>
    <name>tokisuji::StarCountBox</name>
    <message>
        <source>Stars</source>
        <translation>星の数</translation>
    </message>
    <message>
        <source>Number of stars in every row, column and room; digit keys also work</source>
        <translation>どの列・行・部屋にも入る星の数。数字キーでも入力できます</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Number of cells in every shaded area; digit keys also work</source>
        <translation>どの黒マスのかたまりにもあるマスの数（数字キーでも入力可）</translation>
    </message>
</context>
<context>
    <name>tokisuji::TechniqueWishes</name>
    <message>
        <source>Techniques</source>
        <translation>使う手筋</translation>
    </message>
    <message>
        <source>Search by name or id</source>
        <translation>名前または ID で検索</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>問わない</translation>
    </message>
    <message>
        <source>Clears all choices</source>
        <translation>指定をすべて取り消す</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>手筋</translation>
    </message>
    <message>
        <source>must use</source>
        <translation>必ず使う</translation>
    </message>
    <message>
        <source>must not use</source>
        <translation>使わない</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>%1 を使う</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>%1 を使わない</translation>
    </message>
    <message>
        <source>any</source>
        <translation>問わない</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between wishes</comment>
        <translation> ／ </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between techniques</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>tokisuji::ToolList</name>
    <message>
        <source>A shading stroke ends after two cells.</source>
        <translation>1 回のドラッグで塗れるのは 2 マスまでです。</translation>
    </message>
    <message>
        <source>Tiles are shaded as a whole. A tile with a clue that must not be shaded takes dots only.</source>
        <translation>タイルは全体がまとめて塗られます。空けておくヒントのあるタイルには点だけを打てます。</translation>
    </message>
    <message>
        <source>A shading stroke skips the cells next to those it shades.</source>
        <translation>ドラッグで塗るときは、塗ったマスの隣を飛ばします。</translation>
    </message>
    <message>
        <source>Cells with clues cannot hold marks.</source>
        <translation>ヒントのあるマスには印を付けられません。</translation>
    </message>
    <message>
        <source>Arrow keys or Alt+H J K L move the cursor; Space, Delete and Backspace erase.</source>
        <translation>矢印キーか Alt+H J K L でカーソルが動き、Space・Delete・Backspace で消します。</translation>
    </message>
    <message>
        <source>Holding Shift swaps the mouse buttons. The middle button switches between edit and solve.</source>
        <translation>Shift を押している間は左右のボタンが入れ替わります。中ボタンで編集と解答を切り替えます。</translation>
    </message>
    <message>
        <source>Tools for editing</source>
        <translation>編集の道具</translation>
    </message>
    <message>
        <source>Tools for solving</source>
        <translation>解答の道具</translation>
    </message>
    <message>
        <source>Choose a piece beside the board and click a cell, or press Enter, to place it; drag pieces to swap them.</source>
        <translation>盤面の横でピースを選び、マスをクリックするか Enter で置きます。ドラッグで入れ替えます。</translation>
    </message>
    <message>
        <source>R and Shift+R, a right-click or Alt+wheel rotate a piece where pieces may be rotated. While solving, digits place the piece with that number.</source>
        <translation>回転できる場合は R と Shift+R、右クリック、Alt+ホイールで回します。解答中の数字キーはその番号のピースを置きます。</translation>
    </message>
    <message>
        <source>A red mark shows touching sides that do not match.</source>
        <translation>色の合わない辺には赤い印が付きます。</translation>
    </message>
    <message>
        <source>Click or drag to paint stickers with the colour chosen below the tools. At the cursor, the letter or number of a colour paints the sticker and Delete clears it.</source>
        <translation>クリックやドラッグで、道具の下で選んだ色をシールに塗ります。カーソルの位置では色の文字か番号のキーで塗り、Delete で消します。</translation>
    </message>
    <message>
        <source>Type turns in the panel or use its buttons; Space plays the solution on the net, turn by turn.</source>
        <translation>回転はパネルで入力するか、ボタンで行います。スペースで、手順を展開図の上で 1 手ずつ再生します。</translation>
    </message>
    <message>
        <source>Your own puzzles are YAML files: stickers on a net, turns as cycles, the goal. Open them with File &gt; Open.</source>
        <translation>自分のパズルは YAML ファイルで定義します（展開図のシール、巡回で書いた回転、完成形）。「ファイル」→「開く」で読み込めます。</translation>
    </message>
    <message>
        <source>Symmetry, below the tools, enters each clue at its images too. The Board menu shifts the whole board.</source>
        <translation>道具の下の「対称」を選ぶと、ヒントが対称な位置にも入ります。「盤面」メニューで盤面全体をずらせます。</translation>
    </message>
</context>
<context>
    <name>tokisuji::PuzzlePresenter</name>
    <message>
        <source>Tokisuji</source>
        <translation>解き筋 Tokisuji</translation>
    </message>
    <message>
        <source>%1 [read-only]</source>
        <translation>%1 [閲覧のみ]</translation>
    </message>
</context>
<context>
    <name>tokisuji::Recovery</name>
    <message>
        <source>Not now</source>
        <translation>あとで</translation>
    </message>
    <message>
        <source>A puzzle from an interrupted session was kept.</source>
        <translation>前回、途中で終わった問題が残っています。</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>開く</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles from an interrupted session were kept.</source>
        <translation>
            <numerusform>前回、途中で終わった問題が %n 題残っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>一覧を見る</translation>
    </message>
    <message>
        <source>Moved to the desktop&apos;s trash.</source>
        <translation>デスクトップのゴミ箱に移しました。</translation>
    </message>
    <message>
        <source>There is no trash here. Delete the puzzle permanently?</source>
        <translation>ここにはゴミ箱がありません。この問題を完全に削除しますか？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>%1 could not be deleted.</source>
        <translation>%1 を削除できませんでした。</translation>
    </message>
</context>
<context>
    <name>tokisuji::ShareCommands</name>
    <message>
        <source>Copy Tokisuji URL</source>
        <translation>Tokisuji の URL をコピー</translation>
    </message>
    <message>
        <source>puzz.link URL copied</source>
        <translation>puzz.link の URL をコピーしました</translation>
    </message>
    <message>
        <source>pzv.jp URL copied</source>
        <translation>pzv.jp の URL をコピーしました</translation>
    </message>
    <message>
        <source>Tokisuji URL copied</source>
        <translation>Tokisuji の URL をコピーしました</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>%1 に書き出しました</translation>
    </message>
    <message>
        <source>The picture is too large to copy.</source>
        <translation>画像が大きすぎてコピーできません。</translation>
    </message>
    <message>
        <source>Image copied</source>
        <translation>画像をコピーしました</translation>
    </message>
    <message numerus="yes">
        <source>Tokisuji URL with %n edits copied</source>
        <translation>
            <numerusform>履歴 %n 手付きの Tokisuji の URL をコピーしました</numerusform>
        </translation>
    </message>
    <message>
        <source>The history is too long to be copied. Export it instead.</source>
        <translation>履歴が長すぎてコピーできません。履歴の書き出しを使ってください。</translation>
    </message>
    <message>
        <source>Export replay</source>
        <translation>リプレイの書き出し</translation>
    </message>
    <message>
        <source>Page with a slider (*.html);;Animated picture (*.svg);;Animated WebP (*.webp)</source>
        <translation>スライダー付きのページ (*.html);;動く画像 (*.svg);;動く WebP (*.webp)</translation>
    </message>
    <message>
        <source>Exporting %1…</source>
        <translation>%1 を書き出しています…</translation>
    </message>
    <message>
        <source>%1 could not be exported: %2</source>
        <translation>%1 を書き出せませんでした: %2</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>メモリが足りません。</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>印刷しています…</translation>
    </message>
</context>
<context>
    <name>tokisuji::SheetDialog</name>
    <message>
        <source>Remove</source>
        <translation>外す</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Sheet of puzzles</source>
        <translation>問題をまとめて印刷</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF に保存…</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>ファイルを追加…</translation>
    </message>
    <message>
        <source>Paste URLs</source>
        <translation>URL を貼り付け</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>レター</translation>
    </message>
    <message>
        <source>Booklet</source>
        <translation>小冊子</translation>
    </message>
    <message>
        <source>Pages of A5, two on each side of A4, to be folded</source>
        <translation>A5 の小冊子です。A4 の両面に 2 ページずつ刷り、二つ折りにします</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>As many as fit, in their real size</source>
        <translation>実寸のまま、入るだけ並べます</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>At the back</source>
        <translation>巻末</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>逆さに</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Rules, once for each kind</source>
        <translation>ルール（種類ごとに 1 回）</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難易度</translation>
    </message>
    <message>
        <source>URLs as QR codes</source>
        <translation>URL の QR コード</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>題名</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>Puzzles on a page</source>
        <translation>1 ページの問題数</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>ファイルを追加</translation>
    </message>
    <message>
        <source>There is no puzzle on the clipboard</source>
        <translation>クリップボードに問題がありません</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>解いています…</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>page of pages</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF に保存</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1 に保存しました</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み込んでいます…</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>%1 を読み込めませんでした: %2</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>印刷しています…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 に保存しています…</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 を保存できませんでした: %2</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>メモリが足りません。</translation>
    </message>
</context>
<context>
    <name>tokisuji::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Keys on the board are those of puzz.link: digits, -, Space and Backspace enter clues, arrow keys or Alt+H J K L move the cursor, Shift+arrow sets the direction of an arrow or selects cells, Alt+arrow moves what is selected. Ctrl+arrow draws lines and borders.</source>
        <translation>盤面のキーは puzz.link と同じです。数字・-・Space・Backspace でヒントを入れ、矢印キーか Alt+H J K L でカーソルを動かし、Shift+矢印キーで矢印の向きを決めるかマスを選択し、Alt+矢印キーで選択範囲を移動します。Ctrl+矢印キーで線や境界を引きます。</translation>
    </message>
</context>
<context>
    <name>tokisuji::SidePanel</name>
    <message>
        <source>Conflicting clues (smallest set)</source>
        <translation>両立しないヒント（最小の組）</translation>
    </message>
    <message>
        <source>Undecided places</source>
        <translation>決まらない場所</translation>
    </message>
    <message numerus="yes">
        <source>%n clues</source>
        <translation>
            <numerusform>%n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places · near %1</source>
        <translation>
            <numerusform>%n マス ・ %1 のあたり</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n differ</source>
        <translation>
            <numerusform>違い %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided</source>
        <translation>
            <numerusform>未確定 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spots</source>
        <translation>
            <numerusform>%n か所</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 / %2: next / previous place</source>
        <translation>%1 / %2 で次・前の場所へ</translation>
    </message>
    <message>
        <source>Places that differ</source>
        <translation>違う場所</translation>
    </message>
    <message>
        <source>Why there is no solution</source>
        <translation>解がない理由</translation>
    </message>
    <message>
        <source>Clues that tell A from B</source>
        <translation>A と B を分けるヒント</translation>
    </message>
    <message>
        <source>Where something is missing</source>
        <translation>足りない所</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>解き筋</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>作業</translation>
    </message>
    <message>
        <source>Changes that would help</source>
        <translation>効き目のある修正案を見る</translation>
    </message>
</context>
<context>
    <name>tokisuji::SizeChooser</name>
    <message>
        <source>columns</source>
        <translation>横</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>縦</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>side</source>
        <translation>一辺</translation>
    </message>
    <message>
        <source>%1×%2</source>
        <translation>%1×%2</translation>
    </message>
</context>
<context>
    <name>tokisuji::SizeDialog</name>
    <message>
        <source>Size of the board</source>
        <translation>盤面の大きさ</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Rows and columns to add on each side; negative numbers remove them.</source>
        <translation>各辺に加える行・列の数。負の数で削ります。</translation>
    </message>
    <message>
        <source>Rows and halves of a brick to add on each side; negative numbers remove them.</source>
        <translation>各辺に加える行数と、れんが半分ずつの列数。負の数で削ります。</translation>
    </message>
    <message>
        <source>top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>%1×%2</source>
        <translation>%1×%2</translation>
    </message>
    <message>
        <source>%1×%2 is not square</source>
        <translation>%1×%2 は正方形ではありません</translation>
    </message>
    <message>
        <source>not a possible size</source>
        <translation>使えない大きさ</translation>
    </message>
</context>
<context>
    <name>tokisuji::StartPage</name>
    <message>
        <source>Tokisuji</source>
        <translation>解き筋 Tokisuji</translation>
    </message>
    <message>
        <source>Drop a file or URL here to open it</source>
        <translation>ファイルや URL をここにドロップしても開けます</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>新しい問題</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Paste URL</source>
        <translation>URL を貼り付け</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近の問題</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例題</translation>
    </message>
    <message>
        <source>Untitled puzzles</source>
        <translation>無題の問題</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>ゴミ箱に移す</translation>
    </message>
    <message numerus="yes">
        <source>All %n…</source>
        <translation>
            <numerusform>%n 題すべて…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::StatusLine</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>%1×%2</source>
        <translation>%1×%2</translation>
    </message>
    <message numerus="yes">
        <source>%n rooms</source>
        <translation>
            <numerusform>部屋 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clues</source>
        <translation>
            <numerusform>ヒント %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <translation> ・ </translation>
    </message>
    <message>
        <source>cursor %1</source>
        <translation>カーソル %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n ピース</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stickers</source>
        <translation>
            <numerusform>シール %n 枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::TechniqueTree</name>
    <message>
        <source>Techniques</source>
        <translation>手筋</translation>
    </message>
    <message>
        <source>In every genre</source>
        <translation>すべての種類に共通</translation>
    </message>
</context>
<context>
    <name>tokisuji::TimelineNotes</name>
    <message>
        <source>Bookmarks</source>
        <translation>しおり</translation>
    </message>
    <message>
        <source>#%1 · %2</source>
        <translation>#%1 ・ %2</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>ここへ移る</translation>
    </message>
    <message>
        <source>Bookmark…</source>
        <translation>しおり…</translation>
    </message>
    <message>
        <source>Change bookmark…</source>
        <translation>しおりを変更…</translation>
    </message>
    <message>
        <source>Remove bookmark</source>
        <translation>しおりを外す</translation>
    </message>
    <message>
        <source>Pin as A</source>
        <translation>A としてピン留め</translation>
    </message>
    <message>
        <source>Pin as B</source>
        <translation>B としてピン留め</translation>
    </message>
    <message>
        <source>Remove pin A</source>
        <translation>ピン A を外す</translation>
    </message>
    <message>
        <source>Remove pin B</source>
        <translation>ピン B を外す</translation>
    </message>
    <message>
        <source>No bookmarks yet</source>
        <translation>しおりはまだありません</translation>
    </message>
</context>
<context>
    <name>tokisuji::TimelinePanel</name>
    <message>
        <source>Timeline</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Where did it break?</source>
        <translation>どこで崩れたか</translation>
    </message>
    <message>
        <source>last unique</source>
        <translation>最後の唯一解</translation>
    </message>
    <message>
        <source>first unsolvable</source>
        <translation>最初の解なし</translation>
    </message>
    <message>
        <source>biggest drop</source>
        <translation>確定の最大減</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>path broke</source>
        <translation>解き筋の崩れ</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>×%1 · skip idle gaps</source>
        <translation>×%1 ・ 間を飛ばす</translation>
    </message>
    <message>
        <source>×%1 · with all pauses</source>
        <translation>×%1 ・ 間もそのまま</translation>
    </message>
    <message>
        <source>Playback speed relative to the time the edits took</source>
        <translation>実際にかかった時間に対する再生の速さ</translation>
    </message>
    <message numerus="yes">
        <source>Shorten pauses to %n seconds</source>
        <translation>
            <numerusform>間は %n 秒までにする</numerusform>
        </translation>
    </message>
    <message>
        <source>With what was undone</source>
        <translation>取り消した手も再生</translation>
    </message>
    <message>
        <source>×%1 · with what was undone</source>
        <translation>×%1 ・ 取り消した手も</translation>
    </message>
</context>
<context>
    <name>tokisuji::TimelineStrip</name>
    <message>
        <source>Timeline</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>determined share</source>
        <translation>確定の割合</translation>
    </message>
    <message>
        <source>intended path</source>
        <translation>想定解き筋</translation>
    </message>
    <message>
        <source>turns to the goal</source>
        <translation>完成までの手数</translation>
    </message>
</context>
<context>
    <name>tokisuji::TopBar</name>
    <message>
        <source>Edit</source>
        <translation>作る</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
    <message>
        <source>Enter clues</source>
        <translation>ヒントを入れます</translation>
    </message>
    <message>
        <source>Enter marks</source>
        <translation>解答の印を入れます</translation>
    </message>
    <message>
        <source>Copy URL</source>
        <translation>URL をコピー</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>tokisuji::TracePresenter</name>
    <message>
        <source>There are no clues on the board yet</source>
        <translation>盤面にヒントがまだありません</translation>
    </message>
    <message>
        <source>Still tracing</source>
        <translation>解き筋を調べています</translation>
    </message>
    <message>
        <source>Stuck here: this level finds no step</source>
        <translation>ここで行き詰まり。このレベルで進める手はありません</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>These marks are already on the board</source>
        <translation>これらの印はすでに盤面にあります</translation>
    </message>
    <message>
        <source>No step of the trace sets a mark here</source>
        <translation>ここに印を付ける手は解き筋にありません</translation>
    </message>
</context>
<context>
    <name>tokisuji::TraceRowsModel</name>
    <message>
        <source>difficulty %1 of 5</source>
        <translation>難しさ 5 段階の %1</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>たたんである</translation>
    </message>
    <message>
        <source>open</source>
        <translation>開いている</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between facts of a step</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>tokisuji::TraceSection</name>
    <message>
        <source>Trace</source>
        <translation>解き筋</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>最初の手</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最後の手</translation>
    </message>
    <message>
        <source>Level: what the solver knows and how far it looks ahead</source>
        <translation>知っている手筋と先読みの深さ</translation>
    </message>
    <message>
        <source>Show only steps of one technique</source>
        <translation>ひとつの手筋だけを表示</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Adopt up to here</source>
        <translation>ここまで取り込む</translation>
    </message>
    <message>
        <source>Edit levels…</source>
        <translation>レベルを編集…</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>すべての手</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a technique and how many steps use it</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Only: %1</source>
        <translation>%1 だけを表示中</translation>
    </message>
    <message>
        <source>More about the trace</source>
        <translation>その他の操作</translation>
    </message>
</context>
<context>
    <name>tokisuji::TraceStrip</name>
    <message>
        <source>Path by difficulty</source>
        <translation>難しさで見る解き筋</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>step %1 of %2, difficulty %3 of 5</source>
        <translation>%2 手中 %1 手目、難しさ 5 段階の %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number and title of a step</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tokisuji::TraceTree</name>
    <message>
        <source>Steps of the trace</source>
        <translation>解き筋の手</translation>
    </message>
</context>
<context>
    <name>tokisuji::UntitledDialog</name>
    <message>
        <source>Untitled puzzles</source>
        <translation>無題の問題</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>ゴミ箱に移す</translation>
    </message>
    <message>
        <source>Every puzzle is kept from its first edit on. Save one to give it a name and a location.</source>
        <translation>どの問題も最初の入力から残っています。保存すると、名前と場所が付きます。</translation>
    </message>
</context>
<context>
    <name>tokisuji::VerdictSection</name>
    <message>
        <source>Treat my marks as given</source>
        <translation>解答の印を条件に含める</translation>
    </message>
    <message>
        <source>Solutions must agree with the marks on the board</source>
        <translation>盤面の印と合う解だけを数えます</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Choose the kind…</source>
        <translation>種類を選ぶ…</translation>
    </message>
    <message>
        <source>Keep checking</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>CompareText</name>
    <message>
        <source>%1 at %2</source>
        <comment>a clue or mark that stands there</comment>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more places</source>
        <translation>
            <numerusform>%1 ほか %n か所</numerusform>
        </translation>
    </message>
    <message>
        <source>only A</source>
        <translation>A だけ</translation>
    </message>
    <message>
        <source>only B</source>
        <translation>B だけ</translation>
    </message>
    <message>
        <source>−%1 · +%2 · ≠%3</source>
        <translation>−%1 ・ +%2 ・ ≠%3</translation>
    </message>
    <message>
        <source>shaded</source>
        <translation>黒マス</translation>
    </message>
    <message>
        <source>unshaded</source>
        <translation>白マス</translation>
    </message>
    <message>
        <source>no line</source>
        <translation>線なし</translation>
    </message>
    <message>
        <source>piece %1</source>
        <translation>ピース %1</translation>
    </message>
</context>
<context>
    <name>tokisuji::CompareSection</name>
    <message>
        <source>Compare A and B</source>
        <translation>A と B を比べる</translation>
    </message>
    <message>
        <source>What A has</source>
        <translation>A にあるもの</translation>
    </message>
    <message>
        <source>What B has</source>
        <translation>B にあるもの</translation>
    </message>
    <message>
        <source>Both, and where they differ</source>
        <translation>両方と、その違い</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>前の違い</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>次の違い</translation>
    </message>
    <message>
        <source>Apply to A</source>
        <translation>A に取り入れる</translation>
    </message>
    <message>
        <source>Apply to B</source>
        <translation>B に取り入れる</translation>
    </message>
    <message>
        <source>Makes A like B here, as one edit on A's branch</source>
        <translation>ここを A でも B と同じにします（A の枝に 1 手加えます）</translation>
    </message>
    <message>
        <source>Makes B like A here, as one edit on B's branch</source>
        <translation>ここを B でも A と同じにします（B の枝に 1 手加えます）</translation>
    </message>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>盤面に戻る（Esc）</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>違い</translation>
    </message>
</context>
<context>
    <name>tokisuji::ComparePresenter</name>
    <message>
        <source>Pin two states as A and B first: %1 and %2.</source>
        <translation>先に 2 つの状態を A と B にピン留めしてください（%1、%2）。</translation>
    </message>
    <message>
        <source>#%1 %2</source>
        <translation>#%1 %2</translation>
    </message>
    <message>
        <source>#%1</source>
        <translation>#%1</translation>
    </message>
    <message numerus="yes">
        <source>%n clues</source>
        <translation>
            <numerusform>ヒント %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · not checked yet</source>
        <translation>%1 ・ まだ調べていません</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 ・ %2</translation>
    </message>
    <message>
        <source>%1 · determined %2 / %3</source>
        <translation>%1 ・ 確定 %2 / %3</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>ヒントの違い</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>印の違い</translation>
    </message>
    <message>
        <source>Determined</source>
        <translation>確定の違い</translation>
    </message>
    <message>
        <source>A is %1×%2 and B is %3×%4. Boards of different sizes are not compared place by place.</source>
        <translation>A は %1×%2、B は %3×%4 です。大きさの違う盤面は、マスごとには比べません。</translation>
    </message>
    <message>
        <source>The variant rules differ.</source>
        <translation>変種ルールが違います。</translation>
    </message>
    <message>
        <source>The boards are the same.</source>
        <translation>盤面は同じです。</translation>
    </message>
    <message>
        <source>%1 / %2: next / previous difference</source>
        <translation>%1 / %2: 次 / 前の違い</translation>
    </message>
    <message>
        <source>The settings for the whole board differ.</source>
        <translation>盤面全体の条件が違います。</translation>
    </message>
    <message>
        <source>Pin two states as A and B first.</source>
        <translation>先に 2 つの状態を A と B にピン留めしてください。</translation>
    </message>
</context>
<context>
    <name>tokisuji::PlayerSection</name>
    <message>
        <source>My marks</source>
        <translation>自分の印</translation>
    </message>
    <message>
        <source>View the failed branch</source>
        <translation>失敗した枝を見る</translation>
    </message>
    <message>
        <source>Earlier attempts</source>
        <translation>これまでの試み</translation>
    </message>
    <message>
        <source>Finds the first mark on the way here that no solution has</source>
        <translation>ここまでの手順から、解と食い違う最初の印を探します</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Where did I go wrong?</source>
        <translation>どこで間違えた？</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>確認中…</translation>
    </message>
</context>
<context>
    <name>tokisuji::PlayerPresenter</name>
    <message>
        <source>Back at #%1. What followed is kept as a branch.</source>
        <translation>#%1 に戻りました。続きは枝として残っています。</translation>
    </message>
    <message>
        <source>found in %1</source>
        <translation>%1 で判明</translation>
    </message>
    <message>
        <source>Go back to #%1, keep this as a branch</source>
        <translation>#%1 に戻る（続きは枝に残す）</translation>
    </message>
    <message>
        <source>There are no marks yet</source>
        <translation>まだ印がありません</translation>
    </message>
    <message>
        <source>nothing to judge</source>
        <translation>調べるものがありません</translation>
    </message>
    <message>
        <source>No mark is wrong</source>
        <translation>間違った印はありません</translation>
    </message>
    <message>
        <source>all agree with the only solution</source>
        <translation>どれも唯一の解と合っています</translation>
    </message>
    <message>
        <source>No mark is wrong so far</source>
        <translation>今のところ間違いはありません</translation>
    </message>
    <message>
        <source>the puzzle has several solutions, and some agree with your marks</source>
        <translation>解が複数あり、この印に合う解が残っています</translation>
    </message>
    <message>
        <source>The puzzle has no solution</source>
        <translation>この問題には解がありません</translation>
    </message>
    <message>
        <source>the clues are at fault, not your marks</source>
        <translation>印ではなく、ヒントのほうが両立しません</translation>
    </message>
    <message>
        <source>Not decided within the time limit</source>
        <translation>時間内に判断できませんでした</translation>
    </message>
    <message>
        <source>the puzzle is too hard to judge here</source>
        <translation>この問題は調べるのに時間がかかりすぎます</translation>
    </message>
    <message>
        <source>Mark #%1: %2</source>
        <translation>#%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Before it: %n marks, all correct</source>
        <translation>
            <numerusform>それまで: %n 個、すべて正しい</numerusform>
        </translation>
    </message>
    <message>
        <source>none contradicts the solution</source>
        <translation>解と食い違うものはありません</translation>
    </message>
    <message>
        <source>a solution still agrees with them</source>
        <translation>ここまでなら解が残っています</translation>
    </message>
    <message>
        <source>After it: %1</source>
        <translation>そのあと: %1</translation>
    </message>
    <message>
        <source>drawn hatched and hollow: they build on #%1</source>
        <translation>斜線や中抜きで表示しています（#%1 を前提にした印）</translation>
    </message>
    <message>
        <source>from here on no solution agrees with the marks</source>
        <translation>ここから先、印に合う解がありません</translation>
    </message>
    <message>
        <source>in the only solution this cell is shaded</source>
        <translation>唯一の解では、このマスは黒マスです</translation>
    </message>
    <message>
        <source>in the only solution this cell is unshaded</source>
        <translation>唯一の解では、このマスは白マスです</translation>
    </message>
    <message>
        <source>in the only solution a line runs here</source>
        <translation>唯一の解では、ここに線があります</translation>
    </message>
    <message>
        <source>in the only solution no line runs here</source>
        <translation>唯一の解では、ここに線はありません</translation>
    </message>
    <message>
        <source>in the only solution this cell holds %1</source>
        <translation>唯一の解では、このマスは %1 です</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>kind of mark, how many</comment>
        <translation>%1 %2 個</translation>
    </message>
    <message>
        <source> · </source>
        <translation>・</translation>
    </message>
    <message>
        <source>From #%1: %2</source>
        <translation>#%1 から: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n edits</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>in the only solution this cell is empty</source>
        <translation>唯一の解では、このマスには何も入りません</translation>
    </message>
    <message>
        <source>in the only solution there is a border here</source>
        <translation>唯一の解では、ここに境界線があります</translation>
    </message>
    <message>
        <source>in the only solution there is no border here</source>
        <translation>唯一の解では、ここに境界線はありません</translation>
    </message>
    <message>
        <source>Solved: the answer is right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>first wrong mark</source>
        <translation>最初の誤り</translation>
    </message>
    <message>
        <source>mark after it</source>
        <translation>誤りのあとの印</translation>
    </message>
</context>
<context>
    <name>tokisuji::ResultPresenter</name>
    <message>
        <source>All of it is already on the board.</source>
        <translation>すべて、もう盤面にあります。</translation>
    </message>
    <message numerus="yes">
        <source>%n marks adopted</source>
        <translation>
            <numerusform>%n 個の印を取り入れました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %n of your marks disagreed and were replaced</source>
        <translation>
            <numerusform> ・ 食い違っていた印 %n 個を置き換えました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::WhatIfSection</name>
    <message>
        <source>What if: each clue</source>
        <translation>もしも: 各マスのヒント</translation>
    </message>
    <message>
        <source>Clues that make it unique</source>
        <translation>唯一解になるヒント</translation>
    </message>
    <message>
        <source>Unique with this clue</source>
        <translation>このヒントで唯一解</translation>
    </message>
    <message>
        <source>Several; arc: determined marks gained</source>
        <translation>複数解。弧は増える確定</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>解なし</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>まだ不明</translation>
    </message>
    <message>
        <source>Can go on; arc: determined marks gained</source>
        <translation>続けられる。弧は増える確定</translation>
    </message>
    <message>
        <source>Clues that may come next</source>
        <translation>次に置けるヒント</translation>
    </message>
</context>
<context>
    <name>TurnVerdictText</name>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>At the goal</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>every colour is in place; no turn is needed</source>
        <translation>すべての色がそろっています</translation>
    </message>
    <message numerus="yes">
        <source>%n turns to the goal</source>
        <translation>
            <numerusform>あと %n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>No turns reach the goal</source>
        <translation>完成できません</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1・%2</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>探索中</translation>
    </message>
    <message numerus="yes">
        <source>no solution in fewer than %n turns</source>
        <translation>
            <numerusform>%n 手未満の手順はない</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>判定中…</translation>
    </message>
    <message>
        <source>Stopped at the time limit</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>The check failed</source>
        <translation>判定できませんでした</translation>
    </message>
    <message>
        <source>your work is safe</source>
        <translation>入力は無事です</translation>
    </message>
    <message>
        <source>checked for %1</source>
        <translation>%1 調べました</translation>
    </message>
    <message>
        <source>looking for other solutions</source>
        <translation>ほかの手順を探しています</translation>
    </message>
    <message numerus="yes">
        <source>at least %n solutions</source>
        <translation>
            <numerusform>%n 通り以上</numerusform>
        </translation>
    </message>
    <message>
        <source>the only solution</source>
        <translation>手順は一通り</translation>
    </message>
    <message numerus="yes">
        <source>%n solutions</source>
        <translation>
            <numerusform>%n 通り</numerusform>
        </translation>
    </message>
    <message>
        <source>not proved shortest</source>
        <translation>最短とは未証明</translation>
    </message>
    <message>
        <source>proved shortest</source>
        <translation>最短と証明済み</translation>
    </message>
    <message>
        <source>one corner is twisted</source>
        <translation>コーナーが 1 個ひねられています</translation>
    </message>
    <message>
        <source>one edge is flipped</source>
        <translation>エッジが 1 個裏返っています</translation>
    </message>
    <message>
        <source>one piece is turned in its place</source>
        <translation>パーツが 1 個その場で回っています</translation>
    </message>
    <message>
        <source>no corner has these colours</source>
        <translation>この色のコーナーはありません</translation>
    </message>
    <message>
        <source>no piece has these colours</source>
        <translation>この色のパーツはありません</translation>
    </message>
    <message>
        <source>%1 is on %2 stickers, not on %3</source>
        <translation>%1 のシールが %2 枚あります（正しくは %3 枚）</translation>
    </message>
    <message>
        <source>the number of stickers is wrong</source>
        <translation>シールの数が違います</translation>
    </message>
    <message>
        <source>a sticker has no colour</source>
        <translation>色のないシールがあります</translation>
    </message>
    <message>
        <source>a sticker that no turn moves has another colour</source>
        <translation>動かないシールの色が違います</translation>
    </message>
    <message>
        <source>a piece occurs twice</source>
        <translation>同じパーツが 2 個あります</translation>
    </message>
    <message>
        <source>two pieces are swapped</source>
        <translation>2 個のパーツが入れ替わっています</translation>
    </message>
    <message>
        <source>several pieces are where no turns can bring them</source>
        <translation>複数のパーツが、回転では届かない位置にあります</translation>
    </message>
    <message>
        <source>no sequence of any length does</source>
        <translation>何手かけても届きません</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>桃</translation>
    </message>
    <message>
        <source>cyan</source>
        <translation>水色</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>茶</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黒</translation>
    </message>
</context>
<context>
    <name>tokisuji::StickerPalette</name>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>%1: click or drag over stickers; keys %2 or %3 at the cursor</source>
        <translation>%1: シールをクリック、またはドラッグ。カーソルの位置ではキー %2 か %3</translation>
    </message>
</context>
<context>
    <name>tokisuji::TurnsSection</name>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>普通</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>A turn every second and a half</source>
        <translation>1.5 秒に 1 手</translation>
    </message>
    <message>
        <source>A turn every 0.7 seconds</source>
        <translation>0.7 秒に 1 手</translation>
    </message>
    <message>
        <source>Four turns a second</source>
        <translation>1 秒に 4 手</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>1 手戻す</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>1 手進める</translation>
    </message>
    <message>
        <source>Previous solution</source>
        <translation>前の手順</translation>
    </message>
    <message>
        <source>Next solution</source>
        <translation>次の手順</translation>
    </message>
    <message>
        <source>Copy the turns</source>
        <translation>手順をコピー</translation>
    </message>
    <message>
        <source>Longer solutions</source>
        <translation>長い手順</translation>
    </message>
    <message>
        <source>Solutions with one more turn</source>
        <translation>1 手多い手順</translation>
    </message>
    <message>
        <source>Shortest solutions</source>
        <translation>最短の手順</translation>
    </message>
    <message>
        <source>Why there is no solution</source>
        <translation>手順がない理由</translation>
    </message>
    <message>
        <source>Turns to the goal</source>
        <translation>完成までの手順</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation>止める（スペース）</translation>
    </message>
    <message>
        <source>Play the turns on the net (Space)</source>
        <translation>展開図の上で手順を再生（スペース）</translation>
    </message>
    <message>
        <source>solution %1 of %2</source>
        <translation>手順 %1 / %2</translation>
    </message>
    <message>
        <source>solution %1 of at least %2</source>
        <translation>手順 %1 / %2 以上</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>探索中…</translation>
    </message>
    <message numerus="yes">
        <source>%n more than the shortest</source>
        <translation>
            <numerusform>最短より %n 手長い</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1: on %2 stickers; %3 are needed</source>
        <translation>%1: %2 枚（必要なのは %3 枚）</translation>
    </message>
</context>
<context>
    <name>tokisuji::TurnEntry</name>
    <message>
        <source>Type turns and press Enter: %1</source>
        <translation>回転を入力して Enter: %1</translation>
    </message>
    <message>
        <source>Make turns</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Turns to make</source>
        <translation>行う回転</translation>
    </message>
    <message>
        <source>Scramble…</source>
        <translation>スクランブル…</translation>
    </message>
    <message>
        <source>Back to the goal</source>
        <translation>完成形に戻す</translation>
    </message>
    <message>
        <source>Puts every colour back in place, as one edit</source>
        <translation>すべての色をそろえた状態に、1 手で戻します</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>回転 %1</translation>
    </message>
</context>
<context>
    <name>tokisuji::TurnsPresenter</name>
    <message>
        <source>Looking for solutions with one more turn…</source>
        <translation>1 手多い手順を探しています…</translation>
    </message>
    <message>
        <source>There are no solutions of this length.</source>
        <translation>この手数の手順はありません。</translation>
    </message>
    <message>
        <source>Not known yet.</source>
        <translation>まだわかりません。</translation>
    </message>
    <message numerus="yes">
        <source>Scrambled with %n turns</source>
        <translation>
            <numerusform>%n 手スクランブルしました</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns copied</source>
        <translation>手順をコピーしました</translation>
    </message>
</context>
<context>
    <name>tokisuji::TurnChips</name>
    <message>
        <source>Turns: %1</source>
        <translation>手順: %1</translation>
    </message>
    <message>
        <source>%1 of %2 made</source>
        <translation>%2 手中 %1 手</translation>
    </message>
</context>
<context>
    <name>tokisuji::ScrambleDialog</name>
    <message>
        <source>Scramble</source>
        <translation>スクランブル</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>別のシード</translation>
    </message>
</context>
<context>
    <name>tokisuji::DefinitionChooser</name>
    <message>
        <source>Puzzle</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Your own definition…</source>
        <translation>自分の定義…</translation>
    </message>
    <message>
        <source>Your own definition</source>
        <translation>自分の定義</translation>
    </message>
    <message>
        <source>Definitions of twisty puzzles (*.yaml *.yml)</source>
        <translation>ツイスティパズルの定義 (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Your own definition: %1</source>
        <translation>自分の定義: %1</translation>
    </message>
</context>
<context>
    <name>tokisuji::LookMenus</name>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>Redundant</source>
        <translation>余分</translation>
    </message>
    <message>
        <source>Clues that the puzzle could do without</source>
        <translation>なくても唯一解のままのヒント</translation>
    </message>
    <message>
        <source>Determined</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>解の違い</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>矛盾ヒント</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>もしも</translation>
    </message>
    <message>
        <source>Marks that every solution has</source>
        <translation>すべての解に共通する印</translation>
    </message>
    <message>
        <source>Where two solutions differ</source>
        <translation>2 つの解の違い</translation>
    </message>
    <message>
        <source>Clues that conflict with each other</source>
        <translation>両立しないヒント</translation>
    </message>
    <message>
        <source>What each possible clue would do to the puzzle</source>
        <translation>それぞれのヒントを入れると問題がどうなるか</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>Show what a step is based on</source>
        <translation>手の根拠を盤面に描きます</translation>
    </message>
</context>
<context>
    <name>tokisuji::CompareIntro</name>
    <message>
        <source>Compare A and B</source>
        <translation>A と B を比べる</translation>
    </message>
    <message>
        <source>Pin two states of the timeline as A and B. Then the board shows where they differ, and differences can be applied to either.</source>
        <translation>履歴の 2 つの時点に A と B のピンを立てます。違うところが盤面に出て、どちらにも取り入れられます。</translation>
    </message>
    <message>
        <source>Pin this state as A</source>
        <translation>この時点を A にする</translation>
    </message>
    <message>
        <source>Pin this state as B</source>
        <translation>この時点を B にする</translation>
    </message>
    <message>
        <source>Compare now</source>
        <translation>比べる</translation>
    </message>
</context>
<context>
    <name>tokisuji::ShortcutList</name>
    <message>
        <source>Reset</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>すべて元に戻す</translation>
    </message>
    <message>
        <source>Reassign</source>
        <translation>こちらに割り当てる</translation>
    </message>
    <message>
        <source>Search by name or key</source>
        <translation>名前かキーで探す</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>新しいキーを押してください</translation>
    </message>
    <message>
        <source>Key of the chosen action</source>
        <translation>選んだ操作のキー</translation>
    </message>
    <message>
        <source>%1 is also the key of: %2</source>
        <translation>%1 は次の操作のキーでもあります: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 is used on the board. Add Ctrl or Alt, or use a function key.</source>
        <translation>%1 は盤面で使うキーです。Ctrl や Alt を加えるか、ファンクションキーにしてください。</translation>
    </message>
</context>
<context>
    <name>tokisuji::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>General</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Shown on the board</source>
        <translation>盤面に出すもの</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>尋ねること</translation>
    </message>
    <message>
        <source>Before a file is replaced</source>
        <translation>ファイルを置き換える前</translation>
    </message>
    <message>
        <source>What to do with puzzles of an interrupted session</source>
        <translation>前回の途中で残った問題をどうするか</translation>
    </message>
    <message>
        <source>while editing</source>
        <translation>作るとき</translation>
    </message>
    <message>
        <source>while solving</source>
        <translation>解くとき</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>A check stops after</source>
        <translation>確認を打ち切る時間</translation>
    </message>
    <message>
        <source>Other solutions looked for</source>
        <translation>探す別解の数</translation>
    </message>
    <message>
        <source>Edit levels…</source>
        <translation>レベルを編集…</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Which techniques the trace and the hints know, and how far they look ahead.</source>
        <translation>解き筋とヒントが使う手筋と、先読みの深さです。</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Tick off finished clues</source>
        <translation>済んだヒントに印を付ける</translation>
    </message>
    <message>
        <source>Fill in the rest once a clue is finished</source>
        <translation>ヒントが済んだら残りを自動で埋める</translation>
    </message>
    <message>
        <source>While solving</source>
        <translation>解くとき</translation>
    </message>
</context>
<context>
    <name>tokisuji::SelectionCommands</name>
    <message>
        <source>%1×%2 cells copied</source>
        <translation>%1×%2 マスをコピーしました</translation>
    </message>
    <message>
        <source>Copied cells can be pasted into an open puzzle of their kind.</source>
        <translation>コピーしたマスは、開いている同じ種類のパズルに貼り付けられます。</translation>
    </message>
    <message>
        <source>Copied cells can be pasted while editing.</source>
        <translation>コピーしたマスは、編集中に貼り付けられます。</translation>
    </message>
    <message>
        <source>The copied cells are from another kind of puzzle: %1.</source>
        <translation>コピーしたマスは別の種類のパズル（%1）のものです。</translation>
    </message>
    <message>
        <source>The copied %1×%2 cells do not fit on the board at %3.</source>
        <translation>コピーした %1×%2 マスは、%3 からでは盤面に収まりません。</translation>
    </message>
    <message>
        <source>The board is too small for the rotated selection.</source>
        <translation>回転した選択範囲が盤面に収まりません。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message numerus="yes">
        <source>%n clues did not fit there.</source>
        <translation>
            <numerusform>ヒント %n 個は置けませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1×%2 cells selected</source>
        <translation>%1×%2 マスを選択中</translation>
    </message>
</context>
<context>
    <name>tokisuji::SymmetryButton</name>
    <message>
        <source>The board is not square</source>
        <translation>盤面が正方形ではありません</translation>
    </message>
    <message>
        <source>This board&apos;s shape lacks that symmetry</source>
        <translation>盤面の形がそのような対称ではありません</translation>
    </message>
    <message>
        <source>Symmetric entry: what you enter is entered at its images too</source>
        <translation>対称入力: 入力したものを対称な位置にも入れます</translation>
    </message>
    <message>
        <source>No symmetry</source>
        <translation>対称なし</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>点対称</translation>
    </message>
    <message>
        <source>Quarter turns</source>
        <translation>90° 回転対称</translation>
    </message>
    <message>
        <source>Mirrored left and right</source>
        <translation>左右対称</translation>
    </message>
    <message>
        <source>Mirrored top and bottom</source>
        <translation>上下対称</translation>
    </message>
    <message>
        <source>Mirrored both ways</source>
        <translation>上下左右対称</translation>
    </message>
    <message>
        <source>Mirrored at the diagonal ↘</source>
        <translation>対角線 ↘ について対称</translation>
    </message>
    <message>
        <source>Mirrored at the diagonal ↗</source>
        <translation>対角線 ↗ について対称</translation>
    </message>
    <message>
        <source>Mirrored at both diagonals</source>
        <translation>両対角線について対称</translation>
    </message>
    <message>
        <source>Symmetric entry</source>
        <translation>対称入力</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>対称</translation>
    </message>
</context>
<context>
    <name>tokisuji::NoteBar</name>
    <message>
        <source>Cells</source>
        <translation>マス</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>線</translation>
    </message>
    <message>
        <source>Colour cells; or press Q</source>
        <translation>マスに色を塗ります（Q キー）</translation>
    </message>
    <message>
        <source>Dots on cells, edges and corners; or press W</source>
        <translation>マス・辺・角に点を打ちます（W キー）</translation>
    </message>
    <message>
        <source>Lines from cell to cell, or along grid lines; or press E</source>
        <translation>マスからマスへ、または格子に沿って線を引きます（E キー）</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>%1; or press %2</source>
        <translation>%1（%2 キー）</translation>
    </message>
</context>
<context>
    <name>tokisuji::TrialBar</name>
    <message>
        <source>Trial %1: enter what you assume</source>
        <translation>仮置き %1: 仮定を入れてください</translation>
    </message>
    <message>
        <source>Trial %1: %2</source>
        <translation>仮置き %1: %2</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>採用</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>仮置き</translation>
    </message>
</context>
<context>
    <name>tokisuji::TrialPresenter</name>
    <message>
        <source>What you enter now is on trial</source>
        <translation>これから入れるものは仮置きです</translation>
    </message>
    <message>
        <source>The trial was accepted</source>
        <translation>仮置きを採用しました</translation>
    </message>
    <message>
        <source>Back to before the trial; it stays in the history</source>
        <translation>仮置きの前に戻りました。仮置きは履歴に残っています</translation>
    </message>
</context>
<context>
    <name>NoteText</name>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>ピンク</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>noted in %1</source>
        <translation>%1のメモ</translation>
    </message>
    <message>
        <source>a dot in %1</source>
        <translation>%1の点</translation>
    </message>
    <message>
        <source>a noted line to the %2 in %1</source>
        <translation>%2へ%1のメモの線</translation>
    </message>
    <message>
        <source>a noted border on the %2 in %1</source>
        <translation>%2に%1のメモの境界</translation>
    </message>
    <message>
        <source>top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>on trial %1</source>
        <translation>仮置き %1</translation>
    </message>
</context>
<context>
    <name>StepGuest</name>
    <message>
        <source>follows from it: %1</source>
        <translation>そこから: %1</translation>
    </message>
    <message>
        <source>this step: %1</source>
        <translation>この手: %1</translation>
    </message>
    <message>
        <source>a reason of this step</source>
        <translation>この手の理由</translation>
    </message>
</context>
<context>
    <name>tokisuji::CluePresenter</name>
    <message numerus="yes">
        <source>%n marks filled in</source>
        <translation>
            <numerusform>印を %n 個埋めました</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished clues leave nothing to fill in</source>
        <translation>済んだヒントに、埋める残りはありません</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>済み</translation>
    </message>
</context>
<context>
    <name>tokisuji::CountPresenter</name>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
</context>
<context>
    <name>CountText</name>
    <message numerus="yes">
        <source>Exactly %n solutions.</source>
        <translation>
            <numerusform>解はちょうど %n 個です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counting solutions: %n so far</source>
        <translation>
            <numerusform>解を数えています: ここまで %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n solutions.</source>
        <translation>
            <numerusform>解は少なくとも %n 個あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1 solutions, between %2 and %3 with 95% confidence</source>
        <translation>解は約 %1 個（95% の信頼度で %2 から %3）</translation>
    </message>
    <message numerus="yes">
        <source>%n samples</source>
        <translation>
            <numerusform>試行 %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 so far</source>
        <comment>an estimate, how many samples it is from</comment>
        <translation>%1 ・ ここまで %2</translation>
    </message>
    <message>
        <source>%1 · %2.</source>
        <comment>an estimate, how many samples it is from</comment>
        <translation>%1 ・ %2。</translation>
    </message>
    <message>
        <source>With my marks: %1</source>
        <translation>解答の印を条件に含めて: %1</translation>
    </message>
</context>
<context>
    <name>tokisuji::PathSharing</name>
    <message>
        <source>Puzzle and trace copied</source>
        <translation>問題と解き筋をコピーしました</translation>
    </message>
    <message>
        <source>Puzzle and trace copied as Markdown</source>
        <translation>問題と解き筋を Markdown でコピーしました</translation>
    </message>
    <message>
        <source>Save the trace</source>
        <translation>解き筋を保存</translation>
    </message>
    <message>
        <source>Page with pictures (*.html);;Markdown (*.md);;Text (*.txt)</source>
        <translation>図入りのページ (*.html);;Markdown (*.md);;テキスト (*.txt)</translation>
    </message>
    <message>
        <source>The trace could not be written.</source>
        <translation>解き筋を書き出せませんでした。</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>%1 に書き出しました</translation>
    </message>
</context>
<context>
    <name>PathText</name>
    <message>
        <source>difficulty %1 of 5</source>
        <translation>難しさ 5 段階の %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a line of a path: what, and what of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a way to meet a rule, and where it leads</comment>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>TechniqueText</name>
    <message>
        <source>Level %1</source>
        <translation>レベル %1</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>図</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>手筋</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>使える種類</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1、ほか %n 種類</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between kinds of puzzles</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>complete</source>
        <translation>完成している</translation>
    </message>
    <message>
        <source>not complete</source>
        <translation>完成していない</translation>
    </message>
    <message>
        <source>%1 (tolerated)</source>
        <comment>a broken rule</comment>
        <translation>%1 (許容)</translation>
    </message>
</context>
</TS>
