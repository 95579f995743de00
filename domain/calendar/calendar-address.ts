import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { CalendarProblem } from './calendar-problem.ts'

export const LONGEST_ADDRESS = 2_000
export const LONGEST_CALENDAR_NAME = 60

/** How many calendars an astrologer may add, how often each is read, and how much of it, for how long. */
export const MOST_CALENDARS = 10
export const CALENDAR_READ_MINUTES = 10
export const LARGEST_CALENDAR_BYTES = 5 * 1024 * 1024
export const CALENDAR_TIMEOUT_SECONDS = 15

/** The address of a calendar as it was pasted. Apple writes `webcal:` for an address that is read by HTTPS. */
export function readCalendarAddress(typed: string, protocols: readonly string[]): Outcome<URL, CalendarProblem> {
  const text = typed.trim().replace(/^webcals?:/i, 'https:')
  const url = text.length > LONGEST_ADDRESS ? null : URL.parse(text)
  if (!url) return refused('invalid-address')
  const isAllowed = protocols.includes(url.protocol)
  if (url.protocol === 'http:' && !isAllowed) return refused('not-https')
  const isUsable = isAllowed && url.username === '' && url.password === '' && isHostName(url.hostname)
  if (!isUsable) return refused('invalid-address')
  url.hash = ''
  return accepted(url)
}

/** An IP address is checked when it is read; a name without a dot is a machine of the own network. */
function isHostName(hostname: string): boolean {
  return hostname.includes('.') || hostname.startsWith('[') || hostname === 'localhost'
}
