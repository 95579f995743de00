import { redirect } from 'react-router'
import { appUrlContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { setCookie } from '#app/http/site-cookies.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import type { Route } from './+types/theme'

const SEE_OTHER = 303

export function loader() {
  return redirect('/')
}

/** Switches the theme where no script runs. Scripts write the same cookie, so it is not HttpOnly. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const theme = form.text('theme') === 'dark' ? 'dark' : 'light'

  return redirect(safeReturnPath(url.searchParams.get('return')), {
    status: SEE_OTHER,
    headers: { 'Set-Cookie': setCookie('theme', theme, context.get(appUrlContext)) },
  })
}
