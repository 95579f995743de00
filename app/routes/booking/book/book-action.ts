import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { BOOKING_TOASTS, FIELD_PROBLEMS, HOLD_PROBLEMS, SLOT_PROBLEMS } from '#app/content/booking.ts'
import { type BookingProblem, type BookingResult, NO_BOOKING_PROBLEM } from '#app/features/booking/booking-page.ts'
import { includedText } from '#app/features/booking/included-text.ts'
import { draftCookie, readDraftCookie, spentDraftCookie } from '#app/http/booking-draft-cookie.ts'
import {
  appUrlContext,
  clientAddressContext,
  clockContext,
  databaseContext,
  keyRingContext,
} from '#app/http/contexts.ts'
import type { Toast } from '#app/http/flash.ts'
import { readForm, type SentForm } from '#app/http/form.ts'
import type { StepResult } from '#app/http/step-result.ts'
import { requireUser, signInPath, viewerContext } from '#app/http/viewer.ts'
import { BOOKING_FIELDS, type BookingField, type BookingForm } from '#domain/bookings/booking-form-rules.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { networkOf } from '#domain/client-network.ts'
import type { FieldProblems } from '#domain/field-problems.ts'
import { isUuid } from '#domain/uuid.ts'
import { removeDraft, saveDraft } from '#usecases/bookings/booking-draft.ts'
import { type HoldRefusal, holdBooking } from '#usecases/bookings/hold-booking.ts'
import type { HeldBooking } from '#usecases/bookings/revise-booking.ts'
import { countTry } from '#usecases/limits/count-try.ts'
import { bookPath } from './load-booking-page.ts'

type Context = Readonly<RouterContextProvider>
type Result = StepResult<BookingResult>

/** Books for a signed-in client; saves a visitor's form and redirects to sign-in. */
export async function bookAction(request: Request, context: Context, service: Service): Promise<Result> {
  const sent = await readForm(request)
  const form = sent.texts(BOOKING_FIELDS)
  const idempotencyKey = keyOf(sent)
  if (sent.text('intent') === 'show-hours') return showAgain(null, { values: { ...form, idempotencyKey } })
  if (!context.get(viewerContext)) return signInFirst(request, context, service, { form, idempotencyKey })

  const user = requireUser(context)
  const db = context.get(databaseContext)
  const now = context.get(clockContext)()
  const order = { userId: user.id, service, form, idempotencyKey }
  const held = await holdBooking(db, context.get(keyRingContext), order, now)
  if (held.ok) {
    const cookies = await forgetSavedDraft(request, context)
    const { bookingId, revision } = held.value
    return { goTo: `/book/payment/${bookingId}`, toast: TOASTS[revision], cookies }
  }

  const { refusal } = held
  if (refusal.reason === 'already-booked') {
    return { goTo: `/book/payment/${refusal.bookingId}`, toast: BOOKING_TOASTS.alreadyBooked }
  }
  const fieldErrors = fieldErrorsOf(refusal)
  const detail = detailOf(refusal, fieldErrors)
  const toast = { tone: 'error', title: BOOKING_TOASTS.failedTitle, detail } as const
  const isTaken = refusal.reason === 'slot-taken'
  return showAgain(toast, { fieldErrors, isTaken, values: { ...form, idempotencyKey } }, statusOf(refusal))
}

/** By what became of a form that was sent again with other content. */
const TOASTS = {
  none: BOOKING_TOASTS.created,
  made: BOOKING_TOASTS.changed,
  refused: BOOKING_TOASTS.notChanged,
} as const satisfies Record<HeldBooking['revision'], Toast>

function showAgain(toast: Toast | null, problem: Partial<BookingProblem>, status = 200): Result {
  return { shown: { toast, ...NO_BOOKING_PROBLEM, ...problem }, status }
}

/** A form without a valid key is a new booking. */
function keyOf(sent: SentForm): string {
  const key = sent.text('idempotencyKey')
  return isUuid(key) ? key : randomUUID()
}

async function signInFirst(
  request: Request,
  context: Context,
  service: Service,
  draft: { readonly form: BookingForm; readonly idempotencyKey: string },
): Promise<Result> {
  const path = bookPath(service)
  const db = context.get(databaseContext)
  const now = context.get(clockContext)()
  const cookies: string[] = []
  // Past the limit of drafts, a visitor signs in without this draft being saved.
  const counted = await countTry(db, 'booking-draft', networkOf(context.get(clientAddressContext)), now)
  if (counted.ok) {
    const previous = { token: readDraftCookie(request), now }
    const token = await saveDraft(db, context.get(keyRingContext), { path, ...draft }, previous)
    cookies.push(draftCookie(token, context.get(appUrlContext)))
  }
  return { goTo: signInPath(path), toast: BOOKING_TOASTS.signUpRequired, cookies }
}

async function forgetSavedDraft(request: Request, context: Context): Promise<string[]> {
  const token = readDraftCookie(request)
  if (token === undefined) return []
  await removeDraft(context.get(databaseContext), token)
  return [spentDraftCookie(context.get(appUrlContext))]
}

function fieldErrorsOf(refusal: HoldRefusal): Record<string, string> {
  if (refusal.reason === 'invalid') return textsOf(refusal.problems)
  if (refusal.reason in SLOT_PROBLEMS) {
    const text = SLOT_PROBLEMS[refusal.reason as keyof typeof SLOT_PROBLEMS]
    return {
      [refusal.reason === 'slot-taken' || refusal.reason === 'hour-unknown' ? 'preferredTime' : 'bookingDate']: text,
    }
  }
  return {}
}

/** In the order of the form. */
function textsOf(problems: FieldProblems<BookingField>): Record<string, string> {
  const found = BOOKING_FIELDS.flatMap((field) => {
    const problem = problems[field]
    const texts: Partial<Record<string, string>> = FIELD_PROBLEMS[field]
    return problem === undefined ? [] : [[field, texts[problem] ?? ''] as const]
  })
  return Object.fromEntries(found)
}

function detailOf(refusal: HoldRefusal, fieldErrors: Record<string, string>): string {
  if (refusal.reason === 'already-included') return includedText(refusal.whole).text
  const texts: Partial<Record<string, string>> = HOLD_PROBLEMS
  return texts[refusal.reason] ?? Object.values(fieldErrors)[0] ?? ''
}

const CONFLICTS: readonly HoldRefusal['reason'][] = [
  'slot-taken',
  'already-enrolled',
  'already-included',
  'address-unverified',
]

const LIMITS: readonly HoldRefusal['reason'][] = ['too-many-holds', 'too-many-claims', 'too-many-unpaid']

function statusOf({ reason }: HoldRefusal): number {
  if (LIMITS.includes(reason)) return 429
  return CONFLICTS.includes(reason) ? 409 : 422
}
