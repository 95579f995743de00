import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'

/**
 * Long enough for a process that was stalled: Node checks these limits before it reads what has already arrived, so a
 * stall counts as the client's time.
 */
const HEADERS_TIMEOUT_MS = 30_000
/** A recording of 50 MB at 1.5 megabits a second. */
const REQUEST_TIMEOUT_MS = 5 * 60_000
/** Longer than nginx and most load balancers hold an idle connection, so that they close it first. */
const KEEP_ALIVE_MS = 65_000
const MAX_HEADER_BYTES = 16 * 1024
const DRAIN_MS = 9_000

export type FetchHandler = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>

/** Runs before the site: in development Vite serves its files and hot reload. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

type ListenOptions = {
  readonly host: string
  readonly port: number
  readonly before?: Middleware | undefined
}

export type Listening = {
  /** Finishes requests in flight and accepts no new ones. */
  stop(): Promise<void>
}

/** Serves the site over HTTP, with time limits for slow clients. */
export async function listen(handler: FetchHandler, { host, port, before }: ListenOptions): Promise<Listening> {
  const handle = getRequestListener(handler)
  const inFlight = new Set<ServerResponse>()
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 5_000,
    },
    (request, response) => {
      if (!server.listening) closeAfter(response)
      inFlight.add(response)
      response.once('close', () => inFlight.delete(response))
      if (before) before(request, response, () => void handle(request, response))
      else void handle(request, response)
    },
  )

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return { stop: () => stop(server, inFlight) }
}

function stop(server: Server, inFlight: ReadonlySet<ServerResponse>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    // Node would keep accepting requests on a connection that is never idle.
    for (const response of inFlight) closeAfter(response)
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref()
  })
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
