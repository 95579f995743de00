import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { listLatestConsents } from '#db/accounts/consents.ts'
import { countBirthProfiles, recordBirthProfile } from '#db/charts/birth-profiles.ts'
import { bookings } from '#db/schema/bookings.ts'
import { findReview } from '#db/sessions/reviews.ts'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  givenBooking,
  givenConsultation,
  hoursAfter,
  requireBooking,
  TEST_KEYS,
} from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { givenPublishedReview } from '#test/factories/reviews.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { withdrawConsent } from './withdraw-consent.ts'

beforeAll(async () => {
  await givenPractice(database())
})

const LATER = hoursAfter(A_MONDAY, 5)
const PLACE = { name: 'Mysuru', region: 'Karnataka', country: 'IN', lat: 12.3, lon: 76.6, timeZone: 'Asia/Kolkata' }
const BIRTH = { fullName: 'Amma', date: '1960-05-17', time: '06:42', place: PLACE } as const

async function givenClientWithBirths() {
  const { id: userId } = await givenUser(database(), { password: null })
  const booking = await givenBooking(database(), { userId, state: 'verified' })
  const birth = { ...USUAL_CONTEXT, ...BIRTH }
  await recordBirthProfile(database(), TEST_KEYS, { userId, birth, now: A_MONDAY })
  return { userId, booking }
}

const consentOf = async (userId: string, purpose: string) =>
  (await listLatestConsents(database(), userId)).find((given) => given.purpose === purpose)

test('withdrawing the consent to birth details deletes them everywhere, and only of this client', async () => {
  const { userId, booking } = await givenClientWithBirths()
  const prasna = await givenBooking(database(), {
    userId,
    state: 'verified',
    service: await givenConsultation(database(), 'Prasna'),
  })
  const other = await givenClientWithBirths()

  await withdrawConsent(database(), { userId, withdrawal: 'birth' }, LATER)
  await withdrawConsent(database(), { userId, withdrawal: 'birth' }, hoursAfter(LATER, 1))

  expect(await requireBooking(database(), booking.id)).toMatchObject({ birthDetails: null, status: 'paid' })
  expect(await countBirthProfiles(database(), userId)).toBe(0)
  expect(await consentOf(userId, 'birth-details')).toMatchObject({ withdrawnAt: LATER })
  expect((await requireBooking(database(), other.booking.id)).birthDetails).not.toBeNull()
  expect(await countBirthProfiles(database(), other.userId)).toBe(1)
  // The place of a question is sealed.
  expect((await requireBooking(database(), prasna.id)).birthDetails).not.toBeNull()
  const audited = await listAudit(database(), { actorId: userId })
  expect(audited.map(({ action }) => action)).toContain('consent-withdrawn')
})

test('deleting the saved births leaves the bookings and their consent', async () => {
  const { userId, booking } = await givenClientWithBirths()

  await withdrawConsent(database(), { userId, withdrawal: 'saved' }, LATER)

  expect(await countBirthProfiles(database(), userId)).toBe(0)
  expect((await requireBooking(database(), booking.id)).birthDetails).not.toBeNull()
  expect(await consentOf(userId, 'birth-details')).toMatchObject({ withdrawnAt: null })
})

test('withdrawing the consent to show reviews takes them off the website and keeps them for the practice', async () => {
  const { id, userId } = await givenPublishedReview(database(), 5)

  await withdrawConsent(database(), { userId, withdrawal: 'reviews' }, LATER)

  expect(await findReview(database(), id)).toMatchObject({ isPublic: false, state: 'waiting', version: 2 })
  expect(await consentOf(userId, 'review-display')).toMatchObject({ withdrawnAt: LATER })
  expect(await database().$count(bookings, eq(bookings.id, id))).toBe(1)
})
