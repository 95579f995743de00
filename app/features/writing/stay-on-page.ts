import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { showProblem } from '#app/ui/script-problem.ts'
import { NOT_SENT } from '#content/frame/errors.ts'
import { unprefixed } from '#content/language.ts'

/** Why a text could not be saved. */
export type SaveProblem = 'offline' | 'no-answer' | 'signed-out'

/** A form with a long text. */
export type Writer = {
  /** As in the form's field of that name. */
  readonly textKey: string
  isUnsaved(): boolean
  /** Its form was refused, or answered without being saved. */
  answered(): void
  saved(): void
  failed(problem: SaveProblem): void
}

const writers = new Set<Writer>()

export function addWriter(writer: Writer): () => void {
  writers.add(writer)
  return () => writers.delete(writer)
}

type Results = Record<string, DataStrategyResult>

/**
 * Around every request of the router behind sign-in. A form that did not reach the site leaves the page as it is; by
 * default the router would show an error page in its place. On a page on which someone writes, a failed reload of the
 * page's data does not replace it either; while a text is not saved, neither an ended session nor another filter does.
 */
export const stayOnPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const isForm = request.method !== 'GET'
  const sender = isForm ? await senderOf(request) : undefined
  const results = await next()
  const unsaved = [...writers].filter((writer) => writer.isUnsaved())
  if (!isForm && !(unsaved.length > 0 ? isThisPage(request.url) : writers.size > 0 && isReload(request.url)))
    return results

  const stayed = Object.entries(results).flatMap(([routeId, result]): [string, DataStrategyResult][] => {
    const problem = problemOf(result)
    if (problem === undefined) {
      if (isRedirect(result.result)) sender?.saved()
      else sender?.answered()
      return [[routeId, result]]
    }
    if (problem === 'signed-out' && unsaved.length === 0) return [[routeId, result]]

    for (const writer of unsaved) writer.failed(problem)
    if (isForm && !sender) showProblem(NOT_SENT.title, NOT_SENT.detail)
    if (result.type === 'data') return [[routeId, result]]
    // Without a result the router keeps the data that the page has.
    return isForm ? [[routeId, { type: 'data', result: data(undefined, { status: 503 }) }]] : []
  })
  return Object.fromEntries(stayed)
}

async function senderOf(request: Request): Promise<Writer | undefined> {
  if (writers.size === 0) return undefined
  // What is not a form was not sent by one of them.
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined)
  const key = form?.get('textKey')
  return [...writers].find(({ textKey }) => textKey === key)
}

function problemOf({ type, result }: DataStrategyResult): SaveProblem | undefined {
  if (isRedirect(result)) return isSignIn(result) ? 'signed-out' : undefined
  const { content, status } = opened(result)
  if (type === 'data') return status === 401 ? 'signed-out' : undefined
  // `fetch` rejects with a TypeError when there was no response.
  if (content instanceof TypeError) return 'offline'
  return isRouteErrorResponse(content) && content.status < 500 ? undefined : 'no-answer'
}

function isRedirect(result: unknown): result is Response {
  return result instanceof Response && result.headers.has('Location')
}

function isSignIn(response: Response): boolean {
  return unprefixed(new URL(response.headers.get('Location') ?? '', location.href).pathname) === '/auth'
}

/** The router wraps the result of an action like `data`, and an error in it too. */
function opened(result: unknown): { readonly content: unknown; readonly status?: unknown } {
  if (typeof result !== 'object' || result === null || !('data' in result && 'init' in result))
    return { content: result }
  const { init } = result
  const status = typeof init === 'object' && init !== null && 'status' in init ? init.status : init
  return { content: result.data, status }
}

function isThisPage(url: string): boolean {
  return new URL(url).pathname === location.pathname
}

/** And not another tab or filter of it, whose link would seem to do nothing. */
function isReload(url: string): boolean {
  return isThisPage(url) && new URL(url).search === location.search
}
