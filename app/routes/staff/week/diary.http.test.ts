import { beforeAll, expect, test } from 'vitest'
import { timeOff } from '#db/schema/bookings.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

test('C20: time off closes the free time at once and lists the sessions in it with their clients', async () => {
  const client = await givenUser(database(), { fullName: 'Asha Rao' })
  const booking = await desk.booked({ state: 'verified', userId: client.id })
  const day = booking.bookingDate

  const response = await desk.astrologer.post('/staff/week/diary', {
    intent: 'take-off',
    from: `${day}T00:00`,
    until: `${day}T23:59`,
    reason: '',
  })

  const list = response.headers.get('location') ?? ''
  expect(list).toMatch(/\/week\/blocked\/\d+$/)
  const page = await (await desk.astrologer.get(list)).text()
  expect(page).toContain('Sessions to move')
  expect(page).toContain('Asha Rao')
  expect(page).toContain(`/bookings/${booking.id}/move?off=`)
  expect(await database().select().from(timeOff)).toHaveLength(1)
})

test('time off that is refused shows the typed dates and reason again', async () => {
  const typed = { from: '2027-03-02T09:00', until: '2027-03-01T18:00', reason: 'A wedding in Nashik' }

  const page = await (await desk.astrologer.post('/staff/week/diary', { intent: 'take-off', ...typed })).text()

  for (const value of Object.values(typed)) expect(page).toContain(`value="${value}"`)
  expect(page).toContain('The end must be after the start.')
})

test('shows the typed values of a refused rule or meeting link again', async () => {
  const typed = { notice: '99999', horizon: '45', claims: '4' }
  const rules = await desk.astrologer.post('/staff/week/diary', { intent: 'rules', ...typed })
  const link = await desk.astrologer.post('/staff/week/diary', {
    intent: 'meeting',
    callWay: 'we-call',
    callNumber: '',
    way: 'link',
    roomServer: 'https://meet.jit.si',
    link: 'http://meet.example/room',
  })

  expect(await rules.text()).toMatch(/value="99999"[\s\S]*value="45"[\s\S]*value="4"/)
  expect(await link.text()).toContain('value="http://meet.example/room"')
})

test('an astrologer limits the sessions of a day and a week, and lifts the limit with an empty field', async () => {
  const send = (perDay: string, perWeek: string) =>
    desk.astrologer.post('/staff/week/diary', { intent: 'limits', perDay, perWeek })
  const read = async () => (await desk.astrologer.get('/staff/week/diary')).text()

  expect((await send('4', '18')).status).toBe(302)
  expect(await read()).toContain('At most 4 a day and 18 a week')
  expect(await (await send('0', '18')).text()).toMatch(/id="perDay-error"[^>]*>(?:<[^>]*>)*[^<]*Enter 1 to 48 sessions/)
  const wrongWeek = await (await send('4', '18.5')).text()
  expect(wrongWeek).toMatch(/id="perWeek-error"[^>]*>(?:<[^>]*>)*[^<]*Enter 1 to 336 sessions/)
  expect(wrongWeek).toContain('value="18.5"')
  expect(wrongWeek).not.toContain('id="perDay-error"')
  expect((await send('', '')).status).toBe(302)
  expect(await read()).toContain('No limit')
})

test('saves how often the practice is emailed about bookings, and refuses another value', async () => {
  const saved = await desk.astrologer.post('/staff/week/diary', { intent: 'activity', pace: 'hourly' })
  const refused = await desk.astrologer.post('/staff/week/diary', { intent: 'activity', pace: 'weekly' })

  expect([saved.status, refused.status]).toEqual([302, 400])
  expect(await (await desk.astrologer.get('/staff/week/diary')).text()).toMatch(/<option value="hourly" selected/)
})

test('an astrologer switches the emails about tomorrow’s sessions on and off', async () => {
  const read = async () => (await desk.astrologer.get('/staff/week/diary')).text()
  expect(await read()).toMatch(/<input(?![^>]*checked)[^>]*name="briefEmails"/)

  const saved = await desk.astrologer.post('/staff/week/diary', { intent: 'briefs', briefEmails: 'on' })
  expect(saved.status).toBe(302)
  expect(await read()).toMatch(/<input[^>]*name="briefEmails"[^>]*checked|<input[^>]*checked[^>]*name="briefEmails"/)

  await desk.astrologer.post('/staff/week/diary', { intent: 'briefs' })
  expect(await read()).toMatch(/<input(?![^>]*checked)[^>]*name="briefEmails"/)
})

test('the page of hours lists special days and time off as exceptions, and folds what is set rarely', async () => {
  const page = await (await desk.astrologer.get('/staff/week/diary')).text()

  expect(page).toMatch(/Exceptions<\/h2>.*Time off/s)
  expect(page).toContain('Notice 120 minutes, up to 60 days ahead')
  expect(page).not.toMatch(/<details open[^>]*>(?:(?!<\/details>).)*name="notice"/s)
})
