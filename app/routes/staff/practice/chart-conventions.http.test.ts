import { expect, test } from 'vitest'
import { requirePracticeVersion } from '#db/content/practice-settings.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { createVisitor } from '#test/visitor.ts'

const clock = createTestClock()
const SETTINGS = '/staff/practice/settings/charts'

test('charts start with the conventions of the practice, and what a viewer chooses comes first', async () => {
  const db = database()
  await givenPractice(db)
  const site = await createSite({ db, clock: clock.now })
  const admin = await signedInVisitor(site, db, { roles: ['client', 'admin'], now: clock.now() })
  const astrologer = await signedInVisitor(site, db, { roles: ['client', 'astrologer'], now: clock.now() })
  const visitor = createVisitor(site)
  const { id } = await givenBooking(db, { now: clock.now(), state: 'verified' })
  const chosen = { ayanamsa: 'raman', node: 'true', houseSystem: 'sripati', sunriseRule: 'upperLimb', yearDays: '360' }

  const version = String(await requirePracticeVersion(db))
  const refused = await admin.post(SETTINGS, { ...chosen, version, yearDays: '361', style: 'south' })
  const saved = await admin.post(SETTINGS, { ...chosen, version, style: 'south' })

  expect([refused.status, saved.status]).toEqual([422, 302])
  expect((await astrologer.get(SETTINGS)).status).toBe(403)
  const studio = await (await astrologer.get(`/staff/bookings/${id}/studio`)).text()
  for (const convention of ['Raman ayanamsa', 'True node', 'Sripati houses', 'Dasha year of 360 days']) {
    expect(studio).toContain(convention)
  }
  expect(await (await astrologer.get(`/staff/bookings/${id}/brief`)).text()).toContain('Raman ayanamsa')
  const horoscope = await (await visitor.get('/horoscope')).text()
  expect(horoscope).toContain('<option value="raman" selected="">')
  expect(horoscope).toMatch(/<input[^>]*checked=""[^>]*value="south"|<input[^>]*value="south"[^>]*checked=""/)
  const own = await astrologer.post(`/staff/bookings/${id}/studio`, { ...chosen, ayanamsa: 'krishnamurti' })
  expect(await own.text()).toContain('Krishnamurti (KP) ayanamsa')
})
