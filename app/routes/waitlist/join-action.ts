import { data, type RouterContextProvider } from 'react-router'
import { readForm, type SentForm } from '#app/http/form.ts'
import { goTo, secondStepPath, signedInCookies } from '#app/http/redirects.ts'
import { clearCookie, readCookie, setCookie } from '#app/http/site-cookies.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { visitOf } from '#app/http/visit.ts'
import { codeProblem } from '#app/routes/account/auth/code-problem.ts'
import { PROBLEM_TITLES, RESET_PROBLEMS, SIGN_IN_CODE, tooOftenText } from '#content/accounts/accounts.ts'
import { WAIT_CODE, WAIT_FORM } from '#content/booking/waitlist.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { enterWithCode } from '#usecases/accounts/sign-in/enter-with-code.ts'
import { findCodeRecipient, requestSignInCode } from '#usecases/accounts/sign-in/request-sign-in-code.ts'
import { checkWait, type JoinRefusal, joinWaitlist } from '#usecases/bookings/waitlist/join-waitlist.ts'
import { codeAddress, type TypedWait, waitInAddress, waitRequest } from './wait-request.ts'

type Sent = {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
  readonly service: Service
  readonly form: SentForm
}

/** Joins a signed-in client. A visitor first enters the code that the address they typed receives. */
export async function joinAction(request: Request, context: Sent['context'], service: Service) {
  const sent = { request, context, service, form: await readForm(request) }
  const viewer = context.get(viewerContext)
  const intent = sent.form.text('intent')
  if (viewer === null && intent === 'enter-code') return enterCode(sent)
  if (viewer === null && intent === 'send-code') return sendAgain(sent)

  const typed = typedWait(sent.form)
  if (viewer) return join(sent, viewer.id, typed)
  const { db, now } = visitOf(request, context)
  const checked = await checkWait(db, await waitRequest(db, service, typed), now)
  return checked.ok ? sendCode(sent, typed, sent.form.text('email')) : showRefusal(checked.refusal, sent.form)
}

function typedWait(form: SentForm): TypedWait {
  return form.texts(['firstDate', 'lastDate', 'partOfDay', 'astrologer', 'timeZone'])
}

function pathOf({ slug }: Service): string {
  return `/book/consultation/${slug}/wait`
}

async function join({ request, context, service, form }: Sent, userId: string, typed: TypedWait) {
  const { db, now } = visitOf(request, context)
  const joined = await joinWaitlist(db, userId, await waitRequest(db, service, typed), now)
  return joined.ok ? goTo('/dashboard', WAIT_FORM.joined) : showRefusal(joined.refusal, form)
}

async function sendCode({ request, context, service, form }: Sent, typed: TypedWait, email: string) {
  const visit = visitOf(request, context)
  const { db, site } = visit
  const codeToken = readCookie(request, 'booking-code', site.appUrl)
  const requested = await requestSignInCode(db, site, email, { ...visit, codeToken })
  if (requested.ok) {
    const cookie = setCookie('booking-code', requested.value.codeToken, site.appUrl)
    return goTo(
      codeAddress(pathOf(service), typed),
      requested.value.isSentBefore ? SIGN_IN_CODE.sentBefore : WAIT_CODE.sent,
      [cookie],
    )
  }
  const { refusal } = requested
  const isTooOften = refusal.reason === 'too-often'
  const detail = isTooOften ? tooOftenText(refusal) : RESET_PROBLEMS[refusal.reason]
  const toast = { title: PROBLEM_TITLES.error, detail }
  return showAgain(toast, { email: detail }, valuesOf(form), isTooOften ? 429 : 422)
}

async function sendAgain(sent: Sent) {
  const { request, context, service } = sent
  const { db, site, now } = visitOf(request, context)
  const typed = waitInAddress(new URL(request.url), now)
  const email = await findCodeRecipient(db, readCookie(request, 'booking-code', site.appUrl), now)
  if (email === undefined) return goTo(codeAddress(pathOf(service), typed))
  return sendCode(sent, typed, email)
}

/** The code signs in, and the request in the address becomes an entry. */
async function enterCode(sent: Sent) {
  const { request, context, service, form } = sent
  const visit = visitOf(request, context)
  const { appUrl } = visit.site
  const typed = waitInAddress(new URL(request.url), visit.now)
  const codeToken = readCookie(request, 'booking-code', appUrl)
  const entry = { code: form.text('code'), codeToken, hasConsented: form.isTicked('consent') }
  const entered = await enterWithCode(visit.db, entry, visit)
  if (!entered.ok) {
    const { toast, fieldErrors, status } = codeProblem(entered.refusal)
    // The form is shown again, filled in, and sends a new code.
    if (entered.refusal.reason === 'code-unusable') {
      return goTo(codeAddress(pathOf(service), typed).replace('?code&', '?'), { tone: 'error', ...toast })
    }
    const isConsent = entered.refusal.reason === 'consent-missing'
    return showAgain(toast, fieldErrors, isConsent ? { code: entry.code } : { consent: form.text('consent') }, status)
  }

  const { session, userId } = entered.value
  const cookies = [...signedInCookies(session, appUrl), clearCookie('booking-code', appUrl)]
  if (session.isSecondStepDue) {
    const typedForm = codeAddress(pathOf(service), typed).replace('?code&', '?')
    return goTo(secondStepPath(typedForm), undefined, cookies)
  }
  const joined = await joinWaitlist(visit.db, userId, await waitRequest(visit.db, service, typed), visit.now)
  if (joined.ok) return goTo('/dashboard', WAIT_FORM.joined, cookies)
  const toast = { tone: 'error', title: WAIT_FORM.failed, detail: refusalText(joined.refusal) } as const
  return goTo(codeAddress(pathOf(service), typed).replace('?code&', '?'), toast, cookies)
}

const FIELDS: Partial<Record<JoinRefusal['reason'], string>> = {
  'first-date': 'firstDate',
  'last-date': 'lastDate',
  'days-reversed': 'lastDate',
  'part-of-day': 'partOfDay',
  over: 'lastDate',
}

function showRefusal(refusal: JoinRefusal, form: SentForm) {
  const detail = refusalText(refusal)
  const field = FIELDS[refusal.reason]
  const status = field === undefined ? (refusal.reason === 'too-often' ? 429 : 409) : 422
  const fieldErrors: Record<string, string> = field === undefined ? {} : { [field]: detail }
  return showAgain(
    { title: WAIT_FORM.failed, detail },
    fieldErrors,
    valuesOf(form),
    status,
    refusal.reason === 'times-free',
  )
}

function refusalText(refusal: JoinRefusal): string {
  return refusal.reason === 'too-often' ? tooOftenText(refusal) : WAIT_FORM.problems[refusal.reason]
}

function valuesOf(form: SentForm): Record<string, string> {
  return form.texts(['firstDate', 'lastDate', 'partOfDay', 'astrologer', 'email'])
}

/** Shows the page again; `isFree` if there are times that can be booked at once. */
function showAgain(
  toast: { readonly title: string; readonly detail: string },
  fieldErrors: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
  status: number,
  isFree = false,
) {
  return data({ toast: { tone: 'error', ...toast } as const, fieldErrors, values, isFree }, { status })
}
