import { Form } from 'react-router'
import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { ConsentField } from '#app/features/sign-in/consent-field.tsx'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { rejected } from '#app/http/respond.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { requireUser } from '#app/http/viewer.ts'
import { visitOf } from '#app/http/visit.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { AGREE } from '#content/accounts/account-pages.ts'
import { PROBLEM_TITLES, SIGN_UP_PROBLEMS } from '#content/accounts/accounts.ts'
import { to } from '#content/language.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import { agreeToTerms, findTermsQuestion } from '#usecases/accounts/agree-to-terms.ts'
import type { Route } from './+types/agree'

export const headers = retryAfterHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, AGREE[loaderData?.question ?? 'changed'].title)
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const { db } = visitOf(request, context)
  const question = await findTermsQuestion(db, user.id)
  if (!question) throw goTo(returnPathOf(url))
  return { question }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const user = requireUser(context)
  const { db, now } = visitOf(request, context)
  const hasConsented = (await readForm(request)).isTicked('consent')

  const outcome = await agreeToTerms(db, { userId: user.id, hasConsented, now })
  if (outcome.ok) return goTo(returnPathOf(url), AGREE.done)
  const detail = SIGN_UP_PROBLEMS[outcome.refusal]
  return rejected({ title: PROBLEM_TITLES.validation, detail }, { fieldErrors: { consent: detail } })
}

function returnPathOf(url: URL): string {
  return safeReturnPath(url.searchParams.get('return'))
}

export default function Agree({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = usePendingIntent() !== undefined
  const { title, lead } = AGREE[loaderData.question]
  return (
    <AuthFrame title={title} lead={lead}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <Form method="post" className="grid gap-4" noValidate replace>
        <ConsentField error={actionData?.fieldErrors.consent} />
        <Button type="submit" name="intent" value="agree" wide busy={isBusy} busyLabel={AGREE.agreeing}>
          {AGREE.agree}
        </Button>
      </Form>
      <p className="hint">
        {AGREE.otherwise}{' '}
        <a className="text-link" href={to('/dashboard/profile')}>
          {AGREE.profile}
        </a>
        .
      </p>
    </AuthFrame>
  )
}
