import { type JulianDay, julianDayFromUnix, unixFromJulianDay } from '@muhurta/jyotish'
import type { Birth } from '#domain/births/birth.ts'
import { type BirthRefusal, castTimedChart, isTimed, type TimedChart } from '#domain/charts/birth-chart.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { zoneOffsetSeconds } from '#domain/time/zone-offset.ts'
import { PANES } from './all-panes.ts'
import type { PaneId, PaneSheet, StudioSettings } from './pane.ts'

export type PaneRequest = {
  readonly pane: PaneId
  readonly birth: Birth
  /** The birth that some panes compare with it. */
  readonly other?: Birth | null
  readonly settings: StudioSettings
  readonly fields: Readonly<Record<string, string>>
  readonly nowMs: number
}

export type PaneRefusal = BirthRefusal | { readonly kind: 'incomplete' }

/** Computes one pane. The chart is cast again each time: it takes half a millisecond. */
export async function computePane(request: PaneRequest): Promise<Outcome<PaneSheet, PaneRefusal>> {
  const { pane: id, birth, settings, fields, nowMs } = request
  if (!isTimed(birth)) return refused({ kind: 'incomplete' })
  const cast = castTimedChart(birth, settings.conventions)
  if (!cast.ok) return cast

  const sheet = PANES[id].compute({
    cast: cast.value,
    chart: cast.value.chart,
    other: timedChart(request.other ?? null, settings),
    settings,
    nowJdUt: julianDayFromUnix(nowMs),
    offsetAt: clockOf(cast.value),
    text: (field) => fields[field]?.trim() ?? '',
  })
  return accepted(sheet)
}

function timedChart(birth: Birth | null, { conventions }: StudioSettings): TimedChart | null {
  const cast = birth && isTimed(birth) ? castTimedChart(birth, conventions) : null
  return cast?.ok ? cast.value : null
}

/** The clock of the birth certificate on the day of birth, and the clock of the place at any other time. */
function clockOf({ chart, place, instant }: TimedChart): (jdUt: JulianDay) => number {
  return (jdUt) =>
    Math.abs(jdUt - chart.jdUt) < 1 ? instant.offsetSeconds : zoneOffsetSeconds(unixFromJulianDay(jdUt), place.timeZone)
}
