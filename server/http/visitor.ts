import type { RouterContextProvider } from 'react-router'
import { appUrlContext, clockContext, databaseContext } from '#app/http/contexts.ts'
import { flashContext, isFlashShownBy, readFlash, shownFlashCookie } from '#app/http/flash.ts'
import { isDataPath, pagePath } from '#app/http/page-path.ts'
import { readCookie } from '#app/http/site-cookies.ts'
import { requestedPathContext, signInContext, unrecognizedContext, viewerContext } from '#app/http/viewer.ts'
import { recordAudit } from '#db/audit-log.ts'
import { loadViewer } from '#usecases/accounts/sign-in/load-viewer.ts'

/**
 * Sets who makes the request. Requests without a session cookie cost no query. When the query fails, the user is not
 * treated as signed out: the failure is passed on and shown on an error page.
 */
export async function recognizeVisitor(request: Request, context: RouterContextProvider): Promise<void> {
  const cookieHeader = request.headers.get('cookie')
  const token = readCookie(request, 'session', context.get(appUrlContext))
  const now = context.get(clockContext)()

  context.set(viewerContext, null)
  if (token !== undefined) {
    try {
      context.set(viewerContext, await loadViewer(context.get(databaseContext), token, now))
    } catch (failure) {
      // The page that made a data request is already open and shows the failure itself.
      if (isDataPath(new URL(request.url).pathname)) throw failure
      context.set(unrecognizedContext, { failure })
    }
  }
  context.set(flashContext, readFlash(cookieHeader))
  context.set(requestedPathContext, requestedPath(request))
  context.set(signInContext, { isAskedFor: false })
}

/** Forbids caching of personal pages, clears a shown flash message, and audits denied access. */
export async function finishResponse(
  request: Request,
  response: Response,
  context: RouterContextProvider,
): Promise<Response> {
  const hasSession = readCookie(request, 'session', context.get(appUrlContext)) !== undefined
  if (hasSession || context.get(flashContext)) response.headers.set('Cache-Control', 'no-store')
  if (context.get(flashContext) && isFlashShownBy(request, response))
    response.headers.append('Set-Cookie', shownFlashCookie())

  const viewer = context.get(viewerContext)
  if (response.status === 403 && viewer) {
    await recordAudit(context.get(databaseContext), {
      action: 'access-denied',
      actorId: viewer.id,
      details: { method: request.method, path: new URL(request.url).pathname },
      at: context.get(clockContext)(),
    })
  }
  return response
}

/** The page of a data request: `/dashboard` for `/dashboard.data?_routes=…`. */
function requestedPath(request: Request): string {
  const url = new URL(request.url)
  url.searchParams.delete('_routes')
  return `${pagePath(url.pathname)}${url.search}`
}
