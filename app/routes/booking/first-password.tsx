import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { NewPasswordForm } from '#app/features/accounts/new-password-form.tsx'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { keyRingContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { enterWith } from '#app/http/redirects.ts'
import { linkProblem, rejected } from '#app/http/respond.ts'
import { visitOf } from '#app/http/visit.ts'
import { weaknessText } from '#app/routes/account/auth/weakness-text.ts'
import { linkToken } from '#app/routes/account/opened-link.ts'
import { PROBLEM_TITLES, RESET_PROBLEMS } from '#content/accounts/accounts.ts'
import { FIRST_PASSWORD } from '#content/booking/booking-links.ts'
import { mayFirstPasswordBeSet, setFirstPassword } from '#usecases/bookings/set-first-password.ts'
import type { Route } from './+types/first-password'
import { refusedLink, requireBooking } from './visit-booking.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, FIRST_PASSWORD.title)
}

/** Opened from the payment page of a booking that staff made, with the same link. */
export async function loader(args: Route.LoaderArgs) {
  const { booking, visit, db, now } = await requireBooking(args, 'password')
  if (!(await mayFirstPasswordBeSet(db, booking, now))) throw linkProblem(FIRST_PASSWORD.notOffered, 410)
  return { token: visit.link?.token ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, site, address, browser, now } = visitOf(request, context)
  const form = await readForm(request)
  const typed = { token: linkToken(request) ?? '', password: form.text('password') }
  const outcome = await setFirstPassword(db, context.get(keyRingContext), { ...typed, address, browser, now })
  if (outcome.ok) {
    const { session, bookingId } = outcome.value
    return enterWith(session, site.appUrl, `/book/payment/${bookingId}`, FIRST_PASSWORD.done)
  }

  const { refusal } = outcome
  if (refusal === 'not-offered') throw linkProblem(FIRST_PASSWORD.notOffered, 410)
  if (refusal === 'link-unusable' || refusal.reason === 'too-often') throw refusedLink(refusal)
  if (refusal.reason === 'busy') {
    return rejected({ title: PROBLEM_TITLES.error, detail: RESET_PROBLEMS.unexpected }, { status: 503 })
  }
  const detail = weaknessText(refusal.weaknesses)
  return rejected({ title: PROBLEM_TITLES.validation, detail }, { fieldErrors: { password: detail } })
}

export default function FirstPassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AuthFrame title={FIRST_PASSWORD.title} lead={FIRST_PASSWORD.lead}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <NewPasswordForm token={loaderData.token} problem={actionData ?? NO_PROBLEM} />
    </AuthFrame>
  )
}
