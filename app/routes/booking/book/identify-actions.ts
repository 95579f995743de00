import type { RouterContextProvider } from 'react-router'
import type { BookingFormProblem } from '#app/features/booking/booking-page-view.ts'
import { appUrlContext, keyRingContext } from '#app/http/contexts.ts'
import type { SentForm } from '#app/http/form.ts'
import { secondStepPath, signedInCookies } from '#app/http/redirects.ts'
import { clearCookie, readCookie, setCookie } from '#app/http/site-cookies.ts'
import type { StepResult } from '#app/http/step-result.ts'
import { visitOf } from '#app/http/visit.ts'
import { authPath } from '#app/routes/account/auth/auth-page.ts'
import { codeProblem } from '#app/routes/account/auth/code-problem.ts'
import { PROBLEM_TITLES, RESET_PROBLEMS, SIGN_IN_CODE, tooOftenText } from '#content/accounts/accounts.ts'
import { BOOKING_CODE, BOOKING_TOASTS } from '#content/booking/booking.ts'
import { accountEmail } from '#domain/accounts/accounts.ts'
import type { BookingFormValues } from '#domain/bookings/booking-form.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import { normalizeName } from '#domain/text.ts'
import { enterWithCode } from '#usecases/accounts/sign-in/enter-with-code.ts'
import { knownBrowser } from '#usecases/accounts/sign-in/open-session.ts'
import { requestSignInCode } from '#usecases/accounts/sign-in/request-sign-in-code.ts'
import { type BookingDraft, findBookingDraft, saveDraft } from '#usecases/bookings/booking-draft.ts'
import { checkBookingForm } from '#usecases/bookings/check-booking-form.ts'
import { countTry } from '#usecases/limits/count-try.ts'
import { showAgain, showRefusal } from './hold-problem.ts'
import { bookPath, codePath } from './load-booking-page.ts'
import { findOfferedSlot } from './offered-slot.ts'

type Context = Readonly<RouterContextProvider>
type Result = StepResult<BookingFormProblem>
type Redirect = Extract<Result, { readonly goTo: string }>
type Sent = { readonly request: Request; readonly context: Context; readonly service: Service; readonly form: SentForm }

/** A visitor's form: checked, saved as a draft, and a code is emailed to continue with. */
export async function identifyAction(
  { request, context, service, form: sent }: Sent,
  typed: { readonly form: BookingFormValues; readonly idempotencyKey: string },
): Promise<Result> {
  const visit = visitOf(request, context)
  const { db, now } = visit
  const email = sent.text('email')
  const values = { ...typed.form, idempotencyKey: typed.idempotencyKey, email }

  const heldFor = (await findOfferedSlot(request, context, service))?.userId
  const checked = await checkBookingForm(db, { service, form: typed.form, heldFor }, now)
  const emailError = emailErrorOf(email)
  if (!checked.ok) return showRefusal(checked.refusal, values, emailError)
  if (emailError.email !== undefined) {
    const toast = { tone: 'error', title: BOOKING_TOASTS.failedTitle, detail: emailError.email } as const
    return showAgain(toast, { fieldErrors: emailError, values }, 422)
  }

  const path = bookPath(service)
  // Past the limit of drafts, a visitor signs in without this draft being saved.
  const sender = (await knownBrowser(db, visit.browser)) ?? networkOf(visit.address)
  const counted = await countTry(db, 'booking-draft', sender, now)
  if (!counted.ok) return { goTo: authPath('sign-up', path), toast: BOOKING_TOASTS.signUpRequired }

  const draft = { path, email, ...typed }
  const token = await saveDraft(db, context.get(keyRingContext), draft, {
    token: readCookie(request, 'booking-draft'),
    now,
  })
  const cookies = [setCookie('booking-draft', token, visit.site.appUrl)]
  return sendCode({ request, context, service, form: sent }, draft, cookies)
}

function emailErrorOf(email: string): { readonly email?: string } & Record<string, string> {
  if (email.trim() === '') return { email: RESET_PROBLEMS['email-missing'] }
  return accountEmail(email) === undefined ? { email: RESET_PROBLEMS['email-invalid'] } : {}
}

/** Emails a new code for the saved draft. */
export async function sendBookingCodeAction(sent: Sent): Promise<Result> {
  const draft = await findDraft(sent)
  return draft ? sendCode(sent, draft) : startAgain(sent)
}

async function sendCode(
  { request, context, service }: Sent,
  draft: BookingDraft,
  cookies: readonly string[] = [],
): Promise<Result> {
  const visit = visitOf(request, context)
  const { db, site } = visit
  const codeToken = readCookie(request, 'booking-code', site.appUrl)
  const requested = await requestSignInCode(db, site, draft.email, { ...visit, codeToken })
  if (requested.ok) {
    const cookie = setCookie('booking-code', requested.value.codeToken, site.appUrl)
    return {
      goTo: codePath(service),
      toast: requested.value.isSentBefore ? SIGN_IN_CODE.sentBefore : BOOKING_CODE.sent,
      cookies: [...cookies, cookie],
    }
  }
  const { refusal } = requested
  const isTooOften = refusal.reason === 'too-often'
  const detail = isTooOften ? tooOftenText(refusal) : RESET_PROBLEMS[refusal.reason]
  const values = { ...draft.form, idempotencyKey: draft.idempotencyKey, email: draft.email }
  const toast = { tone: 'error', title: PROBLEM_TITLES.error, detail } as const
  return showAgain(toast, { fieldErrors: { email: detail }, values }, isTooOften ? 429 : 422)
}

/** The code signs in, and the saved draft becomes the booking. */
export async function enterBookingCodeAction(
  sent: Sent,
  book: (draft: BookingDraft, userId: string) => Promise<Redirect>,
): Promise<Result> {
  const { request, context, form } = sent
  const draft = await findDraft(sent)
  if (!draft) return startAgain(sent)

  const visit = visitOf(request, context)
  const { appUrl } = visit.site
  const entry = {
    code: form.text('code'),
    codeToken: readCookie(request, 'booking-code', appUrl),
    hasConsented: form.isTicked('consent'),
    fullName: normalizeName(draft.form.fullName),
  }
  const entered = await enterWithCode(visit.db, entry, visit)
  if (entered.ok) {
    const { session, userId } = entered.value
    const cookies = [...signedInCookies(session, appUrl), clearCookie('booking-code', appUrl)]
    // The form waits in its draft.
    if (session.isSecondStepDue) return { goTo: secondStepPath(draft.path), cookies }
    const result = await book(draft, userId)
    return { ...result, cookies: [...cookies, ...(result.cookies ?? [])] }
  }

  const { refusal } = entered
  const { toast, fieldErrors, status } = codeProblem(refusal)
  // The form is shown again, filled in, and sends a new code.
  if (refusal.reason === 'code-unusable') return { goTo: draft.path, toast: { tone: 'error', ...toast } }
  const values = refusal.reason === 'consent-missing' ? { code: entry.code } : { consent: form.text('consent') }
  return showAgain({ tone: 'error', ...toast }, { fieldErrors, values }, status)
}

/** The sign-in page with passwords and providers, which returns to the saved form. */
export function passwordAction({ request, context, service }: Sent): Result {
  const token = readCookie(request, 'booking-draft')
  const cookies = token === undefined ? [] : [setCookie('sign-in-draft', token, context.get(appUrlContext))]
  return { goTo: authPath('sign-up', bookPath(service)), toast: BOOKING_TOASTS.signUpRequired, cookies }
}

/** The draft or its cookie has expired. */
function startAgain({ service }: Sent): Result {
  return { goTo: bookPath(service), toast: BOOKING_CODE.draftLost }
}

async function findDraft({ request, context, service }: Sent): Promise<BookingDraft | undefined> {
  const token = readCookie(request, 'booking-draft')
  if (token === undefined) return undefined
  const { db, now } = visitOf(request, context)
  return findBookingDraft(db, context.get(keyRingContext), { token, path: bookPath(service), now })
}
