import { beforeAll, expect, test } from 'vitest'
import { placeLabel } from '#domain/births/places.ts'
import { sanskritNames } from '#domain/charts/sanskrit-names.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { givenLanguages } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

const BIRTH = {
  fullName: 'Asha Rao',
  birthDate: '1990-05-17',
  birthTime: '06:42',
  birthPlace: placeLabel(NEW_DELHI),
  place: JSON.stringify(NEW_DELHI),
}
const IAST = { cookie: 'names=iast' }
const DEVANAGARI = { cookie: 'names=devanagari' }

let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  await givenLanguages(database())
  site = await createSite({ db: database(), clock: createTestClock().now })
})

async function readChart(path: string, headers: Record<string, string> = {}): Promise<string> {
  const body = new URLSearchParams([...Object.entries(BIRTH), ['open', 'positions'], ['open', 'periods']])
  const response = await site.request(path, { method: 'POST', body, headers })
  expect(response.status, path).toBe(200)
  return response.text()
}

const plain = (html: string) => html.slice(html.indexOf('<main')).replace(/<script.*?<\/script>/gs, '')
const drawing = (html: string) => /<svg class="chart chart-south".*?<\/svg>/s.exec(html)?.[0] ?? ''

test('a chart is named in Latin or Devanagari Sanskrit by choice: drawing, text and tables', async () => {
  const [own = '', iast = '', devanagari = ''] = await Promise.all(
    [{}, IAST, DEVANAGARI].map((headers) => readChart('/horoscope?index', headers)),
  )

  expect(drawing(own)).toMatch(/Su<.*Scorpio/s)
  expect(drawing(iast)).toMatch(/Sū<.*Vṛścika/s)
  expect(drawing(iast)).not.toMatch(/Scorpio|वृश्चिक/)
  expect(drawing(devanagari)).toMatch(/सू<.*वृश्चिक/s)
  expect([own, devanagari].map((html) => /\S+ lagna, R retrograde/.exec(html)?.[0].replace(/.*>/, ''))).toEqual([
    'La lagna, R retrograde',
    'ल lagna, R retrograde',
  ])
  for (const name of ['Vṛścika', 'Maṅgala', 'Śravaṇa', 'Lagna']) expect(plain(iast)).toContain(name)
  for (const name of ['वृश्चिक', 'मङ्गल', 'श्रवण', 'लग्न']) expect(plain(devanagari)).toContain(name)
  expect(plain(iast)).not.toMatch(/<th scope="row">(Sun|Mars|Scorpio)|<td>[^<]*(Scorpio|Shravana)/)
})

test('the choice holds in the studio and on pages in Telugu, whose sentences keep their names', async () => {
  const studio = plain(await readChart('/horoscope/studio', IAST))
  const telugu = plain(await readChart('/te/horoscope?index', IAST))

  expect(studio).toMatch(/\d+° \d\d′ Vṛṣabha/)
  expect(studio).toContain('Śukra')
  expect(drawing(telugu)).toContain('Sū<')
  expect(telugu).toMatch(/కుజ|చంద్ర|శని/)
})

test('an application carries the names for its scripts, of those who chose alone', async () => {
  const namesIn = async (headers: Record<string, string>) => {
    const html = await (await site.request('/horoscope', { headers })).text()
    return /data-names="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"')
  }

  expect(await namesIn({})).toBeUndefined()
  expect(await namesIn({ cookie: 'names=own' })).toBeUndefined()
  expect(await namesIn({ cookie: 'names=klingon' })).toBeUndefined()
  expect(JSON.parse((await namesIn(IAST)) ?? '')).toEqual(sanskritNames('iast'))
})

test('requests at the same time do not get the names of each other', async () => {
  const pages = await Promise.all(
    Array.from({ length: 12 }, (_, index) => readChart('/horoscope?index', index % 2 === 0 ? IAST : {})),
  )

  expect(pages.map((html) => drawing(html).includes('Sū<'))).toEqual(pages.map((_, index) => index % 2 === 0))
})

test('the form below the chart sets the choice and returns to its page', async () => {
  const form = /<form id="names-choice" action="([^"]+)" method="post"/.exec(await readChart('/hi/horoscope/studio'))
  const chosen = await site.request(form?.[1] ?? '', { method: 'POST', body: new URLSearchParams({ names: 'iast' }) })
  const unknown = await site.request('/names', { method: 'POST', body: new URLSearchParams({ names: 'latin' }) })

  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/hi/horoscope/studio'])
  expect(chosen.headers.get('set-cookie')).toContain('names=iast; ')
  expect(unknown.headers.get('set-cookie')).toContain('names=own; ')
})
