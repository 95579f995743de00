import { PUJA_RULES, type PujaRule } from '@muhurta/jyotish/puja'
import { Accordion } from '#app/ui/accordion.tsx'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { TRADITION_NAMES } from '#content/almanac/observances.ts'
import { PUJA, PUJA_SOURCE_NAMES, type PujaLine, pujaRuleText } from '#content/almanac/puja.ts'
import { fullDay } from '#content/words/dates.ts'
import type { FestivalDate } from '#domain/almanac/festival-dates.ts'

/** The times of one date of a festival. */
export type DatedPuja = { readonly festival: FestivalDate; readonly lines: readonly PujaLine[] }

/** The times of the next date with their rules; those of other dates and the sources are folded. */
export function PujaCard({ city, puja: [next, ...others] }: { city: string; puja: readonly DatedPuja[] }) {
  if (!next) return null
  const lines = next.lines.map((line) => ({ term: line.label, value: line.text, hint: pujaRuleText(line) }))
  return (
    <Card as="section">
      <div>
        <h2>{PUJA.title(city)}</h2>
        <h3 className="text-base">{dayName(next.festival)}</h3>
      </div>
      <FactList facts={lines} />
      <p className="hint">{PUJA.lead}</p>
      <Accordion
        items={[
          ...others.map(({ festival, lines: found }) => ({
            question: dayName(festival),
            answer: <FactList facts={found.map(({ label, text }) => ({ term: label, value: text }))} />,
          })),
          ...(next.lines.some(({ rule }) => rule)
            ? [{ question: PUJA.sources, answer: <Sources lines={next.lines} /> }]
            : []),
        ]}
      />
    </Card>
  )
}

function dayName({ date, tradition }: FestivalDate): string {
  return tradition ? `${fullDay(date)} (${TRADITION_NAMES[tradition]})` : fullDay(date)
}

function Sources({ lines }: { lines: readonly PujaLine[] }) {
  return (
    <>
      <ul>{lines.map(({ label, rule }) => rule && <li key={label}>{PUJA.source(label, sourcesOf(rule))}</li>)}</ul>
      <p>{PUJA.note}</p>
    </>
  )
}

function sourcesOf(rule: PujaRule): string[] {
  return PUJA_RULES[rule].stated.map((source) => PUJA_SOURCE_NAMES[source])
}
