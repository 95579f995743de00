import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { hearLateRequests } from './late-requests.ts'
import { giveShortAnswers, type ShortAnswer } from './short-answers.ts'

const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 60_000
export const KEEP_ALIVE_MS = 65_000
const MOST_HEADER_BYTES = 16 * 1024
const LAST_ANSWERS_MS = 9_000

export type Answer = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>

/** Something that may answer first: the pages in memory, or the files of the development server. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

type ListenOptions = {
  readonly host: string
  readonly port: number
  /** What needs no more than the bytes that came. */
  readonly shortAnswer?: ShortAnswer | undefined
  readonly before: Middleware
  /** Holds whatever is being answered; others may count it. */
  readonly begun?: Set<ServerResponse>
}

export type Listening = {
  /** Finishes what is in flight, refuses what is new. */
  stop(): Promise<void>
}

/** The socket side of the site: limits for clients that are slow on purpose, and an orderly end. */
export async function listen(
  answer: Answer,
  { host, port, shortAnswer, before, begun = new Set() }: ListenOptions,
): Promise<Listening> {
  // It puts a Response of its own in the place of Node's: a whole body goes to the socket without becoming a stream.
  const answerRequest = getRequestListener(answer)
  const server = createServer(
    {
      maxHeaderSize: MOST_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 5_000,
      // A question without a body, as nearly all are, needs no stream that comes to its end.
      optimizeEmptyRequests: true,
    },
    (request, response) => {
      if (!server.listening) response.shouldKeepAlive = false
      before(request, response, () => {
        // What is in memory is answered by now, whole: only the others are still at work when the site is stopped.
        begun.add(response)
        response.once('close', () => begun.delete(response))
        void answerRequest(request, response)
      })
    },
  )
  hearLateRequests(server)
  const limits = { silenceMs: HEADERS_TIMEOUT_MS, keepAliveMs: KEEP_ALIVE_MS }
  const shortAnswers = shortAnswer && giveShortAnswers(server, shortAnswer, limits)

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return {
    stop() {
      shortAnswers?.release()
      return stop(server, begun)
    },
  }
}

function stop(server: Server, begun: ReadonlySet<ServerResponse>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    // Node would go on taking requests from a visitor whose line is never idle.
    for (const response of begun) response.shouldKeepAlive = false
    setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS).unref()
  })
}
