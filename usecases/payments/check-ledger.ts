import type { Database } from '#db/client.ts'
import { type Fault, type KindOfStep, listFaults, listKindsOfSteps } from '#db/payments/ledger-faults.ts'
import { isLegalStep } from '#domain/bookings/booking-states.ts'

/** Checks all records about bookings and money for contradictions. Returns nothing for a sound ledger. */
export async function checkLedger(db: Database): Promise<Fault[]> {
  const steps = await listKindsOfSteps(db)
  const illegal = steps
    .filter((step) => !isLegalStep({ ...step, from: stateBefore(step), to: stateAfter(step) }))
    .map((step) => ({ fault: `a booking took a step that does not exist: ${step.change}`, subject: step.example }))

  return [...(await listFaults(db)), ...illegal]
}

function stateBefore({ fromStatus, fromPaymentStatus }: KindOfStep) {
  return fromStatus === null || fromPaymentStatus === null
    ? null
    : { status: fromStatus, paymentStatus: fromPaymentStatus }
}

function stateAfter({ toStatus, toPaymentStatus }: KindOfStep) {
  return { status: toStatus, paymentStatus: toPaymentStatus }
}
