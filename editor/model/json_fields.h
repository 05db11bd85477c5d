// JSON fields: reads the members of a JSON object with their types and remembers the first that is wrong.
#pragma once

#include "engine/util/result.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <span>
#include <string_view>

namespace tokisuji {

/// A name of the engine as JSON has it.
[[nodiscard]] inline QString textOf(std::string_view name)
{
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

/// Where reading has got to, and what went wrong there first. After that values are read as their defaults.
class JsonProblem {
public:
    explicit JsonProblem(std::string id) : m_id(std::move(id)) {}

    void tell(const QString& field)
    {
        if (!m_error)
            m_error = Error{m_id, {field.toStdString()}, std::nullopt};
    }
    void tell(Error error)
    {
        if (!m_error)
            m_error = std::move(error);
    }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    std::string m_id;
    std::optional<Error> m_error;
};

/// The members of one object. `path` names the object in errors.
class JsonFields {
public:
    JsonFields(QJsonObject object, QString path, JsonProblem& problem)
        : m_object(std::move(object)), m_path(std::move(path)), m_problem(problem)
    {
    }

    [[nodiscard]] bool has(const char* name) const { return m_object.contains(QLatin1String(name)); }
    [[nodiscard]] QString path(const char* name) const
    {
        return m_path.isEmpty() ? QString::fromLatin1(name) : m_path + '.' + QLatin1String(name);
    }
    void refuse(const char* name) const { m_problem.tell(path(name)); }

    [[nodiscard]] qint64 whole(const char* name, qint64 least, qint64 most) const
    {
        const QJsonValue value = m_object[QLatin1String(name)];
        constexpr double exact = 9007199254740992.0; // beyond it a double skips whole numbers
        const double number = value.toDouble(exact);
        const bool isWhole = value.isDouble() && number > -exact && number < exact
                             && static_cast<double>(static_cast<qint64>(number)) == number;
        if (isWhole && number >= static_cast<double>(least) && number <= static_cast<double>(most))
            return static_cast<qint64>(number);
        refuse(name);
        return least;
    }
    [[nodiscard]] double real(const char* name) const
    {
        const QJsonValue value = m_object[QLatin1String(name)];
        if (!value.isDouble())
            refuse(name);
        return value.toDouble();
    }
    [[nodiscard]] bool truth(const char* name) const
    {
        const QJsonValue value = m_object[QLatin1String(name)];
        if (!value.isBool())
            refuse(name);
        return value.toBool();
    }
    [[nodiscard]] QString text(const char* name) const
    {
        const QJsonValue value = m_object[QLatin1String(name)];
        if (!value.isString())
            refuse(name);
        return value.toString();
    }
    /// The number of a word among others.
    [[nodiscard]] std::size_t word(const char* name, std::span<const std::string_view> words) const
    {
        const std::string found = text(name).toStdString();
        for (std::size_t k = 0; k < words.size(); ++k)
            if (words[k] == found)
                return k;
        refuse(name);
        return 0;
    }
    [[nodiscard]] QJsonArray array(const char* name) const
    {
        const QJsonValue value = m_object[QLatin1String(name)];
        if (!value.isArray())
            refuse(name);
        return value.toArray();
    }
    /// The members of an object that is a member.
    [[nodiscard]] JsonFields object(const char* name) const
    {
        const QJsonValue value = m_object[QLatin1String(name)];
        if (!value.isObject())
            refuse(name);
        return {value.toObject(), path(name), m_problem};
    }
    /// An array of objects, each read by `read`.
    template <class Read>
    void each(const char* name, Read read) const
    {
        const QJsonArray items = array(name);
        for (qsizetype k = 0; k < items.size() && !m_problem.error(); ++k) {
            const QString where = path(name) + '.' + QString::number(k);
            if (!items[k].isObject())
                m_problem.tell(where);
            else
                read(JsonFields(items[k].toObject(), where, m_problem));
        }
    }

private:
    QJsonObject m_object;
    QString m_path;
    JsonProblem& m_problem;
};

} // namespace tokisuji
