import { accepted, type Outcome, refused } from '#domain/outcome.ts'

export type BookingStatus = 'pending' | 'paid' | 'cancelled'
export type PaymentStatus = 'pending' | 'awaiting_verification' | 'paid'

export type BookingState = { readonly status: BookingStatus; readonly paymentStatus: PaymentStatus }

export type BookingActor = 'client' | 'staff' | 'system'

/** Everything that can happen to a booking; each change is an event in its history. */
export type BookingChange =
  | 'created'
  | 'revised'
  | 'hold-released'
  | 'claimed'
  | 'verified'
  | 'agreed'
  | 'withdrawn'
  | 'payment-recorded'
  | 'settled'
  | 'rejected'
  | 'payment-reversed'
  | 'rejection-undone'
  | 'rescheduled'
  | 'handed-over'
  | 'cancelled'
  | 'expired'
  | 'payment-arrived'
  | 'payment-missing'
  | 'outcome-recorded'

export const UNPAID: BookingState = { status: 'pending', paymentStatus: 'pending' }
export const CLAIMED: BookingState = { status: 'paid', paymentStatus: 'awaiting_verification' }
const CANCELLED_UNPAID: BookingState = { status: 'cancelled', paymentStatus: 'pending' }
const CANCELLED_UNVERIFIED: BookingState = { status: 'cancelled', paymentStatus: 'awaiting_verification' }
export const VERIFIED: BookingState = { status: 'paid', paymentStatus: 'paid' }

type Transition = {
  readonly actors: readonly BookingActor[]
  readonly from: readonly BookingState[]
  readonly to: (from: BookingState) => BookingState
}

const asItWas = (from: BookingState) => from
// The payment status stays, because only verified money is refunded.
const cancelled = ({ paymentStatus }: BookingState): BookingState => ({ status: 'cancelled', paymentStatus })

const TRANSITIONS: Record<Exclude<BookingChange, 'created'>, Transition> = {
  revised: { actors: ['client', 'staff'], from: [UNPAID], to: asItWas },
  'hold-released': { actors: ['system'], from: [UNPAID], to: asItWas },
  claimed: { actors: ['client'], from: [UNPAID], to: () => CLAIMED },
  verified: { actors: ['staff'], from: [CLAIMED], to: () => VERIFIED },
  // The client pays at the session, because they asked for it or because staff decided so (0135).
  agreed: { actors: ['staff'], from: [UNPAID, CLAIMED], to: () => VERIFIED },
  withdrawn: { actors: ['client', 'staff'], from: [CLAIMED], to: () => UNPAID },
  // The desk records money itself; or nothing is left to pay, after a whole discount or with credit.
  // A gateway may bring money while a claim still waits.
  'payment-recorded': { actors: ['staff', 'system'], from: [UNPAID, CLAIMED], to: () => VERIFIED },
  settled: { actors: ['client', 'staff'], from: [UNPAID], to: () => VERIFIED },
  rejected: { actors: ['staff'], from: [CLAIMED], to: () => UNPAID },
  // Money that the desk recorded or verified by mistake, and no other has come.
  'payment-reversed': { actors: ['staff'], from: [VERIFIED], to: () => UNPAID },
  // Only in histories from before decision 0120.
  'rejection-undone': { actors: ['staff'], from: [UNPAID], to: () => CLAIMED },
  rescheduled: { actors: ['client', 'staff'], from: [CLAIMED, VERIFIED], to: asItWas },
  'handed-over': { actors: ['staff'], from: [UNPAID, CLAIMED, VERIFIED], to: asItWas },
  cancelled: { actors: ['client', 'staff'], from: [UNPAID, CLAIMED, VERIFIED], to: cancelled },
  expired: { actors: ['system'], from: [UNPAID], to: cancelled },
  // A payment that was missing may arrive later.
  'payment-arrived': {
    actors: ['staff'],
    from: [CANCELLED_UNVERIFIED, CANCELLED_UNPAID],
    to: () => ({ status: 'cancelled', paymentStatus: 'paid' }),
  },
  'payment-missing': { actors: ['staff'], from: [CANCELLED_UNVERIFIED], to: () => CANCELLED_UNPAID },
  'outcome-recorded': { actors: ['staff'], from: [VERIFIED], to: asItWas },
}

/** The state after a change; refused when the current state or the actor does not allow it. */
export function changeBooking(
  from: BookingState,
  change: Exclude<BookingChange, 'created'>,
  actor: BookingActor,
): Outcome<BookingState, 'not-in-this-state' | 'not-by-this-actor'> {
  const { actors, from: allowed, to } = TRANSITIONS[change]
  if (!allowed.some((state) => isSameState(state, from))) return refused('not-in-this-state')
  if (!actors.includes(actor)) return refused('not-by-this-actor')
  return accepted(to(from))
}

/** Whether an event of a booking's history is a legal transition. */
export function isLegalStep(step: {
  readonly change: BookingChange
  readonly actor: BookingActor
  readonly from: BookingState | null
  readonly to: BookingState
}): boolean {
  if (step.change === 'created') return step.from === null && isSameState(step.to, UNPAID) && step.actor !== 'system'
  if (step.from === null) return false

  const result = changeBooking(step.from, step.change, step.actor)
  return result.ok && isSameState(result.value, step.to)
}

function isSameState(one: BookingState, other: BookingState): boolean {
  return one.status === other.status && one.paymentStatus === other.paymentStatus
}
