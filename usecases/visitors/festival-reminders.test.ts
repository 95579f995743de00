import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { festivalReminders } from '#db/schema/almanac.ts'
import { unsealText } from '#db/sealed-text.ts'
import { findReminderOf } from '#db/visitors/festival-reminders.ts'
import { recordOf } from '#domain/record-of.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { SITE, tokenIn } from '#test/factories/newsletter.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { AN_INSTANT, anEmail, aVisit, listEmailsTo } from '#test/factories/visitors.ts'
import { REMEMBERED_FIELDS, rememberPerson } from '#usecases/almanac/remember-person.ts'
import { openConfirmLink, openEndLink } from './festival-reminder-link.ts'
import {
  changeFestivalReminders,
  confirmFestivalReminders,
  endFestivalReminders,
  type ReminderFormValues,
  requestFestivalReminders,
} from './festival-reminders.ts'
import { purgeVisits } from './purge-visits.ts'
import { queueFestivalEmails } from './queue-festival-emails.ts'

const SIGNING = { keys: TEST_KEYS, site: SITE }
const SAME_OUTCOME = { ok: true, value: null }
const UNUSABLE = { ok: false, refusal: 'link-unusable' }
const PUNE: ReminderFormValues = { city: 'Pune', lists: ['festivals'], region: '' }
const daysLater = (days: number) => new Date(AN_INSTANT.getTime() + days * DAY_MS)

const request = (email: string, form = PUNE, visit = aVisit()) =>
  requestFestivalReminders(database(), SIGNING, { ...form, email }, visit)

async function emailsOf(email: string, kind: string) {
  return (await listEmailsTo(database(), email)).filter((each) => each.kind === kind)
}

/** The tokens of the confirmation emails to a mailbox, oldest first. */
async function tokensOf(email: string): Promise<string[]> {
  const emails = await emailsOf(email, 'festival-opt-in')
  return emails.map(({ payload }) => tokenIn(payload))
}

async function confirm(token: string, now = AN_INSTANT) {
  const opened = await openConfirmLink(database(), TEST_KEYS, { token, address: aVisit().address, now })
  return opened.ok ? confirmFestivalReminders(database(), opened.value, now) : opened
}

/** A reader who asked for these days. */
async function givenReader(form = PUNE): Promise<string> {
  const email = anEmail()
  await changeFestivalReminders(database(), { ...form, email, hasFamily: false, now: AN_INSTANT })
  return email
}

const send = (now: string) => queueFestivalEmails(database(), SIGNING, new Date(now))

beforeAll(async () => {
  await givenPractice(database())
})

test('asking for festival emails sends one confirmation email, and nothing is sent until its link is used', async () => {
  const email = anEmail()

  expect(await request(email)).toEqual(SAME_OUTCOME)
  expect((await findReminderOf(database(), email))?.chosen).toBeNull()
  await send('2026-11-07T13:00:00Z')
  expect(await emailsOf(email, 'festival-eve')).toEqual([])

  const [token = ''] = await tokensOf(email)
  expect([await confirm(token), await confirm(token, daysLater(1))]).toEqual([SAME_OUTCOME, SAME_OUTCOME])
  expect((await findReminderOf(database(), email))?.chosen).toEqual({
    city: 'pune',
    timeZone: 'Asia/Kolkata',
    lists: ['festivals'],
    region: null,
  })
})

test('asking for festival emails names what is missing', async () => {
  const outcome = await request('nobody', { city: 'Qqqqzzzz', lists: ['cricket'], region: '' })

  expect(outcome).toEqual({
    ok: false,
    refusal: { reason: 'invalid', problems: { email: 'invalid', city: 'invalid', lists: 'missing' } },
  })
})

test('a link confirms the choice that its email names, not one that somebody typed later', async () => {
  const email = anEmail()
  await request(email)
  await request(email, { ...PUNE, city: 'Chennai' })
  const [pune = '', chennai = ''] = await tokensOf(email)

  expect(await confirm(pune)).toEqual(UNUSABLE)
  expect(await confirm(chennai)).toEqual(SAME_OUTCOME)
  expect((await findReminderOf(database(), email))?.chosen?.city).toBe('chennai')
})

test('asking for festival emails changes nothing for a subscribed reader until they confirm', async () => {
  const email = await givenReader()

  await request(email)
  await request(email, { ...PUNE, city: 'Chennai' })

  expect(await tokensOf(email)).toHaveLength(1)
  expect((await findReminderOf(database(), email))?.chosen?.city).toBe('pune')
})

test('asking for festival emails sends at most three emails an hour to one address and none when the hidden field is filled in', async () => {
  const email = anEmail()
  const cities = ['Pune', 'Chennai', 'Kochi', 'Delhi', 'Mumbai']

  await Promise.all(cities.map((city) => request(email, { ...PUNE, city })))
  const spam = anEmail()
  await request(spam, PUNE, aVisit({ honeypot: 'x' }))

  expect((await tokensOf(email)).length).toBe(3)
  expect(await findReminderOf(database(), spam)).toBeUndefined()
})

test('a link is refused after a week, when invented, and after the reader unsubscribed', async () => {
  const email = anEmail()
  await request(email)
  const [token = ''] = await tokensOf(email)

  expect(await confirm(token, daysLater(7))).toEqual(UNUSABLE)
  expect(await confirm('invented')).toEqual(UNUSABLE)
  await endFestivalReminders(database(), email, AN_INSTANT)
  expect(await confirm(token)).toEqual(UNUSABLE)
})

test('the evening before brings one email about tomorrow, however often and on however many servers the job runs', async () => {
  const email = await givenReader()

  // 18:30 in Pune, the day before Diwali.
  await Promise.all([send('2026-11-07T13:00:00Z'), send('2026-11-07T13:00:00Z')])
  await send('2026-11-07T13:10:00Z')

  const emails = await emailsOf(email, 'festival-eve')
  expect(emails).toHaveLength(1)
  expect(emails[0]?.payload).toMatchObject({ day: '2026-11-08', city: 'Pune', until: '2026-11-08T18:30:00.000Z' })
  expect(JSON.stringify(emails[0]?.payload)).toContain('"id":"diwali"')
})

test.each(['2026-11-07T12:00:00Z', '2026-11-07T17:00:00Z'])(
  'the evening before brings nothing at %s, by day and at night',
  async (now) => {
    const email = await givenReader()

    await send(now)

    expect(await emailsOf(email, 'festival-eve')).toEqual([])
  },
)

test('the evening before is that of the city', async () => {
  const newYork = await givenReader({ ...PUNE, city: 'New York City' })

  await send('2027-10-27T13:00:00Z')
  expect(await emailsOf(newYork, 'festival-eve')).toEqual([])
  await send('2027-10-27T22:30:00Z')

  expect(JSON.stringify(await emailsOf(newYork, 'festival-eve'))).toContain('"day":"2027-10-28"')
})

test('the evening before brings nothing before a day without an observance in the lists and the region of the reader', async () => {
  const ekadashi = await givenReader({ ...PUNE, lists: ['ekadashi'] })
  const kerala = await givenReader({ city: 'Kochi', lists: ['festivals'], region: 'kerala' })

  // Gudi Padwa is on 2026-03-19, Papmochani Ekadashi on the 15th.
  await send('2026-03-18T13:00:00Z')
  expect(await emailsOf(ekadashi, 'festival-eve')).toEqual([])
  expect(JSON.stringify(await emailsOf(kerala, 'festival-eve'))).not.toContain('gudi-padwa')
  await send('2026-11-19T13:00:00Z')

  expect(JSON.stringify(await emailsOf(ekadashi, 'festival-eve'))).toContain('-ekadashi')
})

test('the evening before names the family days of a reader who asked for them, encrypted in the queue', async () => {
  const email = anEmail()
  const { id: userId } = await givenUser(database(), { email, password: null })
  const form = {
    ...recordOf(REMEMBERED_FIELDS, () => ''),
    name: 'Savitri Rao',
    month: '6',
    tithi: '9',
    reckoning: 'amanta',
  }
  await rememberPerson(database(), TEST_KEYS, { userId, form, isMonthly: false, hasConsented: true, now: AN_INSTANT })
  const chosen = { email, city: 'Pune', lists: [], region: '', hasFamily: true, now: AN_INSTANT }
  await changeFestivalReminders(database(), chosen)

  // Vijayadashami, the tenth of Ashvina, is on 2 October 2025.
  await send('2025-10-01T13:00:00Z')

  const [eve] = await emailsOf(email, 'festival-eve')
  const payload = eve?.payload as { family?: SealedText; observed?: unknown[] }
  expect(payload.observed).toEqual([])
  expect(JSON.stringify(payload)).not.toContain('Savitri')
  expect(unsealText(payload.family ?? ('' as SealedText), SITE.secret)).toBe('shraddha\tSavitri Rao\t')
})

test('the link in an email unsubscribes with one click, and the next evening brings nothing', async () => {
  const email = await givenReader()
  await send('2026-11-07T13:00:00Z')
  const [eve] = await emailsOf(email, 'festival-eve')
  const payload = eve?.payload ?? {}
  const token = tokenIn(payload, 'stop')

  const opened = await openEndLink(database(), TEST_KEYS, { token, address: aVisit().address, now: AN_INSTANT })
  expect(opened).toMatchObject({ ok: true, value: { email } })
  await endFestivalReminders(database(), email, AN_INSTANT)
  await send('2026-11-10T13:00:00Z')

  expect(await emailsOf(email, 'festival-eve')).toHaveLength(1)
})

test('addresses that never confirmed or unsubscribed a month ago are deleted', async () => {
  const [waiting, left, reader] = [anEmail(), await givenReader(), await givenReader()]
  await request(waiting)
  await endFestivalReminders(database(), left, AN_INSTANT)

  await purgeVisits(database(), daysLater(31))

  const stored = await database().select({ email: festivalReminders.email }).from(festivalReminders)
  const emails = stored.map(({ email }) => email)
  expect([waiting, left, reader].map((email) => emails.includes(email))).toEqual([false, false, true])
  await database().delete(festivalReminders).where(eq(festivalReminders.email, reader))
})
