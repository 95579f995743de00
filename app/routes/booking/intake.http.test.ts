import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { unsealBirthDetails } from '#db/charts/birth-details.ts'
import { listBirthProfiles } from '#db/charts/birth-profiles.ts'
import { bookings } from '#db/schema/bookings.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { bookingForm, TEST_KEYS, workingDaysAfter } from '#test/factories/bookings.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

const clock = createTestClock()
const FULL_LIFE = '/book/consultation/full-life-prediction'
const nextDay = workingDaysAfter('2026-11-18')
let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database(), clock: clock.now, keyRing: TEST_KEYS })
})

const aClient = () => signedInVisitor(site, database(), { now: clock.now() })
type Client = Awaited<ReturnType<typeof aClient>>

const fields = (changes: Record<string, string> = {}) => ({
  intent: 'book',
  idempotencyKey: randomUUID(),
  ...changes,
  ...bookingForm({ bookingDate: nextDay(), ...changes }),
})

async function detailsOf({ userId }: Client) {
  const [row] = await database().select().from(bookings).where(eq(bookings.userId, userId))
  return row?.birthDetails ? unsealBirthDetails(row.birthDetails, TEST_KEYS) : undefined
}

test('a typed place is stored with its coordinates and time zone', async () => {
  const asha = await aClient()

  const booked = await asha.post(FULL_LIFE, fields({ birthPlace: 'Mysore' }))

  expect(booked.status).toBe(302)
  expect(await detailsOf(asha)).toMatchObject({
    birthPlace: 'Mysuru, Karnataka, India',
    intake: { place: { name: 'Mysuru', timeZone: 'Asia/Kolkata' }, timeKnown: 'exact', clock: 'standard', name: null },
  })
})

test('several places with the name are offered, and the chosen one is stored', async () => {
  const asha = await aClient()
  const form = fields({ birthPlace: 'Hyderabad' })

  const asked = await asha.post(FULL_LIFE, form)
  const html = await asked.text()
  const choice = /name="placeChoice" value="([^"]*Pakistan[^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''
  const booked = await asha.post(FULL_LIFE, { ...form, placeChoiceFor: 'Hyderabad', placeChoice: choice })

  expect(asked.status).toBe(422)
  expect(html).toContain('Which of these places?')
  expect(html).toContain('Choose the place from the list')
  expect(booked.status).toBe(302)
  expect(await detailsOf(asha)).toMatchObject({ intake: { place: { timeZone: 'Asia/Karachi' } } })
})

test.each([
  { birthPlace: 'Xyzzyville near the old temple' },
  { birthPlace: 'Hyderabad', placeChoiceFor: 'Hyderabad', placeChoice: 'none' },
  { birthPlace: 'Hyderabad', placeChoiceFor: 'Hyderabad', placeChoice: '{"lat":"far"}' },
])('a place that is not in the list stays as it was typed: $birthPlace $placeChoice', async (typed) => {
  const asha = await aClient()

  const booked = await asha.post(FULL_LIFE, fields(typed))

  expect(booked.status).toBe(302)
  expect(await detailsOf(asha)).toMatchObject({ birthPlace: typed.birthPlace, intake: { place: null } })
})

test('a client who does not know the time of birth says so and books', async () => {
  const asha = await aClient()
  const empty = await asha.post(FULL_LIFE, fields({ birthTime: '' }))
  const evening = await asha.post(FULL_LIFE, fields({ birthTime: '', timeKnown: 'evening' }))

  expect(empty.status).toBe(422)
  expect(await empty.text()).toContain('or say below how well you know it')
  expect(evening.status).toBe(302)
  expect(await detailsOf(asha)).toMatchObject({ birthTime: null, intake: { timeKnown: 'evening' } })
})

test('the clock is asked for where history leaves a doubt, and stored', async () => {
  const asha = await aClient()
  const form = fields({ birthPlace: 'Mumbai', birthDate: '1950-01-01' })

  const asked = await asha.post(FULL_LIFE, form)
  const html = await asked.text()
  const booked = await asha.post(FULL_LIFE, { ...form, clock: 'bombay' })

  expect(asked.status).toBe(422)
  expect(html).toContain('Bombay used its own time')
  expect(html).toContain('name="clock"')
  expect(booked.status).toBe(302)
  expect(await detailsOf(asha)).toMatchObject({ intake: { clock: 'bombay' } })
})

test('someone else is named, saved if the client wants it, and offered the next time', async () => {
  const asha = await aClient()
  const mother = { forWhom: 'new', birthDate: '1962-04-01', birthTime: '', timeKnown: 'morning', saveBirth: 'on' }

  const unnamed = await asha.post(FULL_LIFE, fields(mother))
  const form = fields({ ...mother, forName: 'Lakshmi Rao' })
  const booked = await asha.post(FULL_LIFE, form)
  await asha.post(FULL_LIFE, { ...form, birthDate: '1962-04-02' })
  const profiles = await listBirthProfiles(database(), TEST_KEYS, asha.userId)

  expect(unnamed.status).toBe(422)
  expect(booked.status).toBe(302)
  expect(await detailsOf(asha)).toMatchObject({ fullName: 'Asha Rao', intake: { name: 'Lakshmi Rao' } })
  expect(profiles).toMatchObject([
    { birth: { fullName: 'Lakshmi Rao', date: '1962-04-02', time: null }, timeKnown: 'morning' },
  ])
  expect(await (await asha.get(FULL_LIFE)).text()).toContain('>Lakshmi Rao</option>')
})

test('nobody is saved without a tick', async () => {
  const asha = await aClient()
  await asha.post(FULL_LIFE, fields({ forWhom: 'new', forName: 'Lakshmi Rao' }))

  expect(await listBirthProfiles(database(), TEST_KEYS, asha.userId)).toEqual([])
})

test('a saved birth that was chosen without script is filled in before it is booked', async () => {
  const asha = await aClient()
  const ravi = await aClient()
  await asha.post(
    FULL_LIFE,
    fields({ forWhom: 'new', forName: 'Lakshmi Rao', birthDate: '1962-04-01', saveBirth: 'on' }),
  )
  const [profile] = await listBirthProfiles(database(), TEST_KEYS, asha.userId)
  const chosen = { forWhom: profile?.id ?? '', filledFor: 'me' }

  const filled = await asha.post(FULL_LIFE, fields(chosen))
  const stranger = await ravi.post(FULL_LIFE, fields(chosen))

  expect(filled.status).toBe(200)
  expect(await filled.text()).toContain('value="1962-04-01"')
  expect(stranger.status).toBe(422)
  expect(await stranger.text()).not.toContain('1962-04-01')
})

test('the client’s own birth is offered again, and not that of someone else', async () => {
  const asha = await aClient()
  await asha.post(FULL_LIFE, fields({ birthDate: '1990-02-28', currentLocation: 'Gokarna' }))
  await asha.post(FULL_LIFE, fields({ forWhom: 'new', forName: 'Lakshmi', birthDate: '1962-04-01' }))

  const html = await (await asha.get(FULL_LIFE)).text()

  expect(html).toContain('value="1990-02-28"')
  expect(html).toContain('value="Mysuru, Karnataka, India"')
  expect(html).not.toContain('value="1962-04-01"')
})
