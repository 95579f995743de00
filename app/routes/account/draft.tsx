import { redirect } from 'react-router'
import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { FormDraftPanel } from '#app/features/accounts/form-draft-panel.tsx'
import { clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { requireUser } from '#app/http/viewer.ts'
import { FORM_DRAFT } from '#content/accounts/account-pages.ts'
import { PROVE } from '#content/accounts/second-factors.ts'
import { writingIn } from '#domain/accounts/form-draft.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import { forgetFormDraft, readFormDraft } from '#usecases/accounts/save-form-draft.ts'
import type { Route } from './+types/draft'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, FORM_DRAFT.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const form = await ownForm(context)
  if (!form) throw goTo(safeReturnPath(url.searchParams.get('page')))
  return {
    path: form.path,
    isProven: url.searchParams.has('proven'),
    fields: form.fields.map(([name, value], id) => ({ id, name, value })),
    writings: writingIn(form),
  }
}

/** Sends the draft to its page, or discards it. Either way it is deleted. */
export async function action({ url, context }: Route.ActionArgs) {
  const form = await ownForm(context)
  await forgetFormDraft(context.get(databaseContext), requireUser(context).id)

  // The fields come with this request, so pressing twice works after the draft is deleted.
  const destination = url.searchParams.get('send')
  // 307 makes the browser send the same fields to the page they belong to.
  if (destination !== null) return redirect(safeReturnPath(destination), 307)
  return goTo(form?.path ?? '/')
}

function ownForm(context: Route.LoaderArgs['context']) {
  const { id } = requireUser(context)
  return readFormDraft(context.get(databaseContext), context.get(keyRingContext), id, context.get(clockContext)())
}

export default function FormDraftPage({ loaderData }: Route.ComponentProps) {
  const { isProven, ...form } = loaderData
  return (
    <AuthFrame title={FORM_DRAFT.title} lead={isProven ? PROVE.draft : FORM_DRAFT.lead}>
      <FormDraftPanel {...form} />
    </AuthFrame>
  )
}
