import { expect, test } from 'vitest'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import type { Place } from '#domain/births/places.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { castBirthChart } from '#domain/charts/cast-birth-chart.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { type ChartDocument, documentOf } from './chart-document.ts'
import { chartJhd, readChartJhd } from './chart-jhd.ts'
import { chartJson, readChartJson } from './chart-json.ts'
import { openChartFile } from './open-chart-file.ts'
import { readShareLink, shareLink } from './share-link.ts'

const LONDON: Place = {
  name: 'London',
  region: 'England',
  country: 'UK',
  lat: 51.5,
  lon: -0.12,
  timeZone: 'Europe/London',
}
const NAMELESS: Place = { name: '', region: '', country: '', lat: -33.5, lon: 151.25, timeZone: 'Australia/Sydney' }
const DELHI: Birth = {
  fullName: 'आशा राव',
  date: '1990-05-17',
  time: '06:42:10',
  place: NEW_DELHI,
  ...USUAL_CONTEXT,
}

const BIRTHS: readonly (readonly [string, Birth])[] = [
  ['in India', DELHI],
  ['with daylight saving', { ...DELHI, date: '1968-07-01', time: '23:59', place: LONDON }],
  ['in a repeated hour', { ...DELHI, date: '1990-10-28', time: '01:30', place: LONDON, occurrence: 'second' }],
  ['by Calcutta time', { ...DELHI, date: '1943-01-01', clock: 'calcutta' }],
  ['by a clock of its own', { ...DELHI, clock: 'own', ownOffsetSeconds: -17_760 }],
  ['at a place without a name', { ...DELHI, time: '00:00', place: NAMELESS }],
]

const SETTINGS = { ayanamsa: 'custom', ayanamsaValue: '22 30', karakas: 'eight', d30: 'parivritti' }

function castOf(birth: Birth): TimedChart {
  const cast = castBirthChart(birth)
  if (!cast.ok || cast.value.kind !== 'timed') throw new Error('no chart')
  return cast.value
}

const zoneAt = (lat: number) => (lat > 40 ? LONDON.timeZone : lat < 0 ? NAMELESS.timeZone : NEW_DELHI.timeZone)

test.each(BIRTHS)('JSON and link of a birth %s give back the birth and the conventions', (_, birth) => {
  const document = documentOf(birth, SETTINGS)

  const json = readChartJson(chartJson(castOf(birth), SETTINGS))
  const link = readShareLink(new URL(shareLink('https://muhurta.example', document)).hash)

  expect(json).toMatchObject({ ok: true, value: { values: document.values, settings: SETTINGS } })
  expect(link).toMatchObject({ ok: true, value: { values: document.values, settings: SETTINGS } })
})

test.each(BIRTHS)('a .jhd file of a birth %s gives back the instant and the coordinates', async (_, birth) => {
  const cast = castOf(birth)

  const read = readChartJhd(new TextDecoder('windows-1252').decode(chartJhd(cast)), birth.fullName, zoneAt)

  const back = castOf(await birthOf(read.ok ? read.value : undefined))
  expect(back.birth.fullName).toBe(birth.fullName)
  expect(back.instant).toEqual(cast.instant)
  expect(back.place.lat).toBeCloseTo(cast.place.lat, 5)
  expect(back.place.lon).toBeCloseTo(cast.place.lon, 5)
})

async function birthOf(document: ChartDocument | undefined): Promise<Birth> {
  if (!document) throw new Error('no document')
  const { resolveBirth } = await import('#app/features/births/resolve-birth.ts')
  const birth = await resolveBirth(document.values, { findPlaces: async () => [], findZone: async () => zoneAt })
  if (!birth.ok) throw new Error('no birth')
  return birth.value
}

const JSON_FILE = {
  format: 'muhurta-chart',
  version: 1,
  birth: { date: '1990-05-17', time: '06:42', place: NEW_DELHI },
}

test.each([
  ['a picture', '\u0089PNG\r\n\u001a\n', 'not-a-jhd-file'],
  ['an empty file', '', 'not-a-jhd-file'],
  ['a .jhd file with February 30', '2\r\n30\r\n1990\r\n6.42\r\n-5.30\r\n-77.12\r\n28.36\r\n', 'jhd-date-invalid'],
  ['a .jhd file of the year 1850', '2\r\n3\r\n1850\r\n6.42\r\n-5.30\r\n-77.12\r\n28.36\r\n', 'date-invalid'],
  ['a .jhd file beyond the pole', '2\r\n3\r\n1990\r\n6.42\r\n-5.30\r\n-77.12\r\n98.36\r\n', 'jhd-place-invalid'],
  ['other JSON', '{"name":"Asha"}', 'not-a-chart'],
  ['broken JSON', '{"format":"muhurta-chart",', 'not-a-chart'],
  ['a later version', JSON.stringify({ ...JSON_FILE, version: 2 }), 'newer-version'],
  ['no time', JSON.stringify({ ...JSON_FILE, birth: { ...JSON_FILE.birth, time: null } }), 'time-missing'],
  [
    'a time of 99 seconds',
    JSON.stringify({ ...JSON_FILE, birth: { ...JSON_FILE.birth, time: '06:42:99' } }),
    'time-missing',
  ],
  [
    'no zone',
    JSON.stringify({ ...JSON_FILE, birth: { ...JSON_FILE.birth, place: { lat: 1, lon: 2 } } }),
    'place-invalid',
  ],
  [
    'a clock without offset',
    JSON.stringify({ ...JSON_FILE, birth: { ...JSON_FILE.birth, clock: 'own' } }),
    'clock-invalid',
  ],
  ['100 kilobytes', ' '.repeat(100_001), 'too-large'],
])('refuses %s', async (_, text, refusal) => {
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))

  expect(await openChartFile(new File([bytes], 'chart.jhd'))).toEqual({ ok: false, refusal })
})

test('opens a file by its content and takes the name of a .jhd file for the person', async () => {
  const file = new File([chartJhd(castOf(DELHI))], 'Asha Rao.jhd')

  const opened = await openChartFile(file)

  expect(opened).toMatchObject({ ok: true, value: { values: { fullName: 'Asha Rao', birthTime: '06:42:10' } } })
  expect(await openChartFile(new File([JSON.stringify(JSON_FILE)], 'chart.txt'))).toMatchObject({ ok: true })
})

test('the birth of a shared link is in the fragment alone', () => {
  const link = new URL(shareLink('https://muhurta.example', documentOf(DELHI, SETTINGS)))

  expect(link.origin + link.pathname + link.search).toBe('https://muhurta.example/horoscope/studio')
  expect(readShareLink('#pane-periods')).toBeUndefined()
  expect(readShareLink('#birthDate=soon')).toEqual({ ok: false, refusal: 'date-invalid' })
})
