import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database(), clock: () => new Date('2026-11-17T06:30:00Z') })
})

async function read(path: string, status = 200): Promise<string> {
  const response = await site.request(path)
  expect(response.status, path).toBe(status)
  return (await response.text()).replaceAll('\u00a0', ' ')
}

const cardOf = (page: string, name: string) =>
  page
    .split('<section')
    .find((card) => card.includes(`>${name}<`))
    ?.replaceAll(/<[^>]*>/g, ' ')

test('a year lists its eclipses with the times of the city', async () => {
  const delhi = cardOf(await read('/eclipses/2020?city=new-delhi'), 'Annular solar eclipse')

  expect(delhi).toContain('Sunday, June 21, 2020')
  expect(delhi).toContain('Visible in New Delhi as a partial eclipse')
  expect(delhi).toMatch(/Begins\s+10:(19|20) AM/)
  expect(delhi).toMatch(/Ends\s+1:(48|49) PM/)
  expect(delhi).toMatch(/Magnitude\s+0\.95/)
  // Drik Panchang: from the second watch of the night before, and for the weak from sunrise.
  expect(delhi).toMatch(/Sutak, by custom\s+Sat 9:5[123] PM to 1:4/)
  expect(delhi).toMatch(/Sutak for children, elders and the sick\s+5:2[345] AM to 1:4/)
})

test('an eclipse that a city cannot see has no times and no sutak there', async () => {
  const delhi = cardOf(await read('/eclipses/2024?city=new-delhi'), 'Total solar eclipse')

  expect(delhi).toContain('Not visible in New Delhi')
  expect(delhi).not.toContain('Sutak')
})

test('a typed city leads to its address, and other years and cities are refused by name', async () => {
  const typed = await site.request('/eclipses/2026?city=Poona')

  expect(typed.headers.get('location')).toBe('/eclipses/2026?city=pune')
  expect((await site.request('/eclipses')).headers.get('location')).toBe('/eclipses/2026')
  expect(await read('/eclipses/2026?city=Qqqqzzzz')).toContain('We do not know a place called “Qqqqzzzz”.')
  for (const year of ['1899', '2101', 'next'])
    expect(await read(`/eclipses/${year}`, 404)).toContain('We do not know this')
  expect(await read('/eclipses/2100')).toContain('Eclipses 2100')
})

test('a day and a month of the panchanga name an eclipse that the city sees', async () => {
  expect(await read('/panchanga/new-delhi/2020-06-21')).toMatch(/href="\/eclipses\/2020\?city=new-delhi"/)
  expect(await read('/panchanga/new-delhi/2020-06')).toContain('Annular solar eclipse')
  expect(await read('/panchanga/new-delhi/2024-04-08')).not.toContain('solar eclipse')
})
