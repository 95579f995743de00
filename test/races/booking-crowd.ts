import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '#db/client.ts'
import type { Slot } from '#domain/bookings/slot-rules.ts'
import { listFreeSlots } from '#domain/bookings/slot-rules.ts'
import type { Role } from '#domain/roles.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { readDiary } from '#usecases/bookings/read-diary.ts'
import { givenSession, givenUser } from '../factories/accounts.ts'
import { bookingForm, requireBooking } from '../factories/bookings.ts'

export type Guest = { readonly userId: string; readonly sessionToken: string }

/** People with open sessions, as many as a race needs. */
export async function givenGuests(
  db: Database,
  count: number,
  now: Date,
  roles: readonly Role[] = ['client'],
): Promise<Guest[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { id } = await givenUser(db, { password: null, now, roles })
      return { userId: id, sessionToken: await givenSession(db, id, now) }
    }),
  )
}

export async function freeSlots(db: Database, now: Date): Promise<Slot[]> {
  return listFreeSlots(await readDiary(db, { now }), now)
}

type Sent = { readonly status: number; readonly location: string }

const BUSY = 503

/**
 * Sends a form as that person's browser would. A server that has no connection left says so, and people press the
 * button again: the form is the same, so it is still one booking.
 */
export async function send(url: string, guest: Guest, path: string, fields: Record<string, string>): Promise<Sent> {
  for (;;) {
    const sent = await sendOnce(url, guest, path, fields)
    if (sent.status !== BUSY) return sent
    await delay(200)
  }
}

/**
 * On a line of its own. One that is kept for later, or was opened ahead and has said nothing for ten seconds, may be closed
 * by the server just when the next form is on its way.
 */
function sendOnce(url: string, guest: Guest, path: string, fields: Record<string, string>): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const headers = {
      cookie: `session=${guest.sessionToken}`,
      origin: url,
      'content-type': 'application/x-www-form-urlencoded',
    }
    const sending = request(url + path, { method: 'POST', headers, agent: false }, (answer) => {
      const { statusCode = 0, headers } = answer
      answer.once('error', reject)
      answer.once('end', () => resolve({ status: statusCode, location: headers.location ?? '' }))
      answer.resume()
    })
    sending.once('error', reject)
    sending.end(new URLSearchParams(fields).toString())
  })
}

const PAYMENT = '/book/payment/'

export function bookingForSlot({ date, hour }: Slot, idempotencyKey: string = randomUUID()): Record<string, string> {
  return { intent: 'book', idempotencyKey, ...bookingForm({ bookingDate: date, preferredTime: hour.key }) }
}

export const FULL_LIFE = '/book/consultation/full-life-prediction'

/** The booking that an answer leads to; undefined when it was refused. */
export function bookedId({ status, location }: Sent): string | undefined {
  return status === 302 && location.startsWith(PAYMENT) ? location.slice(PAYMENT.length) : undefined
}

/** Makes room for the next round: nobody keeps more than their share. */
export async function giveBack(db: Database, bookingId: string, now: Date): Promise<void> {
  const { userId } = await requireBooking(db, bookingId)
  await cancelBooking(db, { bookingId, userId }, now)
}
