import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clientTime } from '#content/words/session-times.ts'
import { deleteAccountLinks, takeAccountLink } from '#db/accounts/account-links.ts'
import { recordInactivityNotice, recordReturn } from '#db/accounts/inactive-accounts.ts'
import { recordEraseAfter } from '#db/accounts/users.ts'
import { type BookingRow, lockBooking, recordBookingChange } from '#db/bookings/bookings.ts'
import { deleteEnrollmentOf } from '#db/learning/enrollments.ts'
import { markSubscriptionConfirmed, markUnsubscribed, recordSubscriptionRequest } from '#db/visitors/subscribers.ts'
import type { BookingInEmail } from '#domain/emails/booking-emails.ts'
import type { Email, EmailKind } from '#domain/emails/emails.ts'
import type { SkipReason } from '#domain/emails/skip-reasons.ts'
import { inactiveSince } from '#domain/privacy/retention.ts'
import { emailExpiry } from '#mail/compose-email.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenPost } from '#test/factories/blog.ts'
import {
  A_MONDAY,
  freeSlotsOf,
  givenBooking,
  givenConsultation,
  givenCourseService,
  hoursAfter,
  minutesAfter,
  requireBooking,
  startIn,
} from '#test/factories/bookings.ts'
import { givenEmail, requireEmail } from '#test/factories/emails.ts'
import { A_PRACTICE, SAMPLE_EMAILS } from '#test/factories/sample-emails.ts'
import { givenSubscriber } from '#test/factories/visitors.ts'
import { startSmtp, type TestSmtp } from '#test/outside-world/smtp.ts'
import { jobContext } from '#test/steps/job-context.ts'
import { issueLink } from '#usecases/accounts/issue-link.ts'
import { unpublishPost } from '#usecases/blog/change-publication.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { moveBooking } from '#usecases/bookings/move-booking.ts'
import { queueSessionReminders } from '#usecases/sessions/queue-session-reminders.ts'
import { setMeetingLink } from '#usecases/sessions/update-session.ts'
import { createNewsletterLink } from '#usecases/visitors/newsletter-link.ts'
import { sendEmail } from './send-email.ts'

const SITE = { appUrl: A_PRACTICE.appUrl, secret: 'a secret for tests, long enough' }
const MEETING = 'https://meet.example.com/own'

let own: TestDatabase
let smtp: TestSmtp

beforeEach(async () => {
  own = await createDatabase()
  smtp = await startSmtp()
})

afterEach(async () => {
  await smtp.stop()
  await own.drop()
})

type AboutBooking = {
  readonly state: 'unpaid' | 'claimed' | 'verified' | 'rejected'
  readonly email: (booking: BookingInEmail) => Email
}

const payableUntil = hoursAfter(A_MONDAY, 24).toISOString()

/** Every email about a live booking that its later changes make untrue. Bookings are on Wednesday from ten to eleven. */
const ABOUT_BOOKINGS = {
  'booking-received': { state: 'unpaid', email: (booking) => ({ kind: 'booking-received', booking, payableUntil }) },
  'payment-reminder': {
    state: 'unpaid',
    email: (booking) => ({
      kind: 'payment-reminder',
      booking,
      heldUntil: minutesAfter(A_MONDAY, 30).toISOString(),
    }),
  },
  'payment-claimed': {
    state: 'claimed',
    email: (booking) => ({ kind: 'payment-claimed', booking, referenceEnding: '8901', needsReschedule: false }),
  },
  'payment-verified': {
    state: 'verified',
    email: (booking) => ({ kind: 'payment-verified', booking, verifiedAt: A_MONDAY.toISOString() }),
  },
  'payment-rejected': {
    state: 'rejected',
    email: (booking) => ({ kind: 'payment-rejected', booking, reason: 'No such transfer', payableUntil }),
  },
  'reminder-2-days': {
    state: 'verified',
    email: (booking) => ({ kind: 'reminder-2-days', booking, meetingLink: '' }),
  },
  'session-soon': { state: 'verified', email: (booking) => ({ kind: 'session-soon', booking, meetingLink: '' }) },
  'session-link': { state: 'verified', email: (booking) => ({ kind: 'session-link', booking, meetingLink: MEETING }) },
} as const satisfies Partial<Record<EmailKind, AboutBooking>>

type BookingKind = keyof typeof ABOUT_BOOKINGS

/** Half past nine in the morning in India, half an hour before the session. */
const ON_THE_DAY = new Date('2026-11-18T04:00:00Z')

const nowFor = (kind: BookingKind) => (kind === 'session-soon' ? ON_THE_DAY : minutesAfter(A_MONDAY, 5))

describe.each(Object.keys(ABOUT_BOOKINGS) as BookingKind[])('%s', (kind) => {
  test(`${kind} is sent while nothing has changed`, async () => {
    const { email } = await givenQueued(kind)

    await deliver(email.id, nowFor(kind))

    expect(smtp.received).toHaveLength(1)
  })

  test(`${kind} says the new time after the booking was moved`, async () => {
    const { booking, email } = await givenQueued(kind)
    await move(booking, '11:00')

    await deliver(email.id, nowFor(kind))

    const moved = bookingInEmail(await requireBooking(own.db, booking.id))
    expect(smtp.received.map(({ text }) => text)).toEqual([expect.stringContaining(timeIn(moved))])
    expect(smtp.received[0]?.text).not.toContain(timeIn(bookingInEmail(booking)))
  })

  test(`${kind} is skipped after the booking was cancelled`, async () => {
    const { booking, email } = await givenQueued(kind)
    expect((await cancelBooking(own.db, { bookingId: booking.id, userId: booking.userId }, A_MONDAY)).ok).toBe(true)

    await deliver(email.id, nowFor(kind))

    await expectSkipped(email.eventKey, 'booking-cancelled')
  })
})

test('an email about a payment does not ask for a payment that the client has reported', async () => {
  const claimed = await givenBooking(own.db, { state: 'claimed' })
  const received = await givenAbout(claimed, ABOUT_BOOKINGS['booking-received'].email)
  const rejected = await givenAbout(claimed, ABOUT_BOOKINGS['payment-rejected'].email)

  await deliver(received.id, A_MONDAY)
  await deliver(rejected.id, A_MONDAY)

  await expectSkipped(received.eventKey, 'payment-reported')
  await expectSkipped(rejected.eventKey, 'payment-reported')
})

test('an email about a payment does not say that a payment is being checked when that is done', async () => {
  const verified = await givenBooking(own.db, { state: 'verified' })
  const claimed = await givenAbout(verified, ABOUT_BOOKINGS['payment-claimed'].email)

  await deliver(claimed.id, A_MONDAY)

  await expectSkipped(claimed.eventKey, 'payment-checked')
})

test('an email about a payment does not say that a slot is held after the hold has lapsed', async () => {
  const booking = await givenBooking(own.db, { state: 'unpaid' })
  const email = await givenAbout(booking, ABOUT_BOOKINGS['booking-received'].email)

  await deliver(email.id, minutesAfter(A_MONDAY, 31))

  expect(smtp.received.map(({ text }) => text)).toEqual([expect.not.stringContaining('We are holding this time')])
})

test('an email about a time of a session that was moved twice is sent once, with the last time', async () => {
  const booking = await givenBooking(own.db, { state: 'verified', form: WEDNESDAY_TEN })
  await move(booking, '11:00')
  await move(await requireBooking(own.db, booking.id), '14:00')

  for (const sequence of [1, 2]) {
    await deliver((await requireEmail(own.db, `booking-changed:${booking.id}:${sequence}`)).id, A_MONDAY)
  }

  await expectSkipped(`booking-changed:${booking.id}:1`, 'moved-again', 1)
  expect(smtp.received[0]?.text).toContain(timeIn(bookingInEmail(await requireBooking(own.db, booking.id))))
})

test('an email about a time that the client lost is not sent to the practice after they have chosen another', async () => {
  const booking = await givenBooking(own.db, { state: 'claimed' })
  await recordBookingChange(own.db, booking.id, { needsReschedule: true, updatedAt: A_MONDAY })
  const first = await givenAbout(booking, (lost) => ({ kind: 'slot-lost', booking: lost }))
  const second = await givenAbout(booking, (lost) => ({ kind: 'slot-lost', booking: lost }))
  await deliver(first.id, A_MONDAY)
  await move(await requireBooking(own.db, booking.id), '11:00')

  await deliver(second.id, A_MONDAY)

  await expectSkipped(second.eventKey, 'new-time-chosen', 1)
})

test('a reminder of a session that was moved to next week is skipped, and queued again when it is moved back', async () => {
  const { booking, email } = await givenQueuedReminder()
  await move(booking, '11:00', '2026-11-25')
  await deliver(email.id, A_MONDAY)
  await expectSkipped(email.eventKey, 'moved-later')

  await move(await requireBooking(own.db, booking.id), '10:00')
  expect(await queueSessionReminders(own.db, A_MONDAY)).toMatchObject({ queued: 1 })
  await deliver(email.id, A_MONDAY)

  expect(smtp.received).toHaveLength(1)
})

test('a reminder of a moved session is sent once, also when the new time is queued again', async () => {
  const { booking, email } = await givenQueuedReminder()
  await move(booking, '11:00')
  await deliver(email.id, A_MONDAY)

  expect(await queueSessionReminders(own.db, A_MONDAY)).toMatchObject({ queued: 0, alreadyNotified: 1 })
  expect(smtp.received).toHaveLength(1)
})

test('a reminder of the earlier time is skipped when the new time has its own', async () => {
  const { booking, email } = await givenQueuedReminder()
  await move(booking, '11:00')
  expect(await queueSessionReminders(own.db, A_MONDAY)).toMatchObject({ queued: 1 })

  await deliver(email.id, A_MONDAY)

  await expectSkipped(email.eventKey, 'already-reminded')
})

test('a reminder is skipped from the start of the session on', async () => {
  const { booking, email } = await givenQueuedReminder()

  await deliver(email.id, booking.startsAt ?? A_MONDAY)

  await expectSkipped(email.eventKey, 'expired')
})

test('a reminder shows the current meeting link, and an email with an earlier link is skipped', async () => {
  const { booking, email } = await givenQueuedReminder()
  const { id: staffId } = await givenUser(own.db, { roles: ['astrologer'], password: null })
  const setLink = (link: string, minute: number) =>
    setMeetingLink(own.db, { bookingId: booking.id, staffId, link }, minutesAfter(A_MONDAY, minute))
  await setLink('https://meet.example.com/first', 1)
  await setLink(MEETING, 2)

  await deliver(email.id, A_MONDAY)
  const earlier = `session-link:${booking.id}:${minutesAfter(A_MONDAY, 1).getTime()}`
  await deliver((await requireEmail(own.db, earlier)).id, A_MONDAY)

  expect(smtp.received.map(({ text }) => text)).toEqual([expect.stringContaining(MEETING)])
  await expectSkipped(earlier, 'link-changed', 1)
})

const LINK_KINDS = ['verify-address', 'change-address', 'reset-password', 'staff-invitation'] as const

describe.each(LINK_KINDS)('%s', (kind) => {
  test(`${kind} is sent while its link works`, async () => {
    const { email } = await givenLinkEmail(kind)

    await deliver(email.id, A_MONDAY)

    expect(smtp.received).toHaveLength(1)
  })

  test(`${kind} is skipped when its link was used, replaced or has expired`, async () => {
    const used = await givenLinkEmail(kind)
    await takeAccountLink(own.db, used.tokenHash, kind, A_MONDAY)
    const replaced = await givenLinkEmail(kind)
    await deleteAccountLinks(own.db, replaced.userId)
    const expired = await givenLinkEmail(kind)

    await deliver(used.email.id, A_MONDAY)
    await deliver(replaced.email.id, A_MONDAY)
    await deliver(expired.email.id, expired.expiresAt)

    for (const { email } of [used, replaced, expired]) await expectSkipped(email.eventKey, 'link-unusable')
  })
})

test('a newsletter is skipped for a reader who has unsubscribed, and when the post is no longer published', async () => {
  const { id: editorId } = await givenUser(own.db, { roles: ['admin'], password: null })
  const [leaving, staying] = [await givenSubscriber(own.db), await givenSubscriber(own.db)]
  const { id: postId } = await givenPost(own.db)
  const toLeaving = await givenNewPost(postId, leaving.id)
  const toStaying = await givenNewPost(postId, staying.id)
  const later = await givenNewPost(postId, staying.id, ':again')
  await markUnsubscribed(own.db, leaving.id, A_MONDAY)

  await deliver(toLeaving.id, A_MONDAY)
  await deliver(toStaying.id, A_MONDAY)
  await unpublishPost(own.db, { id: postId, editorId, now: A_MONDAY })
  await deliver(later.id, A_MONDAY)

  await expectSkipped(toLeaving.eventKey, 'unsubscribed', 1)
  await expectSkipped(later.eventKey, 'post-unpublished', 1)
})

test('confirmation is skipped when it was confirmed or withdrawn', async () => {
  const confirmed = await givenOptIn()
  const withdrawn = await givenOptIn()
  const waiting = await givenOptIn()
  await markSubscriptionConfirmed(own.db, confirmed.subscriberId, A_MONDAY)
  await markUnsubscribed(own.db, withdrawn.subscriberId, A_MONDAY)

  for (const { email } of [confirmed, withdrawn, waiting]) await deliver(email.id, A_MONDAY)

  await expectSkipped(confirmed.email.eventKey, 'already-subscribed', 1)
  await expectSkipped(withdrawn.email.eventKey, 'link-unusable', 1)
})

test('the notice of an erasure is skipped for a user who has come back', async () => {
  const longAgo = new Date('2020-01-01T00:00:00Z')
  const { id } = await givenUser(own.db, { password: null, now: longAgo })
  const eraseAfter = hoursAfter(A_MONDAY, 48)
  const activeBefore = inactiveSince(A_MONDAY)
  await recordReturn(own.db, id, longAgo)
  const notice = { kind: 'account-inactive', eraseAfter: eraseAfter.toISOString() } as const
  await recordInactivityNotice(own.db, { id, activeBefore, eraseAfter, now: A_MONDAY })
  const email = await givenEmail(own.db, { eventKey: `account-inactive:${id}:1`, email: notice })
  await recordReturn(own.db, id, A_MONDAY)

  await deliver(email.id, A_MONDAY)

  await expectSkipped(email.eventKey, 'account-active')
})

test('an email about a deletion is skipped when the deletion was undone, and says the date of a new one', async () => {
  const { id } = await givenUser(own.db, { password: null })
  const eraseAfter = hoursAfter(A_MONDAY, 7 * 24)
  const notice = { kind: 'deletion-scheduled', eraseAfter: eraseAfter.toISOString() } as const
  const undone = await givenEmail(own.db, { eventKey: `deletion-scheduled:${id}:1`, email: notice })
  await deliver(undone.id, A_MONDAY)
  await expectSkipped(undone.eventKey, 'deletion-undone')

  await recordEraseAfter(own.db, id, hoursAfter(eraseAfter, 48))
  const again = await givenEmail(own.db, { eventKey: `deletion-scheduled:${id}:2`, email: notice })
  await deliver(again.id, A_MONDAY)

  expect(smtp.received.map(({ text }) => text)).toEqual([expect.stringContaining('after Wed, Nov 25, 10 AM IST')])
})

test('a welcome to a course is skipped when the enrollment has ended', async () => {
  const booking = await givenBooking(own.db, { state: 'verified', service: await givenCourseService(own.db) })
  await deleteEnrollmentOf(own.db, booking.id)
  const email = await requireEmail(own.db, `enrolled:${booking.id}`)

  await deliver(email.id, A_MONDAY)

  await expectSkipped(email.eventKey, 'enrollment-ended')
})

test('every kind of email is skipped with a reason from its expiry on, and never handed to the mail server', async () => {
  const skipped = []
  for (const email of Object.values(SAMPLE_EMAILS)) {
    const { id, eventKey, queuedAt } = await givenEmail(own.db, { email })
    await deliver(id, new Date(Math.max(emailExpiry(email, queuedAt).getTime(), queuedAt.getTime())))
    const { kind, state, reason } = await requireEmail(own.db, eventKey)
    skipped.push({ kind, state, hasReason: reason !== null })
  }

  expect(skipped).toEqual(Object.keys(SAMPLE_EMAILS).map((kind) => ({ kind, state: 'skipped', hasReason: true })))
  expect(smtp.received).toEqual([])
})

const WEDNESDAY_TEN = { bookingDate: '2026-11-18', preferredTime: '10:00' }

/** A booking on Wednesday at ten with one more email of this kind in the queue. */
async function givenQueued(kind: BookingKind) {
  const { state, email } = ABOUT_BOOKINGS[kind]
  const booking = await givenBooking(own.db, { state, form: WEDNESDAY_TEN })
  if (kind === 'session-link') {
    const { id: staffId } = await givenUser(own.db, { roles: ['astrologer'], password: null })
    await setMeetingLink(own.db, { bookingId: booking.id, staffId, link: MEETING }, A_MONDAY)
  }
  return { booking, email: await givenAbout(booking, email) }
}

async function givenQueuedReminder() {
  const booking = await givenBooking(own.db, { state: 'verified', form: WEDNESDAY_TEN })
  await queueSessionReminders(own.db, A_MONDAY)
  const email = await requireEmail(own.db, `reminder-2-days:${booking.id}:${booking.startsAt?.toISOString()}`)
  return { booking, email }
}

function givenAbout(booking: BookingRow, email: (booking: BookingInEmail) => Email) {
  return givenEmail(own.db, { email: email(bookingInEmail(booking)) })
}

async function move({ id, userId }: BookingRow, hour: string, day = '2026-11-18'): Promise<void> {
  const slots = await freeSlotsOf(own.db, await givenConsultation(own.db), A_MONDAY)
  const slot = slots.find(({ startsAt }) => startsAt.toISOString() === startIn(day, hour))
  if (!slot) throw new Error(`${day} ${hour} is not free.`)

  const mover = { actor: 'client', actorId: userId, counts: true } as const
  await own.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!booking || !(await moveBooking(tx, booking, slot, mover, A_MONDAY))) throw new Error('It was not moved.')
  })
}

async function givenLinkEmail(kind: (typeof LINK_KINDS)[number]) {
  const { id: userId } = await givenUser(own.db, { password: null })
  const order = { purpose: kind, path: '/account/verify', userId, now: A_MONDAY } as const
  const { tokenHash, expiresAt } = await issueLink(own.db, SITE, order)
  const sample = { ...SAMPLE_EMAILS[kind], expiresAt: expiresAt.toISOString() }
  return {
    userId,
    tokenHash,
    expiresAt,
    email: await givenEmail(own.db, { eventKey: `${kind}:${tokenHash}`, email: sample }),
  }
}

function givenNewPost(postId: number, subscriberId: number, suffix = '') {
  const eventKey = `new-post:${postId}:${subscriberId}${suffix}`
  return givenEmail(own.db, { eventKey, email: SAMPLE_EMAILS['new-post'] })
}

async function givenOptIn() {
  const address = `${randomUUID()}@example.com`
  const subscriberId = await recordSubscriptionRequest(own.db, {
    email: address,
    source: 'blog',
    requestedAt: A_MONDAY,
  })
  if (subscriberId === undefined) throw new Error(`${address} is already subscribed.`)
  const { link, tokenHash } = await createNewsletterLink(own.db, SITE, {
    subscriberId,
    purpose: 'confirm',
    now: A_MONDAY,
  })
  const email = await givenEmail(own.db, {
    eventKey: `newsletter-opt-in:${tokenHash}`,
    email: { kind: 'newsletter-opt-in', link },
  })
  return { subscriberId, email }
}

const timeIn = ({ session }: BookingInEmail) =>
  session ? clientTime(session, { timeZone: 'Asia/Kolkata', now: A_MONDAY }) : 'no session'

async function expectSkipped(eventKey: string, reason: SkipReason, sentToOthers = 0): Promise<void> {
  expect(await requireEmail(own.db, eventKey)).toMatchObject({ state: 'skipped', reason })
  expect(smtp.received).toHaveLength(sentToOthers)
}

function deliver(emailId: number, now: Date): Promise<void> {
  return sendEmail.run(jobContext(own.db, { now: () => now, smtpUrl: smtp.url, site: SITE }), { emailId })
}
