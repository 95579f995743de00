import { randomUUID } from 'node:crypto'
import { lockOwnBooking } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { findOpenPayment, insertGatewayPayment, updateGatewayPayment } from '#db/payments/gateways.ts'
import { readBookingBalance } from '#db/payments/ledger-entries.ts'
import { findLiveClaim } from '#db/payments/payment-claims.ts'
import { isPayable } from '#domain/bookings/holds.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { type GatewayName, LEAST_PAGE_MS, pageExpiry } from '#domain/payments/gateways.ts'
import { findOpenGateway, type GatewayTools } from './open-gateway.ts'

export type StartRefusal =
  | 'booking-not-found'
  | 'booking-cancelled'
  | 'booking-expired'
  | 'already-claimed'
  | 'nothing-due'
  | 'gateway-off'
  | 'gateway-failed'

type Start = {
  readonly bookingId: string
  readonly userId: string
  readonly gateway: GatewayName
  /** The address to which the gateway returns, for an id of ours. */
  readonly returnUrl: (id: string) => string
}

/**
 * Makes a page at the gateway for exactly what is due. A client who presses again gets the same page. The gateway is asked
 * outside a transaction, because its answer may take seconds.
 */
export async function startGatewayPayment(
  db: Database,
  tools: GatewayTools,
  { bookingId, userId, gateway: name, returnUrl }: Start,
  now: Date,
): Promise<Outcome<{ readonly id: string }, StartRefusal>> {
  const open = await findOpenGateway(db, name, tools)
  if (!open?.isOn || open.connectedAt === null) return refused('gateway-off')

  const prepared = await prepare(db, { bookingId, userId, gateway: name }, now)
  if (!prepared.ok) return prepared
  const { id, isMade, ...order } = prepared.value
  if (isMade) return accepted({ id })

  const made = await open.service.create({ reference: id, ...order, returnUrl: returnUrl(id) })
  const state = made.ok ? 'open' : 'closed'
  await updateGatewayPayment(db, id, { state, ...(made.ok && made.value) })
  return made.ok ? accepted({ id }) : refused('gateway-failed')
}

/** The payment that the client can still make, or a new one. */
function prepare(db: Database, { bookingId, userId, gateway }: Omit<Start, 'returnUrl'>, now: Date) {
  return db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, { id: bookingId, userId })
    if (!booking) return refused('booking-not-found')
    if (booking.status === 'cancelled') return refused('booking-cancelled')
    if (booking.status === 'pending' && !isPayable(booking, now)) return refused('booking-expired')
    if ((await findLiveClaim(tx, bookingId))?.state === 'awaiting') return refused('already-claimed')
    const amount = await readBookingBalance(tx, bookingId)
    if (amount <= 0) return refused('nothing-due')

    const description = booking.code
    const until = new Date(now.getTime() + LEAST_PAGE_MS)
    const earlier = await findOpenPayment(tx, { bookingId, gateway, amount, until })
    if (earlier) return accepted({ id: earlier.id, isMade: true, amount, description, expiresAt: earlier.expiresAt })

    const id = randomUUID()
    const expiresAt = pageExpiry(gateway, booking.status === 'pending' ? booking.holdExpiresAt : null, now)
    await insertGatewayPayment(tx, {
      id,
      bookingId,
      userId,
      gateway,
      amount,
      state: 'created',
      createdAt: now,
      expiresAt,
    })
    return accepted({ id, isMade: false, amount, description, expiresAt })
  })
}
