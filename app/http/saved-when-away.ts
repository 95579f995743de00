import { isRouteErrorResponse } from 'react-router'
import type { Toast } from './flash.ts'
import { rejected } from './respond.ts'

/**
 * For forms that hold more than anybody likes to type twice: when the site does not answer, the page stays with every
 * word on it and says so, where the router would put an error screen in its place.
 */
export async function savedWhenAway<Answer>(send: () => Promise<Answer>, words: Omit<Toast, 'tone'>) {
  try {
    return await send()
  } catch (problem) {
    // A redirect is an answer, and so is a refusal.
    const isAnswer = problem instanceof Response || (isRouteErrorResponse(problem) && problem.status < 500)
    if (isAnswer) throw problem
    return rejected(words, { status: 503 })
  }
}
