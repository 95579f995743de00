import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { CalendarAccess } from '#domain/calendar/calendar-access.ts'

/** Why no connection was made to an address that somebody entered. */
export class NotConnected extends Error {
  readonly reason: 'protocol' | 'unknown-host' | 'private-address'

  constructor(reason: NotConnected['reason']) {
    super(reason)
    this.reason = reason
  }
}

type Request = {
  readonly access: CalendarAccess
  readonly signal: AbortSignal
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly headers: Readonly<Record<string, string>>
  /** Sent whole, with its length. */
  readonly body?: string | Uint8Array
}

/** Connects only to addresses that were checked: a second lookup could answer something else. Follows no redirect. */
export async function connectChecked(
  url: URL,
  { access, signal, method = 'GET', headers, body }: Request,
): Promise<IncomingMessage> {
  if (!access.protocols.includes(url.protocol)) throw new NotConnected('protocol')
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(hostname) ? [hostname] : await access.resolve(hostname)
  if (addresses.length === 0) throw new NotConnected('unknown-host')
  if (!addresses.every((address) => access.isAllowed(address))) throw new NotConnected('private-address')

  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const request = url.protocol === 'http:' ? requestHttp : requestHttps
  const target = new URL(url)
  target.username = ''
  target.password = ''
  request(target, { method, agent: false, signal, lookup: answering(addresses), headers })
    .on('response', resolve)
    .on('error', reject)
    .end(body)
  return promise
}

function answering(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_hostname, options, callback) => {
    const [first] = all
    if (options.all || !first) callback(null, all)
    else callback(null, first.address, first.family)
  }
}

export const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

/** A lookup of the operating system cannot be aborted, so nobody waits for it. */
export async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
