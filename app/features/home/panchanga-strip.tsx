import { PANCHANGA } from '#content/almanac/panchanga.ts'
import { FINDER_LINK } from '#content/frame/frame.ts'
import { to } from '#content/language.ts'
import { HOME } from '#content/site/home.ts'
import type { PanchangaFact } from './todays-panchanga.ts'

type PanchangaStripProps = { facts: readonly PanchangaFact[]; place: string }

/** Today's panchanga in one line. */
export function PanchangaStrip({ facts, place }: PanchangaStripProps) {
  return (
    <section className="border-hairline border-y bg-panel" aria-label={HOME.panchangaLabel(place)}>
      <dl className="wrap flex flex-wrap justify-center gap-x-5 gap-y-1.5 pt-4 text-sm">
        {facts.map(({ term, value, until }) => (
          <div key={term} className="flex flex-wrap gap-x-1.5">
            <dt className="font-normal text-ink-soft">{term}</dt>
            <dd>
              <b>{value}</b>
              {until && <span className="text-ink-soft"> {until}</span>}
            </dd>
          </div>
        ))}
        <div>
          <dt className="sr-only">{PANCHANGA.terms.place}</dt>
          <dd className="text-ink-soft">{place}</dd>
        </div>
      </dl>
      <p className="wrap flex flex-wrap justify-center gap-x-6 pb-3 text-sm">
        <a className="text-link inline-flex min-h-11 items-center" href={to('/panchanga')}>
          {HOME.panchangaMore}
        </a>
        <a className="text-link inline-flex min-h-11 items-center" href={to(FINDER_LINK.href)}>
          {FINDER_LINK.label}
        </a>
      </p>
    </section>
  )
}
