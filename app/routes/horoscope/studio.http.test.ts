import { beforeAll, expect, test } from 'vitest'
import { PANE_TITLES } from '#content/charts/studio.ts'
import { birthProfiles } from '#db/schema/charts.ts'
import { placeLabel } from '#domain/births/places.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'

let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: createTestClock().now })
})

const BIRTH = {
  fullName: 'Asha Rao',
  birthDate: '1990-05-17',
  birthTime: '06:42',
  birthPlace: placeLabel(NEW_DELHI),
  place: JSON.stringify(NEW_DELHI),
}

async function post(...fields: readonly (readonly [string, string])[]) {
  const body = new URLSearchParams([...Object.entries(BIRTH), ...fields.map(([name, value]) => [name, value])])
  const response = await site.request('/horoscope/studio', { method: 'POST', body })
  return { status: response.status, html: await response.text() }
}

test('the studio without script asks for a chart when there is none', async () => {
  const html = await (await site.request('/horoscope/studio')).text()

  expect(html).toContain('There is no chart in this tab yet.')
})

test('the studio without script is opened from the birth chart with the same birth', async () => {
  const body = new URLSearchParams(BIRTH)
  const html = await (await site.request('/horoscope?index', { method: 'POST', body })).text()

  expect(html).toContain('action="/horoscope/studio"')
  expect(html).toContain('Advanced: open the chart studio')
})

test('the studio without script computes the open panes, lists the others and stores nothing', async () => {
  const { status, html } = await post(['open', 'positions'], ['open', 'periods'])

  expect(status).toBe(200)
  expect(html).toContain('Chart of Asha Rao')
  expect(html).toContain('To the sign lord')
  expect(html).toContain('Mahadasha')
  expect(html).not.toContain('Limbs at birth')
  expect(html).toContain('Show Panchanga of birth')
  expect(await database().$count(birthProfiles)).toBe(0)
})

test('the studio without script obeys the conventions in every pane and names them', async () => {
  const raman = await post(['open', 'positions'], ['ayanamsa', 'raman'], ['karakas', 'eight'])

  expect(raman.html).toContain('Raman ayanamsa')
  expect(raman.html).toContain('Chara karakas: Eight, with Rahu')
})

test('the studio without script takes a typed ayanamsa, and says what is wrong with another', async () => {
  const typed = await post(['open', 'positions'], ['ayanamsa', 'custom'], ['ayanamsaValue', '22 30'])
  const wrong = await post(['open', 'positions'], ['ayanamsa', 'custom'], ['ayanamsaValue', 'about 23'])

  expect(typed.html).toContain('Custom ayanamsa 22° 21′')
  expect(wrong.status).toBe(422)
  expect(wrong.html).toContain('Enter degrees from 0 to 40')
  expect(wrong.html).toContain('value="about 23"')
})

test('the studio without script opens the periods within a period down to the fifth level', async () => {
  const { html } = await post(
    ['open', 'periods'],
    ['fields', 'periods.within'],
    ['periods.within', ''],
    ['set', 'periods.within=vimshottari 1 2 3 4'],
  )

  expect(html).toMatch(/Prana dasha of \w+ – \w+ – \w+ – \w+/)
  expect(html).not.toContain('value="periods.within=vimshottari 1 2 3 4 0"')
})

test('the studio without script compares a second birth, and says what is wrong with an incomplete one', async () => {
  const place = { 'other-birthPlace': BIRTH.birthPlace, 'other-place': BIRTH.place }
  const second = (time: string) =>
    post(
      ...Object.entries({
        'other-fullName': 'Ravi',
        'other-birthDate': '1988-11-02',
        'other-birthTime': time,
        ...place,
      }),
      ['second', 'show'],
      ['open', 'compare'],
      ['open', 'matching'],
    )
  const opened = await post(['second', 'open'])
  const compared = await second('21:15')
  const incomplete = await second('')

  expect(opened.html).toContain('name="other-birthDate"')
  expect(compared.html).toContain('Ravi over this chart')
  expect(compared.html).toContain('Matched with')
  expect(incomplete.html).not.toContain('Ravi over this chart')
  expect(incomplete.html).toContain('id="other-birthTime-error"')
})

test.each(Object.entries(PANE_TITLES))('the pane %s says what it is and has a table', async (id, title) => {
  const { html } = await post(['open', id])

  expect(html).toContain(title)
  expect(html).toMatch(/class="studio-about">[^<]{80,}</)
  expect(html).toContain('studio-table')
  expect(html).not.toMatch(/undefined|NaN|Infinity/)
})
