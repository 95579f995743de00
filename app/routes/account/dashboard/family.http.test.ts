import { beforeAll, expect, test } from 'vitest'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { createVisitor } from '#test/visitor.ts'
import { saveBirthProfile } from '#usecases/charts/save-birth-profile.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

const NOW = new Date('2026-11-17T06:00:00Z')
let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database(), clock: createTestClock(NOW.toISOString()).now })
})

test('a client sees the birthdays of a saved child and remembers a grandmother, without script', async () => {
  const visitor = await signedInVisitor(site, database(), { now: NOW })
  const birth = {
    fullName: 'Meera Rao',
    date: '2025-10-20',
    time: '19:00',
    place: NEW_DELHI,
  } as const
  await saveBirthProfile(database(), TEST_KEYS, {
    userId: visitor.userId,
    birth: { ...USUAL_CONTEXT, ...birth },
    hasConsented: true,
    now: NOW,
  })
  const remembered = { intent: 'remember', name: 'Savitri Rao', month: '5', tithi: '22', reckoning: 'purnimanta' }

  const refused = await visitor.post('/dashboard/family', remembered)
  expect(refused.status).toBe(422)
  const form = await refused.text()
  expect(form).toContain('Tick the box')
  expect(form).toContain('value="Savitri Rao"')
  const saved = await visitor.post('/dashboard/family', { ...remembered, consent: 'on' })
  expect(saved.headers.get('location')).toBe('/dashboard/family')

  const page = await (await visitor.get('/dashboard/family?city=pune')).text()
  expect(page).toContain('Meera Rao: birthday by tithi')
  expect(page).toContain('Savitri Rao: yearly shraddha')
  // In the month that the family named, not in that of the south.
  expect(page).toContain('Bhadrapada, Krishna Ashtami')
  expect(page).toContain('For Pune, Maharashtra, India')
  const id = /name="id" value="([^"]+)"/.exec(page)?.[1] ?? ''
  expect((await visitor.post('/dashboard/family', { intent: 'forget', id })).status).toBe(302)
  expect((await visitor.post('/dashboard/family', { intent: 'forget', id })).status).toBe(404)
})

test('the private feed has the days of its city, and ends when it is switched off', async () => {
  const visitor = await signedInVisitor(site, database(), { now: NOW })
  const remembered = {
    intent: 'remember',
    name: 'Savitri Rao',
    month: '6',
    tithi: '9',
    reckoning: 'amanta',
    consent: 'on',
  }
  await visitor.post('/dashboard/family', remembered)
  await visitor.post('/dashboard/family', { intent: 'open-calendar' })
  const page = await (await visitor.get('/dashboard/family?city=pune')).text()
  const path = /\/calendar\/[\w-]+\.ics\?city=pune/.exec(page)?.[0] ?? ''

  const feed = await createVisitor(site).get(path)
  const text = await feed.text()
  expect(feed.headers.get('content-type')).toContain('text/calendar')
  expect(feed.headers.get('cache-control')).toContain('private')
  expect(text).toContain('SUMMARY:Savitri Rao: yearly shraddha')
  expect(text).toMatch(/DTSTART;VALUE=DATE:2027\d{4}/)

  await visitor.post('/dashboard/family', { intent: 'close-calendar' })
  expect((await createVisitor(site).get(path)).status).toBe(404)
})
