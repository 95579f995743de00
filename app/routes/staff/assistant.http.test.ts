import { beforeAll, describe, expect, test } from 'vitest'
import { formatRupees } from '#content/words/money.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { aReference, requireBooking } from '#test/factories/bookings.ts'
import { applyDecisions } from '#test/factories/decisions.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { DESK, type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import type { Visitor } from '#test/visitor.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

const WRITTEN = 'Will my brother return from the sea?'
const PRIVATE = 'Guru in the fourth, speak gently'
const form = { birthDate: '1951-03-29', birthTime: '03:17', birthPlace: 'Tiruvannamalai', notes: WRITTEN }
const pathOf = ({ id }: { id: string }) => `/staff/bookings/${id}`

async function bookedWithNotes() {
  const booking = await desk.booked({ state: 'verified', form })
  await desk.astrologer.post(pathOf(booking), { intent: 'notes', privateNotes: PRIVATE, version: '0' })
  return booking
}

const read = async (visitor: Visitor, path: string) => (await visitor.get(path)).text()

/** Page and data request: the data could contain more than the page shows. */
const readBoth = async (visitor: Visitor, path: string) =>
  `${await read(visitor, path)}\n${await read(visitor, path.replace(/(\?|$)/, '.data$1'))}`

const CONFIDENTIAL =
  /1951-03-29|March 1951|29 March|03:17|Tiruvannamalai|brother return|Guru in the fourth|Private notes|\/brief/

describe('an assistant', () => {
  test('sees bookings and clients without birth details, charts, private notes and what the client wrote', async () => {
    const booking = await bookedWithNotes()
    const question = await desk.prasna({ state: 'verified', form: { notes: WRITTEN } })
    const unpaid = await desk.booked({ form })
    const claimed = await desk.booked({ state: 'claimed', form })

    for (const path of [
      DESK,
      `${DESK}/pending`,
      `${DESK}/to-verify`,
      '/staff/bookings',
      `/staff/bookings?q=${booking.code}`,
      '/staff/clients',
      `/staff/clients/${booking.userId}`,
      '/staff/inbox/reminders',
      ...[booking, question, unpaid, claimed].map(pathOf),
    ]) {
      expect(await readBoth(desk.assistant, path), path).not.toMatch(CONFIDENTIAL)
    }
    expect(await readBoth(desk.astrologer, pathOf(booking))).toMatch(CONFIDENTIAL)
    expect(await read(desk.assistant, pathOf(booking))).toContain(booking.code)
  })

  test('sees no income: no total, no payments received, no figures, but what a booking costs', async () => {
    const booking = await desk.booked({ state: 'verified' })

    const pages = await Promise.all(
      ['', '/to-verify', '/pending'].map((list) => read(desk.assistant, `${DESK}${list}`)),
    )
    for (const page of pages) expect(page).not.toMatch(/Total Revenue|staff\/money\/(received|reports)/)
    expect(await read(desk.assistant, `${DESK}.data`)).not.toMatch(/"revenue",\d/)
    for (const page of ['received', 'exports', 'export.csv', 'reports']) {
      expect((await desk.assistant.get(`/staff/money/${page}`)).status, page).toBe(403)
    }
    expect(await read(desk.assistant, '/staff/money')).not.toContain('/staff/money/received')
    expect(await read(desk.astrologer, '/staff/money')).toContain('/staff/money/received')
    expect(await read(desk.astrologer, DESK)).toContain('Total Revenue')
    expect(await read(desk.assistant, pathOf(booking))).toContain(formatRupees(booking.amount))
  })

  test('does not decrypt birth details, so no view is recorded', async () => {
    const booking = await bookedWithNotes()

    await desk.assistant.get(pathOf(booking))

    const views = await listAudit(database(), { subject: { kind: 'booking', id: booking.id } })
    expect(views.filter(({ actorId }) => actorId === desk.assistant.userId)).toEqual([])
  })

  test('sees the phone of the profile', async () => {
    const booking = await bookedWithNotes()

    expect(await read(desk.assistant, pathOf(booking))).toContain('98765')
    expect(await read(desk.assistant, `/staff/clients/${booking.userId}`)).toContain('98765')
  })

  test('may not write private notes, open a brief or change availability', async () => {
    const booking = await bookedWithNotes()

    const notes = { intent: 'notes', privateNotes: 'Replaced', version: '1' }
    expect((await desk.assistant.post(pathOf(booking), notes)).status).toBe(403)
    for (const path of [
      `${pathOf(booking)}/brief`,
      `${pathOf(booking)}/brief.pdf`,
      `${pathOf(booking)}/reading.pdf`,
      '/staff/week/diary',
      '/staff/practice',
    ]) {
      expect((await desk.assistant.get(path)).status, path).toBe(403)
    }
    expect(await read(desk.astrologer, pathOf(booking))).toContain(PRIVATE)
  })

  test('verifies a payment, reschedules, cancels and records the refund', async () => {
    const booking = await desk.booked({ state: 'claimed' })

    await desk.assistant.post(`${DESK}/to-verify`, { intent: 'verify', bookingId: booking.id })
    await applyDecisions(database(), clock.now())
    expect((await requireBooking(database(), booking.id)).paymentStatus).toBe('paid')

    const move = `${pathOf(booking)}/move`
    expect(await read(desk.assistant, pathOf(booking))).toContain(`href="${move}"`)
    const slot = /name="slot"[^>]*value="(\d{4}-[^"]+)"/.exec(await read(desk.assistant, move))?.[1] ?? ''
    await desk.assistant.post(move, { slot })
    expect((await requireBooking(database(), booking.id)).startsAt).not.toEqual(booking.startsAt)

    await desk.assistant.post(pathOf(booking), { intent: 'cancel' })
    const refund = { intent: 'refund', amount: '100', reference: aReference() }
    expect((await desk.assistant.post(pathOf(booking), refund)).status).toBe(302)
    const audited = await listAudit(database(), { subject: { kind: 'booking', id: booking.id } })
    expect(
      audited
        .filter(({ actorId }) => actorId === desk.assistant.userId)
        .map(({ action }) => action)
        .toSorted(),
    ).toEqual(['booking-cancelled-by-staff', 'booking-moved-by-staff', 'payment-verified', 'refund-recorded'])
  })

  test('has the places of the desk, and no link to availability', async () => {
    const [money, week] = [await read(desk.assistant, '/staff/money'), await read(desk.assistant, '/staff/week')]

    expect(money).toContain(`href="/staff/money/statements"`)
    expect(week).not.toContain(`href="/staff/week/diary"`)
    for (const page of [money, week]) expect(page).not.toContain('href="/staff/practice"')
  })
})
