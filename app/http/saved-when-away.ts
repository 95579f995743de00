import { isRouteErrorResponse } from 'react-router'
import type { Toast } from './flash.ts'
import { rejected } from './respond.ts'

/**
 * For long forms: when the site does not respond, the page keeps the typed text
 * and shows a toast; by default the router would replace it with an error page.
 */
export async function savedWhenAway<Result>(send: () => Promise<Result>, toast: Omit<Toast, 'tone'>) {
  try {
    return await send()
  } catch (problem) {
    // A redirect or a refusal is a response, not an outage.
    const isResponse = problem instanceof Response || (isRouteErrorResponse(problem) && problem.status < 500)
    if (isResponse) throw problem
    return rejected(toast, { status: 503 })
  }
}
