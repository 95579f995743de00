import { type JdSpan, unixFromJulianDay } from '@muhurta/jyotish'
import type { AlmanacDay } from '@muhurta/jyotish/almanac'
import { ALMANAC } from '#content/almanac/almanac.ts'
import { DAY_IN_FULL } from '#content/almanac/day-in-full.ts'
import { CHOGHADIYA_LABELS } from '#content/almanac/names.ts'
import type { DayClock, SpanClock } from '#content/words/day-clock.ts'
import { CHOGHADIYA_QUALITIES, type DayPartQuality, timesToAvoid } from './day-lists.ts'

/** What the line for the present says from one instant until another, in milliseconds of Unix time. */
export type NowPiece = readonly [from: number, until: number, quality: DayPartQuality, text: string]

/** The line for the present through the night before a day and the day itself; it changes with choghadiyas and times to avoid. */
export function nowPieces(
  before: AlmanacDay | undefined,
  almanac: AlmanacDay,
  clock: DayClock,
  spanClock: SpanClock,
): NowPiece[] {
  const from = before?.day.sunset ?? almanac.startJdUt
  const days = before ? [before, almanac] : [almanac]
  const choghadiyas = days.flatMap(({ day }) => day.choghadiyas)
  const avoid = days.flatMap(timesToAvoid)
  const kalams = days.map(({ day }) => day.rahuKalam)
  const edges = [...choghadiyas, ...avoid.map(({ span }) => span)]
    .flatMap(({ startJdUt, endJdUt }) => [startJdUt, endJdUt])
    .filter((jdUt) => jdUt >= from && jdUt <= almanac.endJdUt)
  const cuts = [...new Set(edges)].toSorted((one, other) => one - other)
  return cuts.slice(1).flatMap((until, index): NowPiece[] => {
    const start = cuts[index] as number
    const middle = (start + until) / 2
    const isNow = (span: JdSpan) => span.startJdUt <= middle && middle < span.endJdUt
    const running = choghadiyas.find(isNow)
    if (!running) return []
    const choghadiya = DAY_IN_FULL.until(CHOGHADIYA_LABELS[running.name], clock(running.endJdUt))
    const ofChoghadiya = CHOGHADIYA_QUALITIES[running.name]
    const against = avoid
      .filter(({ span }) => isNow(span))
      .map(({ name, span }) => DAY_IN_FULL.until(name, clock(span.endJdUt)))
    const kalam = kalams.find(({ startJdUt }) => startJdUt > middle)
    const later = kalam ? [DAY_IN_FULL.later(ALMANAC.periods.rahuKalam, spanClock(kalam))] : []
    const quality = against.length > 0 ? 'bad' : ofChoghadiya
    const parts =
      against.length > 0
        ? [DAY_IN_FULL.running(against.join(', '), ALMANAC.qualities.bad), choghadiya]
        : [DAY_IN_FULL.running(choghadiya, ALMANAC.qualities[ofChoghadiya])]
    return [[unix(start), unix(until), quality, DAY_IN_FULL.nowLine([...parts, ...later])]]
  })
}

function unix(jdUt: number): number {
  return Math.round(unixFromJulianDay(jdUt))
}
