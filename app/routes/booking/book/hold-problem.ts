import { type BookingFormProblem, NO_BOOKING_PROBLEM } from '#app/features/booking/booking-page-view.ts'
import { includedText } from '#app/features/booking/included-text.ts'
import type { FlashToast } from '#app/http/flash.ts'
import type { StepResult } from '#app/http/step-result.ts'
import {
  BOOKING_FIELD_PROBLEMS,
  BOOKING_TOASTS,
  COUPON_PROBLEMS,
  HOLD_PROBLEMS,
  SEAT_PROBLEMS,
  SLOT_PROBLEMS,
} from '#content/booking/booking.ts'
import { EVENT_PROBLEMS, INTAKE_PROBLEMS } from '#content/booking/intake.ts'
import { PASS_PROBLEMS } from '#content/booking/passes.ts'
import { isEventField } from '#domain/births/life-events.ts'
import { BOOKING_FIELDS, type BookingProblems } from '#domain/bookings/booking-form.ts'
import { isIntakeField } from '#domain/content/intake-questions.ts'
import type { FieldProblem } from '#domain/field-problems.ts'
import type { HoldRefusal } from '#usecases/bookings/hold-booking.ts'

/** Shows the form again. */
export function showAgain(
  toast: FlashToast | null,
  problem: Partial<BookingFormProblem>,
  status = 200,
): StepResult<BookingFormProblem> {
  return { shown: { ...NO_BOOKING_PROBLEM, ...problem, toast }, status }
}

/** Shows a refused form again with what was typed, and with the problems of fields that the booking itself lacks. */
export function showRefusal(
  refusal: HoldRefusal,
  values: BookingFormProblem['values'],
  otherErrors: Readonly<Record<string, string>> = {},
): StepResult<BookingFormProblem> {
  const fieldErrors = inFormOrder({ ...fieldErrorsOf(refusal), ...otherErrors })
  const problem = { fieldErrors, values }
  return showAgain(failureToast(refusal), problem, statusOf(refusal))
}

/** A code that cannot be used, or too many of them. */
export function showCouponProblem(
  reason: keyof typeof COUPON_PROBLEMS,
  values: BookingFormProblem['values'],
): StepResult<BookingFormProblem> {
  const detail = COUPON_PROBLEMS[reason]
  const toast = { tone: 'error', title: BOOKING_TOASTS.couponTitle, detail } as const
  return showAgain(toast, { fieldErrors: { coupon: detail }, values }, reason === 'too-often' ? 429 : 422)
}

const FORM_ORDER: readonly string[] = BOOKING_FIELDS.flatMap((field) =>
  field === 'phone' ? [field, 'email'] : [field],
)

function inFormOrder(errors: Readonly<Record<string, string>>): Record<string, string> {
  const sorted = Object.entries(errors).toSorted(([one], [other]) => placeOf(one) - placeOf(other))
  return Object.fromEntries(sorted)
}

/** Fields that are joined are where their joined field is. */
function placeOf(field: string): number {
  if (isIntakeField(field)) return FORM_ORDER.indexOf('intakeAnswers')
  return FORM_ORDER.indexOf(isEventField(field) ? 'lifeEvents' : field)
}

/** A wrong coupon is no failed booking: the client corrects it or does without. */
export function failureToast(refusal: HoldRefusal): FlashToast {
  const title = refusal.reason === 'coupon-refused' ? BOOKING_TOASTS.couponTitle : BOOKING_TOASTS.failedTitle
  return { tone: 'error', title, detail: detailOf(refusal, fieldErrorsOf(refusal)) }
}

function fieldErrorsOf(refusal: HoldRefusal): Record<string, string> {
  if (refusal.reason === 'invalid') return textsOf(refusal.problems)
  if (refusal.reason === 'coupon-refused') return { coupon: COUPON_PROBLEMS[refusal.reason] }
  if (refusal.reason === 'pass-unusable' || refusal.reason === 'pass-not-shared') {
    return { pass: PASS_PROBLEMS[refusal.reason] }
  }
  if (refusal.reason === 'cohort-full' || refusal.reason === 'cohort-closed') {
    return { cohort: SEAT_PROBLEMS[refusal.reason] }
  }
  if (refusal.reason in SLOT_PROBLEMS) {
    const text = SLOT_PROBLEMS[refusal.reason as keyof typeof SLOT_PROBLEMS]
    return { [isAboutTheHour(refusal.reason) ? 'preferredTime' : 'bookingDate']: text }
  }
  return {}
}

/** Whether another hour of the same day may do. */
export function isAboutTheHour(refusal: HoldRefusal['reason']): boolean {
  return refusal === 'hour-unknown' || refusal === 'time-off' || refusal === 'slot-taken'
}

function textsOf(problems: BookingProblems): Record<string, string> {
  const found = Object.entries(problems).map(([field, problem]) => [field, problemText(field, problem)] as const)
  return inFormOrder(Object.fromEntries(found))
}

/** What to say about a field of the booking form. */
export function problemText(field: string, problem: FieldProblem | undefined): string {
  if (problem === undefined) return ''
  if (isIntakeField(field)) return INTAKE_PROBLEMS[problem]
  if (isEventField(field)) return EVENT_PROBLEMS[problem]
  const texts: Readonly<Record<string, Partial<Record<FieldProblem, string>>>> = BOOKING_FIELD_PROBLEMS
  return texts[field]?.[problem] ?? ''
}

function detailOf(refusal: HoldRefusal, fieldErrors: Record<string, string>): string {
  if (refusal.reason === 'already-included') return includedText(refusal.whole).text
  const texts: Partial<Record<string, string>> = HOLD_PROBLEMS
  return texts[refusal.reason] ?? Object.values(fieldErrors)[0] ?? ''
}

const CONFLICTS: readonly HoldRefusal['reason'][] = [
  'slot-taken',
  'cohort-full',
  'cohort-closed',
  'already-enrolled',
  'already-included',
  'address-unverified',
]

const LIMITS: readonly HoldRefusal['reason'][] = ['too-many-holds', 'too-many-claims', 'too-many-unpaid']

function statusOf({ reason }: HoldRefusal): number {
  if (LIMITS.includes(reason)) return 429
  return CONFLICTS.includes(reason) ? 409 : 422
}
