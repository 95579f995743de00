import { data } from 'react-router'
import { ProfileScreen } from '#app/features/accounts/profile-screen.tsx'
import { cancellationText } from '#app/features/dashboard/cancellation-text.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { readAgainAfterConflict } from '#app/http/conflicts.ts'
import { calendarAccessContext, keyRingContext, practiceContext } from '#app/http/contexts.ts'
import { chosenAction, readForm } from '#app/http/form.ts'
import { notFound } from '#app/http/respond.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { requireFreshProof, requireSecondProof, requireUser } from '#app/http/viewer.ts'
import { visitOf } from '#app/http/visit.ts'
import { bookingView } from '#app/routes/booking/booking-views.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { LANGUAGE } from '#content/language.ts'
import { findProfile } from '#db/accounts/profiles.ts'
import { listSessions } from '#db/accounts/signed-in-sessions.ts'
import { listViewsOfClient } from '#db/charts/birth-detail-views.ts'
import { isProofDue } from '#domain/accounts/second-factors.ts'
import { statementOf } from '#domain/privacy/account-deletion.ts'
import { type Ending, listEndings } from '#usecases/privacy/end-bookings.ts'
import { readNotificationSettings } from '#usecases/push/change-notifications.ts'
import type { Route } from './+types/profile'
import { changeEmailAction, changePasswordAction, setPasswordAction } from './profile/entry-actions.ts'
import { loadConsents } from './profile/load-consents.ts'
import {
  CONSENT_ACTIONS,
  deleteAccountAction,
  editAction,
  endOthersAction,
  endSessionAction,
  keepAction,
  notifyAction,
  stopNewsletterAction,
  stopNotifyingAction,
} from './profile/profile-actions.ts'

export const headers = retryAfterHeaders

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const { db, now } = visitOf(request, context)
  const profile = await findProfile(db, user.id)
  if (!profile) throw notFound()

  const [sessions, consents, notifications, views, endings] = await Promise.all([
    listSessions(db, user.id),
    loadConsents(db, user, now),
    readNotificationSettings(db, user),
    listViewsOfClient(db, user.id, LANGUAGE),
    listEndings(db, user.id, { language: LANGUAGE, now }),
  ])
  const { languages } = await context.get(practiceContext)()
  const isEditing = url.searchParams.has('edit')
  return {
    profile,
    languages,
    isEditing,
    consents,
    notifications,
    views: views.map(({ serviceName, questionCount, ...view }) => ({
      ...view,
      serviceName: serviceName === null ? null : serviceText({ serviceName, questionCount: questionCount ?? 1 }),
    })),
    departure: { endings: endings.map((ending) => shownEnding(ending, now)), statement: statementOf(endings) },
    isProofDue: isProofDue(user.proof, now),
    sessions: sessions.map((session) => ({ ...session, isCurrent: session.id === user.sessionId })),
  }
}

function shownEnding({ booking, refundDue }: Ending, now: Date) {
  const { id, serviceName, session } = bookingView(booking, now)
  return { id, serviceName, session, refund: cancellationText(booking, refundDue) }
}

const ACTIONS = {
  edit: editAction,
  'change-password': changePasswordAction,
  'set-password': setPasswordAction,
  'change-email': changeEmailAction,
  'stop-newsletter': stopNewsletterAction,
  ...CONSENT_ACTIONS,
  'end-session': endSessionAction,
  'end-others': endOthersAction,
  delete: deleteAccountAction,
  keep: keepAction,
  notify: notifyAction,
  'stop-notifying': stopNotifyingAction,
} as const

/** What decides who can sign in, and whether the account stays. */
const NEEDS_SECOND_PROOF: ReadonlySet<string> = new Set(['change-password', 'set-password', 'change-email', 'delete'])
const ENDS_SESSIONS: ReadonlySet<string> = new Set(['end-session', 'end-others'])

export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context)
  const form = await readForm(request)
  if (NEEDS_SECOND_PROOF.has(form.text('intent'))) requireSecondProof(context, user, '/dashboard/profile')
  if (ENDS_SESSIONS.has(form.text('intent'))) requireFreshProof(context, user)
  const tools = { keys: context.get(keyRingContext), access: context.get(calendarAccessContext) }
  const result = await chosenAction(ACTIONS, form)(form, user, visitOf(request, context), tools)
  if (result instanceof Response) return result
  return data({ ...result.data, intent: form.text('intent') }, result.init ?? undefined)
}

export const shouldRevalidate = readAgainAfterConflict

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <ProfileScreen {...loaderData} problem={actionData} />
    </>
  )
}
