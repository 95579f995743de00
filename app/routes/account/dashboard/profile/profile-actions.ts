import type { SentForm } from '#app/http/form.ts'
import { goTo, goToIn } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import type { Visit } from '#app/http/visit.ts'
import { PASSWORD_CHECK_PROBLEMS, PROBLEM_TITLES, PROFILE_PROBLEMS, TOASTS } from '#content/accounts/accounts.ts'
import { CONSENTS } from '#content/accounts/consents.ts'
import { NOTIFICATIONS } from '#content/accounts/notifications.ts'
import type { BirthdayKind } from '#domain/almanac/birthdays.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { ChangeAddressRefusal } from '#usecases/accounts/change-address.ts'
import type { ChangePasswordRefusal } from '#usecases/accounts/passwords/change-password.ts'
import { endOtherSessions, endSession } from '#usecases/accounts/sign-in/end-session.ts'
import { updateProfile } from '#usecases/accounts/update-profile.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import { changeLessonEmails } from '#usecases/learning/queue-new-lesson-emails.ts'
import { type DeleteAccountRefusal, requestDeletion, undoDeletion } from '#usecases/privacy/delete-account.ts'

import { type Withdrawal, withdrawConsent } from '#usecases/privacy/withdraw-consent.ts'
import { saveNotifications, stopNotifications } from '#usecases/push/change-notifications.ts'
import { changeInvitations } from '#usecases/sessions/write-review.ts'
import { changeBirthdayGreeting } from '#usecases/visitors/queue-birthday-greetings.ts'
import { unsubscribeAddress } from '#usecases/visitors/unsubscribe.ts'
import { tooManyTries } from '../../auth/too-many-tries.ts'
import { weaknessText } from '../../auth/weakness-text.ts'

const FIELDS = { 'name-too-short': 'fullName', 'phone-invalid': 'phone' } as const

export async function editAction(form: SentForm, user: Viewer, { db, site, now }: Visit) {
  const values = form.texts(['fullName', 'phone', 'language'])
  const outcome = await updateProfile(db, user.id, values, now)
  if (outcome.ok) {
    return goToIn(outcome.value.language, { path: '/dashboard/profile', appUrl: site.appUrl }, TOASTS.profileSaved)
  }

  const detail = PROFILE_PROBLEMS[outcome.refusal]
  const fieldErrors = { [FIELDS[outcome.refusal]]: detail }
  return rejected({ title: PROBLEM_TITLES.validation, detail }, { fieldErrors, values })
}

export async function stopNewsletterAction(_form: SentForm, user: Viewer, { db, now }: Visit) {
  await unsubscribeAddress(db, user.email, now)
  return goTo('/dashboard/profile', TOASTS.newsletterStopped)
}

export async function endSessionAction(form: SentForm, user: Viewer, { db, now }: Visit) {
  const hasEnded = await endSession(db, user, form.text('sessionId'), now)
  if (!hasEnded) throw notFound()
  return goTo('/dashboard/profile', TOASTS.sessionEnded)
}

export async function endOthersAction(_form: SentForm, user: Viewer, { db, now }: Visit) {
  await endOtherSessions(db, user, now)
  return goTo('/dashboard/profile', TOASTS.sessionEnded)
}

const PAGE = '/dashboard/profile#consents'
const { kinds } = CONSENTS

const withdraw =
  (withdrawal: Withdrawal) =>
  async (_form: SentForm, user: Viewer, { db, now }: Visit) => {
    await withdrawConsent(db, { userId: user.id, withdrawal }, now)
    if (withdrawal === 'reviews') await refreshPageCaches(db)
    return goTo(PAGE, kinds[withdrawal].done)
  }

const invite =
  (isInvited: boolean) =>
  async (_form: SentForm, user: Viewer, { db, now }: Visit) => {
    await changeInvitations(db, { userId: user.id, isInvited }, now)
    return goTo(PAGE, isInvited ? kinds.invitations.allowed : kinds.invitations.stopped)
  }

const emailAboutLessons =
  (isWanted: boolean) =>
  async (_form: SentForm, user: Viewer, { db, now }: Visit) => {
    await changeLessonEmails(db, { userId: user.id, isWanted }, now)
    return goTo(PAGE, isWanted ? kinds.lessons.allowed : kinds.lessons.stopped)
  }

const greet =
  (kind: BirthdayKind | null) =>
  async (_form: SentForm, user: Viewer, { db, now }: Visit) => {
    await changeBirthdayGreeting(db, { userId: user.id, kind }, now)
    return goTo(PAGE, kind === null ? kinds.birthday.stopped : kinds.birthday.chosen)
  }

export async function notifyAction(
  form: SentForm,
  user: Viewer,
  { db, browser, now }: Visit,
  tools: Parameters<typeof saveNotifications>[3],
) {
  const chosen = {
    kinds: form.list('kinds'),
    showsNames: form.isTicked('showsNames'),
    subscription: form.text('subscription'),
    language: browser.language,
    deviceToken: browser.deviceToken,
  }
  const outcome = await saveNotifications(db, user, chosen, tools, now)
  if (outcome.ok) return goTo('/dashboard/profile#notifications', NOTIFICATIONS.saved)
  const detail = NOTIFICATIONS.problems[outcome.refusal]
  return rejected({ title: PROBLEM_TITLES.error, detail }, { fieldErrors: { notifications: detail } })
}

export async function stopNotifyingAction(_form: SentForm, user: Viewer, { db }: Visit) {
  await stopNotifications(db, user)
  return goTo('/dashboard/profile#notifications', NOTIFICATIONS.stopped)
}

export const CONSENT_ACTIONS = {
  'withdraw-birth': withdraw('birth'),
  'withdraw-saved': withdraw('saved'),
  'withdraw-reviews': withdraw('reviews'),
  'stop-invitations': invite(false),
  'allow-invitations': invite(true),
  'stop-lesson-emails': emailAboutLessons(false),
  'allow-lesson-emails': emailAboutLessons(true),
  'greet-civil': greet('civil'),
  'greet-lunar': greet('lunar'),
  'stop-greeting': greet(null),
} as const

export async function deleteAccountAction(form: SentForm, user: Viewer, { db, now }: Visit) {
  const confirmation = {
    password: form.text('deletePassword'),
    email: form.text('deleteEmail'),
    statement: form.text('statement'),
  }
  const outcome = await requestDeletion(db, user, confirmation, now)
  if (outcome.ok) {
    const hasEnded = outcome.value.ended > 0
    return goTo('/dashboard/profile', hasEnded ? TOASTS.deletionRequestedWithBookings : TOASTS.deletionRequested)
  }
  return answerCheckRefusal(outcome.refusal, { current: 'deletePassword', chosen: 'deleteEmail' })
}

export async function keepAction(_form: SentForm, user: Viewer, { db, now }: Visit) {
  await undoDeletion(db, user, now)
  return goTo('/dashboard/profile', TOASTS.deletionUndone)
}

const STATUSES: Partial<Record<string, number>> = { busy: 503, 'bookings-changed': 409 }

type CheckedRefusal = ChangePasswordRefusal | ChangeAddressRefusal | DeleteAccountRefusal

/** The field of the current password, and the one of the new value. */
type Fields = { readonly current: string; readonly chosen: string }

/** The refusals that all forms with a password check share. */
export function answerCheckRefusal(refusal: CheckedRefusal, fields: Fields, values: Record<string, string> = {}) {
  if (refusal.reason === 'too-often') return tooManyTries(PROBLEM_TITLES.error, refusal, values)
  if (refusal.reason === 'weak-password') {
    const detail = weaknessText(refusal.weaknesses)
    return rejected({ title: PROBLEM_TITLES.validation, detail }, { fieldErrors: { [fields.chosen]: detail }, values })
  }
  const detail = PASSWORD_CHECK_PROBLEMS[refusal.reason]
  const field = refusal.reason === 'wrong-password' ? fields.current : fields.chosen
  const status = STATUSES[refusal.reason] ?? 422
  return rejected({ title: PROBLEM_TITLES.validation, detail }, { status, fieldErrors: { [field]: detail }, values })
}
