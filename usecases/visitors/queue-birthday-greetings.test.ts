import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { birthdayGreetings } from '#db/schema/almanac.ts'
import { practice } from '#db/schema/content.ts'
import { emails } from '#db/schema/emails.ts'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { SITE } from '#test/factories/newsletter.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { saveBirthProfile } from '#usecases/charts/save-birth-profile.ts'
import { changeBirthdayGreeting, queueBirthdayGreetings, refreshBirthday } from './queue-birthday-greetings.ts'

const EVE = new Date('2026-05-16T04:00:00Z')
const MORNING = new Date('2026-05-17T04:00:00Z')
const NOON = new Date('2026-05-17T07:00:00Z')
const SIGNING = { keys: TEST_KEYS, site: SITE }

beforeAll(() => givenPractice(database()))

async function givenClient({ isSaved = true }: { isSaved?: boolean } = {}) {
  const { id } = await givenUser(database(), { now: EVE })
  const birth = { ...USUAL_CONTEXT, fullName: 'Asha Rao', date: '1990-05-17', time: '06:42', place: NEW_DELHI }
  const saved = { userId: id, birth, hasConsented: true, now: EVE } as const
  if (isSaved) await saveBirthProfile(database(), TEST_KEYS, saved)
  return id
}

const greetingsOf = async (userId: string) =>
  (await database().select().from(emails).where(eq(emails.kind, 'birthday'))).filter(({ eventKey }) =>
    eventKey.startsWith(`birthday:${userId}:`),
  )

test('a client who asked for it is greeted once, in the morning of the birthday, without birth details', async () => {
  const asking = await givenClient()
  const silent = await givenClient()
  const unsaved = await givenClient({ isSaved: false })
  for (const userId of [asking, unsaved]) await changeBirthdayGreeting(database(), { userId, kind: 'civil' }, EVE)

  for (const now of [EVE, NOON, MORNING, MORNING]) await queueBirthdayGreetings(database(), SIGNING, now)
  // Born in the same lunar month: the other birthday of the year brings no second greeting.
  await changeBirthdayGreeting(database(), { userId: asking, kind: 'lunar' }, MORNING)
  for (let day = 1; day < 60; day += 1) {
    await queueBirthdayGreetings(database(), SIGNING, new Date(MORNING.getTime() + day * 86_400_000))
  }

  const greetings = await greetingsOf(asking)
  expect(greetings.map(({ eventKey }) => eventKey)).toEqual([`birthday:${asking}:2026-05-17`])
  expect(JSON.stringify(greetings[0]?.payload)).not.toMatch(/1990|06:42|Delhi/)
  expect([await greetingsOf(silent), await greetingsOf(unsaved)]).toEqual([[], []])
})

test('a client in another zone is greeted in the morning there', async () => {
  const userId = await givenClient()
  await givenBooking(database(), { userId, form: { timeZone: 'America/New_York' } })
  await changeBirthdayGreeting(database(), { userId, kind: 'civil' }, EVE)

  await queueBirthdayGreetings(database(), SIGNING, MORNING)
  expect(await greetingsOf(userId)).toEqual([])
  await queueBirthdayGreetings(database(), SIGNING, new Date('2026-05-17T12:00:00Z'))

  expect(await greetingsOf(userId)).toHaveLength(1)
})

test('nobody is greeted once the client or the practice has switched it off, not even by a queued email', async () => {
  const userId = await givenClient()
  await changeBirthdayGreeting(database(), { userId, kind: 'civil' }, EVE)
  await database().update(practice).set({ greetsBirthdays: false })
  await queueBirthdayGreetings(database(), SIGNING, MORNING)
  expect(await greetingsOf(userId)).toEqual([])

  await database().update(practice).set({ greetsBirthdays: true })
  await queueBirthdayGreetings(database(), SIGNING, MORNING)
  const [{ eventKey = '', payload } = {}] = await greetingsOf(userId)
  const refresh = () => refreshBirthday(database(), payload as never, { id: 1, eventKey, now: MORNING })
  expect(await refresh()).toMatchObject({ ok: true })
  await changeBirthdayGreeting(database(), { userId, kind: null }, MORNING)
  expect(await refresh()).toEqual({ ok: false, refusal: 'unsubscribed' })
  expect(await database().$count(birthdayGreetings, eq(birthdayGreetings.userId, userId))).toBe(0)
})
