import { expect, test } from 'vitest'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenHours, requirePrincipal } from '#test/factories/availability.ts'
import { A_MONDAY, givenBooking } from '#test/factories/bookings.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { listConflicts } from '#usecases/bookings/list-conflicts.ts'
import { keepSession } from './keep-session.ts'
import { moveSession } from './move-session.ts'

const conflicts = async () => (await listConflicts(database(), WHOLE_PRACTICE, A_MONDAY)).map(({ id }) => id)
const hours = (opensAt: string, closesAt: string) => [{ opensAt, closesAt }]

test('a session that the desk keeps is listed no more, until it is moved outside the hours again', async () => {
  const db = database()
  const staffId = (await givenUser(db, { roles: ['client', 'astrologer'] })).id
  const { id: principal } = await requirePrincipal(db)
  const { id: bookingId, startsAt } = await givenBooking(db, { state: 'verified' })
  const start = startsAt?.toISOString() ?? ''
  await givenHours(db, principal, hours('19:00', '21:00'))
  expect(await conflicts()).toEqual([bookingId])

  expect(await keepSession(db, { bookingId, staffId, start }, A_MONDAY)).toEqual({ ok: true, value: null })
  expect(await keepSession(db, { bookingId, staffId, start }, A_MONDAY)).toEqual({ ok: true, value: null })

  expect(await conflicts()).toEqual([])
  const audited = await listAudit(db, { subject: { kind: 'booking', id: bookingId } })
  expect(audited.filter(({ action }) => action === 'session-kept')).toHaveLength(1)

  const moved = await moveSession(db, { bookingId, staffId, start: '2026-11-18T13:30:00.000Z' }, A_MONDAY)
  expect(moved.ok).toBe(true)
  await givenHours(db, principal, hours('09:00', '12:00'))
  expect(await conflicts()).toEqual([bookingId])
  expect(await keepSession(db, { bookingId, staffId, start }, A_MONDAY)).toEqual({
    ok: false,
    refusal: 'moved-meanwhile',
  })
})
