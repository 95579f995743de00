import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { logContext, nonceContext, requestIdContext } from './http/contexts.ts'
import { FailureContext } from './http/failure.ts'
import { NonceContext } from './http/nonce.ts'
import { isOutage, outageContext } from './http/outage.ts'
import { PAGE_KIND_HEADER, pageKindOf } from './http/page-kind.ts'

const RENDER_TIMEOUT_MS = 5_000

export const streamTimeout = RENDER_TIMEOUT_MS

/** Called for every error in a loader, an action or a component. Responses below 500 are refusals, not errors. */
export function handleError(error: unknown, { request, context }: HandleErrorArgs) {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (request.signal.aborted || isRefusal) return
  context.get(outageContext).isOutage ||= isOutage(error)
  context.get(logContext).error({ err: error }, 'request failed')
}

type HandleErrorArgs = { request: Request; context: Readonly<RouterContextProvider> }

export default function handleRequest(
  request: Request,
  renderedStatus: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const { isOutage } = context.get(outageContext)
  const status = isOutage ? 503 : renderedStatus
  const kind = pageKindOf(router.staticHandlerContext.matches.map(({ route }) => route))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set(PAGE_KIND_HEADER, kind)

  // Documents are cached and shared, so they must not contain anything that belongs to one response, such as a nonce.
  const nonce = kind === 'application' ? context.get(nonceContext) : undefined
  const page = (
    <NonceContext value={nonce}>
      <FailureContext value={{ requestId: context.get(requestIdContext), isOutage }}>
        <ServerRouter context={router} url={request.url} {...(nonce && { nonce })} />
      </FailureContext>
    </NonceContext>
  )
  if (nonce !== undefined) return render(status, headers, page, nonce)
  return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, { status, headers })
}

/** Waits for the parts that are loaded when they are first used: without script, a browser never shows a late part. */
function render(status: number, headers: Headers, page: ReactNode, nonce: string) {
  return new Promise<Response>((resolve, reject) => {
    const send = () => {
      const body = new PassThrough()
      body.on('close', () => clearTimeout(timeout))
      rendering.pipe(body)
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
    }
    const rendering = renderToPipeableStream(page, {
      nonce,
      onAllReady: send,
      // Otherwise React moves large parts behind their placeholders, and a script brings them back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
    })
    const timeout = setTimeout(() => rendering.abort(), RENDER_TIMEOUT_MS + 1_000)
  })
}
