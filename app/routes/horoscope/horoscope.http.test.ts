import { beforeAll, expect, test } from 'vitest'
import { listBirthProfiles } from '#db/charts/birth-profiles.ts'
import { birthProfiles } from '#db/schema/charts.ts'
import { placeLabel } from '#domain/births/places.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { countMissingGlyphs, countPages } from '#test/files/read-pdf.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

const RING = ['a key for tests'] as const
const clock = createTestClock()
let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database(), clock: clock.now, keyRing: RING })
})

const BIRTH = {
  fullName: 'Asha Rao',
  birthDate: '1990-05-17',
  birthTime: '06:42',
  birthPlace: placeLabel(NEW_DELHI),
  place: JSON.stringify(NEW_DELHI),
}

function post(path: string, form: Record<string, string>): Promise<Response> {
  return site.request(path, { method: 'POST', body: new URLSearchParams(form) })
}

async function givenVisitor() {
  const user = await givenUser(database(), { password: null })
  const sessionToken = await givenSession(database(), user.id, clock.now())
  return { user, visitor: createVisitor(site, { sessionToken }) }
}

test('a posted birth is drawn and not stored', async () => {
  const response = await post('/horoscope?index', BIRTH)
  const html = await response.text()

  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).not.toMatch(/public/)
  expect(html).toContain('Chart of Asha Rao')
  expect(html).toContain('Vimshottari dasha')
  expect(html).toMatch(/Lahiri ayanamsa 23° 43′ \d\d″/)
  expect(html).toContain('Asia/Kolkata, UTC+05:30')
  expect(await database().$count(birthProfiles)).toBe(0)
})

test('a posted birth asks which place is meant if several have the name, and uses the choice', async () => {
  const { place: _, ...typed } = { ...BIRTH, birthPlace: 'Hyderabad' }
  const choices = await post('/horoscope?index', typed)
  const html = await choices.text()

  expect(choices.status).toBe(422)
  expect(html).toContain('Which of these places?')
  expect(html).toContain('Hyderabad, Sindh, Pakistan')

  const choice = /name="placeChoice" value="([^"]*Pakistan[^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''
  const drawn = await post('/horoscope?index', { ...typed, placeChoice: choice, placeChoiceFor: 'Hyderabad' })
  expect(await drawn.text()).toContain('Asia/Karachi')
})

test('a posted birth is refused without a valid date', async () => {
  for (const birthDate of ['', '1899-12-31', '1990-02-31']) {
    const response = await post('/horoscope?index', { ...BIRTH, birthDate })
    expect(response.status).toBe(422)
  }
})

test('a posted birth asks about a repeated hour', async () => {
  const newYork = {
    ...NEW_DELHI,
    name: 'New York City',
    region: 'New York',
    country: 'United States',
    lat: 40.7143,
    lon: -74.006,
    timeZone: 'America/New_York',
  }
  const twice = {
    ...BIRTH,
    birthDate: '2023-11-05',
    birthTime: '01:30',
    birthPlace: placeLabel(newYork),
    place: JSON.stringify(newYork),
  }
  const ambiguous = await post('/horoscope?index', twice)
  const second = await post('/horoscope?index', { ...twice, occurrence: 'second' })

  expect(ambiguous.status).toBe(422)
  expect(await ambiguous.text()).toContain('this time happened twice')
  expect(await second.text()).toContain('UTC\u221205:00')
})

test('a saved birth needs an account', async () => {
  const response = await post('/horoscope?index', { ...BIRTH, intent: 'save', consent: 'on' })

  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toMatch(/^\/auth/)
})

test('a saved birth needs consent, and is then listed for its owner', async () => {
  const { user, visitor } = await givenVisitor()
  const save = (form: Record<string, string>) =>
    visitor.request('/horoscope?index', {
      method: 'POST',
      body: new URLSearchParams({ ...BIRTH, intent: 'save', ...form }),
    })

  expect((await save({})).status).toBe(422)
  expect(await listBirthProfiles(database(), RING, user.id)).toEqual([])

  expect((await save({ consent: 'on' })).status).toBe(200)
  const [profile] = await listBirthProfiles(database(), RING, user.id)
  expect(profile?.birth).toMatchObject({ fullName: 'Asha Rao', date: '1990-05-17', place: NEW_DELHI })
  expect(await (await visitor.request('/horoscope')).text()).toContain('Saved birth details')
})

test('a saved birth of another client cannot be used or removed', async () => {
  const asha = await givenVisitor()
  const ravi = await givenVisitor()
  await asha.visitor.request('/horoscope?index', {
    method: 'POST',
    body: new URLSearchParams({ ...BIRTH, intent: 'save', consent: 'on' }),
  })
  const [profile] = await listBirthProfiles(database(), RING, asha.user.id)

  for (const intent of ['use', 'remove']) {
    const response = await ravi.visitor.request('/horoscope?index', {
      method: 'POST',
      body: new URLSearchParams({ intent, profile: profile?.id ?? '' }),
    })
    expect(response.status).toBe(404)
  }
  expect(await listBirthProfiles(database(), RING, asha.user.id)).toHaveLength(1)
})

test('the daily texts cover a week, and other days redirect to today', async () => {
  const today = await site.request('/horoscope/daily')
  const past = await site.request('/horoscope/daily?date=2001-01-01')

  const page = await today.text()
  for (const text of [/Text for this Moon sign/g, /As a Sun sign: /g]) expect(page.match(text)).toHaveLength(12)
  expect(past.headers.get('location')).toBe('/horoscope/daily')
  expect((await site.request('/horoscope/daily?date=nonsense')).status).toBe(302)
})

test('the sky of a place is found by name or coordinates, and falls back to the practice’s place', async () => {
  const named = await (await site.request('/horoscope/planets?place=Madras')).text()
  const pointed = await (await site.request('/horoscope/planets?place=Troms%C3%B8&at=69.65,18.96')).text()
  const unknown = await (await site.request('/horoscope/planets?place=zzzz&at=nowhere')).text()

  expect(named).toContain('Chennai, Tamil Nadu, India')
  expect(pointed).toContain('Europe/Oslo')
  expect(unknown).toContain('Ujjain, India')
})

test('the search for places returns places that the browser may cache', async () => {
  const response = await site.request('/api/places?q=bombay')
  const { places } = (await response.json()) as { places: { name: string }[] }

  expect(places[0]?.name).toBe('Mumbai')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
})

test('the search for places returns nothing for odd queries', async () => {
  for (const search of ['', '?q=', '?q=%00', `?q=${'a'.repeat(5000)}`, '?q=%F0%9F%98%80', '?q=..%2F..%2Fpasswd']) {
    const response = await site.request(`/api/places${search}`)
    expect(response.status).toBe(200)
    expect(await response.json(), search).toEqual({ places: [] })
  }
})

test('a browser without script reads the Janma Kundali below its chart, with sources, and gets it as a PDF of three pages', async () => {
  const saved = await database().$count(birthProfiles)
  const html = await (await post('/horoscope?index', BIRTH)).text()
  const response = await post('/horoscope/janma-kundali.pdf', BIRTH)
  const bytes = new Uint8Array(await response.arrayBuffer())

  expect(html).toContain('action="/horoscope/janma-kundali.pdf"')
  expect(html).toContain('Taurus rising is traditionally linked with patience')
  expect(html).toMatch(/Sources: [^<]*Brihat Parashara Hora Shastra, ch\. 24, v\. 11/)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="janma-kundali.pdf"')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(countPages(bytes)).toBe(3)
  expect(countMissingGlyphs(bytes)).toBe(0)
  expect(await database().$count(birthProfiles)).toBe(saved)
})

test('a birth without its time has no Janma Kundali', async () => {
  const untimed = { ...BIRTH, birthTime: '', timeKnown: 'unknown' }

  expect(await (await post('/horoscope?index', untimed)).text()).not.toContain('Janma Kundali')
  expect((await post('/horoscope/janma-kundali.pdf', untimed)).status).toBe(400)
})
