<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>New puzzle…</source>
        <translation>新しい問題…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Open address…</source>
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
        <source>Copy Tokisuji address</source>
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
        <source>Rules of this puzzle</source>
        <translation>この問題のルール</translation>
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
        <source>Go to the next part</source>
        <translation>次の部分へ</translation>
    </message>
    <message>
        <source>Count my marks as given</source>
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
        <source>First without solution</source>
        <translation>最初の解なし</translation>
    </message>
    <message>
        <source>Biggest drop</source>
        <translation>確定の最大減</translation>
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
        <source>His&amp;tory</source>
        <translation>履歴(&amp;T)</translation>
    </message>
    <message>
        <source>Hel&amp;p</source>
        <translation>ヘルプ(&amp;P)</translation>
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
        <source>point %1,%2</source>
        <translation>点 %1,%2</translation>
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
        <source>%1 at %2</source>
        <translation>%2 に %1</translation>
    </message>
    <message>
        <source>erase border %1</source>
        <translation>境界 %1 を消す</translation>
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
    <message>
        <source>white circle</source>
        <translation>白丸</translation>
    </message>
    <message>
        <source>black circle</source>
        <translation>黒丸</translation>
    </message>
    <message>
        <source>plain mark</source>
        <translation>無印</translation>
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
</context>
<context>
    <name>Error</name>
    <message>
        <source>Character {at}: {2} is no clue of {title} on a board of this size; use {3} to {4}.</source>
        <translation>{at} 文字目: {2} は、この大きさの{title}では使えません。{3} から {4} までです。</translation>
    </message>
    <message>
        <source>There is no file {1}.</source>
        <translation>ファイル {1} が見つかりません。</translation>
    </message>
    <message>
        <source>The file ends before it names a kind of puzzle.</source>
        <translation>パズルの種類が書かれる前にファイルが終わっています。</translation>
    </message>
    <message>
        <source>{1} is not a file that can be read.</source>
        <translation>{1} は読み込めるファイルではありません。</translation>
    </message>
    <message>
        <source>Character {at}: this line says more than its {1} places can hold.</source>
        <translation>{at} 文字目: この行の値が多すぎます（{1} 個まで）。</translation>
    </message>
    <message>
        <source>Character {at}: this line ends after {1} of {2} values.</source>
        <translation>{at} 文字目: この行は {2} 個のうち {1} 個で終わっています。</translation>
    </message>
    <message>
        <source>Character {at}: a puzzle file begins with &quot;pzprv3&quot;.</source>
        <translation>{at} 文字目: 問題ファイルは「pzprv3」で始まります。</translation>
    </message>
    <message>
        <source>Character {at}: &quot;{1}&quot; cannot be read here; expected are: {2}</source>
        <translation>{at} 文字目「{1}」は、ここでは読めません。使えるのは: {2}</translation>
    </message>
    <message>
        <source>{1} is too large for a puzzle.</source>
        <translation>{1} は問題ファイルとしては大きすぎます。</translation>
    </message>
    <message>
        <source>{1} cannot be read: {2}</source>
        <translation>{1} を読めません: {2}</translation>
    </message>
    <message>
        <source>{1} cannot be written: {2} Your work is still here.</source>
        <translation>{1} に書き込めません: {2} 入力は手元に残っています。</translation>
    </message>
    <message>
        <source>There is nothing to read.</source>
        <translation>読み込む内容がありません。</translation>
    </message>
    <message>
        <source>Character {at}: this is not a text.</source>
        <translation>{at} 文字目: テキストではありません。</translation>
    </message>
    <message>
        <source>Character {at}: this is not UTF-8 text.</source>
        <translation>{at} 文字目: UTF-8 のテキストではありません。</translation>
    </message>
    <message>
        <source>This is too large for a puzzle: more than {1} MiB.</source>
        <translation>問題としては大きすぎます（{1} MiB まで）。</translation>
    </message>
    <message>
        <source>Character {at}: a number of columns or rows is missing.</source>
        <translation>{at} 文字目: 縦横の大きさがありません。</translation>
    </message>
    <message>
        <source>Character {at}: &quot;{1}&quot; is not a number of columns or rows.</source>
        <translation>{at} 文字目「{1}」は縦横の大きさとして読めません。</translation>
    </message>
    <message>
        <source>{title} needs a square board, not {2}×{3}.</source>
        <translation>{title}は正方形の盤面だけです（{2}×{3} は使えません）。</translation>
    </message>
    <message>
        <source>A board with a side of {1} is not possible; use 1 to {2} each way.</source>
        <translation>大きさ {1} は使えません。縦横とも 1 から {2} までです。</translation>
    </message>
    <message>
        <source>No kind of puzzle is called &quot;{1}&quot;.</source>
        <translation>「{1}」という種類は知りません。</translation>
    </message>
    <message>
        <source>No kind of puzzle is called &quot;{2}&quot;. Similar: {title}.</source>
        <translation>「{2}」という種類は知りません。似た名前: {title}。</translation>
    </message>
    <message>
        <source>This is an address of the old pzpr applet; open it there and copy a current address.</source>
        <translation>古い pzpr アプレットの URL です。そこで開いて、今の URL をコピーしてください。</translation>
    </message>
    <message>
        <source>An address of {title} has no sign for {2} at {3}.</source>
        <translation>{title}の URL では {3} の {2} を表せません。</translation>
    </message>
    <message>
        <source>Character {at} of the URL, &quot;{2}&quot;, cannot be read. {title} uses: {3}</source>
        <translation>URL の {at} 文字目「{2}」は読めません。{title}で使うのは: {3}</translation>
    </message>
    <message>
        <source>The address ends within a number.</source>
        <translation>URL が数字の途中で終わっています。</translation>
    </message>
    <message>
        <source>This is an address of kanpen.net or of the Heyawake applet; a pzpr address is needed.</source>
        <translation>カンペンまたはへやわけアプレットの URL です。pzpr の URL が必要です。</translation>
    </message>
    <message>
        <source>This address names no puzzle.</source>
        <translation>この URL には問題がありません。</translation>
    </message>
    <message>
        <source>puzz.link has no {title}. It has an address of Tokisuji&apos;s own.</source>
        <translation>{title}は puzz.link にありません。Tokisuji の URL なら使えます。</translation>
    </message>
    <message>
        <source>This is an address of penpa-edit; a pzpr address is needed.</source>
        <translation>penpa-edit の URL です。pzpr の URL が必要です。</translation>
    </message>
    <message>
        <source>Character {at}: &quot;%&quot; is not followed by two hexadecimal digits.</source>
        <translation>{at} 文字目: 「%」の後に 16 進数が 2 桁ありません。</translation>
    </message>
    <message>
        <source>Character {at}: the board of {title} is full, but the address goes on.</source>
        <translation>{at} 文字目: {title}の盤面は埋まりましたが、URL が続いています。</translation>
    </message>
    <message>
        <source>Character {at}: an address is one line without tabs.</source>
        <translation>{at} 文字目: URL は改行やタブを含まない 1 行です。</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>The image would be too large. Choose smaller cells.</source>
        <translation>画像が大きすぎます。マスを小さくしてください。</translation>
    </message>
    <message>
        <source>Pictures are written as .png, .svg or .pdf, not as &quot;%1&quot;.</source>
        <translation>画像は .png・.svg・.pdf で書き出せます（「%1」は使えません）。</translation>
    </message>
    <message>
        <source>Cells can be %1 to %2 pixels wide, not %3.</source>
        <translation>1 マスは %1 から %2 ピクセルまでです（%3 は使えません）。</translation>
    </message>
    <message>
        <source>The printer cannot be used just now.</source>
        <translation>プリンターを使えません。</translation>
    </message>
    <message>
        <source>Printing was stopped.</source>
        <translation>印刷が中止されました。</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>en</source>
        <extracomment>&quot;ja&quot; in the Japanese translation, &quot;en&quot; otherwise: which names of genres are shown</extracomment>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>むずかしい</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>Not everything is connected</source>
        <translation>全体がつながっていません</translation>
    </message>
    <message>
        <source>The loop does not visit every place</source>
        <translation>輪がすべての場所を通っていません</translation>
    </message>
    <message>
        <source>The number of shaded cells in an arrow&apos;s direction is wrong</source>
        <translation>矢印の方向にある黒マスの数が違います</translation>
    </message>
    <message>
        <source>A number has no arrow</source>
        <translation>矢印のない数字があります</translation>
    </message>
    <message>
        <source>The line does not go straight beside a black circle</source>
        <translation>黒丸の隣で線が直進していません</translation>
    </message>
    <message>
        <source>The line does not turn on a black circle</source>
        <translation>黒丸の上で線が曲がっていません</translation>
    </message>
    <message>
        <source>A number stands twice in a box</source>
        <translation>同じブロックに同じ数字があります</translation>
    </message>
    <message>
        <source>A number does not fit what is round it</source>
        <translation>数字とまわりの線の数が違います</translation>
    </message>
    <message>
        <source>There is a mark on a clue that must stay free</source>
        <translation>ヒントのマスに印があります</translation>
    </message>
    <message>
        <source>The number of bridges at an island is wrong</source>
        <translation>数字と橋の数が違います</translation>
    </message>
    <message>
        <source>A number stands twice in a column</source>
        <translation>同じ列に同じ数字があります</translation>
    </message>
    <message>
        <source>An island does not have exactly one number</source>
        <translation>数字がちょうど 1 つでないシマがあります</translation>
    </message>
    <message>
        <source>The size of an island differs from its number</source>
        <translation>シマの大きさが数字と違います</translation>
    </message>
    <message>
        <source>The line branches or ends</source>
        <translation>線が枝分かれしているか途切れています</translation>
    </message>
    <message>
        <source>Lines cross</source>
        <translation>線が交差しています</translation>
    </message>
    <message>
        <source>A number stands twice in a run of unshaded cells</source>
        <translation>見える範囲に同じ数字があります</translation>
    </message>
    <message>
        <source>Shaded cells touch by a side</source>
        <translation>黒マスが隣り合っています</translation>
    </message>
    <message>
        <source>Shaded cells fill a 2×2 square</source>
        <translation>2×2 の黒マスのかたまりがあります</translation>
    </message>
    <message>
        <source>The line misses a circle</source>
        <translation>線が通っていない丸があります</translation>
    </message>
    <message>
        <source>The number of shaded cells in a room is wrong</source>
        <translation>部屋の黒マスの数が違います</translation>
    </message>
    <message>
        <source>A number stands twice in a row</source>
        <translation>同じ行に同じ数字があります</translation>
    </message>
    <message>
        <source>The shaded cells are not connected</source>
        <translation>黒マスが分断されています</translation>
    </message>
    <message>
        <source>A cell is neither shaded nor on the line, or both</source>
        <translation>黒マスでも線でもないマス、または両方のマスがあります</translation>
    </message>
    <message>
        <source>A shaded cell lies inside the loop</source>
        <translation>輪の内側に黒マスがあります</translation>
    </message>
    <message>
        <source>There is more than one loop</source>
        <translation>輪が 1 つではありません</translation>
    </message>
    <message>
        <source>There is no line</source>
        <translation>線がありません</translation>
    </message>
    <message>
        <source>No cell is shaded</source>
        <translation>黒マスがありません</translation>
    </message>
    <message>
        <source>A mark stands where none can</source>
        <translation>置けない場所に印があります</translation>
    </message>
    <message>
        <source>Unshaded cells in a line cross more than one border</source>
        <translation>白マスが 3 部屋以上連続しています</translation>
    </message>
    <message>
        <source>The unshaded cells are not connected</source>
        <translation>白マスが分断されています</translation>
    </message>
    <message>
        <source>The line does not go straight through a white circle</source>
        <translation>白丸の上で線が直進していません</translation>
    </message>
    <message>
        <source>The line turns on neither side of a white circle</source>
        <translation>白丸の両隣で線が曲がっていません</translation>
    </message>
    <message>
        <source>A cell is still empty</source>
        <translation>まだ空いているマスがあります</translation>
    </message>
    <message>
        <source>Both sides of a room border are alike</source>
        <translation>部屋の境界の両側が同じ色です</translation>
    </message>
    <message>
        <source>A circle does not have exactly one unshaded neighbour</source>
        <translation>丸の隣の白マスが 1 つではありません</translation>
    </message>
    <message>
        <source>A shaded cell does not have exactly one shaded neighbour</source>
        <translation>黒マスの隣の黒マスが 1 つではありません</translation>
    </message>
    <message>
        <source>Four shaded cells stand in a row</source>
        <translation>黒マスが 4 つ続いています</translation>
    </message>
    <message>
        <source>Four unshaded cells stand in a row</source>
        <translation>白マスが 4 つ続いています</translation>
    </message>
    <message>
        <source>An unshaded cell without circle has only one unshaded neighbour</source>
        <translation>丸のない白マスの隣の白マスが 1 つだけです</translation>
    </message>
    <message>
        <source>Unshaded cells fill a 2×2 square</source>
        <translation>白マスが 2×2 のかたまりになっています</translation>
    </message>
    <message>
        <source>Shaded cells do not form a rectangle</source>
        <translation>黒マスが長方形になっていません</translation>
    </message>
    <message>
        <source>A number stands twice among the unshaded cells of a line</source>
        <translation>列の白マスに同じ数字があります</translation>
    </message>
    <message>
        <source>The number of cells that a number sees is wrong</source>
        <translation>数字から見える白マスの数が違います</translation>
    </message>
    <message>
        <source>A room does not have exactly two shaded cells</source>
        <translation>部屋の黒マスが 2 つではありません</translation>
    </message>
</context>
<context>
    <name>Tool</name>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Puts what fits the place, as on puzz.link</source>
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
        <source>A clue whose number is not told</source>
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
        <source>Drag from a clue to point its arrow, or Shift+arrow key</source>
        <translation>ヒントからドラッグするか Shift+矢印キーで向きを決めます</translation>
    </message>
    <message>
        <source>Border</source>
        <translation>境界</translation>
    </message>
    <message>
        <source>Drag along grid lines, or Ctrl+arrow key</source>
        <translation>格子に沿ってドラッグするか Ctrl+矢印キー</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>線</translation>
    </message>
    <message>
        <source>Drag a line, or Ctrl+arrow key; right-drag puts crosses</source>
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
        <source>Click or drag to shade cells, or key 1</source>
        <translation>クリックかドラッグ、またはキー 1 で塗ります</translation>
    </message>
    <message>
        <source>Dot</source>
        <translation>白マス</translation>
    </message>
    <message>
        <source>Marks cells that stay unshaded, or key 2</source>
        <translation>白マスに確定した印。キー 2 でも付けられます</translation>
    </message>
    <message>
        <source>Tint</source>
        <translation>背景色</translation>
    </message>
    <message>
        <source>Two background colours, inside and outside; keys 1 and 2</source>
        <translation>内側と外側の 2 色。キー 1 と 2</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>消す</translation>
    </message>
    <message>
        <source>Click or drag to take away</source>
        <translation>クリックかドラッグで消します</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>線を辿る</translation>
    </message>
    <message>
        <source>Shows the whole piece under the pointer</source>
        <translation>ポインターの下のひとつながりを示します</translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message numerus="yes">
        <source>%n found, all of them</source>
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
        <source>looking for the clues that conflict</source>
        <translation>両立しないヒントを探しています</translation>
    </message>
    <message>
        <source>the rules cannot be met on this board</source>
        <translation>この盤面ではルールを満たせません</translation>
    </message>
    <message>
        <source>one clue cannot be met</source>
        <translation>満たせないヒントが 1 個あります</translation>
    </message>
    <message numerus="yes">
        <source>%n clues cannot stand together</source>
        <translation>
            <numerusform>%n 個のヒントが両立しません</numerusform>
        </translation>
    </message>
    <message>
        <source>unique by the clues alone</source>
        <translation>ヒントだけなら唯一解です</translation>
    </message>
    <message>
        <source>several solutions by the clues alone</source>
        <translation>ヒントだけなら複数解です</translation>
    </message>
    <message>
        <source>no solution by the clues alone either</source>
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
        <source>Stopped at the limit</source>
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
        <source>Enter a clue and it is checked at once</source>
        <translation>ヒントを入れると、すぐに調べます</translation>
    </message>
    <message>
        <source>Not known</source>
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
</context>
<context>
    <name>tokisuji::AddressDialog</name>
    <message>
        <source>Open address</source>
        <translation>URL を開く</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>An address of puzz.link, pzv.jp or another pzpr page, or the text of a puzzle file.</source>
        <translation>puzz.link・pzv.jp などの pzpr の URL、または問題ファイルの中身。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>URL</translation>
    </message>
</context>
<context>
    <name>tokisuji::AlternativesSection</name>
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
        <source>The solution is unique, there is no other</source>
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
</context>
<context>
    <name>tokisuji::BoardView</name>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
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
        <source>Problem</source>
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
        <source>What</source>
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
        <source>A cell is</source>
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
        <source>%1 × %2 pixels without the margin</source>
        <translation>余白を除いて %1 × %2 ピクセル</translation>
    </message>
    <message>
        <source>Pictures (*.%1)</source>
        <translation>画像 (*.%1)</translation>
    </message>
</context>
<context>
    <name>tokisuji::FileCommands</name>
    <message>
        <source>Show it</source>
        <translation>該当箇所を表示</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Puzzles (*.txt *.pzprv3 *.url);;All files (*)</source>
        <translation>問題 (*.txt *.pzprv3 *.url);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Tokisuji</source>
        <translation>解き筋 Tokisuji</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>%1 の変更を保存しますか？</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>保存しない</translation>
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
        <source>Puzzles (*.txt *.pzprv3);;All files (*)</source>
        <translation>問題 (*.txt *.pzprv3);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>別の場所に保存…</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存しました</translation>
    </message>
    <message>
        <source>Copy Tokisuji address</source>
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
        <source>Tokisuji address copied</source>
        <translation>Tokisuji の URL をコピーしました</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>%1 に書き出しました</translation>
    </message>
    <message>
        <source>The picture is too large to be copied.</source>
        <translation>画像が大きすぎてコピーできません。</translation>
    </message>
    <message>
        <source>Image copied</source>
        <translation>画像をコピーしました</translation>
    </message>
</context>
<context>
    <name>tokisuji::MainWindow</name>
    <message>
        <source>Tokisuji</source>
        <translation>解き筋 Tokisuji</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>履歴を消去</translation>
    </message>
    <message>
        <source>Tokisuji %1: an editor for pencil puzzles that tells at once whether they have one solution. Free software under the MIT licence.</source>
        <translation>解き筋 Tokisuji %1: 唯一解かどうかをその場で確かめながら作れるペンシルパズルエディタ。MIT ライセンスのフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>最近使った問題</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>As the desktop</source>
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
        <source>Make</source>
        <translation>作る</translation>
    </message>
    <message>
        <source>Search by name, alias or pzpr id (Japanese, kana, English)</source>
        <translation>名前・別名・pzpr の id で探す（日本語・英語・かな）</translation>
    </message>
    <message>
        <source>From address…</source>
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
        <source>There is no &quot;%1&quot;. Other names and ids are searched too.</source>
        <translation>「%1」はありません。別名や id でも探せます。</translation>
    </message>
</context>
<context>
    <name>tokisuji::OverlaySection</name>
    <message>
        <source>Overlays</source>
        <translation>盤面に重ねる</translation>
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
        <source>Marks that every solution has</source>
        <translation>すべての解に共通する印</translation>
    </message>
    <message>
        <source>Where two solutions differ</source>
        <translation>2 つの解の違い</translation>
    </message>
    <message>
        <source>Clues that cannot stand together</source>
        <translation>両立しないヒント</translation>
    </message>
</context>
<context>
    <name>tokisuji::ProfileDialog</name>
    <message>
        <source>Conclude what both cases share</source>
        <translation>どちらの場合でも同じことを結論にする</translation>
    </message>
    <message>
        <source>At last take a mark from the solver, and say so</source>
        <translation>最後はソルバーの答えを 1 つ使い、そう表示する</translation>
    </message>
    <message>
        <source>Levels of knowledge</source>
        <translation>知識レベル</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>What a solver knows and how far it reads ahead. A path and its difficulty are always those of a level.</source>
        <translation>どの手筋を知っていて、どこまで先読みするか。解き筋と難しさは、いつもあるレベルについてのものです。</translation>
    </message>
    <message>
        <source>Your own levels</source>
        <translation>自分のレベル</translation>
    </message>
    <message>
        <source>Begin with</source>
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
        <translation>唯一解とわかってから使い、印をつける</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Steps held in the head</source>
        <translation>頭の中で覚える手数</translation>
    </message>
    <message>
        <source>Hypotheses inside a hypothesis</source>
        <translation>仮定の中の仮定</translation>
    </message>
    <message>
        <source>Rules combined at once</source>
        <translation>一度に組み合わせる規則</translation>
    </message>
    <message>
        <source>Uniqueness as a reason</source>
        <translation>唯一解を理由にする手筋</translation>
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
    <name>tokisuji::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Keys on the board are those of puzz.link: digits, -, Space and Backspace put clues, arrows or Alt+H J K L move the cursor, Shift+arrow points an arrow. Ctrl+arrow draws lines and borders.</source>
        <translation>盤面のキーは puzz.link と同じです。数字・-・Space・Backspace でヒントを入れ、矢印キーか Alt+H J K L でカーソルを動かし、Shift+矢印キーで矢印の向きを決めます。Ctrl+矢印キーで線や境界を引きます。</translation>
    </message>
</context>
<context>
    <name>tokisuji::SidePanel</name>
    <message>
        <source>Clues that conflict (a smallest set)</source>
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
        <source>F3 / Shift+F3: next / previous place</source>
        <translation>F3 / Shift+F3 で次・前の場所へ</translation>
    </message>
    <message>
        <source>Places that differ</source>
        <translation>違う場所</translation>
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
        <source>Lines to add at each side; negative numbers take lines away.</source>
        <translation>各辺に加える行・列の数。負の数で削ります。</translation>
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
        <source>not possible</source>
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
        <source>Drop a file or an address here to open it</source>
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
        <source>Paste address</source>
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
</context>
<context>
    <name>tokisuji::StatusLine</name>
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
    <message>
        <source>not saved yet</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1 ・ 変更あり</translation>
    </message>
    <message>
        <source>✓ saved, %1</source>
        <translation>✓ 保存済み ・ %1</translation>
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
    <name>tokisuji::TimelinePanel</name>
    <message>
        <source>Timeline</source>
        <translation>履歴</translation>
    </message>
    <message numerus="yes">
        <source>%n edits per second</source>
        <translation>
            <numerusform>毎秒 %n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed of playing; press to change it</source>
        <translation>再生の速さ（押すと変わります）</translation>
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
        <source>first none</source>
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
</context>
<context>
    <name>tokisuji::TimelineStrip</name>
    <message>
        <source>Timeline</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>share determined</source>
        <translation>確定の割合</translation>
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
        <source>start</source>
        <translation>開始時</translation>
    </message>
    <message>
        <source>#%1 · %2</source>
        <translation>#%1 ・ %2</translation>
    </message>
    <message>
        <source>determined %1 / %2</source>
        <translation>確定 %1 / %2</translation>
    </message>
    <message>
        <source> · </source>
        <translation> ・ </translation>
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
        <source>Put clues (Shift+F2)</source>
        <translation>ヒントを入れます (Shift+F2)</translation>
    </message>
    <message>
        <source>Put marks (F2)</source>
        <translation>解答の印を入れます (F2)</translation>
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
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>tokisuji::VerdictSection</name>
    <message>
        <source>Count my marks as given</source>
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
        <source>Keep checking</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
</TS>
