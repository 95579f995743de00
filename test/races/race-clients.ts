import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '#db/client.ts'
import type { Slot } from '#domain/availability/slot-rules.ts'
import type { Role } from '#domain/roles.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { givenSession, givenUser } from '../factories/accounts.ts'
import { bookingForm, freeSlotsOf, givenConsultation, requireBooking, timeOf } from '../factories/bookings.ts'
import type { Replicas } from './with-replicas.ts'

export type RaceClient = { readonly userId: string; readonly sessionToken: string }

/** Signed-in users for a race. */
export async function givenRaceClients(
  db: Database,
  count: number,
  now: Date,
  roles: readonly Role[] = ['client'],
): Promise<RaceClient[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { id } = await givenUser(db, { password: null, now, roles })
      return { userId: id, sessionToken: await givenSession(db, id, now) }
    }),
  )
}

export async function freeSlots(db: Database, now: Date): Promise<Slot[]> {
  return freeSlotsOf(db, await givenConsultation(db), now)
}

export type Sent = { readonly status: number; readonly location: string }

const BUSY = 503

/**
 * Sends a form as a browser would. A busy server responds with 503, and clients send the same form again: it has the
 * same idempotency key, so it is still one booking.
 */
export async function send(
  url: string,
  client: RaceClient,
  path: string,
  fields: Record<string, string>,
): Promise<Sent> {
  for (;;) {
    const sent = await sendOnce(url, client, path, fields)
    if (sent.status !== BUSY) return sent
    await delay(200)
  }
}

/**
 * On a new connection. The server may close a pooled connection, or one that was idle for ten seconds, just when the
 * next form is sent.
 */
export function sendOnce(url: string, client: RaceClient, path: string, fields: Record<string, string>): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const headers = {
      cookie: `session=${client.sessionToken}`,
      origin: url,
      'content-type': 'application/x-www-form-urlencoded',
    }
    const sending = request(url + path, { method: 'POST', headers, agent: false }, (response) => {
      const { statusCode = 0, headers } = response
      response.once('error', reject)
      response.once('end', () => resolve({ status: statusCode, location: headers.location ?? '' }))
      response.resume()
    })
    sending.once('error', reject)
    sending.end(new URLSearchParams(fields).toString())
  })
}

const PAYMENT = '/book/payment/'

export function bookingForSlot(
  slot: Pick<Slot, 'startsAt'>,
  idempotencyKey: string = randomUUID(),
): Record<string, string> {
  return { intent: 'book', idempotencyKey, ...bookingForm(timeOf(slot)) }
}

/** The booking that a response redirects to; undefined when it was refused. */
export function bookedId({ status, location }: Sent): string | undefined {
  return status === 302 && location.startsWith(PAYMENT) ? location.slice(PAYMENT.length) : undefined
}

/** Cancels a booking, so that the next round can use its slot. */
export async function cancelForReuse(db: Database, bookingId: string, now: Date): Promise<void> {
  const { userId } = await requireBooking(db, bookingId)
  await cancelBooking(db, { bookingId, userId }, now)
}

/** Counts responses by status, so that a failure shows the unexpected ones. */
export function countStatuses(responses: readonly { readonly status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

export function urlOf(servers: Replicas['servers'], index: number): string {
  const server = servers[index % servers.length]
  if (!server) throw new Error('There is no server.')
  return server.url
}
