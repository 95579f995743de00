import { eq, like } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userRoles } from '#db/schema/accounts.ts'
import { astrologers } from '#db/schema/availability.ts'
import { emails } from '#db/schema/emails.ts'
import { recordBriefEmails } from '#db/sessions/brief-emails.ts'
import type { EmailOf } from '#domain/emails/emails.ts'
import { renderEmail } from '#mail/layout/render-email.tsx'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { principalId } from '#test/factories/availability.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { A_PRACTICE } from '#test/factories/sample-emails.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { queueBriefEmails, refreshSessionsTomorrow } from './queue-brief-emails.ts'

const TOMORROW = { bookingDate: '2026-11-18', birthPlace: 'Tiruvannamalai', notes: 'About my sister Kamakshi' }
const at = (istTime: string) => new Date(`2026-11-17T${istTime}:00+05:30`)

let own: TestDatabase
let astrologer: { readonly id: number; readonly userId: string; readonly email: string }

beforeEach(async () => {
  own = await createDatabase()
  const user = await givenUser(own.db, { roles: ['astrologer'], password: null })
  const id = await principalId(own.db)
  await own.db.update(astrologers).set({ userId: user.id }).where(eq(astrologers.id, id))
  await recordBriefEmails(own.db, id, true)
  astrologer = { id, userId: user.id, email: user.email }
})

afterEach(() => own.drop())

async function givenSession(preferredTime: string) {
  const { id: userId } = await givenUser(own.db, { password: null, fullName: 'Smt. Asha Rao' })
  return givenBooking(own.db, { userId, state: 'verified', form: { ...TOMORROW, preferredTime } })
}

const queued = () => own.db.select().from(emails).where(like(emails.eventKey, 'sessions-tomorrow:%'))

function refreshed() {
  const email = { kind: 'sessions-tomorrow', astrologerId: astrologer.id, day: '2026-11-18', until: '' } as const
  return refreshSessionsTomorrow(own.db, email, { id: 1, eventKey: '', now: at('18:05') })
}

test('is queued once for an evening, also by two servers, and stores nothing about clients', async () => {
  await givenSession('10:00')

  expect(await queueBriefEmails(own.db, at('17:59'))).toBe(0)
  await Promise.all([queueBriefEmails(own.db, at('18:00')), queueBriefEmails(own.db, at('18:00'))])
  expect(await queueBriefEmails(own.db, at('18:10'))).toBe(0)

  const rows = await queued()
  expect(rows).toMatchObject([{ recipient: astrologer.email, kind: 'sessions-tomorrow' }])
  expect(JSON.stringify(rows)).not.toContain('Asha')
})

test('lists time, first name, service and the link to each brief, and no birth details or texts of clients', async () => {
  const second = await givenSession('11:00')
  const first = await givenSession('10:00')

  const current = await refreshed()

  const email = current.ok ? current.value : undefined
  expect(email?.sessions?.map(({ bookingId }) => bookingId)).toEqual([first.id, second.id])
  const reader = { address: astrologer.email, name: null, timeZone: 'Asia/Kolkata', now: new Date() }
  const { subject, text } = renderEmail(email as EmailOf<'sessions-tomorrow'>, A_PRACTICE, reader)
  expect(subject).toBe('Tomorrow: 2 sessions')
  expect(text).toContain(`Asha, ${first.serviceName}`)
  expect(text).toMatch(/10-11 AM/)
  for (const { id } of [first, second]) expect(text).toContain(`/staff/bookings/${id}/brief`)
  expect(text).not.toMatch(/Rao|Tiruvannamalai|Kamakshi|1990/)
})

test('is not sent without sessions, when it was switched off, or to somebody who is no astrologer any more', async () => {
  expect(await queueBriefEmails(own.db, at('18:00'))).toBe(0)
  const { id } = await givenSession('10:00')
  expect((await refreshed()).ok).toBe(true)

  await recordBriefEmails(own.db, astrologer.id, false)
  expect(await queueBriefEmails(own.db, at('18:00'))).toBe(0)
  expect(await refreshed()).toEqual({ ok: false, refusal: 'unsubscribed' })
  await recordBriefEmails(own.db, astrologer.id, true)

  await cancelForClient(own.db, { bookingId: id, staffId: astrologer.userId }, at('17:00'))
  expect(await refreshed()).toEqual({ ok: false, refusal: 'no-sessions' })

  await givenSession('14:00')
  await own.db.delete(userRoles).where(eq(userRoles.userId, astrologer.userId))
  expect(await queueBriefEmails(own.db, at('18:00'))).toBe(0)
  expect(await refreshed()).toEqual({ ok: false, refusal: 'unsubscribed' })
})

test('comes at six in the evening of the astrologer’s own zone, about the day there', async () => {
  await givenSession('10:00')
  await own.db.update(astrologers).set({ timeZone: 'America/New_York' }).where(eq(astrologers.id, astrologer.id))

  // In New York the session is on Tuesday evening, the 17th.
  expect(await queueBriefEmails(own.db, new Date('2026-11-16T22:59:00Z'))).toBe(0)
  expect(await queueBriefEmails(own.db, new Date('2026-11-16T23:00:00Z'))).toBe(1)

  expect(await queued()).toMatchObject([{ eventKey: `sessions-tomorrow:${astrologer.id}:2026-11-17` }])
})
