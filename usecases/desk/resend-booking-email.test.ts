import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { listBookingTimeline } from '#db/bookings/booking-timeline.ts'
import type { TimelineEntry } from '#domain/emails/booking-timeline.ts'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, givenConsultation } from '#test/factories/bookings.ts'
import { applyDecisions } from '#test/factories/decisions.ts'
import { givenFile } from '#test/factories/files.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { resendBookingEmail } from './resend-booking-email.ts'

const ALL = { hasChartsAndNotes: true }
let staffId: string

beforeAll(async () => {
  await givenPractice(database())
  staffId = await givenStaff(database())
})

async function givenQuestion() {
  const service = await givenConsultation(database(), 'Prasna')
  const booking = await givenBooking(database(), { service, state: 'verified', now: A_MONDAY })
  await applyDecisions(database(), A_MONDAY)
  await database().execute(sql`update pgboss.job set state = 'completed' where name = 'send-email'`)
  return booking
}

const isEmail = (entry: TimelineEntry) => entry.what === 'email'
const emailsOf = async (id: string) => (await listBookingTimeline(database(), ALL, id)).filter(isEmail)

test('the timeline has changes, entries, the invoice, files and emails, the latest first', async () => {
  const { id, userId } = await givenQuestion()
  await givenFile(database(), { id: crypto.randomUUID(), bookingId: id, userId, now: A_MONDAY })

  const timeline = await listBookingTimeline(database(), ALL, id)
  const withoutFiles = await listBookingTimeline(database(), { hasChartsAndNotes: false }, id)

  expect(new Set(timeline.map(({ what }) => what))).toEqual(new Set(['change', 'entry', 'invoice', 'file', 'email']))
  expect(timeline.map(({ at }) => at.getTime())).toEqual(
    timeline.map(({ at }) => at.getTime()).toSorted((one, other) => other - one),
  )
  expect(new Set(timeline.map(({ key }) => key)).size).toBe(timeline.length)
  expect(timeline.filter(isEmail).map((email) => email.what === 'email' && email.kind)).toContain('payment-verified')
  expect(withoutFiles.filter(({ what }) => what === 'file')).toEqual([])
})

test('resends an email of the booking, three times an hour at most, and records who did', async () => {
  const { id } = await givenQuestion()
  const [email] = await emailsOf(id)
  if (email?.what !== 'email') throw new Error('The booking has no email.')
  const resend = async () => {
    await database().execute(sql`update pgboss.job set state = 'completed' where name = 'send-email'`)
    return resendBookingEmail(database(), { emailId: email.id, bookingId: id, staffId }, A_MONDAY)
  }

  const outcomes = [await resend(), await resend(), await resend(), await resend()]

  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true, false])
  expect(outcomes.at(-1)).toEqual({ ok: false, refusal: 'resent-too-often' })
  const subject = { kind: 'email', id: String(email.id) }
  expect(await listAudit(database(), { actorId: staffId, subject })).toHaveLength(3)
})

test('does not resend an email of another booking', async () => {
  const one = await givenQuestion()
  const other = await givenQuestion()
  const [email] = await emailsOf(other.id)
  if (email?.what !== 'email') throw new Error('The booking has no email.')

  const outcome = await resendBookingEmail(database(), { emailId: email.id, bookingId: one.id, staffId }, A_MONDAY)

  expect(outcome).toEqual({ ok: false, refusal: 'email-not-found' })
})
