import { redirect } from 'react-router'
import { appUrlContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { spentMuhurtaCookie } from '#app/http/muhurta-cookie.ts'
import { goTo } from '#app/http/redirects.ts'
import { MUHURTA_REQUEST } from '#content/staff/bookings/muhurta-desk.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import type { Route } from './+types/forget'

export function loader() {
  return redirect('/consultation')
}

/** Leaves the search out of the next booking. Below /book, where its cookie is sent. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const cookie = spentMuhurtaCookie(context.get(appUrlContext))
  return goTo(safeReturnPath(form.text('return')), { tone: 'success', title: MUHURTA_REQUEST.removed }, [cookie])
}
