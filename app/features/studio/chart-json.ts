import { GRAHAS } from '@muhurta/jyotish'
import { placeValues } from '#domain/births/birth-texts.ts'
import { offsetLabel } from '#domain/births/birth-time.ts'
import { readPlace } from '#domain/births/places.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { type Outcome, refused } from '#domain/outcome.ts'
import { recordOf } from '#domain/record-of.ts'
import { type ChartDocument, type DocumentRefusal, readDocument } from './chart-document.ts'
import { SETTING_FIELDS, SETTING_MENUS, type SettingTexts } from './settings-form.ts'

const FORMAT = 'muhurta-chart'
const VERSION = 1

/**
 * A chart for other programs: the birth, every convention by name, and the positions that follow from them. Reading it
 * back uses the birth and the conventions alone.
 */
export function chartJson({ birth, place, instant, chart }: TimedChart, settings: SettingTexts): string {
  const { fullName, date, time, clock, ownOffsetSeconds, occurrence } = birth
  return JSON.stringify(
    {
      format: FORMAT,
      version: VERSION,
      birth: {
        name: fullName,
        date,
        time,
        clock,
        ...(ownOffsetSeconds !== null && { ownOffset: offsetLabel(ownOffsetSeconds) }),
        ...(occurrence !== null && { occurrence }),
        place,
      },
      conventions: {
        ...Object.fromEntries(SETTING_MENUS.map(({ name, options }) => [name, settings[name] || options[0]?.value])),
        ...(settings.ayanamsaValue && { ayanamsaValue: settings.ayanamsaValue }),
      },
      chart: {
        utc: new Date(instant.utcMs).toISOString(),
        utcOffsetSeconds: instant.offsetSeconds,
        julianDayUt: chart.jdUt,
        lagna: chart.lagna.longitude,
        grahas: recordOf(GRAHAS, (graha) => {
          const { longitude, speed, house } = chart.grahas[graha]
          return { longitude, speed, house }
        }),
      },
    },
    null,
    2,
  )
}

/** Reads a chart file of ours. */
export function readChartJson(text: string): Outcome<ChartDocument, DocumentRefusal | 'newer-version'> {
  const file = recordIn(parsed(text))
  if (file.format !== FORMAT) return refused('not-a-chart')
  if (file.version !== VERSION) return refused('newer-version')

  const { name, date, time, clock, ownOffset, occurrence, place } = recordIn(file.birth)
  const found = readPlace(place)
  const birth = { fullName: name, birthDate: date, birthTime: time, clock, ownOffset, occurrence }
  const texts = { ...recordIn(file.conventions), ...birth, ...(found && placeValues(found)) }
  const known = new Set<string>([
    ...SETTING_FIELDS,
    ...Object.keys(birth),
    ...(found ? Object.keys(placeValues(found)) : []),
  ])
  return readDocument((field) => {
    const value = known.has(field) ? (texts as Record<string, unknown>)[field] : ''
    return typeof value === 'string' ? value : ''
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
