import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { type BookingFormProblem, CHOOSE_START } from '#app/features/booking/booking-page-view.ts'
import { appUrlContext, clockContext, databaseContext, keyRingContext, practiceContext } from '#app/http/contexts.ts'
import type { FlashToast } from '#app/http/flash.ts'
import { readForm, type SentForm } from '#app/http/form.ts'
import { readMuhurtaCookie, spentMuhurtaCookie } from '#app/http/muhurta-cookie.ts'
import { notFound } from '#app/http/respond.ts'
import { clearCookie, readCookie } from '#app/http/site-cookies.ts'
import type { StepResult } from '#app/http/step-result.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { visitOf } from '#app/http/visit.ts'
import { BIRTH_OF_BOOKING } from '#content/booking/birth-of-booking.ts'
import { BOOKING_TOASTS } from '#content/booking/booking.ts'
import { BIRTH_FORM } from '#content/charts/birth-form.ts'
import { readStart } from '#domain/availability/read-start.ts'
import { joinTypedEvents, LIFE_EVENT_ROWS } from '#domain/births/life-events.ts'
import { BOOKING_FIELDS, type BookingFormValues, FOR_ME } from '#domain/bookings/booking-form.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { intakeField, joinTypedAnswers } from '#domain/content/intake-questions.ts'
import type { Language } from '#domain/languages.ts'
import { accepted } from '#domain/outcome.ts'
import { offeredMethods } from '#domain/payments/offered-methods.ts'
import { istDate } from '#domain/time/india-time.ts'
import { isUuid } from '#domain/uuid.ts'
import { removeDraft } from '#usecases/bookings/booking-draft.ts'
import { readFormOfCourse } from '#usecases/bookings/cohorts/read-form-of-course.ts'
import { findService } from '#usecases/bookings/find-service.ts'
import type { BookingOrder } from '#usecases/bookings/hold-booking.ts'
import { offerBirths } from '#usecases/bookings/offer-births.ts'
import { offerIntake } from '#usecases/bookings/offer-intake.ts'
import { type TriedCoupon, tryCoupon } from '#usecases/bookings/price-booking.ts'
import { resolveBirthPlace } from '#usecases/bookings/resolve-birth-place.ts'
import type { HeldBooking } from '#usecases/bookings/revise-booking.ts'
import { listPassesFor } from '#usecases/bookings/usable-passes.ts'
import { placeBooking } from '#usecases/payments/place-booking.ts'
import { failureToast, showAgain, showCouponProblem, showRefusal } from './hold-problem.ts'
import { enterBookingCodeAction, identifyAction, passwordAction, sendBookingCodeAction } from './identify-actions.ts'
import { bookPath, termsOf } from './load-booking-page.ts'

type Context = Readonly<RouterContextProvider>
type Result = StepResult<BookingFormProblem>

type Step = Parameters<typeof passwordAction>[0]
type Typed = {
  readonly form: BookingFormValues
  readonly values: BookingFormValues & { idempotencyKey: string; email: string }
}

/** The service that the path names, as the practice wrote it, or in the language of a page. */
export async function requireService(
  context: Context,
  named: Parameters<typeof findService>[1],
  language?: Language,
): Promise<Service> {
  const service = await findService(context.get(databaseContext), named, language)
  if (!service) throw notFound()
  return service
}

type Sent = {
  readonly request: Request
  readonly context: Context
  readonly params: Parameters<typeof requireService>[1]
}

/**
 * Books for a signed-in client. A visitor's form is saved, and becomes a booking once they have entered a code. What is
 * shown again has the price with the typed coupon, unless the coupon cannot be used.
 */
export async function bookAction({ request, context, params }: Sent): Promise<Result> {
  const service = await requireService(context, params)
  const sent = await readForm(request)
  const step = { request, context, service, form: sent }
  const typed = readTyped(sent, service)
  const tried = await tryTypedCoupon(step, typed.form)
  const isStopped = !tried.ok && (tried.refusal === 'too-often' || sent.text('intent') === 'apply-coupon')
  if (isStopped) return showCouponProblem(tried.refusal, typed.values)

  const birth = (await answerOtherButton(step, typed)) ?? (await resolveTypedBirth(step, typed))
  if (!('form' in birth)) return withTerms(birth, tried)
  const { form } = birth
  const { idempotencyKey } = typed.values
  const viewer = context.get(viewerContext)
  if (!viewer) return withTerms(await identifyAction(step, { form, idempotencyKey }), tried)
  const booked = await book(request, context, { userId: viewer.id, service, form, idempotencyKey })
  return booked.ok ? booked.value : withTerms(showRefusal(booked.refusal, { ...typed.values, ...form }), tried)
}

function readTyped(sent: SentForm, service: Service): Typed {
  const form = { ...sent.texts(BOOKING_FIELDS), ...typedIntake(sent, service) }
  return { form, values: { ...form, idempotencyKey: keyOf(sent), email: sent.text('email') } }
}

type Asked = Pick<Service, 'intakeQuestions' | 'asksLifeEvents'>

/** The fields of the practice's own questions and of life events, joined as the booking form has them. */
export function typedIntake(
  sent: SentForm,
  { intakeQuestions, asksLifeEvents }: Asked,
): Pick<BookingFormValues, 'intakeAnswers' | 'lifeEvents'> {
  const answers = intakeQuestions.map(({ id }) => [id, sent.text(intakeField(id))])
  const events = Array.from({ length: asksLifeEvents ? LIFE_EVENT_ROWS : 0 }, (_, index) => ({
    when: sent.text(`eventWhen-${index}`),
    kind: sent.text(`eventKind-${index}`),
    note: sent.text(`eventNote-${index}`),
  }))
  return { intakeAnswers: joinTypedAnswers(Object.fromEntries(answers)), lifeEvents: joinTypedEvents(events) }
}

function tryTypedCoupon(
  { request, context, service }: Step,
  { coupon: typed }: BookingFormValues,
): Promise<TriedCoupon> {
  const { db, address, now } = visitOf(request, context)
  // The booking from which the client went back to the form.
  const bookingId = new URL(request.url).searchParams.get('booking') ?? undefined
  return tryCoupon(db, { typed, service, userId: context.get(viewerContext)?.id, bookingId, address }, now)
}

function withTerms(result: Result, tried: TriedCoupon): Result {
  return 'shown' in result ? { ...result, shown: { ...result.shown, coupon: termsOf(tried) } } : result
}

/** What the buttons beside "book" do; undefined for that one. */
async function answerOtherButton(step: Step, { values }: Typed): Promise<Result | undefined> {
  const { context, service, form: sent } = step
  const intent = sent.text('intent')
  if (intent === 'show-hours' || intent === 'apply-coupon') return showAgain(null, { values })
  const offered = readStart(intent.startsWith(CHOOSE_START) ? intent.slice(CHOOSE_START.length) : '')
  if (offered) {
    const times = { bookingDate: istDate(offered), preferredTime: offered.toISOString() }
    return showAgain(null, { values: { ...values, ...times } })
  }
  // Of the code's step, which sends no form: it is saved.
  const isVisitor = context.get(viewerContext) === null
  if (isVisitor && intent === 'use-password') return passwordAction(step)
  if (isVisitor && intent === 'send-code') return sendBookingCodeAction(step)
  if (isVisitor && intent === 'enter-code') return bookDraft(step)
  // Signed in meanwhile, in another tab: the form is still saved.
  return intent === 'enter-code' ? { goTo: bookPath(service) } : undefined
}

/** Books with the saved form, once the code has said who the visitor is. */
function bookDraft(step: Step): Promise<Result> {
  const { request, context, service } = step
  return enterBookingCodeAction(step, async (draft, userId) => {
    // Nobody could offer the pass before the code said who they are: the saved form is shown again, and has it.
    if (await hasPassFor(context, { userId, service })) return { goTo: draft.path, toast: BOOKING_TOASTS.passFound }
    const booked = await book(request, context, { userId, service, ...draft })
    return booked.ok ? booked.value : { goTo: draft.path, toast: failureToast(booked.refusal) }
  })
}

async function hasPassFor(context: Context, own: Parameters<typeof listPassesFor>[1]): Promise<boolean> {
  const passes = await listPassesFor(context.get(databaseContext), own, context.get(clockContext)())
  return passes.length > 0
}

/** Where the client goes with the new booking, or with the one that they have already. */
async function book(request: Request, context: Context, order: BookingOrder) {
  const db = context.get(databaseContext)
  const muhurta = order.service.type === 'consultation' ? readMuhurtaCookie(request) : undefined
  const whole = muhurta ? { ...order, muhurta } : order
  const held = await placeBooking(db, context.get(keyRingContext), whole, context.get(clockContext)())
  if (held.ok) {
    const sent = muhurta ? [spentMuhurtaCookie(context.get(appUrlContext))] : []
    const cookies = [...(await forgetSavedDraft(request, context)), ...sent]
    const { bookingId, revision, isConfirmed } = held.value
    const toast = isConfirmed ? BOOKING_TOASTS.covered : await toastOf(context, revision)
    return accepted({ goTo: `/book/payment/${bookingId}`, toast, cookies })
  }
  if (held.refusal.reason !== 'already-booked') return held
  return accepted({ goTo: `/book/payment/${held.refusal.bookingId}`, toast: BOOKING_TOASTS.alreadyBooked, cookies: [] })
}

/** By what became of a form that was sent again with other content. */
const TOASTS = {
  none: BOOKING_TOASTS.created,
  made: BOOKING_TOASTS.changed,
  refused: BOOKING_TOASTS.notChanged,
} as const satisfies Record<HeldBooking['revision'], FlashToast>

/** The usual text names UPI. */
async function toastOf(context: Context, revision: HeldBooking['revision']): Promise<FlashToast> {
  const methods = offeredMethods(await context.get(practiceContext)())
  const isByUpi = methods.every((method) => method === 'upi')
  return isByUpi || revision === 'refused'
    ? TOASTS[revision]
    : { ...TOASTS[revision], detail: BOOKING_TOASTS.anyMethodDetail }
}

/** A form without a valid key is a new booking. */
function keyOf(sent: SentForm): string {
  const key = sent.text('idempotencyKey')
  return isUuid(key) ? key : randomUUID()
}

async function forgetSavedDraft(request: Request, context: Context): Promise<string[]> {
  const token = readCookie(request, 'booking-draft')
  if (token === undefined) return []
  await removeDraft(context.get(databaseContext), token)
  return [clearCookie('booking-draft', context.get(appUrlContext))]
}

/**
 * The form with the saved birth that was chosen without script, or with the coordinates of a typed place. Otherwise the
 * form again: with the saved birth to be checked, or with the places to choose from.
 */
async function resolveTypedBirth(
  { context, service, form: sent }: Step,
  { form, values }: Typed,
): Promise<{ readonly form: BookingFormValues } | Result> {
  const asksBirth = (service.type === 'course' && !service.isClass) || service.session !== null
  if (!asksBirth) return { form }
  const saved = await findSavedBirth(context, service, sent)
  if (saved) return showAgain(BIRTH_OF_BOOKING.filledIn, { values: { ...values, ...saved } })

  const choice = { typed: sent.text('placeChoiceFor'), chosen: sent.text('placeChoice') }
  const settled = await resolveBirthPlace(form, choice)
  if (settled.ok) return { form: settled.value }
  const read = await readFormOfCourse(context.get(databaseContext), { service, form }, context.get(clockContext)())
  const problems = read.ok ? {} : read.refusal
  const shown = showRefusal({ reason: 'invalid', problems }, values, { birthPlace: BIRTH_FORM.choosePlace })
  return 'shown' in shown ? { ...shown, shown: { ...shown.shown, places: settled.refusal } } : shown
}

/** The chosen one, if the fields were filled in for someone else: with script they follow the choice at once. */
async function findSavedBirth(context: Context, service: Service, sent: SentForm) {
  const viewer = context.get(viewerContext)
  const forWhom = sent.text('forWhom')
  const isAsked = sent.text('intent') === 'fill-birth'
  if (!viewer || (!isAsked && (sent.text('filledFor') === '' || sent.text('filledFor') === forWhom))) return undefined
  const { own, saved, given } = await offerBirths(context.get(databaseContext), context.get(keyRingContext), viewer.id)
  const texts = forWhom === FOR_ME && isAsked ? own : saved.find(({ id }) => id === forWhom)?.texts
  if (!texts) return isAsked ? {} : undefined
  const person = forWhom === FOR_ME ? '' : texts.forName
  return { ...texts, ...offerIntake(service, given)[person] }
}
