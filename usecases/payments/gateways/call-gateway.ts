import type { IncomingMessage } from 'node:http'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { connectChecked, untilAborted } from '#usecases/connect.ts'
import type { GatewayAccess, GatewayProblem } from './gateway.ts'

/** A client waits for the answer. */
const TIMEOUT_MS = 10_000
const MOST_BYTES = 512 * 1024

export type GatewayRequest = {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export type Api = { readonly origin: string; readonly access: GatewayAccess; readonly timeoutMs?: number }

/** Sends one request and reads the answer as JSON. Never throws for what a server does. */
export async function callGateway(
  { origin, access, timeoutMs = TIMEOUT_MS }: Api,
  { method = 'GET', path, headers, body }: GatewayRequest,
): Promise<Outcome<unknown, GatewayProblem>> {
  const signal = AbortSignal.timeout(timeoutMs)
  const sent = { access, signal, method, headers, ...(body !== undefined && { body }) }
  try {
    return await untilAborted(readAnswer(await connectChecked(new URL(path, origin), sent)), signal)
  } catch {
    return refused(signal.aborted ? 'too-slow' : 'unreachable')
  }
}

async function readAnswer(response: IncomingMessage): Promise<Outcome<unknown, GatewayProblem>> {
  try {
    const { statusCode: status = 0 } = response
    if (status < 200 || status >= 300) return refused(isFinal(status) ? 'refused' : 'server-error')
    const text = await readText(response)
    return text === undefined ? refused('unreadable') : parsed(text)
  } finally {
    response.destroy()
  }
}

/** Being too fast, and asking while an earlier request is answered, pass. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status)
}

async function readText(response: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) return undefined
    chunks.push(chunk)
  }
  // A connection that is cut off ends without an error.
  return response.complete ? Buffer.concat(chunks).toString('utf8') : undefined
}

function parsed(text: string): Outcome<unknown, GatewayProblem> {
  try {
    return accepted(JSON.parse(text) as unknown)
  } catch {
    return refused('unreadable')
  }
}
