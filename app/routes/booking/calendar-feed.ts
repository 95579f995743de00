import { appUrlContext, databaseContext } from '#app/http/contexts.ts'
import { notFound } from '#app/http/respond.ts'
import { requirePractice } from '#db/content/practice.ts'
import { listFeedSessions } from '#usecases/calendar/open-calendar-feed.ts'
import type { Route } from './+types/calendar-feed'
import { calendarResponse } from './calendar-response.ts'

/** A client's sessions for calendar apps, which cannot sign in: the secret in the URL is the key. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const token = /^([\w-]{40,60})\.ics$/.exec(params.file)?.[1]
  const db = context.get(databaseContext)
  const sessions = token === undefined ? undefined : await listFeedSessions(db, token)
  if (!sessions) throw notFound()

  const { name } = await requirePractice(db)
  return calendarResponse(sessions, { practiceName: name, appUrl: context.get(appUrlContext) }, 'sessions')
}
