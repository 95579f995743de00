import type { ClaimResult } from '#app/features/booking/payment/payment-view.ts'
import {
  appUrlContext,
  calendarAccessContext,
  clockContext,
  databaseContext,
  keyRingContext,
  practiceContext,
} from '#app/http/contexts.ts'
import { readForm, TOO_LARGE_INTENT } from '#app/http/form.ts'
import { badRequest, notFound } from '#app/http/respond.ts'
import type { StepResult } from '#app/http/step-result.ts'
import { BOOKING_TOASTS } from '#content/booking/booking.ts'
import { PAY_ONLINE_PROBLEMS } from '#content/booking/online-payment.ts'
import {
  CLAIM_PROBLEMS,
  CLAIM_TOASTS,
  CREDIT_PROBLEMS,
  OTHER_METHOD_PROBLEMS,
  PAYMENT,
  PROOF_PROBLEMS,
} from '#content/booking/payment.ts'
import { REDEEM } from '#content/booking/vouchers.ts'
import { to } from '#content/language.ts'
import { formatRupees } from '#content/words/money.ts'
import { linkedPath } from '#domain/bookings/booking-links.ts'
import { isPaymentMethod, type PaymentMethod } from '#domain/content/payment-methods.ts'
import { refused } from '#domain/outcome.ts'
import { onlinePaymentPath, RETURNED } from '#domain/payments/gateway-paths.ts'
import { isGateway } from '#domain/payments/gateways.ts'
import { destinationOf, offeredMethods } from '#domain/payments/offered-methods.ts'
import { countTry } from '#usecases/limits/count-try.ts'
import { type BookingClaimRefusal, claimBookingPayment } from '#usecases/payments/claim-booking-payment.ts'
import { startGatewayPayment } from '#usecases/payments/gateways/start-gateway-payment.ts'
import { spendCredit } from '#usecases/payments/pay-with-credit.ts'
import { type ProofRefusal, sealProof } from '#usecases/payments/payment-proof.ts'
import { redeemTyped } from '../redeem-action.ts'
import { type RequestedBooking, visitBooking } from '../visit-booking.ts'

const LONGEST_SHOWN_REFERENCE = 60

type Result = StepResult<ClaimResult>

/** The client reports the payment with its reference. */
export async function claimAction(visited: RequestedBooking): Promise<Result> {
  const { request, context } = visited
  const { bookingId, userId, link } = await visitBooking(visited, 'pay')
  const db = context.get(databaseContext)
  const now = context.get(clockContext)()
  const form = await readForm(request)
  const page = link === null ? `/book/payment/${bookingId}` : linkedPath('pay', link.token)
  if (form.text('intent') === 'use-credit') return creditAction(context, { bookingId, userId }, page)
  if (form.text('intent') === 'pay-online')
    return onlineAction(context, { bookingId, userId, gateway: form.text('gateway') })
  if (form.text('intent') === 'redeem-voucher')
    return voucherAction(context, { userId, code: form.text('voucher') }, page)
  const typed = { method: methodOf(form.text('way')), reference: form.text('reference') }
  if (form.text('intent') === TOO_LARGE_INTENT) return proofProblem('proof-too-large', typed)
  const { method, reference } = typed
  const practice = await context.get(practiceContext)()
  const offered = offeredMethods(practice)
  if (offered.length === 0) return problem(CLAIM_TOASTS.noPayee, typed, 409)
  const destination = offered.includes(method) ? destinationOf(method, practice) : undefined
  if (hasPayeeChanged(destination, form.text('payee'))) return problem(expiredToast(method), typed, 409)

  const counted = await countTry(db, 'payment-claim', userId, now)
  const file = counted.ok ? form.file('proof') : undefined
  const proof = file && (await sealProof(context.get(keyRingContext), { name: file.name, bytes: await file.bytes() }))
  if (proof?.ok === false) return proofProblem(proof.refusal, typed)
  const claimed = counted.ok
    ? await claimBookingPayment(db, { bookingId, userId, method, reference, proof: proof?.value }, now)
    : refused('too-often')
  if (claimed.ok) {
    // Not the form's own address: the browser would scroll to where its button was, past the confirmation.
    const confirmation =
      link === null ? `/book/payment/${bookingId}?claimed` : `${linkedPath('pay', link.token)}&claimed`
    return { goTo: confirmation, toast: { ...BOOKING_TOASTS.confirmed, event: 'payment-claimed' } }
  }

  const { refusal } = claimed
  if (refusal === 'booking-not-found') throw notFound()
  const detail = (method === 'upi' ? undefined : OTHER_METHOD_PROBLEMS[refusal]) ?? CLAIM_PROBLEMS[refusal]
  return problem(toastOf(refusal, method, detail), typed, statusOf(refusal), detail)
}

/** A page that was opened before there were other ways names none. */
function methodOf(text: string): PaymentMethod {
  return isPaymentMethod(text) ? text : 'upi'
}

/** Pays with credit. What is left to pay is shown on the same page. */
async function creditAction(
  context: RequestedBooking['context'],
  own: { readonly bookingId: string; readonly userId: string },
  page: string,
): Promise<Result> {
  const used = await spendCredit(context.get(databaseContext), own, context.get(clockContext)())
  if (!used.ok) {
    if (used.refusal === 'booking-not-found') throw notFound()
    return problem({ title: CREDIT_PROBLEMS[used.refusal] }, { method: 'upi', reference: '' }, 409)
  }
  const title = PAYMENT.creditUsed(formatRupees(used.value.used))
  return { goTo: page, toast: { tone: 'success', title } }
}

/** Leads to the page of a gateway. */
async function onlineAction(
  context: RequestedBooking['context'],
  { gateway, ...own }: { readonly bookingId: string; readonly userId: string; readonly gateway: string },
): Promise<Result> {
  if (!isGateway(gateway)) throw badRequest()
  const db = context.get(databaseContext)
  const now = context.get(clockContext)()
  const tools = { keys: context.get(keyRingContext), access: context.get(calendarAccessContext) }
  const returnUrl = (id: string) => `${context.get(appUrlContext)}${to(onlinePaymentPath(id))}?${RETURNED}`
  const counted = await countTry(db, 'payment-claim', own.userId, now)
  const started = counted.ok
    ? await startGatewayPayment(db, tools, { ...own, gateway, returnUrl }, now)
    : refused('too-often')
  if (started.ok) return { goTo: onlinePaymentPath(started.value.id) }
  if (started.refusal === 'booking-not-found') throw notFound()
  return problem({ title: PAY_ONLINE_PROBLEMS[started.refusal] }, { method: 'upi', reference: '' }, 409)
}

/** Makes credit of a gift voucher, which the same page then offers to use. */
async function voucherAction(
  context: RequestedBooking['context'],
  typed: { readonly userId: string; readonly code: string },
  page: string,
): Promise<Result> {
  const redeemed = await redeemTyped(context, typed)
  if (redeemed.ok) return { goTo: page, toast: redeemed.value }
  const { message, status } = redeemed.refusal
  const values = { voucher: typed.code.slice(0, LONGEST_SHOWN_REFERENCE) }
  const toast = { tone: 'error', title: REDEEM.failed, detail: message } as const
  return { shown: { toast, fieldErrors: { voucher: message }, values }, status }
}

/** A mistyped ID is no failed payment: a client who reads that might pay twice. */
function toastOf(refusal: Problem, method: PaymentMethod, detail: string): Message {
  if (refusal === 'reference-missing') return method === 'upi' ? CLAIM_TOASTS.missing : CLAIM_TOASTS.missingReference
  if (refusal === 'already-claimed') return { title: CLAIM_TOASTS.receivedTitle, detail }
  const title = refusal.startsWith('reference-') ? CLAIM_TOASTS.checkTitle : CLAIM_TOASTS.failedTitle
  return { title, detail }
}

/** The practice changed where clients pay to after this page was opened: nobody should pay to the old address. */
function hasPayeeChanged(payee: string | undefined, shownPayee: string): boolean {
  return payee === undefined || (shownPayee !== '' && shownPayee !== payee)
}

function expiredToast(method: PaymentMethod): Message {
  const detail = method === 'upi' ? CLAIM_TOASTS.expiredDetail : CLAIM_TOASTS.expiredOtherDetail
  return { title: CLAIM_TOASTS.expiredTitle, detail }
}

type Problem = Exclude<BookingClaimRefusal, 'booking-not-found'> | 'too-often'
type Typed = { readonly method: PaymentMethod; readonly reference: string }

type Message = { readonly title: string; readonly detail?: string }

function problem(toast: Message, typed: Typed, status: number, fieldError = toast.detail ?? ''): Result {
  const values = { way: typed.method, reference: typed.reference.slice(0, LONGEST_SHOWN_REFERENCE) }
  return { shown: { toast: { tone: 'error', ...toast }, fieldErrors: { reference: fieldError }, values }, status }
}

/** The payment itself is not claimed yet: both are sent again. */
function proofProblem(refusal: ProofRefusal, { method, reference }: Typed): Result {
  const detail = PROOF_PROBLEMS[refusal]
  const values = { way: method, reference: reference.slice(0, LONGEST_SHOWN_REFERENCE) }
  const toast = { tone: 'error', title: CLAIM_TOASTS.proofTitle, detail } as const
  return { shown: { toast, fieldErrors: { proof: detail }, values }, status: 422 }
}

function statusOf(refusal: BookingClaimRefusal | 'too-often'): number {
  if (refusal === 'too-often' || refusal === 'too-many-claims') return 429
  const isConflict = ['booking-cancelled', 'booking-expired', 'already-claimed', 'reference-in-use'].includes(refusal)
  return isConflict ? 409 : 422
}
