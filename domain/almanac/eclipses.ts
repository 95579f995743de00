import { type JulianDay, julianDayFromUnix, julianDayOfDate, unixFromJulianDay } from '@muhurta/jyotish'
import { type Eclipse, type LocalEclipse, listEclipses, localEclipse } from '@muhurta/jyotish/eclipses'
import { type Sutak, sutakOf } from '@muhurta/jyotish/puja'
import type { AlmanacPlace, Place } from '#domain/births/places.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'

/** An eclipse with its date by the clock of a place, and what the place gets of it. */
export type EclipseAtPlace = {
  readonly eclipse: Eclipse
  readonly date: IsoDate
  /** Undefined where the Moon's shadow passes the place by. */
  readonly local: LocalEclipse | undefined
}

/** The end of 2100 is the end of the engine. */
const LAST_MOMENT = 1e-5

/** The eclipses of a year anywhere on Earth, by Universal Time. */
export function listEclipsesOf(year: number): Eclipse[] {
  const start = julianDayOfDate({ year, month: 1, day: 1 })
  const outcome = listEclipses(start, julianDayOfDate({ year, month: 12, day: 31 }) + 1 - LAST_MOMENT)
  return outcome.ok ? outcome.value : []
}

function eclipseAt(eclipse: Eclipse, place: Place): EclipseAtPlace {
  const local = localEclipse(eclipse, place)
  return { eclipse, date: dateOf(local?.greatestJdUt ?? eclipse.greatestJdUt, place.timeZone), local }
}

/** Those that a place sees from one day to another, without those of the penumbra of the Moon, which nobody notices. */
export function eclipsesSeenFrom(
  eclipses: readonly Eclipse[],
  place: Place,
  { from, until }: { readonly from: IsoDate; readonly until: IsoDate },
): EclipseAtPlace[] {
  // By Universal Time and generously first: most days have none.
  const [first, last] = [julianDayFromUnix(Date.parse(from)) - 1, julianDayFromUnix(Date.parse(until)) + 2]
  return eclipses
    .filter(({ type, greatestJdUt: jdUt }) => type !== 'penumbral' && jdUt > first && jdUt < last)
    .map((eclipse) => eclipseAt(eclipse, place))
    .filter(({ date, local }) => local?.seen && date >= from && date <= until)
}

/** With sutak, which is observed where the eclipse is seen. */
export type EclipseWithSutak = EclipseAtPlace & { readonly sutak: Sutak | undefined }

export function eclipseWithSutak(eclipse: Eclipse, place: AlmanacPlace): EclipseWithSutak {
  const { lat, lon, sunrise } = place
  return { ...eclipseAt(eclipse, place), sutak: sutakOf(eclipse, { lat, lon, sunriseRule: sunrise }) }
}

function dateOf(jdUt: JulianDay, timeZone: string): IsoDate {
  return dateIn(unixFromJulianDay(jdUt), timeZone)
}
