import { setImmediate as turn } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'

let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: createTestClock().now })
})

const SEARCH = {
  purpose: 'marriage',
  place: 'New Delhi, Delhi, India',
  at: '28.6139,77.209',
  from: '2026-11-17',
  to: '2026-12-16',
  book: 'drik',
}

async function get(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await site.request(`/muhurta?${new URLSearchParams({ ...SEARCH, ...fields })}`, { headers })
  return { status: response.status, html: await response.text() }
}

async function post(path: string, fields: readonly (readonly [string, string])[]) {
  return site.request(path, { method: 'POST', body: new URLSearchParams(fields.map(([name, value]) => [name, value])) })
}

function windowKeys(html: string): string[] {
  return [...html.matchAll(/name="window"[^>]* value="([\d-]+)"|value="([\d-]+)"[^>]* name="window"/g)].map(
    ([, one, other]) => one ?? other ?? '',
  )
}

test('the finder without script answers others while a year is searched', async () => {
  let isDone = false
  let answered = 0

  const searched = get({ from: '2030-01-01', to: '2030-12-31' }).finally(() => {
    isDone = true
  })
  for (; !isDone; answered += 1) {
    await site.request('/healthz')
    await turn()
  }

  expect((await searched).status).toBe(200)
  // Some hundreds; if the search held them up, only those while its settings are read.
  expect(answered).toBeGreaterThan(50)
})

test('the finder without script offers the form', async () => {
  const response = await site.request('/muhurta')
  const html = await response.text()

  expect(response.status).toBe(200)
  expect(html).toContain('For what?')
  expect(html).toContain('"@type":"WebApplication"')
  expect(html).not.toContain('noindex')
})

test('the finder without script lists the published window of an address with its reasons, and is not indexed', async () => {
  const { status, html } = await get({})

  expect(status).toBe(200)
  expect(html).toContain('Saturday, November 21, 2026')
  expect(html).toContain('Chaturmas')
  expect(html).toContain('noindex')
  expect(windowKeys(html).length).toBeGreaterThan(3)
})

test('the finder without script shows at most ten half hours by day, and the night when asked', async () => {
  const [day, all] = [await get({}), await get({ hours: 'all' })]

  expect(windowKeys(day.html).length).toBeLessThanOrEqual(10)
  expect(day.html).toContain('From sunrise to sunset only.')
  expect(all.html).not.toContain('From sunrise to sunset only.')
  expect(windowKeys(all.html)).not.toEqual(windowKeys(day.html))
})

test('the finder without script leaves the computing to a script that asks for the data of a page', async () => {
  const { html } = await get({}, { 'sec-fetch-dest': 'empty' })

  expect(windowKeys(html)).toEqual([])
})

test('the finder without script explains a day by two books', async () => {
  const { html } = await get({ day: '2026-11-21', other: 'tamil' })

  expect(html).toContain('North Indian (Drik): lists this day')
  expect(html).toContain('Tamil: leaves it out')
  expect(html).toContain('The weekday does not suit the purpose.')
})

test.each([
  [{ to: '2026-11-01' }, 'The last day is before the first.'],
  [{ to: '2028-01-01' }, 'Choose at most one year.'],
  [{ from: '' }, 'Choose both dates.'],
  [{ place: 'Xqzzvw', at: '' }, 'We could not find'],
  [{ place: '', at: '' }, 'Enter a place.'],
])('the finder without script says what is wrong with %o', async (fields, message) => {
  const { status, html } = await get(fields)

  expect(status).toBe(422)
  expect(html).toContain(message)
})

test('the finder without script says why there is nothing where the Sun does not rise every day', async () => {
  const { status, html } = await get({ place: 'Longyearbyen', at: '78.22,15.65' })

  expect(status).toBe(200)
  expect(html).toContain('The Sun does not rise every day at this place')
})

test('the finder without script searches in the typed city, although the hidden field still has the first one', async () => {
  const { at: _, ...fields } = SEARCH
  const delhi = {
    name: 'New Delhi',
    region: 'Delhi',
    country: 'India',
    lat: 28.6139,
    lon: 77.209,
    timeZone: 'Asia/Kolkata',
  }
  const chosen = JSON.stringify(delhi)

  const typed = await post('/muhurta', Object.entries({ ...fields, place: 'Vijayawada', chosen }))
  const untouched = await post('/muhurta', Object.entries({ ...fields, chosen }))
  const ambiguous = await post('/muhurta', Object.entries({ ...fields, place: 'Salem', chosen }))

  expect(typed.headers.get('location')).toContain('place=Vijayawada')
  expect(untouched.headers.get('location')).toContain('place=New+Delhi')
  expect(ambiguous.status).toBe(422)
  expect(await ambiguous.text()).toContain('Salem, Oregon, United States')
})

test('the finder without script gives a posted search without people an address', async () => {
  const { at: _, ...fields } = SEARCH
  const response = await post('/muhurta', Object.entries(fields))

  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toMatch(/^\/muhurta\?purpose=marriage&place=New\+Delhi/)
})

test('the finder without script checks the times with a typed birth, which stays out of every address', async () => {
  const birth = {
    'one-birthDate': '1990-05-17',
    'one-birthTime': '06:42',
    'one-birthPlace': 'New Delhi, Delhi, India',
  }
  const response = await post('/muhurta', Object.entries({ ...SEARCH, ...birth }))
  const html = await response.text()

  expect(response.status).toBe(200)
  expect(html).toContain('Checked for: ')
  expect(html).not.toMatch(/(?:href|action|name="search" value)="[^"]*1990/)
})

test('the finder without script opens a day of a search with people by posting it again', async () => {
  const first = await (
    await post('/muhurta', Object.entries({ ...SEARCH, 'one-chosen': '4.1', 'two-chosen': '9.4' }))
  ).text()
  const form = /<form id="posted-search".*?<\/form>/s.exec(first)?.[0] ?? ''
  const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  const days = first.match(/<button[^>]* form="posted-search"[^>]*>/g) ?? []
  expect(days.some((button) => button.includes('name="day"') && button.includes('value="2026-11-21"'))).toBe(true)

  const opened = await (await post('/muhurta', [...fields, ['day', '2026-11-21'], ['other', 'tamil']])).text()

  expect(opened).toContain('id="day-title"')
  expect(opened).toContain('Tamil: leaves it out')
  expect(/Checked for: [^<]+/.exec(opened)?.[0]).toBe(/Checked for: [^<]+/.exec(first)?.[0])
  expect(opened).not.toMatch(/href="\/muhurta\?[^"]*day=/)
})

test('the finder without script asks for the hour of a birth on a day on which the Moon changes its star', async () => {
  const birth = {
    'two-birthDate': '1990-05-17',
    'two-timeUnknown': 'on',
    'two-birthPlace': 'New Delhi, Delhi, India',
  }
  const response = await post('/muhurta', Object.entries({ ...SEARCH, ...birth }))

  expect(response.status).toBe(422)
  expect(await response.text()).toContain('so we need the time of birth')
})

describe('chosen windows', () => {
  const search = String(new URLSearchParams(SEARCH))

  test('chosen windows are a calendar file and a PDF with the practice’s name', async () => {
    const keys = windowKeys((await get({})).html).slice(0, 2)
    const chosen = keys.map((key) => ['window', key] as const)
    const calendar = await post('/muhurta/windows', [['as', 'calendar'], ['search', search], ...chosen])
    const pdf = await post('/muhurta/windows', [['as', 'pdf'], ['search', search], ...chosen])
    const text = await calendar.text()

    expect(calendar.headers.get('content-type')).toContain('text/calendar')
    const minuteOf = (clock = '') =>
      Date.parse(clock.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')) / 60_000
    const [start, end] = ['DTSTART', 'DTEND'].map((name) => minuteOf(new RegExp(`${name}:(\\S+)`).exec(text)?.[1]))
    expect((end ?? 0) - (start ?? 0)).toBe(30)
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(text).toContain('SUMMARY:Muhurta: Marriage')
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect((await pdf.text()).startsWith('%PDF-')).toBe(true)
  })

  test('chosen windows are refused if there is none, or one that the rules do not give', async () => {
    for (const windows of [[], [['window', '29394720-29394780'] as const]]) {
      const response = await post('/muhurta/windows', [['as', 'pdf'], ['search', search], ...windows])

      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toContain('/muhurta?purpose=marriage')
    }
    expect(
      (
        await post('/muhurta/windows', [
          ['as', 'exe'],
          ['search', search],
        ])
      ).status,
    ).toBe(400)
  })
})
