import { takeFlash } from '#app/http/flash.ts'
import { chosenAction, readForm } from '#app/http/form.ts'
import { respondToDialog } from '#app/http/step-result.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { visitOf } from '#app/http/visit.ts'
import type { Route } from './+types/sign-in-step'
import { signInAction } from './auth/sign-in-action.ts'

/** For the dialog that signs a writer in again over the page: who is signed in now. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json({ personId: context.get(viewerContext)?.id ?? null })
}

const ACTIONS = { 'sign-in': signInAction } as const

/** A sign-in by password as on the sign-in page, answered as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const response = await respondToDialog(async () => {
    const result = await chosenAction(ACTIONS, form)(form, visitOf(request, context), '/')
    if (result instanceof Response) throw result
    return Response.json(result.data, result.init ?? {})
  })
  // The writer stays on the page: a greeting would wait for the next one.
  takeFlash(response)
  return response
}
