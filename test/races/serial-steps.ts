import { randomUUID } from 'node:crypto'
import type { Database } from '#db/client.ts'
import { readAccountCredit } from '#db/payments/ledger-entries.ts'
import type { Slot } from '#domain/availability/slot-rules.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { istDate } from '#domain/time/india-time.ts'
import { A_MONDAY, bookingForm, TEST_KEYS, timeOf } from '#test/factories/bookings.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { keepAsCredit } from '#usecases/payments/keep-as-credit.ts'
import { spendCredit } from '#usecases/payments/pay-with-credit.ts'
import { placeBooking } from '#usecases/payments/place-booking.ts'
import { recordAccountPayment, recordPayment } from '#usecases/payments/record-payment.ts'
import { redeemGiftVoucher } from '#usecases/payments/redeem-voucher.ts'

export const STEPS = [
  ...['spend', 'spend', 'record', 'top-up', 'keep', 'redeem', 'read'],
  ...['place', 'place', 'release'],
] as const

export type Step = {
  readonly do: (typeof STEPS)[number]
  /** Of two bookings, and of two slots. */
  readonly which: number
  readonly rupees: number
  readonly client: number
  /** By how much the clock of this client's server is wrong; a hold lasts thirty. */
  readonly minutes: number
}

export const NOTHING = 'nothing to do'

/** What the client was answered, and the booking that it now holds. */
export type Taken = { readonly answer: string; readonly placed: string | undefined }

export type Scene = {
  readonly userId: string
  readonly bookingIds: readonly string[]
  readonly slots: readonly Slot[]
  readonly code: string
  /** Those who want the times. */
  readonly people: readonly string[]
  readonly session: Service
  readonly staffId: string
}

/** Takes one step. `placed` is the booking that this client holds. */
export async function take(
  db: Database,
  { do: what, which, rupees, client, minutes }: Step,
  scene: Scene,
  placed: string | undefined,
): Promise<Taken> {
  const now = new Date(A_MONDAY.getTime() + minutes * MINUTE_MS)
  const { userId, code, staffId, session } = scene
  let nowPlaced: string | undefined
  const bookingId = scene.bookingIds[which] ?? ''
  const person = scene.people[client] ?? ''
  const steps: Readonly<Record<Step['do'], () => Promise<string>>> = {
    read: async () => `credit ${(await readAccountCredit(db, userId)) / 100}`,
    'top-up': () => topUp(db, scene, rupees),
    async record() {
      const recorded = await recordPayment(db, { bookingId, ...cashForm(rupees, staffId) }, now)
      return recorded.ok ? `due ${recorded.value.balance / 100}` : recorded.refusal
    },
    async redeem() {
      const redeemed = await redeemGiftVoucher(db, { code, userId, network: randomUUID() }, now)
      return redeemed.ok ? 'ok' : 'refused'
    },
    async keep() {
      const kept = await keepAsCredit(db, { bookingId, staffId }, now)
      return kept.ok ? `kept ${kept.value.amount / 100}` : 'refused'
    },
    async spend() {
      const spent = await spendCredit(db, { bookingId, userId }, now)
      return spent.ok ? `used ${spent.value.used / 100}` : 'refused'
    },
    async place() {
      const slot = scene.slots[which] ?? { startsAt: null }
      const order = { userId: person, service: session, idempotencyKey: randomUUID(), form: bookingForm(timeOf(slot)) }
      const held = await placeBooking(db, TEST_KEYS, order, now)
      if (held.ok) nowPlaced = held.value.bookingId
      return held.ok ? 'ok' : 'refused'
    },
    async release() {
      // Nobody can release what they do not know of.
      if (placed === undefined) return NOTHING
      const cancelled = await cancelBooking(db, { bookingId: placed, userId: person }, now)
      return cancelled?.ok ? 'ok' : 'refused'
    },
  }
  const answer = await steps[what]()
  return { answer, placed: nowPlaced }
}

export async function topUp(db: Database, { userId, staffId }: Scene, rupees: number): Promise<string> {
  const paid = await recordAccountPayment(db, { userId, ...cashForm(rupees, staffId) }, A_MONDAY)
  return paid.ok ? 'ok' : paid.refusal
}

function cashForm(rupees: number, staffId: string) {
  const typed = { way: 'cash', amount: String(rupees), paidOn: istDate(A_MONDAY), reference: '', note: '' }
  return { staffId, typed, formKey: randomUUID() }
}
