import { listOwnBookings, listSessionsGivenBy } from '#db/bookings/bookings.ts'
import { findFeedScope } from '#db/calendar/calendar-feeds.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { FamilyPerson } from '#domain/almanac/family-days.ts'
import type { CalendarFileEntry, CalendarFileKind } from '#domain/calendar/calendar-file.ts'
import type { Language } from '#domain/languages.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { readFamily } from '#usecases/almanac/read-family.ts'
import { calendarClassOf, readGivenClasses, readOwnClasses } from '#usecases/bookings/cohorts/read-own-classes.ts'
import { countTry, type TooOften } from '#usecases/limits/count-try.ts'
import { type Remedy, readOwnRemedies } from '#usecases/remedies/read-remedies.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { astrologersSessionOf, calendarSessionOf } from './calendar-session.ts'

/** An astrologer gives many sessions; calendar programs need the coming and the recent ones. */
const PAST_DAYS = 90

type FeedRequest = {
  readonly token: string
  readonly address: string
  readonly language?: Language
  readonly now: Date
}

export type ReadFeed =
  | { readonly entries: readonly CalendarFileEntry[]; readonly kind: CalendarFileKind }
  | { readonly kind: 'remedies'; readonly remedies: readonly Remedy[] }
  | { readonly kind: 'family-days'; readonly people: readonly FamilyPerson[] }

/** What a secret address shows. An unknown address counts as a guess; a known one may not be read all the time. */
export async function readCalendarFeed(
  db: Database,
  keys: KeyRing,
  { token, address, language, now }: FeedRequest,
): Promise<Outcome<ReadFeed, 'unknown-feed' | TooOften>> {
  const tokenHash = hashSecret(token)
  const scope = await findFeedScope(db, tokenHash)
  if (!scope) {
    const guess = await countTry(db, 'link-guess', networkOf(address), now)
    return guess.ok ? refused('unknown-feed') : guess
  }
  const counted = await countTry(db, 'calendar-feed', tokenHash, now)
  if (!counted.ok) return counted

  if (scope.shows === 'remedies') {
    return accepted({ kind: 'remedies', remedies: await readOwnRemedies(db, keys, { userId: scope.userId }, now) })
  }
  if (scope.shows === 'family-days') {
    return accepted({ kind: 'family-days', people: await readFamily(db, keys, scope.userId) })
  }
  if (scope.astrologerId === null) {
    const bookings = await listOwnBookings(db, scope.userId, language)
    const sessions = bookings.flatMap((booking) => calendarSessionOf(booking) ?? [])
    const classes = await readOwnClasses(db, scope.userId, language)
    return accepted({ kind: 'client-feed', entries: [...sessions, ...classes.map(calendarClassOf)] })
  }
  const since = new Date(now.getTime() - PAST_DAYS * DAY_MS)
  const given = await listSessionsGivenBy(db, scope.astrologerId, { since, language })
  const sessions = given.flatMap((booking) => astrologersSessionOf(booking, now) ?? [])
  const classes = await readGivenClasses(db, scope.astrologerId, { since, ...(language && { language }) })
  return accepted({ kind: 'astrologer-feed', entries: [...sessions, ...classes] })
}
