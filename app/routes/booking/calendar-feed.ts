import { almanacHref } from '#app/features/almanac/addresses.ts'
import {
  appUrlContext,
  clientAddressContext,
  clockContext,
  databaseContext,
  keyRingContext,
} from '#app/http/contexts.ts'
import { notFound } from '#app/http/respond.ts'
import { requestedCity } from '#app/routes/festivals/requested-city.ts'
import { FAMILY_DAYS } from '#content/almanac/family-days.ts'
import { familyDayName } from '#content/almanac/observances.ts'
import { CALENDAR_ENTRIES } from '#content/booking/calendar-entries.ts'
import { REMEDIES } from '#content/booking/remedies.ts'
import { LANGUAGE, to } from '#content/language.ts'
import { cityLabel, cityName } from '#content/words/city-names.ts'
import { requirePractice } from '#db/content/practice.ts'
import type { City } from '#db/gazetteer/cities.ts'
import { calendarOfDays } from '#domain/almanac/calendar-days.ts'
import type { FamilyDay } from '#domain/almanac/family-days.ts'
import { calendarFile } from '#domain/calendar/calendar-file.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { readFamilyDays } from '#usecases/almanac/read-family.ts'
import { readCalendarFeed } from '#usecases/calendar/read-calendar-feed.ts'
import type { Remedy } from '#usecases/remedies/read-remedies.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { withAlmanacSunrise } from '../panchanga/almanac-sunrise.ts'
import type { Route } from './+types/calendar-feed'

/** Sessions for calendar programs, which cannot sign in: the secret in the URL is the key. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const token = /^([\w-]{40,60})\.ics$/.exec(params.file)?.[1]
  if (token === undefined) throw notFound()
  const db = context.get(databaseContext)
  const now = context.get(clockContext)()
  const address = context.get(clientAddressContext)
  const feed = await readCalendarFeed(db, context.get(keyRingContext), { token, address, language: LANGUAGE, now })
  if (!feed.ok) {
    if (feed.refusal === 'unknown-feed') throw notFound()
    return new Response(null, { status: 429, headers: { 'Retry-After': String(feed.refusal.retryAfterSeconds) } })
  }

  const appUrl = context.get(appUrlContext)
  if (feed.value.kind === 'remedies') return unlessKnown(request, remediesFeed(feed.value.remedies, appUrl), 'remedies')
  if (feed.value.kind === 'family-days') {
    const { city } = await requestedCity(url.searchParams.get('city') ?? '', context)
    if (!city) throw notFound()
    const place = await withAlmanacSunrise(city, context)
    const days = readFamilyDays(place, feed.value.people, dateIn(now, city.timeZone))
    return unlessKnown(request, familyFeed(days, city, appUrl), 'family-days')
  }
  const { name: practiceName, contact } = await requirePractice(db, LANGUAGE)
  const { phone, address: place } = contact
  const content = calendarFile(
    feed.value.entries,
    { practiceName, appUrl, phone, address: place },
    CALENDAR_ENTRIES,
    feed.value.kind,
  )
  return unlessKnown(request, content, 'sessions')
}

/** Titles only: calendars are stored by others. What to do stays behind the sign-in. */
function remediesFeed(remedies: readonly Remedy[], appUrl: string): string {
  const url = `${appUrl}${to('/dashboard/remedies')}`
  const days = remedies.flatMap(({ id, content: { title, place }, days: dates }) =>
    dates.map(({ date, isDone }) => ({
      id: `remedy-${id}-${date}`,
      date,
      summary: isDone ? REMEDIES.feedDone(title) : title,
      description: REMEDIES.feedCity(cityName(place)),
      url,
    })),
  )
  // Without the time of the request, so that an unchanged feed is recognized.
  return calendarOfDays(days, { name: REMEDIES.title, appUrl, now: new Date(0) })
}

function familyFeed(days: readonly FamilyDay[], city: City, appUrl: string): string {
  const entries = days.map((day) => ({
    id: `family-${day.personId}-${day.kind}-${day.date}`,
    date: day.date,
    summary: familyDayName(day),
    description: cityLabel(city),
    url: `${appUrl}${to(almanacHref(city.slug, day.date))}`,
  }))
  return calendarOfDays(entries, { name: FAMILY_DAYS.feedName, appUrl, now: new Date(0) })
}

/** Only the program that asked may store it, and must ask whether it has changed. */
function unlessKnown(request: Request, content: string, name: string): Response {
  const etag = `"${hashSecret(content)}"`
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' }
  // A compressed response has a weak tag, which begins with W/.
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(content, {
    headers: {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.ics"`,
    },
  })
}
