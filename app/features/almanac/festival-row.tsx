import { festivalName, regionNames } from '#content/almanac/observances.ts'
import { PANCHANGA } from '#content/almanac/panchanga.ts'
import { longDay } from '#content/words/dates.ts'
import type { FestivalDate } from '#domain/almanac/festival-dates.ts'
import { findObservance } from '#domain/almanac/observances.ts'
import { weekdayOf } from '#domain/india-time.ts'
import { almanacHref } from './addresses.ts'
import { observanceHref } from './festival-addresses.ts'

type FestivalRowProps = FestivalDate & {
  citySlug: string
  /** The city of the address, which the links keep. */
  linkedCity: string | undefined
}

/** One observance in the list of a month: its day links to the panchanga, its name to the rule. */
export function FestivalRow({ id, date, tradition, citySlug, linkedCity }: FestivalRowProps) {
  const regions = findObservance(id)?.regions
  return (
    <li>
      <a className="text-link" href={almanacHref(citySlug, date)}>
        <span className="sr-only">{longDay(date)}</span>
        <span aria-hidden="true">
          {PANCHANGA.weekdays[weekdayOf(date) % 7]?.slice(0, 3)} {Number(date.slice(8))}
        </span>
      </a>
      <span>
        <a className="text-link" href={observanceHref(id, linkedCity)}>
          {festivalName({ id, ...(tradition && { tradition }) })}
        </a>
        {regions && <span className="hint"> {regionNames(regions)}</span>}
      </span>
    </li>
  )
}
