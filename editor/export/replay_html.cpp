// A page that needs nothing else: no other file, no server, no network. Without scripts it shows the last state.
#include "editor/export/replay_scene.h"
#include "editor/export/web_page.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

namespace tokisuji {

namespace {

constexpr const char* style = R"(
body{max-width:46rem}
.keys{color:#545962;margin:0;font-size:.9rem}
svg{display:block;margin:1rem auto;max-width:100%;height:auto;max-height:72vh}
.bar{display:flex;gap:.8rem;align-items:center}
.bar input{flex:1;min-width:0;accent-color:#2356a8;height:1.8rem}
button{font:inherit;min-width:7em;padding:.25rem .8rem;border:1px solid #8a867c;border-radius:6px;background:#fff;
color:inherit;cursor:pointer}
button:focus-visible,input:focus-visible{outline:2px solid #2356a8;outline-offset:2px}
output{font-variant-numeric:tabular-nums;min-width:5.5em;text-align:right}
#edit{min-height:1.5em;margin:.3rem 0 .8rem;text-align:center}
#verdict{font-weight:600}
#verdict.unique{color:#006b57}#verdict.several{color:#9c5a00}#verdict.none{color:#a30f2d}#verdict.open{color:#2356a8}
)";

constexpr const char* script = R"(
const parts=[...document.querySelectorAll("[data-r]")].map(e=>[e,e.dataset.r.split(",").map(r=>r.split("-").map(Number))]);
const $=id=>document.getElementById(id),slider=$("at"),last=film.edits.length-1;
let at=last,timer=0;
function show(i){
  at=Math.max(0,Math.min(last,i));
  for(const [e,runs] of parts)e.style.visibility=runs.some(r=>at>=r[0]&&at<r[1])?'visible':'hidden';
  slider.value=at;
  slider.setAttribute("aria-valuetext",film.edits[at]);
  $("now").setAttribute("x",film.frames[at]);
  $("count").textContent=at+" / "+last+(film.times.length?"  "+film.times[at]:"");
  $("what").textContent=film.edits[at];
  const v=film.verdicts[at];
  $("verdict").className=v;
  $("verdict").textContent=v?film.words[v]:"";
  $("space").textContent=v&&film.edits[at]?"  ":"";
}
function stop(){clearTimeout(timer);timer=0;$("play").textContent=film.words.play}
function tick(){if(at>=last){stop();return}timer=setTimeout(()=>{show(at+1);tick()},film.durations[at])}
function toggle(){if(timer){stop();return}if(at>=last)show(0);$("play").textContent=film.words.pause;tick()}
$("play").onclick=toggle;
slider.oninput=()=>{stop();show(+slider.value)};
document.addEventListener("keydown",e=>{
  if(e.ctrlKey||e.metaKey||e.altKey)return;
  const to={ArrowLeft:at-1,ArrowRight:at+1,Home:0,End:last}[e.key];
  if(to!==undefined){stop();show(to)}
  else if(e.key===" "&&e.target!==$("play"))toggle(); // the button knows the key itself
  else return;
  e.preventDefault();
});
show(last);
)";

const char* verdictName(std::optional<Status> status)
{
    if (!status)
        return "";
    switch (*status) {
    case Status::Unique:
        return "unique";
    case Status::Several:
        return "several";
    case Status::None:
        return "none";
    case Status::Open:
        return "open";
    case Status::Unknown:
        break;
    }
    return "unknown";
}

/// In a script nothing may look like its end.
QByteArray asScript(const QJsonObject& json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact).replace('<', "\\u003c");
}

QJsonObject filmOf(const std::vector<ReplayState>& states, const ReplayScene& scene, const ReplayOptions& options)
{
    const std::vector<int> durations = replayDurationsMs(states, options.times);
    QJsonArray edits, verdicts, pauses, frames, times;
    for (std::size_t i = 0; i < states.size(); ++i) {
        edits << states[i].edit;
        verdicts << verdictName(states[i].verdict);
        pauses << durations[i];
        frames << scene.frameAt(static_cast<int>(i));
        if (options.times)
            times << clockText(states[i].timeMs);
    }
    const ReplayWords& w = options.words;
    return {{"edits", edits},
            {"verdicts", verdicts},
            {"durations", pauses},
            {"frames", frames},
            {"times", times},
            {"words", QJsonObject{{"play", w.play},
                                  {"pause", w.pause},
                                  {"unique", w.unique},
                                  {"several", w.several},
                                  {"none", w.none},
                                  {"open", w.open},
                                  {"unknown", w.unknown}}}};
}

QByteArray hiddenPart(const FilmPart& part, int states)
{
    if (part.runs == std::vector{FrameRun{0, states}})
        return "<g>" + part.elements + "</g>";
    QByteArray runs;
    for (const FrameRun& run : part.runs)
        runs += (runs.isEmpty() ? "" : ",") + QByteArray::number(run.first) + '-' + QByteArray::number(run.end);
    const bool atEnd = part.runs.back().end == states;
    return "<g data-r=\"" + runs + (atEnd ? "\">" : "\" visibility=\"hidden\">") + part.elements + "</g>";
}

} // namespace

QByteArray replayHtml(const std::vector<ReplayState>& states, const ReplayOptions& options)
{
    const ReplayScene scene(states, options);
    const ReplayWords& w = options.words;
    const QByteArray last = QByteArray::number(scene.states() - 1);
    QByteArray page = webPageStart(w.language, w.title, style, PageScripts::Own) + "<h1>" + htmlText(w.title)
                      + "</h1>\n<p class=\"by\">" + htmlText(w.byline) + "</p>\n" + scene.head() + scene.ground();
    for (const FilmPart& part : scene.parts())
        page += hiddenPart(part, scene.states());
    page += scene.strip() + scene.frameStart() + " id=\"now\" x=\"" + svgNumber(scene.frameAt(scene.states() - 1))
            + "\"/></svg>\n";
    page += "<div class=\"bar\"><button id=\"play\" type=\"button\">" + htmlText(w.play)
            + "</button><input id=\"at\" type=\"range\" min=\"0\" max=\"" + last + "\" value=\"" + last
            + "\" aria-label=\"" + htmlText(w.position) + "\"><output id=\"count\" for=\"at\"></output></div>\n"
            + "<p id=\"edit\" aria-live=\"polite\"><span id=\"what\"></span><span id=\"space\"></span>"
              "<span id=\"verdict\"></span></p>\n<p class=\"keys\">"
            + htmlText(w.keys) + "</p>\n<script>\"use strict\";const film=" + asScript(filmOf(states, scene, options))
            + ';' + script + "</script>\n" + webPageEnd();
    return page;
}

} // namespace tokisuji
