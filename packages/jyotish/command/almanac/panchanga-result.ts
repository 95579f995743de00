import { almanacDay } from '../../almanac/almanac-day.ts'
import { accepted, type Outcome } from '../../outcome.ts'
import type { JdSpan } from '../../panchanga/day-parts.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import type { Fields } from '../request.ts'
import { clockAt } from './clock.ts'
import { readDayRequest } from './day-request.ts'

/** The almanac of a day at a place, with clock times; limbs as `[index or name, end]` from the one at sunrise. */
export function panchangaResult(fields: Fields): Outcome<object, string> {
  const request = readDayRequest(fields)
  if (!request.ok) return request
  const outcome = almanacDay(request.value)
  if (!outcome.ok) return outcome

  const { day, lunarMonth, ...almanac } = outcome.value
  const clock = (jdUt: JulianDay) => clockAt(jdUt, request.value.utcOffsetMinutes)
  const clockOrNull = (jdUt: JulianDay | undefined) => (jdUt === undefined ? null : clock(jdUt))
  const span = ({ startJdUt, endJdUt }: JdSpan) => [clock(startJdUt), clock(endJdUt)]
  const spanOrNull = (found: JdSpan | undefined) => (found ? span(found) : null)
  const withEnd = ({ index, endJdUt }: { index: number; endJdUt: JulianDay }) => [index, clock(endJdUt)]
  return accepted({
    sunrise: clock(day.sunrise),
    sunset: clock(day.sunset),
    moonrise: clockOrNull(almanac.moonrise),
    moonset: clockOrNull(almanac.moonset),
    vara: day.vara,
    tithis: almanac.tithis.map(withEnd),
    nakshatras: almanac.nakshatras.map(withEnd),
    yogas: almanac.yogas.map(withEnd),
    karanas: almanac.karanas.map(({ name, endJdUt }) => [name, clock(endJdUt)]),
    rahuKalam: span(day.rahuKalam),
    yamaganda: span(day.yamaganda),
    gulika: span(day.gulika),
    abhijit: spanOrNull(day.abhijit),
    durMuhurtas: almanac.durMuhurtas.map(span),
    varjyams: almanac.varjyams.map(span),
    amritaKalas: almanac.amritaKalas.map(span),
    brahmaMuhurta: spanOrNull(almanac.brahmaMuhurta),
    godhuli: span(almanac.godhuli),
    moonPanchaka: spanOrNull(almanac.moonPanchaka),
    sumPanchakas: almanac.sumPanchakas.flatMap((piece) => (piece.kind ? [[piece.kind, ...span(piece)]] : [])),
    amantaMonth: { index: lunarMonth.amanta, isAdhika: lunarMonth.isAdhika },
    purnimantaMonth: { index: lunarMonth.purnimanta, isAdhika: lunarMonth.isAdhika },
    isKshayaMonth: lunarMonth.isKshaya,
    tithiMeetings: almanac.tithis.map(({ meeting }) => meeting),
    nakshatraMeetings: almanac.nakshatras.map(({ meeting }) => meeting),
    ...almanac.years,
    ...almanac.seasons,
  })
}
