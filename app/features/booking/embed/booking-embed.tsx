import { BOOKING_EMBED } from '#content/booking/embed.ts'
import { LANGUAGE_TAG, to } from '#content/language.ts'

export type EmbeddedTimes = {
  readonly practice: string
  readonly service: string
  /** Whole addresses: they open our site in place of the other one. */
  readonly times: readonly { readonly href: string; readonly text: string }[]
  readonly allHref: string
  /** Addresses within the frame. */
  readonly others: readonly { readonly href: string; readonly name: string }[]
}

type BookingEmbedProps = { shown: EmbeddedTimes; stylesheet: string; script: string }

/** A whole page for a frame on another site: no cookie and no form, because nobody signs in or pays in a frame. */
export function BookingEmbed({ shown, stylesheet, script }: BookingEmbedProps) {
  const { practice, service, times, allHref, others } = shown
  const title = BOOKING_EMBED.title(practice)
  return (
    <html lang={LANGUAGE_TAG}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href={stylesheet} />
        <script src={script} defer />
      </head>
      <body>
        <h1>{title}</h1>
        <p className="subtitle">{service}</p>
        <h2>{BOOKING_EMBED.next}</h2>
        {times.length === 0 ? (
          <p className="note">{BOOKING_EMBED.none}</p>
        ) : (
          <ul className="times">
            {times.map(({ href, text }) => (
              <li key={href}>
                <a href={to(href)} target="_top">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="all">
          <a href={to(allHref)} target="_top" title={BOOKING_EMBED.opens}>
            {BOOKING_EMBED.all}
          </a>
        </p>
        <p className="note">{BOOKING_EMBED.zone}</p>
        {others.length > 0 && (
          <>
            <h2>{BOOKING_EMBED.others}</h2>
            <ul className="others">
              {others.map(({ href, name }) => (
                <li key={href}>
                  <a href={to(href)}>{name}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </body>
    </html>
  )
}
