import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { documentContext, logContext, nonceContext, requestIdContext } from './http/contexts.ts'
import { FailureContext } from './http/failure.ts'
import { NonceContext } from './http/nonce.ts'
import { isOutage, outageContext } from './http/outage.ts'
import { PAGE_KIND_HEADER, pageKindOf } from './http/page-kind.ts'
import { writeDocument } from './http/write-document.tsx'

const RENDER_TIMEOUT_MS = 5_000

export const streamTimeout = RENDER_TIMEOUT_MS

/** Called for every surprise in a loader, an action or a component; a refusal with a status of its own is an answer. */
export function handleError(error: unknown, { request, context }: HandleErrorArgs) {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500
  if (request.signal.aborted || isAnswer) return
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

  // A document is kept and sent to many: it carries nothing that belongs to one response, and needs no nonce.
  const nonce = kind === 'application' ? context.get(nonceContext) : undefined
  const page = (
    <NonceContext value={nonce}>
      <FailureContext value={{ requestId: context.get(requestIdContext), isOutage }}>
        <ServerRouter
          context={nonce === undefined ? onlyToRead(router) : router}
          url={request.url}
          {...(nonce && { nonce })}
        />
      </FailureContext>
    </NonceContext>
  )
  if (nonce !== undefined) return stream(request, status, headers, page, nonce)

  // As text, beside the answer: as its body it would be copied, and copied again, before it becomes bytes.
  context.set(documentContext, writeDocument(page))
  return new Response(null, { status, headers })
}

/**
 * In a document nobody navigates by script: the other hundred routes need not be prepared for it, and its data is not
 * sent a second time.
 */
function onlyToRead({ serverHandoffStream: _, ...router }: EntryContext): EntryContext {
  const ids = router.staticHandlerContext.matches.map(({ route }) => route.id)
  const matched = ids.map((id) => [id, router.manifest.routes[id]] as const)
  return { ...router, manifest: { ...router.manifest, routes: Object.fromEntries(matched) } }
}

/** Applications are streamed: the shell paints while slower parts are still being asked for. */
function stream(request: Request, status: number, headers: Headers, page: ReactNode, nonce: string) {
  const waitForEverything = isbot(request.headers.get('user-agent') ?? '')

  return new Promise<Response>((resolve, reject) => {
    const send = () => {
      const body = new PassThrough()
      body.on('close', () => clearTimeout(timeout))
      rendering.pipe(body)
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
    }
    const rendering = renderToPipeableStream(page, {
      nonce,
      ...(waitForEverything ? { onAllReady: send } : { onShellReady: send }),
      onShellError: reject,
    })
    const timeout = setTimeout(() => rendering.abort(), RENDER_TIMEOUT_MS + 1_000)
  })
}
