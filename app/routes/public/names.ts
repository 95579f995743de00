import { redirect } from 'react-router'
import { appUrlContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { setCookie } from '#app/http/site-cookies.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import { isNameStyle } from '#domain/charts/name-style.ts'
import type { Route } from './+types/names'

const SEE_OTHER = 303

export function loader() {
  return redirect('/')
}

/** Chooses how charts name grahas, signs and stars. The page is loaded again, because its texts are made of them. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const chosen = form.text('names')

  return redirect(safeReturnPath(url.searchParams.get('return')), {
    status: SEE_OTHER,
    headers: { 'Set-Cookie': setCookie('names', isNameStyle(chosen) ? chosen : 'own', context.get(appUrlContext)) },
  })
}
