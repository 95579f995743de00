import { beforeAll, describe, expect, test } from 'vitest'
import { listBirthProfiles } from '#db/charts/birth-profiles.ts'
import { birthProfiles } from '#db/schema/birth-profiles.ts'
import { DEFAULT_PLACE, placeLabel } from '#domain/charts/places.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
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
  birthPlace: placeLabel(DEFAULT_PLACE),
  place: JSON.stringify(DEFAULT_PLACE),
}

function post(path: string, form: Record<string, string>): Promise<Response> {
  return site.request(path, { method: 'POST', body: new URLSearchParams(form) })
}

async function givenVisitor() {
  const user = await givenUser(database(), { password: null })
  const sessionToken = await givenSession(database(), user.id, clock.now())
  return { user, visitor: createVisitor(site, { sessionToken }) }
}

describe('a birth that is posted', () => {
  test('is drawn, and nothing of it is kept', async () => {
    const answer = await post('/horoscope?index', BIRTH)
    const html = await answer.text()

    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).not.toMatch(/public/)
    expect(html).toContain('Chart of Asha Rao')
    expect(html).toContain('Vimshottari dasha')
    expect(html).toMatch(/Lahiri ayanamsa 23° 43′ \d\d″/)
    expect(html).toContain('Asia/Kolkata, UTC+05:30')
    expect(await database().$count(birthProfiles)).toBe(0)
  })

  test('with a name that many places have asks which one, and takes the answer', async () => {
    const { place: _, ...typed } = { ...BIRTH, birthPlace: 'Hyderabad' }
    const question = await post('/horoscope?index', typed)
    const html = await question.text()

    expect(question.status).toBe(422)
    expect(html).toContain('Which of these places?')
    expect(html).toContain('Hyderabad, Sindh, Pakistan')

    const choice = /name="placeChoice" value="([^"]*Pakistan[^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''
    const drawn = await post('/horoscope?index', { ...typed, placeChoice: choice, placeChoiceFor: 'Hyderabad' })
    expect(await drawn.text()).toContain('Asia/Karachi')
  })

  test('that no date can be read from is refused with the reason', async () => {
    for (const birthDate of ['', '1899-12-31', '1990-02-31']) {
      const answer = await post('/horoscope?index', { ...BIRTH, birthDate })
      expect(answer.status).toBe(422)
    }
  })

  test('at an hour that came twice is asked about', async () => {
    const newYork = {
      ...DEFAULT_PLACE,
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
    const asked = await post('/horoscope?index', twice)
    const second = await post('/horoscope?index', { ...twice, occurrence: 'second' })

    expect(asked.status).toBe(422)
    expect(await asked.text()).toContain('this time happened twice')
    expect(await second.text()).toContain('UTC\u221205:00')
  })
})

describe('a kept birth', () => {
  test('needs an account', async () => {
    const answer = await post('/horoscope?index', { ...BIRTH, intent: 'keep', consent: 'on' })

    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(/^\/auth/)
  })

  test('needs a tick, then it is there for its owner', async () => {
    const { user, visitor } = await givenVisitor()
    const keep = (form: Record<string, string>) =>
      visitor.request('/horoscope?index', {
        method: 'POST',
        body: new URLSearchParams({ ...BIRTH, intent: 'keep', ...form }),
      })

    expect((await keep({})).status).toBe(422)
    expect(await listBirthProfiles(database(), RING, user.id)).toEqual([])

    expect((await keep({ consent: 'on' })).status).toBe(200)
    const [profile] = await listBirthProfiles(database(), RING, user.id)
    expect(profile?.birth).toMatchObject({ fullName: 'Asha Rao', date: '1990-05-17', place: DEFAULT_PLACE })
    expect(await (await visitor.request('/horoscope')).text()).toContain('Saved birth details')
  })

  test('of somebody else cannot be used or forgotten', async () => {
    const asha = await givenVisitor()
    const ravi = await givenVisitor()
    await asha.visitor.request('/horoscope?index', {
      method: 'POST',
      body: new URLSearchParams({ ...BIRTH, intent: 'keep', consent: 'on' }),
    })
    const [profile] = await listBirthProfiles(database(), RING, asha.user.id)

    for (const intent of ['use', 'forget']) {
      const answer = await ravi.visitor.request('/horoscope?index', {
        method: 'POST',
        body: new URLSearchParams({ intent, profile: profile?.id ?? '' }),
      })
      expect(answer.status).toBe(404)
    }
    expect(await listBirthProfiles(database(), RING, asha.user.id)).toHaveLength(1)
  })
})

describe('the daily texts', () => {
  test('are told for a week and lead back to today afterwards', async () => {
    const today = await site.request('/horoscope/daily')
    const past = await site.request('/horoscope/daily?date=2001-01-01')

    expect((await today.text()).match(/Sun sign dates/g)).toHaveLength(12)
    expect(past.headers.get('location')).toBe('/horoscope/daily')
    expect((await site.request('/horoscope/daily?date=nonsense')).status).toBe(302)
  })
})

describe('the sky of a place', () => {
  test('is found by name or by its point, and is the practice’s own where the name says nothing', async () => {
    const named = await (await site.request('/horoscope/planets?place=Madras')).text()
    const pointed = await (await site.request('/horoscope/planets?place=Troms%C3%B8&at=69.65,18.96')).text()
    const unknown = await (await site.request('/horoscope/planets?place=zzzz&at=nowhere')).text()

    expect(named).toContain('Chennai, Tamil Nadu, India')
    expect(pointed).toContain('Europe/Oslo')
    expect(unknown).toContain('Ujjain, India')
  })
})

describe('the search for places', () => {
  test('answers what it finds, to be kept by the browser', async () => {
    const answer = await site.request('/api/places?q=bombay')
    const { places } = (await answer.json()) as { places: { name: string }[] }

    expect(places[0]?.name).toBe('Mumbai')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
  })

  test('answers odd questions with nothing', async () => {
    for (const search of ['', '?q=', '?q=%00', `?q=${'a'.repeat(5000)}`, '?q=%F0%9F%98%80', '?q=..%2F..%2Fpasswd']) {
      const answer = await site.request(`/api/places${search}`)
      expect(answer.status).toBe(200)
      expect(await answer.json(), search).toEqual({ places: [] })
    }
  })
})
