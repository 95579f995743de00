import { data } from 'react-router'
import type { FlashToast } from './flash.ts'
import { goTo } from './redirects.ts'

/** The result of a booking step's action: go to another page, or show the step again. */
export type StepResult<Shown> =
  | { readonly goTo: string; readonly toast?: FlashToast; readonly cookies?: readonly string[] }
  | { readonly shown: Shown; readonly status: number }

/** The result as the step's own page sends it. */
export function pageResponse<Shown>(result: StepResult<Shown>) {
  if ('goTo' in result) return goTo(result.goTo, result.toast, result.cookies)
  return data(result.shown, { status: result.status })
}

/** The same as JSON, for the dialog. A redirect is a value there, because `fetch` would follow it. */
export function jsonResponse<Shown>(result: StepResult<Shown>): Response {
  if (!('goTo' in result)) return Response.json({ shown: result.shown }, { status: result.status })
  return redirectAsJson(goTo(result.goTo, result.toast, result.cookies))
}

/** Runs the loader or action of a step for the dialog: a redirect to sign-in becomes a value too. */
export async function respondToDialog(run: () => Promise<Response>): Promise<Response> {
  try {
    return await run()
  } catch (thrown) {
    if (thrown instanceof Response && thrown.headers.has('Location')) return redirectAsJson(thrown)
    throw thrown
  }
}

function redirectAsJson(redirect: Response): Response {
  const headers = new Headers(redirect.headers)
  headers.delete('Location')
  // 202, like the router's own data requests for a redirect.
  return Response.json({ goTo: redirect.headers.get('Location') }, { status: 202, headers })
}
