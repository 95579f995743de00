import type { ReactNode } from 'react'
import { FESTIVALS } from '#content/almanac/festivals.ts'
import { festivalName, regionNames } from '#content/almanac/observances.ts'
import { to } from '#content/language.ts'
import { fullDay, longDay, SHORT_WEEKDAYS, shortDate } from '#content/words/dates.ts'
import type { FestivalDate } from '#domain/almanac/festival-dates.ts'
import { findObservance } from '#domain/almanac/observances.ts'
import { daysBetween, type IsoDate, weekdayOf } from '#domain/time/india-time.ts'
import { observanceHref } from './festival-addresses.ts'

type FestivalDaysProps = {
  dates: readonly FestivalDate[]
  /** The city of the address, which the links keep. */
  linkedCity: string | undefined
}

/** The dates of a month, a row each. */
export function FestivalDays({ dates, linkedCity }: FestivalDaysProps) {
  return (
    <ul className="festival-days">
      {dates.map((each) => (
        <Row key={`${each.id} ${each.date}`} festival={each} linkedCity={linkedCity}>
          <span className="sr-only">{longDay(each.date)}</span>
          <span aria-hidden="true">
            {SHORT_WEEKDAYS[weekdayOf(each.date) % 7]} {Number(each.date.slice(8))}
          </span>
        </Row>
      ))}
    </ul>
  )
}

/** The next dates, with how far away they are. */
export function NextFestivals({ dates, linkedCity, today }: FestivalDaysProps & { today: IsoDate }) {
  return (
    <ul className="festival-days festival-next">
      {dates.map((each) => (
        <Row
          key={`${each.id} ${each.date}`}
          festival={each}
          linkedCity={linkedCity}
          away={FESTIVALS.inDays(daysBetween(today, each.date))}
        >
          <span className="sr-only">{fullDay(each.date)}</span>
          <span aria-hidden="true">
            {SHORT_WEEKDAYS[weekdayOf(each.date) % 7]}, {shortDate(each.date)}
          </span>
        </Row>
      ))}
    </ul>
  )
}

type RowProps = { festival: FestivalDate; linkedCity: string | undefined; away?: string; children: ReactNode }

/** The whole row is one link, so a list of them needs no lines under its words. */
function Row({ festival, linkedCity, away, children }: RowProps) {
  const regions = findObservance(festival.id)?.regions
  return (
    <li>
      <a href={to(observanceHref(festival.id, linkedCity))}>
        <span className="festival-date">{children}</span>
        <span>
          <b>{festivalName(festival)}</b>
          {regions && <span className="hint block">{regionNames(regions)}</span>}
        </span>
        {away && <span className="festival-away">{away}</span>}
      </a>
    </li>
  )
}
