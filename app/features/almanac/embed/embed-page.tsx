import { languageAt } from '#app/features/page-parts/page-language.ts'
import { EMBED } from '#content/almanac/embed.ts'
import { LANGUAGE_TAG, to } from '#content/language.ts'
import type { EmbedCard, EmbedMonth } from './embed-card.ts'

type EmbedPageProps = { card: EmbedCard; stylesheet: string }

/** A whole page for a frame on another site: no script, no cookie, and links that open beside that site. */
export function EmbedPage({ card, stylesheet }: EmbedPageProps) {
  const { title, subtitle, rows, month, note, practice, href } = card
  return (
    <html lang={LANGUAGE_TAG} {...languageAt('/embed')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <h1>{title}</h1>
        <p className="subtitle">{subtitle}</p>
        {month && <MonthGrid {...month} />}
        {rows.length > 0 && (
          <dl>
            {rows.map(({ label, value }) => (
              <div key={`${label} ${value}`}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {note !== undefined && <p className="note">{note}</p>}
        <p className="practice">
          <a href={to(href)} target="_blank" rel="noopener">
            {EMBED.by(practice)}
          </a>
        </p>
      </body>
    </html>
  )
}

function MonthGrid({ weekdays, firstColumn, days }: EmbedMonth) {
  const places = [...Array.from({ length: firstColumn }, () => undefined), ...days]
  const weeks = Array.from({ length: Math.ceil(places.length / 7) }, (_, week) => places.slice(week * 7, week * 7 + 7))
  return (
    <table>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== undefined)?.day}>
            {week.map((day, column) => (
              <td
                key={weekdays[column]}
                {...(day?.isToday && { 'aria-current': 'date' as const })}
                {...(day?.isFestival && { className: 'festival' })}
              >
                {day?.day} <small>{day?.tithi}</small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
