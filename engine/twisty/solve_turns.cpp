#include "engine/twisty/solve_turns.h"

#include "engine/twisty/both_ends.h"
#include "engine/twisty/growing_depth.h"
#include "engine/twisty/two_phases.h"

#include <algorithm>
#include <condition_variable>
#include <future>
#include <mutex>

namespace tokisuji {

namespace {

constexpr std::chrono::milliseconds headStart{250};

class Race {
public:
    Race(const TwistyDefinition& d, const std::string& state, const TurnQuestion& asked, const Halt& halt,
         const TurnSink& sink)
        : m_definition(d), m_state(state), m_question(asked), m_sink(sink),
          m_forward(halt.token(), [this] { m_over.request_stop(); }), m_halt(m_over.get_token(), halt.deadline())
    {
    }

    TurnAnswer run()
    {
        std::future<void> depth = later(TurnEngine::GrowingDepth), phases = later(TurnEngine::TwoPhases);
        enter(TurnEngine::BothEnds);
        depth.get();
        phases.get();
        return std::move(m_answer);
    }

private:
    [[nodiscard]] std::future<void> later(TurnEngine engine)
    {
        return std::async(std::launch::async, [this, engine] {
            giveHeadStart();
            enter(engine);
        });
    }
    void giveHeadStart()
    {
        const auto end = Halt::Clock::now() + headStart;
        std::unique_lock lock(m_mutex);
        m_waiting.wait_until(lock, m_over.get_token(), std::min(end, m_halt.deadline().value_or(end)),
                             [] { return false; });
    }

    /// What it throws, as when memory runs out, ends the race.
    void enter(TurnEngine engine)
    try {
        search(engine);
    } catch (...) {
        m_over.request_stop();
        throw;
    }
    void search(TurnEngine engine)
    {
        if (m_halt.reached())
            return;
        const TurnSink take = [&](const TurnAnswer& answer) { merge(engine, answer); };
        switch (engine) {
        case TurnEngine::BothEnds:
            return finish(engine, searchFromBothEnds(m_definition, m_state, m_question, m_halt, take));
        case TurnEngine::GrowingDepth:
            return finish(engine, searchByGrowingDepth(m_definition, m_state, m_question, m_halt, take));
        case TurnEngine::TwoPhases:
            if (m_definition.phases.size() == 2 && m_question.longer == 0)
                merge(engine, searchInTwoPhases(m_definition, m_state, m_halt, take));
        }
    }

    /// What a search of everything says in the end is all there is to say.
    void finish(TurnEngine engine, const TurnAnswer& last)
    {
        merge(engine, last);
        m_over.request_stop();
    }

    /// Takes over what is new, and tells it; ends the race when nothing is left to find.
    void merge(TurnEngine engine, const TurnAnswer& news)
    {
        const std::lock_guard lock(m_mutex);
        if (isComplete(m_answer))
            return;
        const bool isHigher = news.atLeast > m_answer.atLeast || news.impossible;
        const bool isBetter = hasBetterWays(news);
        m_answer.atLeast = std::max(m_answer.atLeast, news.atLeast);
        m_answer.impossible = news.impossible;
        if (isBetter) {
            m_answer.ways = news.ways;
            m_answer.allFound = news.allFound;
        }
        if (isBetter || news.impossible)
            m_answer.engine = engine;
        if ((isHigher || isBetter) && m_sink)
            m_sink(m_answer);
        if (isComplete(m_answer))
            m_over.request_stop();
    }

    [[nodiscard]] bool hasBetterWays(const TurnAnswer& news) const
    {
        // while a search still looks for the shortest ones, they are not those that were asked for
        const bool isAskedFor = news.length() && (m_question.longer == 0 || *news.length() > news.atLeast);
        if (!isAskedFor || !m_answer.length() || *news.length() < *m_answer.length())
            return isAskedFor;
        return *news.length() == *m_answer.length()
               && (news.ways.size() > m_answer.ways.size() || (news.allFound && !m_answer.allFound));
    }
    [[nodiscard]] bool isComplete(const TurnAnswer& answer) const
    {
        const bool isLong = answer.length() && *answer.length() == answer.atLeast + m_question.longer;
        return answer.impossible || (isLong && (answer.allFound || answer.ways.size() >= m_question.mostWays));
    }

    const TwistyDefinition& m_definition;
    const std::string& m_state;
    const TurnQuestion& m_question;
    const TurnSink& m_sink;
    std::stop_source m_over;
    std::stop_callback<std::function<void()>> m_forward;
    Halt m_halt;
    std::mutex m_mutex;
    std::condition_variable_any m_waiting;
    TurnAnswer m_answer;
};

} // namespace

TurnAnswer solveTurns(const TwistyDefinition& d, const std::string& state, const TurnQuestion& asked, const Halt& halt,
                      const TurnSink& sink)
{
    return Race(d, state, asked, halt, sink).run();
}

} // namespace tokisuji
