import { beforeAll, expect, test } from 'vitest'
import { unsealNotes } from '#db/sealed-notes.ts'
import { findSessionNotes } from '#db/sessions/session-notes.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'
import { purgeAccounts } from '#usecases/privacy/purge-accounts.ts'

const clock = createTestClock()
const NOTES = { intent: 'notes', privateNotes: 'Saturn in the seventh,\nand a daughter’s wedding' }
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

/** An astrologer who opened a booking, and saves the notes after two idle hours. */
async function givenLateNotes({ looksFirst = false } = {}) {
  const db = database()
  const astrologer = await givenUser(db, { roles: ['client', 'astrologer'] })
  const booking = await givenBooking(db, { now: clock.now(), state: 'verified' })
  const path = `/staff/bookings/${booking.id}`
  const browser = createVisitor(site, { sessionToken: await givenSession(db, astrologer.id, clock.now()) })

  clock.advance({ hours: 3 })
  if (looksFirst) await browser.get('/dashboard')
  const refused = await browser.post(path, NOTES)
  return { astrologer, booking, browser, path, signIn: refused.headers.get('location') ?? '' }
}

const formDraftPath = (path: string) => `/account/draft?page=${encodeURIComponent(path)}`

test.each([{ looksFirst: false }, { looksFirst: true }])(
  'a user whose session ended while writing signs in again, sees the draft and sends it (%o)',
  async (visit) => {
    const { astrologer, booking, browser, path, signIn } = await givenLateNotes(visit)
    expect(signIn).toBe(`/auth?return=${encodeURIComponent(formDraftPath(path))}`)
    expect(await (await browser.get(signIn)).text()).toContain('We’ve saved what you just sent')

    const entered = await browser.post(signIn, { intent: 'sign-in', email: astrologer.email, password: PASSWORD })
    expect(entered.headers.get('location')).toBe(formDraftPath(path))
    const page = await (await browser.get(formDraftPath(path))).text()
    expect(page).toContain('Your saved form')
    expect(page).toContain('Saturn in the seventh')

    const [, action = ''] = /action="(\/account\/draft\?send=[^"]+)"/.exec(page) ?? []
    for (const press of ['first', 'second']) {
      const sent = await browser.post(action, NOTES)
      expect([press, sent.status, sent.headers.get('location')]).toEqual([press, 307, path])
    }
    await browser.post(path, NOTES)
    const saved = await findSessionNotes(database(), booking.id)
    expect(unsealNotes(saved?.sealedNotes ?? null, TEST_KEYS)).toBe(NOTES.privateNotes)

    const again = await browser.get(formDraftPath(path))
    expect(again.headers.get('location')).toBe(path)
  },
)

test('a user whose session ended while writing can discard the draft', async () => {
  const { astrologer, booking, browser, path, signIn } = await givenLateNotes()
  await browser.post(signIn, { intent: 'sign-in', email: astrologer.email, password: PASSWORD })

  const discarded = await browser.post('/account/draft?discard', {})

  expect(discarded.headers.get('location')).toBe(path)
  expect((await browser.get(formDraftPath(path))).headers.get('location')).toBe(path)
  expect(await findSessionNotes(database(), booking.id)).toBeUndefined()
})

test('a user whose session ended while writing is never redirected to another site', async () => {
  const { astrologer, browser, signIn } = await givenLateNotes()
  await browser.post(signIn, { intent: 'sign-in', email: astrologer.email, password: PASSWORD })

  const sent = await browser.post('/account/draft?send=https%3A%2F%2Fevil.example%2F', NOTES)

  expect(sent.headers.get('location')).toBe('/')
})

test('a user whose session ended while writing is the only one who sees the draft, even in the same browser', async () => {
  const { browser, path, signIn } = await givenLateNotes()
  const other = await givenUser(database(), { roles: ['client', 'astrologer'] })

  await browser.post(signIn, { intent: 'sign-in', email: other.email, password: PASSWORD })
  const response = await browser.get(formDraftPath(path))

  expect(response.headers.get('location')).toBe(path)
})

test('a user whose session ended while writing finds the draft for one day', async () => {
  const { astrologer, browser, path, signIn } = await givenLateNotes()
  clock.advance({ hours: 25 })
  await purgeAccounts(database(), clock.now())

  await browser.post(signIn, { intent: 'sign-in', email: astrologer.email, password: PASSWORD })

  expect((await browser.get(formDraftPath(path))).headers.get('location')).toBe(path)
})

test('saves no draft for an anonymous visitor or after signing out', async () => {
  const db = database()
  const user = await givenUser(db)
  const sessionToken = await givenSession(db, user.id, clock.now())
  await createVisitor(site, { sessionToken }).post('/sign-out', {})

  const fields = { intent: 'profile', fullName: 'Asha Rao' }
  const stranger = await createVisitor(site).post('/dashboard/profile', fields)
  const signedOut = await createVisitor(site, { sessionToken }).post('/dashboard/profile', fields)

  const plain = '/auth?return=%2Fdashboard%2Fprofile'
  expect([stranger, signedOut].map(({ headers }) => headers.get('location'))).toEqual([plain, plain])
})

test('processes a form that needs no sign-in and saves no draft', async () => {
  const db = database()
  const user = await givenUser(db)
  const browser = createVisitor(site, { sessionToken: await givenSession(db, user.id, clock.now()) })
  clock.advance({ days: 15 })

  const message = { name: 'Asha Rao', email: user.email, subject: 'A question', message: 'When are you open?' }
  const sent = await browser.post('/contact', message)
  await browser.signIn(user.email, PASSWORD)

  expect(sent.status).toBe(302)
  expect((await browser.get('/account/draft')).headers.get('location')).toBe('/')
})
