import { appUrlContext, clientAddressContext, clockContext, databaseContext } from '#app/http/contexts.ts'
import { notFound } from '#app/http/respond.ts'
import { requirePractice } from '#db/content/practice.ts'
import { calendarFile } from '#domain/bookings/calendar-file.ts'
import { readCalendarFeed } from '#usecases/calendar/read-calendar-feed.ts'
import { hashSecret } from '#usecases/secrets.ts'
import type { Route } from './+types/calendar-feed'

/** Sessions for calendar programs, which cannot sign in: the secret in the URL is the key. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const token = /^([\w-]{40,60})\.ics$/.exec(params.file)?.[1]
  if (token === undefined) throw notFound()
  const db = context.get(databaseContext)
  const feed = await readCalendarFeed(db, {
    token,
    address: context.get(clientAddressContext),
    now: context.get(clockContext)(),
  })
  if (!feed.ok) {
    if (feed.refusal === 'unknown-feed') throw notFound()
    return new Response(null, { status: 429, headers: { 'Retry-After': String(feed.refusal.retryAfterSeconds) } })
  }

  const { name } = await requirePractice(db)
  const publisher = { practiceName: name, appUrl: context.get(appUrlContext) }
  return unlessKnown(request, calendarFile(feed.value.sessions, publisher, feed.value.kind))
}

/** Only the program that asked may store it, and must ask whether it has changed. */
function unlessKnown(request: Request, content: string): Response {
  const etag = `"${hashSecret(content)}"`
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' }
  // A compressed response has a weak tag, which begins with W/.
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(content, {
    headers: {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="sessions.ics"',
    },
  })
}
