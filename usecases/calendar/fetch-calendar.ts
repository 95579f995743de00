import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { CalendarAccess } from '#domain/calendar/calendar-access.ts'
import { CALENDAR_TIMEOUT_SECONDS, LARGEST_CALENDAR_BYTES } from '#domain/calendar/calendar-address.ts'
import type { CalendarProblem } from '#domain/calendar/calendar-problem.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { connectChecked, isRedirect, NotConnected, untilAborted } from '#usecases/connect.ts'

const MOST_REDIRECTS = 3

/** Of the response before, for a conditional request. */
export type CalendarVersion = { readonly etag: string | null; readonly lastModified: string | null }

export type FetchedCalendar = 'unchanged' | (CalendarVersion & { readonly text: string })

type Limits = { readonly timeoutMs?: number; readonly mostBytes?: number }

/** Reads a calendar file. Never throws for what a server does. */
export async function fetchCalendar(
  address: URL,
  known: CalendarVersion | null,
  access: CalendarAccess,
  { timeoutMs = CALENDAR_TIMEOUT_SECONDS * 1000, mostBytes = LARGEST_CALENDAR_BYTES }: Limits = {},
): Promise<Outcome<FetchedCalendar, CalendarProblem>> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await untilAborted(fetchWithin(address, known, { access, signal, mostBytes }), signal)
  } catch (error) {
    if (error instanceof Refusal) return refused(error.problem)
    if (error instanceof NotConnected) return refused(NOT_CONNECTED[error.reason])
    return refused(signal.aborted ? 'too-slow' : 'unreachable')
  }
}

class Refusal extends Error {
  readonly problem: CalendarProblem

  constructor(problem: CalendarProblem) {
    super(problem)
    this.problem = problem
  }
}

const NOT_CONNECTED: Readonly<Record<NotConnected['reason'], CalendarProblem>> = {
  protocol: 'not-https',
  'unknown-host': 'unreachable',
  'private-address': 'private-address',
}

type Fetching = { readonly access: CalendarAccess; readonly signal: AbortSignal; readonly mostBytes: number }

async function fetchWithin(
  address: URL,
  known: CalendarVersion | null,
  fetching: Fetching,
): Promise<Outcome<FetchedCalendar, CalendarProblem>> {
  let url = address
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await connectChecked(url, { ...fetching, headers: headersFor(known) })
    try {
      const { statusCode = 0, headers } = response
      if (statusCode === 200) {
        const text = await readText(response, fetching.mostBytes)
        return accepted({ text, etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null })
      }
      if (statusCode === 304 && known) return accepted('unchanged')
      if (!(isRedirect(statusCode) && headers.location)) return refused(problemOf(statusCode))
      url = redirected(headers.location, url)
    } finally {
      response.destroy()
    }
  }
  return refused('too-many-redirects')
}

/** A server that is overloaded will answer another time; one that says no needs a new address. */
function problemOf(status: number): CalendarProblem {
  return status >= 400 && status < 500 && status !== 408 && status !== 429 ? 'refused' : 'server-error'
}

function redirected(location: string, from: URL): URL {
  const url = URL.parse(location, from.href)
  if (!url) throw new Refusal('invalid-address')
  return url
}

function headersFor(known: CalendarVersion | null): Record<string, string> {
  return {
    Accept: 'text/calendar, */*;q=0.1',
    'Accept-Encoding': 'gzip',
    'User-Agent': 'Muhurta calendar reader',
    ...(known?.etag && { 'If-None-Match': known.etag }),
    ...(known?.lastModified && { 'If-Modified-Since': known.lastModified }),
  }
}

/** Counts bytes after decompression, because a few kilobytes can unpack to gigabytes. */
async function readText(response: IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  const body = unpacked(response)
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > mostBytes) throw new Refusal('too-large')
      chunks.push(chunk)
    }
  } catch (error) {
    const isDamaged = body !== response && !(error instanceof Refusal) && response.complete
    throw isDamaged ? new Refusal('unreadable') : error
  } finally {
    body.destroy()
  }
  // A connection that is cut off ends the stream without an error.
  if (!response.complete) throw new Refusal('unreachable')
  return Buffer.concat(chunks).toString('utf8')
}

function unpacked(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (encoding === 'identity' || encoding === '') return response
  if (encoding !== 'gzip') throw new Refusal('unreadable')
  const gunzip = createGunzip()
  response.on('error', (error) => gunzip.destroy(error))
  return response.pipe(gunzip)
}
