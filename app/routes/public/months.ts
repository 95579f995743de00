import { redirect } from 'react-router'
import { appUrlContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { setCookie } from '#app/http/site-cookies.ts'
import { COUNTED_FIRST } from '#content/almanac/almanac.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import { isMonthReckoning } from '#domain/almanac/month-reckoning.ts'
import type { Route } from './+types/months'

const SEE_OTHER = 303

export function loader() {
  return redirect('/')
}

/** Chooses how the almanac counts lunar months. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const chosen = form.text('months')
  const value = isMonthReckoning(chosen) ? chosen : COUNTED_FIRST.month

  return redirect(safeReturnPath(url.searchParams.get('return')), {
    status: SEE_OTHER,
    headers: { 'Set-Cookie': setCookie('months', value, context.get(appUrlContext)) },
  })
}
