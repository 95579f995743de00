import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { externalCalendars } from '#db/schema/calendars.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenAstrologer } from '#test/factories/availability.ts'
import { givenPractice } from '#test/factories/practice.ts'
import {
  type CalendarServer,
  calendarWith,
  startCalendarServer,
  THIS_MACHINE,
} from '#test/outside-world/calendar-server.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const PATH = '/staff/week/calendars'
const clock = createTestClock()
let server: CalendarServer
/** On a site that may read this machine, and on the site as it is. */
let astrologer: Visitor
let onInternet: Visitor

beforeAll(async () => {
  const db = database()
  await givenPractice(db)
  server = await startCalendarServer()
  const signIn = async (site: TestSite) =>
    signedInVisitor(site, db, { roles: ['client', 'astrologer'], now: clock.now() })
  astrologer = await signIn(await createSite({ db, clock: clock.now, calendarAccess: THIS_MACHINE }))
  onInternet = await signIn(await createSite({ db, clock: clock.now }))
})

afterAll(() => server.stop())

beforeEach(async () => {
  await database().delete(externalCalendars)
})

const page = async (visitor = astrologer) => (await visitor.get(PATH)).text()

async function addCalendar(name: string, path = '/family.ics') {
  server.answerWith(calendarWith('20270301', '20270302'))
  return astrologer.post(PATH, { intent: 'add', name, address: server.url(path) })
}

const firstId = async () => /name="id" value="([^"]+)"/.exec(await page())?.[1] ?? ''

test('the calendars of an astrologer are added, shown with host and busy times but without the address, read and removed', async () => {
  expect(await page()).toContain('You haven’t added a calendar yet')

  expect((await addCalendar('Family', '/very-secret.ics')).status).toBe(302)
  const added = await page()
  expect(added).toContain('Family')
  expect(added).toContain('2 busy times ahead')
  expect(added).toContain('calendar.example')
  expect(added).not.toContain('very-secret')
  expect(added).toContain('Its 2 busy times become free for bookings right away.')

  const id = await firstId()
  server.answerWith(calendarWith('20270301'))
  await astrologer.post(PATH, { intent: 'read', id })
  expect(await page()).toContain('1 busy time ahead')

  await astrologer.post(PATH, { intent: 'remove', id, name: 'Family' })
  expect(astrologer.flash()).toMatchObject({ detail: 'The times of “Family” are free for bookings again.' })
  expect(await page()).toContain('You haven’t added a calendar yet')
})

test('the calendars of an astrologer say why they cannot be read, and that their times still block', async () => {
  await addCalendar('Family')
  server.answer((_request, response) => response.writeHead(404).end())

  await astrologer.post(PATH, { intent: 'read', id: await firstId() })

  expect(astrologer.flash()).toMatchObject({ tone: 'error', title: 'The calendar could not be read' })
  const shown = await page()
  expect(shown).toContain('The calendar refused to answer')
  expect(shown).toContain('Still blocking the 2 busy times read on')
})

test('the calendars of an astrologer of a colleague are neither shown, nor read, nor removed', async () => {
  await addCalendar('Family')
  const id = await firstId()
  const account = await givenUser(database(), { roles: ['client', 'astrologer'], now: clock.now() })
  await givenAstrologer(database(), { userId: account.id })
  const site = await createSite({ db: database(), clock: clock.now, calendarAccess: THIS_MACHINE })
  const sessionToken = await givenSession(database(), account.id, clock.now())
  const colleague = createVisitor(site, { sessionToken })

  expect(await page(colleague)).not.toContain('calendar.example')
  expect((await colleague.post(PATH, { intent: 'read', id })).status).toBe(404)
  await colleague.post(PATH, { intent: 'remove', id })
  expect(await page()).toContain('calendar.example')
})

test.each([
  ['my calendar', 'This is not the address of a calendar'],
  ['http://example.com/calendar.ics', 'The address must begin with https://'],
  ['https://127.0.0.1/calendar.ics', 'belongs to a private network'],
  ['https://localhost/calendar.ics', 'belongs to a private network'],
  ['https://[::1]/calendar.ics', 'belongs to a private network'],
  ['https://169.254.169.254/latest/meta-data', 'belongs to a private network'],
])(
  'an address that cannot be used gets a sentence beside its field, and stays in the form: %s',
  async (address, sentence) => {
    const refused = await onInternet.post(PATH, { intent: 'add', name: 'Family', address })
    const html = await refused.text()

    expect(refused.status).toBe(422)
    expect(/<p class="field-error"[^>]*>.*?<\/p>/s.exec(html)?.[0]).toContain(sentence)
    expect(html).toContain(`value="${address}"`)
    expect(html).toContain('value="Family"')
    expect(await page(onInternet)).toContain('You haven’t added a calendar yet')
  },
)

test('a page that is not a calendar', async () => {
  server.answerWith('<!doctype html><title>Sign in</title>')

  const refused = await astrologer.post(PATH, { intent: 'add', name: '', address: server.url('/page') })

  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('This link opens a web page, not a calendar')
})

test('the same calendar twice', async () => {
  await addCalendar('Family')

  expect(await (await addCalendar('Again')).text()).toContain('You have added this calendar already')
})

test('more than thirty tries an hour', async () => {
  const many = await signedInVisitor(await createSite({ db: database(), clock: clock.now }), database(), {
    roles: ['client', 'astrologer'],
    now: clock.now(),
  })
  for (let round = 0; round < 30; round += 1) await many.post(PATH, { intent: 'add', address: 'x' })

  const refused = await many.post(PATH, { intent: 'add', address: 'https://example.com/c.ics' })

  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).not.toBeNull()
  expect(await refused.text()).toContain('value="https://example.com/c.ics"')
})
