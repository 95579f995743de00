import { SecurityScreen } from '#app/features/second-factors/security-screen.tsx'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { goTo, workPath } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import { requireFreshProof, requireUser } from '#app/http/viewer.ts'
import { type Visit, visitOf } from '#app/http/visit.ts'
import { SECOND_FACTOR_TOASTS } from '#content/accounts/second-factors.ts'
import { findSecondFactors, listPasskeys } from '#db/accounts/second-factors.ts'
import { isSetUpDue } from '#domain/accounts/second-factors.ts'
import type { Viewer } from '#domain/viewer.ts'
import { removeFactor } from '#usecases/accounts/second-factors/change-factors.ts'
import { offersPasskeys } from '#usecases/accounts/second-factors/passkeys.ts'
import { renewRecoveryCodes } from '#usecases/accounts/second-factors/recovery-codes.ts'
import type { Route } from './+types/security'

const PAGE = '/dashboard/security'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const { db, site, now } = visitOf(request, context)
  const { hasApp, recoveryCodesLeft } = await findSecondFactors(db, user.id)
  const passkeys = await listPasskeys(db, user.id)
  return {
    view: {
      isDue: isSetUpDue(user.proof, now),
      workPath: workPath(user.roles) ?? null,
      hasApp,
      recoveryCodesLeft,
      offersPasskeys: offersPasskeys(site),
      passkeys: passkeys.map(({ id, device, createdAt, lastUsedAt }) => ({ id, device, createdAt, lastUsedAt })),
    },
  }
}

const ACTIONS = {
  'remove-passkey': async (form: SentForm, user: Viewer, { db, now }: Visit) => {
    if (!(await removeFactor(db, user, { kind: 'passkey', id: form.text('passkey') }, now))) throw notFound()
    return goTo(PAGE, SECOND_FACTOR_TOASTS.passkeyRemoved)
  },
  'remove-app': async (_form: SentForm, user: Viewer, { db, now }: Visit) => {
    await removeFactor(db, user, { kind: 'app' }, now)
    return goTo(PAGE, SECOND_FACTOR_TOASTS.appRemoved)
  },
  'renew-codes': async (_form: SentForm, user: Viewer, { db, now }: Visit) => {
    const renewed = await renewRecoveryCodes(db, user.id, now)
    return renewed.ok ? { codes: renewed.value.codes } : goTo(PAGE)
  },
} as const

export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context)
  requireFreshProof(context, user, PAGE)
  const form = await readForm(request)
  return chosenAction(ACTIONS, form)(form, user, visitOf(request, context))
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  return <SecurityScreen view={loaderData.view} codes={actionData?.codes} />
}
