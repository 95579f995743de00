import { CALENDARS } from '#app/content/calendars.ts'
import { HOURS } from '#app/content/hours.ts'
import { CalendarFeedCard } from '#app/features/dashboard/calendar-feed-card.tsx'
import { DeskPage } from '#app/features/desk/desk-page.tsx'
import { chosenAction, readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { FEED_ACTIONS, shownFeed } from '#app/routes/booking/feed-actions.ts'
import type { Route } from './+types/calendars'
import { requireDesk, requireDiary } from './desk-visit.ts'

const PATH = '/astrologer-dashboard/calendars'
const BACK = { to: '/astrologer-dashboard/diary', label: HOURS.back }

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, CALENDARS.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const visit = requireDesk(context, 'availability')
  const diary = await requireDiary(visit)
  return { feed: await shownFeed(context, { userId: visit.staff.id, astrologerId: diary.id }) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireDesk(context, 'availability')
  const form = await readForm(request)
  const diary = await requireDiary(visit)
  const change = chosenAction(FEED_ACTIONS, form)
  return moveOn(PATH, await change(context, { userId: visit.staff.id, astrologerId: diary.id }))
}

export default function Calendars({ loaderData: { feed } }: Route.ComponentProps) {
  return (
    <DeskPage title={CALENDARS.title} lead={CALENDARS.lead} back={BACK}>
      <CalendarFeedCard feed={feed} title={CALENDARS.feedTitle} lead={CALENDARS.feedLead} />
    </DeskPage>
  )
}
