import { beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenLanguages } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  await givenLanguages(database())
  site = await createSite({ db: database(), clock: createTestClock().now })
})

async function read(path: string, months?: string): Promise<string> {
  const response = await site.request(path, months === undefined ? {} : { headers: { cookie: `months=${months}` } })
  expect(response.status, path).toBe(200)
  const html = await response.text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

// The dark half between the full moon of October 26 and the new moon of November 9, 2026.
const DARK = '/panchanga/pune/2026-11-02'

test.each([
  ['', 'amanta', 'Ashvina', 'Kartika'],
  ['/hi', 'purnimanta', 'कार्तिक', 'आश्विन'],
  ['/te', 'amanta', 'ఆశ్వయుజ', 'కార్తీక'],
])(
  'days, months and festivals under "%s" count %s months until the reader chooses',
  async (prefix, usual, own, other) => {
    const isFirst = (html: string, name: string) => {
      const found = [own, other].map((each) => html.indexOf(each))
      expect(Math.min(...found), name).toBeGreaterThan(-1)
      return (found[0] ?? 0) < (found[1] ?? 0) ? own : other
    }
    const chosen = usual === 'amanta' ? 'purnimanta' : 'amanta'

    for (const path of [`${prefix}${DARK}`, `${prefix}/festivals/dhanteras`]) {
      expect(isFirst(await read(path), path), path).toBe(own)
      expect(isFirst(await read(path, chosen), path), path).toBe(other)
      // The page of everybody else is still the one in memory.
      expect(isFirst(await read(path), path), path).toBe(own)
    }
    const ofMonth = (html: string) => /almanac-month-fortnight">([^<]*)/.exec(html)?.[1]
    const month = `${prefix}/panchanga/pune/2026-11`
    expect(ofMonth(await read(month))).toContain(own)
    expect(ofMonth(await read(month, chosen))).toContain(other)
  },
)

test('the choice is remembered, and leads back to the page', async () => {
  const page = await read(`/hi${DARK}`)
  const action = /action="([^"]*months[^"]*)"/.exec(page)?.[1] ?? ''

  const body = new URLSearchParams({ months: 'amanta' })

  const response = await site.request(action, { method: 'POST', body })

  expect([response.status, response.headers.get('location')]).toEqual([303, `/hi${DARK}`])
  expect(response.headers.get('set-cookie')).toContain('months=amanta; ')
})
