import { viewTimeline } from '#app/features/timeline/view-timeline.ts'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import type { EventOfLife } from '#domain/births/kept-events.ts'
import { castTimedChart, type TimedChart } from '#domain/charts/birth-chart.ts'
import { rectifyBirth, UNCERTAIN_MINUTES } from '#domain/charts/rectify-birth.ts'
import { TIMELINE_ZOOMS, type TimelineZoom, timelineOf, timelineWindow } from '#domain/charts/timeline.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { median, printTable } from './table.ts'
import { benchTimelineInBrowser } from './timeline-in-browser.ts'

const ROUNDS = 15
const TODAY = '2026-11-19'
const NOW_MS = Date.parse(`${TODAY}T06:30:00Z`)
const EVENTS: EventOfLife[] = Array.from({ length: 10 }, (_, index) => ({
  id: String(index),
  when: `${2005 + 2 * index}-0${(index % 9) + 1}-12`,
  kind: (['studies', 'work', 'marriage', 'child', 'move'] as const)[index % 5] ?? 'work',
  note: '',
  weight: 'ordinary',
}))

/**
 * What a timeline and a rectification cost in Node: computed and laid out, without the markup; births differ by a day. Then
 * a life drawn in a browser.
 */
export async function benchTimeline(): Promise<void> {
  printTable(
    ['timeline', 'first, CPU ms', 'later, median'],
    TIMELINE_ZOOMS.map((zoom) => [zoom, ...times((day) => drawn(zoom, day), ROUNDS)]),
  )
  console.log()
  printTable(
    ['rectification, ten events', 'first, CPU ms', 'later, median'],
    UNCERTAIN_MINUTES.map((minutes) => [`${2 * minutes + 1} minutes`, ...times((day) => weighed(minutes, day), 3)]),
  )
  console.log()
  await benchTimelineInBrowser()
}

function times(work: (day: number) => void, rounds: number): string[] {
  const taken = Array.from({ length: rounds }, (_, day) => {
    const before = process.cpuUsage()
    work(day)
    return process.cpuUsage(before).user / 1000
  })
  const [first = Number.NaN, ...later] = taken
  return [first.toFixed(0), median(later).toFixed(0)]
}

function castOn(day: number): TimedChart {
  const date = `1988-05-${String(day + 10).padStart(2, '0')}`
  const cast = castTimedChart({ fullName: '', date, time: '06:42', ...USUAL_CONTEXT, place: NEW_DELHI })
  if (!cast.ok) throw new Error('The chart was not cast.')
  return cast.value
}

function drawn(zoom: TimelineZoom, day: number): void {
  const cast = castOn(day)
  const timeline = timelineOf(cast, timelineWindow(zoom, TODAY, cast.birth.date))
  viewTimeline(timeline, { offsetSeconds: cast.instant.offsetSeconds, nowMs: NOW_MS, events: EVENTS, sessions: [] })
}

function weighed(minutesEitherSide: (typeof UNCERTAIN_MINUTES)[number], day: number): void {
  const { chart, instant } = castOn(day)
  const { offsetSeconds } = instant
  const outcome = rectifyBirth({ chart, offsetSeconds, events: EVENTS, minutesEitherSide, nowMs: NOW_MS })
  if (!outcome.ok) throw new Error(outcome.refusal)
}
