import { type DayPanchanga, panchangaForDay } from '@muhurta/jyotish'
import { placeDay } from '#domain/almanac/place-day.ts'
import { yearTrack } from '#domain/almanac/year-track.ts'
import type { Place } from '#domain/births/places.ts'
import { addDays, type IsoDate } from '#domain/india-time.ts'

/** A tithi lasts at least 0.8 of a day and a nakshatra as well. */
const SHORTEST_DAYS = 0.8
const COUNTS = { tithi: 30, nakshatra: 27 } as const
/** Both return after 26 days at the earliest. */
const SKIPPED_DAYS = 20

type Limb = { readonly kind: 'tithi' | 'nakshatra'; readonly index: number }

/**
 * The days of a tithi or nakshatra as the panchanga shows them: the one at whose sunrise it is present, the first of two, or
 * the one in which it begins and ends. Yields undefined after each computed day, so that others can work in between.
 */
export function* limbDays(limb: Limb, place: Place, from: IsoDate): Generator<IsoDate | undefined, void, void> {
  // If it is present at two sunrises, its day is the first, which may be before the start.
  let date = addDays(from, -1)
  for (;;) {
    const panchanga = readPanchanga(place, date)
    if (!panchanga) return
    const spans = limb.kind === 'tithi' ? panchanga.tithis : panchanga.nakshatras
    const isItsDay = spans.some(
      ({ index, endJdUt }, position) => index === limb.index && (position === 0 || endJdUt <= panchanga.endJdUt),
    )
    if (isItsDay && date >= from) yield date
    date = addDays(date, isItsDay ? SKIPPED_DAYS : daysToSkip(spans[0]?.index ?? 0, limb))
    yield
  }
}

function daysToSkip(atSunrise: number, { kind, index }: Limb): number {
  const ahead = (index - atSunrise + COUNTS[kind]) % COUNTS[kind]
  return Math.max(1, Math.floor((ahead - 1) * SHORTEST_DAYS))
}

/** Undefined beyond the years of the engine. */
function readPanchanga(place: Place, date: IsoDate): DayPanchanga | undefined {
  const input = placeDay(place, date)
  const outcome = panchangaForDay(input, yearTrack(input.date.year))
  return outcome.ok ? outcome.value : undefined
}
