import type { RouterContextProvider } from 'react-router'
import { appUrlContext, clockContext, databaseContext } from '#app/http/contexts.ts'
import { flashContext } from '#app/http/flash.ts'
import { isDataPath, pagePath } from '#app/http/page-path.ts'
import { readCookie } from '#app/http/site-cookies.ts'
import { requestedPathContext, signInContext, unrecognizedContext, viewerContext } from '#app/http/viewer.ts'
import { recordAudit } from '#db/audit-log.ts'
import { loadViewer } from '#usecases/accounts/sign-in/load-viewer.ts'
import type { FlashStorage } from './flash-storage.ts'

/**
 * Sets who makes the request. Requests without a session cookie cost no query. When the query fails, the user is not
 * treated as signed out: the failure is passed on and shown on an error page.
 */
export async function recognizeVisitor(
  request: Request,
  context: RouterContextProvider,
  flash: FlashStorage,
): Promise<void> {
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
  context.set(flashContext, await flash.read(request))
  context.set(requestedPathContext, requestedPath(request))
  context.set(signInContext, { isAskedFor: false })
}

/** Forbids caching of personal pages, passes a toast on to the next page, keeps visitors on their host, and audits denied access. */
export async function finishResponse(
  request: Request,
  response: Response,
  context: RouterContextProvider,
  flash: FlashStorage,
): Promise<Response> {
  const shown = context.get(flashContext)
  const hasSession = readCookie(request, 'session', context.get(appUrlContext)) !== undefined
  if (hasSession || shown) response.headers.set('Cache-Control', 'no-store')
  await flash.finish(request, response, shown)
  stayOnHost(response, context.get(appUrlContext))

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

/**
 * The router leaves only whole addresses without its own language's prefix (app/http/redirects.ts). Visitors come by other
 * names of the host too, such as an address of the local network, where they have their session.
 */
function stayOnHost(response: Response, appUrl: string): void {
  const location = response.headers.get('Location')
  if (location?.startsWith(`${appUrl}/`)) response.headers.set('Location', location.slice(appUrl.length))
}

/** The page of a data request: `/dashboard` for `/dashboard.data?_routes=…`. */
function requestedPath(request: Request): string {
  const url = new URL(request.url)
  url.searchParams.delete('_routes')
  return `${pagePath(url.pathname)}${url.search}`
}
