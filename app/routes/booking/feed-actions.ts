import type { RouterContextProvider } from 'react-router'
import type { CalendarFeedView } from '#app/features/dashboard/calendar-feed-card.tsx'
import { appUrlContext, clockContext, databaseContext, keyRingContext, practiceContext } from '#app/http/contexts.ts'
import type { FlashToast } from '#app/http/flash.ts'
import { to } from '#content/language.ts'
import { CALENDAR } from '#content/site/dashboard.ts'
import type { FeedScope } from '#db/calendar/calendar-feeds.ts'
import { subscriptionLinks } from '#domain/calendar/calendar-links.ts'
import {
  closeCalendarFeed,
  findFeedToken,
  openCalendarFeed,
  renewCalendarFeed,
} from '#usecases/calendar/change-calendar-feed.ts'

type Context = Readonly<RouterContextProvider>

/** Null while the feed is switched off. */
export async function calendarFeedView(
  context: Context,
  scope: FeedScope,
  query = '',
): Promise<CalendarFeedView | null> {
  const token = await findFeedToken(context.get(databaseContext), context.get(keyRingContext), scope)
  if (token === undefined) return null
  const { name } = await context.get(practiceContext)()
  const url = `${context.get(appUrlContext)}${to(`/calendar/${token}.ics${query}`)}`
  return { url, links: subscriptionLinks(url, name) }
}

/** The buttons of the feed's card; each returns the message for the owner. */
export const FEED_ACTIONS = {
  'open-calendar': changing(openCalendarFeed, CALENDAR.created),
  'renew-calendar': changing(renewCalendarFeed, CALENDAR.renewed),
  'close-calendar': changing(closeCalendarFeed, CALENDAR.switchedOff),
} as const

function changing(change: typeof openCalendarFeed, toast: FlashToast) {
  return async (context: Context, scope: FeedScope): Promise<FlashToast> => {
    await change(context.get(databaseContext), context.get(keyRingContext), scope, context.get(clockContext)())
    return toast
  }
}
