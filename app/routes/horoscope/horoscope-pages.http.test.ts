import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database(), clock: () => new Date('2024-04-08T18:10:00Z') })
})

const read = async (path: string) => (await (await site.request(path)).text()).replaceAll(/<!--.*?-->/g, '')

test('the daily texts give their reasons, and those of another day differ', async () => {
  const textOfAries = (page: string) =>
    /<li[^>]*>(?:(?!<\/li>).)*Mesha.*?<\/li>/s.exec(page)?.[0].replaceAll(/<[^>]+>/g, ' ')
  const page = await read('/horoscope/daily')
  const [, tomorrow = ''] = /href="(\/horoscope\/daily\?date=[^"]+)"/.exec(page) ?? []

  const today = textOfAries(page)
  const later = textOfAries(await read(tomorrow))

  expect(today).toMatch(/Mar 21 - Apr 19/)
  expect(today).toMatch(/Fire/)
  expect(today).toMatch(/Why:\s+Moon in \w+, the \d+(st|nd|rd|th)/)
  expect(later).toMatch(/Mar 21 - Apr 19/)
  expect(later).not.toBe(today)
})

test('the current positions follow the site’s clock and the chosen place', async () => {
  const ujjain = await read('/horoscope/planets')
  const sydney = await read('/horoscope/planets?place=Sydney&at=-33.87,151.21')

  expect(ujjain).toMatch(/Moon.*?Meena \(Pisces\)/s)
  expect(ujjain).toContain('Today’s panchanga, Ujjain')
  expect(sydney).toContain('Today’s panchanga, Sydney')
  expect(sydney).toContain('Australia/Sydney, UTC+10:00')
})

test('the two buttons under the chart link to consultations and courses', async () => {
  const page = await read('/horoscope')
  const call = page.slice(page.indexOf('Would you like to know more about your chart?'))

  expect(call).toMatch(/href="\/consultation"[^>]*>(<[^>]*>)*Book Consultation/)
  expect(call).toMatch(/href="\/courses"[^>]*>(<[^>]*>)*Explore Courses/)
})
