import { type AyanamsaMode, isAyanamsaMode } from '../ayanamsa/modes.ts'
import { type DashaYearDays, DEFAULT_DASHA_YEAR, isDashaYearDays } from '../dashas/year.ts'
import { accepted, type Outcome, refused } from '../outcome.ts'
import { checkLocation, type Location } from '../sky/location.ts'
import type { NodeKind } from '../sky/nodes.ts'
import { type JulianDay, parseUtc } from '../time/julian-day.ts'
import { checkSupported } from '../time/supported-years.ts'

/** A validated line of input. */
export type ChartRequest = {
  jdUt: JulianDay
  location: Location
  ayanamsa: AyanamsaMode
  node: NodeKind
  yearDays: DashaYearDays
}

/** A parsed line before validation: any field may be missing or of the wrong type. */
export type Fields = Record<string, unknown>

export function parseFields(line: string): Outcome<Fields, string> {
  try {
    const parsed: unknown = JSON.parse(line)
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return refused('not-a-json-object')
    return accepted(parsed as Fields)
  } catch {
    return refused('not-json')
  }
}

/** Validates the fields of a chart request; the refusal names the first invalid field. */
export function readChartRequest(fields: Fields): Outcome<ChartRequest, string> {
  const { utc, lat, lon, ayanamsa = 'lahiri', node = 'mean', yearDays = DEFAULT_DASHA_YEAR } = fields
  if (typeof utc !== 'string') return refused('utc-missing')
  if (typeof lat !== 'number' || typeof lon !== 'number') return refused('lat-or-lon-missing')
  if (!isAyanamsaMode(ayanamsa)) return refused('unknown-ayanamsa')
  if (node !== 'mean' && node !== 'true') return refused('unknown-node')
  if (typeof yearDays !== 'number' || !isDashaYearDays(yearDays)) return refused('unknown-year-days')

  const time = parseUtc(utc)
  if (!time.ok) return time
  const supported = checkSupported(time.value)
  if (!supported.ok) return supported
  const location = checkLocation({ lat, lon })
  if (!location.ok) return location

  return accepted({ jdUt: time.value, location: location.value, ayanamsa, node, yearDays })
}
