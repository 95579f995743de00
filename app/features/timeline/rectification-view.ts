import { degreesInRashi, rashiAt, vargaRashi } from '@muhurta/jyotish'
import {
  EVENT_RULES,
  RECTIFYING_KINDS,
  RECTIFYING_SIGNALS,
  type Rectification,
  type RectifiedMinute,
} from '@muhurta/jyotish/rectification'
import { degreesAndMinutes } from '#app/features/chart-drawings/chart-text.ts'
import { chosenSignName } from '#app/features/page-parts/shown-names.ts'
import { EVENT_KINDS } from '#content/booking/intake.ts'
import { RECTIFICATION } from '#content/charts/rectification.ts'
import { clockText } from '#content/words/dates.ts'
import type { EventOfLife } from '#domain/births/kept-events.ts'
import { eventDateText } from './view-timeline.ts'

export type MinuteView = {
  readonly offset: number
  readonly time: string
  readonly lagna: string
  /** Of the lagna in the vargas in which the events are read. */
  readonly vargaLagnas: readonly { readonly varga: number; readonly sign: string }[]
  /** As a multiple of an average minute. */
  readonly weight: number
  readonly isInSpan: boolean
  readonly events: readonly { readonly factor: string; readonly signals: readonly string[] }[]
}

export type RectificationView = {
  readonly minutes: readonly MinuteView[]
  readonly span: { readonly from: number; readonly until: number }
  readonly summary: readonly string[]
  readonly isFlat: boolean
  readonly recorded: string
  readonly events: readonly { readonly key: string; readonly label: string; readonly most: string }[]
}

type Asked = { readonly birthTime: string; readonly events: readonly EventOfLife[] }

/** The weighed minutes as text. Times are by the clock of the birth. */
export function viewRectification(result: Rectification, { birthTime, events }: Asked): RectificationView {
  const { minutes, span, isFlat, support } = result
  const vargas = [
    ...new Set(
      RECTIFYING_KINDS.filter((kind) => events.some((event) => event.kind === kind)).map(
        (kind) => EVENT_RULES[kind].varga,
      ),
    ),
  ]
  const timeAt = (offset: number) => clockAt(birthTime, offset)
  const spanText = RECTIFICATION.span(timeAt(span.from), timeAt(span.until), span.until - span.from + 1, minutes.length)
  return {
    minutes: minutes.map((minute) => ({
      offset: minute.offset,
      time: timeAt(minute.offset),
      lagna: RECTIFICATION.at(degreesAndMinutes(degreesInRashi(minute.lagna)), chosenSignName(rashiAt(minute.lagna))),
      vargaLagnas: vargas.map((varga) => ({ varga, sign: chosenSignName(vargaRashi(minute.lagna, varga)) })),
      weight: minute.share * minutes.length,
      isInSpan: minute.offset >= span.from && minute.offset <= span.until,
      events: minute.events.map(({ factor, signals }) => ({
        factor: factor.toFixed(1),
        signals: RECTIFYING_SIGNALS.filter((signal) => signals[signal] >= 0.005).map((signal) =>
          RECTIFICATION.strength(RECTIFICATION.signals[signal], (100 * signals[signal]).toFixed(0)),
        ),
      })),
    })),
    span,
    summary: isFlat
      ? [RECTIFICATION.flat, RECTIFICATION.flatWhy, spanText]
      : [spanText, RECTIFICATION.support(timesText(support))],
    isFlat,
    recorded: RECTIFICATION.recorded(timeAt(0)),
    events: events.map((event, index) => ({
      key: event.id ?? `${event.when} ${event.kind}`,
      label: `${eventDateText(event.when)}, ${EVENT_KINDS[event.kind]}`,
      most: timeAt(strongestMinute(minutes, index)),
    })),
  }
}

const timesText = (times: number) => (times >= 10 ? times.toFixed(0) : times.toFixed(1))

function strongestMinute(minutes: readonly RectifiedMinute[], event: number): number {
  const factorOf = (minute: RectifiedMinute) => minute.events[event]?.factor ?? 0
  return minutes.reduce((best, minute) => (factorOf(minute) > factorOf(best) ? minute : best)).offset
}

function clockAt(time: string, offset: number): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const ofDay = (((hours * 60 + minutes + offset) % 1440) + 1440) % 1440
  return clockText(`${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`)
}
