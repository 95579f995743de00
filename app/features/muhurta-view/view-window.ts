import { type JdSpan, julianDayFromUnix } from '@muhurta/jyotish'
import type { Finding, MuhurtaWindow, RuleId } from '@muhurta/jyotish/muhurta'
import { MUHURTA } from '#content/almanac/muhurta.ts'
import { fullDay } from '#content/words/dates.ts'
import { clockOf, type DayClock } from '#content/words/day-clock.ts'
import { clockOffsetSeconds, isoDateOf } from '#domain/almanac/place-day.ts'
import { minutesOfSpan, windowKey } from '#domain/almanac/window-key.ts'
import type { Place } from '#domain/births/places.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import type { WindowQuality, WindowReason, WindowTimes, WindowView } from './muhurta-view.ts'
import { weightOf } from './rule-texts.ts'

/** Parts of a reason that are listed; the rest is counted. */
const MOST_SPANS = 3
const EXCELLENT = 4
const GOOD = 2

export function windowQuality(score: number): WindowQuality {
  if (score >= EXCELLENT) return 'excellent'
  if (score >= GOOD) return 'good'
  return score >= 0 ? 'possible' : 'weak'
}

/** Times of a civil day by the clock that the place shows at noon; a time of another day has its date. */
export function clockOfPlace({ timeZone }: Place, date: IsoDate): DayClock {
  return clockOf(date, clockOffsetSeconds(date, timeZone), { isDated: true })
}

/** The civil day on which a span begins: after midnight it is the one after the day of the almanac, which began at sunrise. */
function civilDayOf(span: JdSpan, { timeZone }: Place): IsoDate {
  return dateIn(minutesOfSpan(span).start * MINUTE_MS, timeZone)
}

/** The two ends of a span as text. */
export function timesOf(span: JdSpan, clock: DayClock): { readonly from: string; readonly to: string } {
  const { start, end } = minutesOfSpan(span)
  // The middle of the first second: a Julian day is not exact enough for its beginning.
  const text = (minute: number) => clock(julianDayFromUnix(minute * MINUTE_MS + 500))
  return { from: text(start), to: text(end) }
}

export function windowSpanText(span: JdSpan, clock: DayClock): string {
  const { from, to } = timesOf(span, clock)
  return MUHURTA.result.span(from, to)
}

export function viewTimes(window: MuhurtaWindow, place: Place): WindowTimes {
  const day = civilDayOf(window.best, place)
  const times = timesOf(window.best, clockOfPlace(place, day))
  const date = isoDateOf(window.date)
  return { key: windowKey(window.best), date, day: fullDay(day), ...times, quality: windowQuality(window.best.score) }
}

export function viewWindow(window: MuhurtaWindow, place: Place): WindowView {
  const times = viewTimes(window, place)
  const clock = clockOfPlace(place, civilDayOf(window.best, place))
  return {
    ...times,
    whole: { key: windowKey(window), ...timesOf(window, clock) },
    supports: reasonsOf(window.supports, window, window.best.supports, clock),
    weakens: reasonsOf(window.weakens, window, window.best.weakens, clock),
  }
}

/** One reason for each rule: first those of the best half hour, then the weightier, then the longer. */
function reasonsOf(
  findings: readonly Finding[],
  window: MuhurtaWindow,
  best: readonly RuleId[],
  clock: DayClock,
): WindowReason[] {
  return [...Map.groupBy(findings, ({ rule }) => rule)]
    .map(([rule, spans]) => ({
      rule,
      when: spansText(spans, window, clock),
      isInBest: best.includes(rule),
      length: spans.reduce((sum, { startJdUt, endJdUt }) => sum + endJdUt - startJdUt, 0),
    }))
    .toSorted(
      (one, other) =>
        Number(other.isInBest) - Number(one.isInBest) ||
        weightOf(other.rule) - weightOf(one.rule) ||
        other.length - one.length,
    )
    .map(({ rule, when, isInBest }) => ({ rule, when, isInBest }))
}

/** Empty if the spans fill the whole; what is shorter than a minute is not named. */
export function spansText(spans: readonly JdSpan[], whole: JdSpan, clock: DayClock): string {
  const [only, second] = spans
  if (only && !second && windowKey(only) === windowKey(whole)) return ''
  const named = spans.filter((span) => minutesOfSpan(span).end > minutesOfSpan(span).start)
  const texts = named.slice(0, MOST_SPANS).map((span) => windowSpanText(span, clock))
  const left = named.length - MOST_SPANS
  return [...texts, ...(left > 0 ? [MUHURTA.result.more(left)] : [])].join(', ')
}
