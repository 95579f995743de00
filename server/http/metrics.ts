import { Hono, type MiddlewareHandler } from 'hono'
import type { Metrics } from '#server/metrics.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { isLocalRequest } from './local-request.ts'

export type MetricsAccess = { readonly metrics: Metrics; readonly token: string | undefined }

/** The route of every address that has no other; what is served there after all is a file. */
const NOT_FOUND = 'routes/public/not-found'

/** Measures each response under the route that made it. */
export function measureRequests(
  { metrics }: MetricsAccess,
  findRoute: (path: string) => string | undefined,
): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now()

    await next()

    const { method, path } = context.req
    const { status } = context.res
    const found = findRoute(path) ?? NOT_FOUND
    const routeId = found === NOT_FOUND && status < 400 ? 'file' : found
    metrics.observe({ routeId, method, status, seconds: (performance.now() - started) / 1000 })
  }
}

/** For Prometheus on this machine, or with a token. To everybody else the address does not exist. */
export function metricsRoute({ metrics, token }: MetricsAccess) {
  const bearer = token === undefined ? undefined : hashSecret(`Bearer ${token}`)
  return new Hono().get('/metrics', async (context, next) => {
    const given = context.req.header('authorization')
    const hasToken = bearer !== undefined && given !== undefined && hashSecret(given) === bearer
    if (!hasToken && !isLocalRequest(context)) return next()
    return context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
  })
}
