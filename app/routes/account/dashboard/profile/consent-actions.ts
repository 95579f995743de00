import type { SentForm } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import type { Visit } from '#app/http/visit.ts'
import { CONSENTS } from '#content/accounts/consents.ts'
import type { Viewer } from '#domain/viewer.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import { type Withdrawal, withdrawConsent } from '#usecases/privacy/withdraw-consent.ts'
import { changeInvitations } from '#usecases/sessions/write-review.ts'

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

export const CONSENT_ACTIONS = {
  'withdraw-birth': withdraw('birth'),
  'withdraw-saved': withdraw('saved'),
  'withdraw-reviews': withdraw('reviews'),
  'stop-invitations': invite(false),
  'allow-invitations': invite(true),
} as const
