import { type SentForm, typedTexts } from '#app/http/form.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { RECORD_PAYMENT_REFUSALS } from '#content/staff/money/ledger.ts'
import type { Paise } from '#domain/money.ts'
import type { RecordPaymentRefusal } from '#usecases/payments/record-payment.ts'

const TYPED = ['paidOn', 'way', 'amount', 'reference', 'note'] as const

/** The form with which staff record money. */
export function typedPayment(form: SentForm) {
  return { typed: form.texts(TYPED), formKey: form.text('formKey').slice(0, 64) }
}

/** The amount as staff would type it; empty if nothing is due. */
export function rupeesToType(amount: Paise): string {
  return amount > 0 ? (amount / 100).toFixed(2) : ''
}

/** Shows the form again as it was typed, with the sentence beside its field. */
export function refusePayment(form: SentForm, refusal: RecordPaymentRefusal) {
  if (refusal === 'booking-not-found') throw notFound()
  const title = RECORD_PAYMENT_REFUSALS[refusal]
  const field = fieldOf(refusal)
  const fieldErrors = field === undefined ? {} : { [field]: title }
  return rejected(
    { title },
    { status: field ? 422 : 409, fieldErrors, values: typedTexts(form, [...TYPED, 'formKey']) },
  )
}

function fieldOf(refusal: RecordPaymentRefusal): (typeof TYPED)[number] | undefined {
  if (refusal.startsWith('reference')) return 'reference'
  if (refusal.startsWith('amount')) return 'amount'
  if (refusal.startsWith('date')) return 'paidOn'
  return refusal === 'method-unknown' ? 'way' : undefined
}
