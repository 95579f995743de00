import type { Conventions } from '@muhurta/jyotish'
import { CLOCK_LABELS } from '#content/charts/birth-form.ts'
import {
  AYANAMSA_LABELS,
  CONVENTION_LINES,
  HOUSE_LABELS,
  NODE_LABELS,
  SUNRISE_LABELS,
} from '#content/charts/chart-conventions.ts'
import { offsetLabel } from '#domain/births/birth-time.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'

type Printed = {
  readonly conventions: Conventions
  readonly engineVersion?: string
  /** Degrees; undefined for a birth without a time, because it changes over the day. */
  readonly ayanamsaMean?: number
  readonly timeZone: string
  readonly offsetSeconds: number
  readonly clock?: string
}

/** The conventions of a chart, as a list of short phrases. */
export function conventionLines(printed: Printed): string[] {
  const { conventions, engineVersion, ayanamsaMean, timeZone, offsetSeconds, clock } = printed
  const { ayanamsa, node, houseSystem, sunriseRule, yearDays } = conventions
  const zodiac = typeof ayanamsa === 'string' ? AYANAMSA_LABELS[ayanamsa] : CONVENTION_LINES.customAyanamsa
  return [
    [CONVENTION_LINES.zodiac(zodiac), ayanamsaMean !== undefined && degreesMinutesSeconds(ayanamsaMean)]
      .filter(Boolean)
      .join(' '),
    NODE_LABELS[node],
    HOUSE_LABELS[houseSystem],
    SUNRISE_LABELS[sunriseRule],
    CONVENTION_LINES.yearDays(yearDays),
    `${clock ?? timeZone}, UTC${offsetLabel(offsetSeconds)}`,
    ...(engineVersion === undefined ? [] : [CONVENTION_LINES.engine(engineVersion)]),
  ]
}

/** The conventions of a cast chart. */
export function chartConventionLines(cast: Pick<TimedChart, 'chart' | 'place' | 'instant'>): string[] {
  return conventionLines(printedOf(cast))
}

/** The conventions of a birth, whose time may be by another clock than that of the place. */
export function birthConventionLines({ birth: { clock }, ...cast }: TimedChart): string[] {
  return conventionLines({ ...printedOf(cast), ...(clock !== 'standard' && { clock: CLOCK_LABELS[clock] }) })
}

function printedOf({ chart, place, instant }: Pick<TimedChart, 'chart' | 'place' | 'instant'>): Printed {
  const { conventions, engineVersion, ayanamsaMean } = chart
  const { offsetSeconds } = instant
  return { conventions, engineVersion, ayanamsaMean, timeZone: place.timeZone, offsetSeconds }
}

function degreesMinutesSeconds(degrees: number): string {
  const seconds = Math.round(degrees * 3600)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}° ${two(Math.floor(seconds / 60) % 60)}′ ${two(seconds % 60)}″`
}
