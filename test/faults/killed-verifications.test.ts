import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pendingDecisions } from '#db/schema/bookings.ts'
import { invoices } from '#db/schema/invoices.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { givenSession, givenUser } from '../factories/accounts.ts'
import { givenBooking, givenConsultation } from '../factories/bookings.ts'
import { expireRunningJobs, skipRetryDelays } from '../factories/emails.ts'
import { KILLED_VERIFICATIONS, LONG_TIMEOUT } from '../races/sizes.ts'
import { withReplicas } from '../races/with-replicas.ts'

const BOOKINGS = KILLED_VERIFICATIONS
const AT_ONCE = Math.min(20, BOOKINGS / 2)
// Fewer than the connections of this process, so that no booking waits for a connection on a busy machine.
const SET_UP_AT_ONCE = 5
const MAX_ROUNDS = 20
const APPLIED_SOON = { timeout: 60_000 + BOOKINGS * 1_000, interval: 500 }
const EMAILS_WITHIN_MS = 120_000 + BOOKINGS * 2_000

test(
  `D8: ${BOOKINGS} verifications with a kill midway leave gapless invoice numbers and send every email`,
  LONG_TIMEOUT,
  async () => {
    await withReplicas(1, async ({ servers, db, startAnother, smtp }) => {
      const now = new Date()
      const service = await givenConsultation(db, 'Prasna')
      const claim = async () => (await givenBooking(db, { service, state: 'claimed', now })).id
      // The first call also creates the practice, so it must finish before the others start.
      const claimed = [await claim()]
      while (claimed.length < BOOKINGS) {
        const some = Math.min(SET_UP_AT_ONCE, BOOKINGS - claimed.length)
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
      // A busy server responds with 503, so repeat what is left.
      for (let round = 0; round < MAX_ROUNDS && left.length > 0; round += 1)
        left = await verifyAll(second.url, left, cookie)
      expect(left).toEqual([])

      // The jobs of the killed server are run again once they have expired.
      await expireRunningJobs(db)
      await expect.poll(() => db.select().from(pendingDecisions), APPLIED_SOON).toEqual([])
      const rows = await db
        .select({ place: invoices.place, status: invoices.status })
        .from(invoices)
        .orderBy(invoices.place)
      expect(rows.map(({ place }) => place)).toEqual(Array.from({ length: BOOKINGS }, (_, index) => index + 1))
      expect(rows.every(({ status }) => status === 'paid')).toBe(true)
      expect(await checkLedger(db)).toEqual([])

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
  },
)

test(
  'D7: an email is sent once when the server is killed between the verification and the email',
  LONG_TIMEOUT,
  async () => {
    await withReplicas(1, async ({ servers, db, startAnother, smtp }) => {
      const [first] = servers
      if (!first) throw new Error('There is no server.')
      const { id: staffId } = await givenUser(db, { roles: ['astrologer'], password: null })
      const cookie = `session=${await givenSession(db, staffId)}`
      const booking = await givenBooking(db, { state: 'claimed', now: new Date() })
      // So that no email is sent before the kill.
      await smtp.goDown()

      expect(await verifyAll(first.url, [booking.id], cookie)).toEqual([])
      await first.kill()
      // Before the next server starts, because a job that it is running would be run twice.
      await expireRunningJobs(db)
      await smtp.comeUp()
      const second = await startAnother()
      expect(await verifyAll(second.url, [booking.id], cookie)).toEqual([])

      await expect.poll(() => db.select().from(pendingDecisions), APPLIED_SOON).toEqual([])
      const own = await db.select({ status: invoices.status, place: invoices.place }).from(invoices)
      expect(own).toEqual([{ status: 'paid', place: 1 }])
      await skipRetryDelays(db)
      const confirmations = () => smtp.received.filter(({ subject }) => subject?.includes('is confirmed'))
      await expect.poll(() => confirmations().length, { timeout: EMAILS_WITHIN_MS, interval: 500 }).toBe(1)
      // The email about the claim is skipped, because the payment was verified before it could be sent.
      const listUnsent = async () =>
        (await db.execute(sql`select id from emails where state not in ('sent', 'skipped')`)).rows
      await expect.poll(listUnsent, { timeout: EMAILS_WITHIN_MS, interval: 500 }).toEqual([])
      expect(confirmations()).toHaveLength(1)
      expect(await checkLedger(db)).toEqual([])
    })
  },
)

/** Kills the server after `limit` acknowledgements. */
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

/** Several at a time; returns those that the server did not decide because it was killed or too busy. */
async function verifyAll(
  url: string,
  bookingIds: readonly string[],
  cookie: string,
  onDecided: () => void = () => undefined,
): Promise<string[]> {
  const waiting = [...bookingIds]
  const undecided: string[] = []
  const work = async () => {
    for (let bookingId = waiting.pop(); bookingId !== undefined; bookingId = waiting.pop()) {
      const response = await fetch(`${url}/astrologer-dashboard/to-verify`, {
        method: 'POST',
        headers: { cookie, origin: url, 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ intent: 'verify', bookingId }),
      }).catch(() => undefined)
      await response?.arrayBuffer().catch(() => undefined)
      if (response?.status === 200 || response?.status === 409) onDecided()
      else undecided.push(bookingId)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return undecided
}
