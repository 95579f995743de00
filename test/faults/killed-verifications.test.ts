import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invoices } from '#db/schema/invoices.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { givenSession, givenUser } from '../factories/accounts.ts'
import { givenBooking, givenConsultation } from '../factories/bookings.ts'
import { expireRunningJobs, letTheWaitPass } from '../factories/emails.ts'
import { KILLED_VERIFICATIONS, PATIENCE } from '../races/long-forms.ts'
import { withReplicas } from '../races/practice-with-replicas.ts'

const BOOKINGS = KILLED_VERIFICATIONS
const AT_ONCE = 20
const MOST_ROUNDS = 20
const EMAILS_WITHIN_MS = 120_000 + BOOKINGS * 2_000

test(`D8: ${BOOKINGS} verifications around a kill leave numbers without a gap and every email`, PATIENCE, async () => {
  await withReplicas(1, async ({ servers, db, startAnother, smtp }) => {
    const now = new Date()
    const service = await givenConsultation(db, 'Prasna')
    const claim = async () => (await givenBooking(db, { service, state: 'claimed', now })).id
    // The first one also opens the practice.
    const claimed = [await claim()]
    while (claimed.length < BOOKINGS) {
      const some = Math.min(AT_ONCE, BOOKINGS - claimed.length)
      claimed.push(...(await Promise.all(Array.from({ length: some }, claim))))
    }
    const { id: staffId } = await givenUser(db, { roles: ['astrologer'], password: null })
    const cookie = `session=${await givenSession(db, staffId, now)}`

    const [first] = servers
    if (!first) throw new Error('There is no server.')
    const killed = killAfter(first, BOOKINGS / 2)
    let left = await verifyAll(first.url, claimed, cookie, killed.count)
    await killed.done
    expect(left.length).toBeGreaterThan(0)

    const second = await startAnother()
    // A busy server may ask to come again; nobody who is refused is forgotten.
    for (let round = 0; round < MOST_ROUNDS && left.length > 0; round += 1)
      left = await verifyAll(second.url, left, cookie)
    expect(left).toEqual([])

    const rows = await db
      .select({ place: invoices.place, status: invoices.status })
      .from(invoices)
      .orderBy(invoices.place)
    expect(rows.map(({ place }) => place)).toEqual(Array.from({ length: BOOKINGS }, (_, index) => index + 1))
    expect(rows.every(({ status }) => status === 'paid')).toBe(true)
    expect(await checkLedger(db)).toEqual([])

    // The jobs of the killed server are run again once they have expired.
    await expireRunningJobs(db)
    const listUnsent = async () =>
      (await db.execute(sql`select id from emails where kind = 'payment-verified' and state <> 'sent'`)).rows
    await expect.poll(listUnsent, { timeout: EMAILS_WITHIN_MS, interval: 500 }).toEqual([])
    const confirmations = smtp.received.filter(({ subject }) => subject?.includes('is confirmed'))
    const distinct = new Set(confirmations.map(({ messageId }) => messageId))
    expect(distinct.size).toBe(BOOKINGS)
    expect(
      confirmations.every(({ attachments }) => attachments.some(({ mimeType }) => mimeType === 'application/pdf')),
    ).toBe(true)
  })
})

test('D7: a server killed between a verification and its email sends it once, afterwards', PATIENCE, async () => {
  await withReplicas(1, async ({ servers, db, startAnother, smtp }) => {
    const [first] = servers
    if (!first) throw new Error('There is no server.')
    const { id: staffId } = await givenUser(db, { roles: ['astrologer'], password: null })
    const cookie = `session=${await givenSession(db, staffId)}`
    const booking = await givenBooking(db, { state: 'claimed', now: new Date() })
    // Nothing can leave before the kill, however fast the server is.
    await smtp.goDown()

    expect(await verifyAll(first.url, [booking.id], cookie)).toEqual([])
    await first.kill()
    await smtp.comeUp()
    const second = await startAnother()
    expect(await verifyAll(second.url, [booking.id], cookie)).toEqual([])

    const own = await db.select({ status: invoices.status, place: invoices.place }).from(invoices)
    expect(own).toEqual([{ status: 'paid', place: 1 }])
    await expireRunningJobs(db)
    await letTheWaitPass(db)
    const confirmations = () => smtp.received.filter(({ subject }) => subject?.includes('is confirmed'))
    await expect.poll(() => confirmations().length, { timeout: EMAILS_WITHIN_MS, interval: 500 }).toBe(1)
    const listUnsent = async () => (await db.execute(sql`select id from emails where state <> 'sent'`)).rows
    await expect.poll(listUnsent, { timeout: EMAILS_WITHIN_MS, interval: 500 }).toEqual([])
    expect(confirmations()).toHaveLength(1)
    expect(await checkLedger(db)).toEqual([])
  })
})

/** Ends the server, as the power going out, when so many have been acknowledged. */
function killAfter(server: { kill(): Promise<void> }, limit: number) {
  let acknowledged = 0
  let finish: () => void = () => undefined
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return {
    done,
    count() {
      acknowledged += 1
      if (acknowledged === Math.floor(limit)) void server.kill().then(finish)
    },
  }
}

/** Twenty at a time; answers those that the server did not decide, because it was gone or too busy. */
async function verifyAll(
  url: string,
  bookingIds: readonly string[],
  cookie: string,
  onAnswer: () => void = () => undefined,
): Promise<string[]> {
  const waiting = [...bookingIds]
  const undecided: string[] = []
  const work = async () => {
    for (let bookingId = waiting.pop(); bookingId !== undefined; bookingId = waiting.pop()) {
      const answer = await fetch(`${url}/astrologer-dashboard/to-verify`, {
        method: 'POST',
        headers: { cookie, origin: url, 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ intent: 'verify', bookingId }),
      }).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => undefined)
      if (answer?.status === 200 || answer?.status === 409) onAnswer()
      else undecided.push(bookingId)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return undecided
}
