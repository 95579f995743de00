import { eq, like } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordErased } from '#db/accounts/users.ts'
import { consents } from '#db/schema/accounts.ts'
import { emails } from '#db/schema/emails.ts'
import { findReview } from '#db/sessions/reviews.ts'
import { createDatabase, database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, hoursAfter, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { A_REVIEW, givenCompleted, givenPublishedReview } from '#test/factories/reviews.ts'
import { whileUncommitted } from '#test/races/while-uncommitted.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { queueFollowUps, refreshFollowUp } from './follow-up.ts'
import { decideReview, replyToReview } from './moderate-review.ts'
import { readPublicReviews } from './read-reviews.ts'
import { markOutcome } from './update-session.ts'
import { publishAnswer } from './write-answer.ts'
import { changeInvitations, type ReviewTexts, withdrawReview, writeReview } from './write-review.ts'

beforeAll(async () => {
  await givenPractice(database())
})

const write = (own: { id: string; userId: string }, changes: Partial<ReviewTexts> = {}, now = A_MONDAY) =>
  writeReview(database(), TEST_KEYS, { bookingId: own.id, userId: own.userId }, { ...A_REVIEW, ...changes }, now)

const decide = (
  { id, staffId }: { id: string; staffId: string },
  state: 'published' | 'declined' | 'hidden',
  version = 1,
) => decideReview(database(), { bookingId: id, staffId, state, version }, A_MONDAY)

const consentsOf = (userId: string) =>
  database().select().from(consents).where(eq(consents.userId, userId)).orderBy(consents.id)

test('a review is written once for a booking and encrypted; sending it again changes nothing', async () => {
  const booking = await givenCompleted(database())

  expect(await write(booking)).toEqual({ ok: true, value: null })
  expect(await write(booking)).toEqual({ ok: true, value: null })

  const review = await findReview(database(), booking.id)
  expect(review).toMatchObject({ stars: 4, state: 'waiting', version: 1, shownName: 'Asha' })
  expect(review?.sealedText).not.toContain('Clear')
  expect((await consentsOf(booking.userId)).filter(({ purpose }) => purpose === 'review-display')).toHaveLength(1)
})

test('a review is refused before the session is completed, to strangers, and to the erased', async () => {
  const open = await givenBooking(database(), { state: 'verified' })
  const completed = await givenCompleted(database())
  const stranger = await givenUser(database(), { password: null })

  expect(await write(open)).toEqual({ ok: false, refusal: 'not-completed' })
  expect(await write({ id: completed.id, userId: stranger.id })).toEqual({ ok: false, refusal: 'booking-not-found' })
  const late = await whileUncommitted(
    database(),
    (tx) => recordErased(tx, completed.userId, `erased-${completed.id}@erased.invalid`, A_MONDAY),
    () => write(completed),
  )
  expect(late).toEqual({ ok: false, refusal: 'booking-not-found' })
  expect(await findReview(database(), completed.id)).toBeUndefined()
})

test('a review waits again when its client changes it, and staff cannot publish what they have not read', async () => {
  const booking = await givenCompleted(database())
  await write(booking)
  await decide(booking, 'published')

  await write(booking, { text: 'On second thoughts, it was too short.' })

  expect(await findReview(database(), booking.id)).toMatchObject({ state: 'waiting', version: 2, decidedBy: null })
  expect(await decide(booking, 'published', 1)).toEqual({ ok: false, refusal: 'review-changed' })
  expect(await decide(booking, 'published', 2)).toEqual({ ok: true, value: null })
})

test('a review is never published without the consent of its client', async () => {
  const booking = await givenCompleted(database())
  await write(booking, { isPublic: false })

  expect(await decide(booking, 'published')).toEqual({ ok: false, refusal: 'not-public' })
  expect(await decide(booking, 'declined')).toEqual({ ok: true, value: null })
  expect((await consentsOf(booking.userId)).map(({ purpose }) => purpose)).not.toContain('review-display')
})

test('a review is deleted when it is withdrawn, and its consent ends with the last one', async () => {
  const first = await givenCompleted(database())
  const second = await givenCompleted(database(), { userId: first.userId })
  await write(first)
  await write(second)

  await withdrawReview(database(), { bookingId: first.id, userId: first.userId }, A_MONDAY)
  const between = (await consentsOf(first.userId)).filter(({ purpose }) => purpose === 'review-display')
  await withdrawReview(database(), { bookingId: second.id, userId: second.userId }, A_MONDAY)

  const after = (await consentsOf(first.userId)).filter(({ purpose }) => purpose === 'review-display')
  expect(between.every(({ withdrawnAt }) => withdrawnAt === null)).toBe(true)
  expect(after.every(({ withdrawnAt }) => withdrawnAt !== null)).toBe(true)
  expect(await findReview(database(), second.id)).toBeUndefined()
})

test('a review has a reply of the practice, up to a limit', async () => {
  const booking = await givenPublishedReview(database(), 5)
  const reply = (text: string) =>
    replyToReview(database(), { bookingId: booking.id, staffId: booking.staffId, reply: text }, A_MONDAY)

  expect(await reply('  Thank you! ')).toEqual({ ok: true, value: null })
  expect(await reply('a'.repeat(501))).toEqual({ ok: false, refusal: 'reply-too-long' })
  expect(await findReview(database(), booking.id)).toMatchObject({ reply: 'Thank you!', state: 'published' })
})

test('the website shows reviews and real counts only if it is switched on and there are enough', async () => {
  const own = await createDatabase()
  try {
    await givenPractice(own.db)
    const shown = (showsReviews = true) => readPublicReviews(own.db, TEST_KEYS, { showsReviews }, A_MONDAY)
    for (const stars of [5, 4, 4, 2] as const) await givenPublishedReview(own.db, stars)
    expect(await shown()).toBeUndefined()

    const last = await givenPublishedReview(own.db, 5, { text: '' })

    expect(await shown(false)).toBeUndefined()
    const real = await shown()
    expect(real).toMatchObject({ rating: { count: 5, average: 4 }, clients: 5 })
    expect(real?.reviews).toHaveLength(4)
    await decideReview(own.db, { bookingId: last.id, staffId: last.staffId, state: 'hidden', version: 1 }, A_MONDAY)
    expect(await shown()).toBeUndefined()
  } finally {
    await own.drop()
  }
})

describe('a follow-up', () => {
  const LATER = hoursAfter(A_MONDAY, 3)
  const followUpsOf = (bookingId: string) =>
    database()
      .select()
      .from(emails)
      .where(like(emails.eventKey, `session-follow-up:${bookingId}`))

  test('a follow-up is queued once, two hours after the session was completed, however many servers queue it', async () => {
    const booking = await givenCompleted(database())

    await queueFollowUps(database(), hoursAfter(A_MONDAY, 1))
    expect(await followUpsOf(booking.id)).toEqual([])
    await Promise.all([queueFollowUps(database(), LATER), queueFollowUps(database(), LATER)])
    await queueFollowUps(database(), hoursAfter(A_MONDAY, 30))

    expect(await followUpsOf(booking.id)).toHaveLength(1)
  })

  test('a follow-up follows a published answer too, and says that there is something to read', async () => {
    const booking = await givenBooking(database(), { state: 'verified' })
    const staffId = await givenStaff(database())
    const answer = { bookingId: booking.id, staffId, text: 'After March.', version: 0, isEmailed: true }
    await publishAnswer(database(), TEST_KEYS, answer, A_MONDAY)

    await queueFollowUps(database(), LATER)

    const [email] = await followUpsOf(booking.id)
    expect(email?.payload).toMatchObject({ bookingCode: booking.code })
    expect(await refreshed(booking)).toMatchObject({ ok: true, value: { hasAnswer: true } })
  })

  const refreshed = ({ id, code, serviceName }: { id: string; code: string; serviceName: string }) =>
    refreshFollowUp(
      database(),
      { kind: 'session-follow-up', bookingId: id, bookingCode: code, serviceName },
      { id: 1, eventKey: `session-follow-up:${id}`, now: LATER },
    )

  test.each([
    [
      'a client who did not come',
      'not-completed',
      ({ id, staffId }: { id: string; staffId: string }) =>
        markOutcome(database(), { bookingId: id, staffId, outcome: 'no_show' }, A_MONDAY),
    ],
    [
      'a refunded booking',
      'not-completed',
      ({ id, staffId }: { id: string; staffId: string }) =>
        cancelForClient(database(), { bookingId: id, staffId }, A_MONDAY),
    ],
    [
      'a client who asked for no invitations',
      'invitations-stopped',
      ({ userId }: { userId: string }) => changeInvitations(database(), { userId, isInvited: false }, A_MONDAY),
    ],
    [
      'a client who has written a review',
      'already-reviewed',
      (booking: { id: string; userId: string }) => write(booking),
    ],
  ] as const)('a follow-up is not sent to %s, not even when it was queued before', async (_whom, refusal, change) => {
    const booking = await givenCompleted(database())
    await change(booking)

    await queueFollowUps(database(), LATER)

    expect(await followUpsOf(booking.id)).toEqual([])
    expect(await refreshed(booking)).toEqual({ ok: false, refusal })
  })
})
