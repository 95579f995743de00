import { CalendarFeedCard } from '#app/features/dashboard/calendar-feed-card.tsx'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { AddCalendarForm } from '#app/features/staff/week/add-calendar-form.tsx'
import { CalendarList } from '#app/features/staff/week/calendar-list.tsx'
import { appUrlContext, calendarAccessContext } from '#app/http/contexts.ts'
import { chosenAction, readForm, type SentForm, typedTexts } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound, rejected, tooOften } from '#app/http/respond.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { calendarFeedView, FEED_ACTIONS } from '#app/routes/booking/feed-actions.ts'
import { requireOwnDiary, requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { CALENDAR_PROBLEMS, CALENDARS } from '#content/staff/week/calendars.ts'
import { HOURS } from '#content/staff/week/hours.ts'
import { longDateTime } from '#content/words/dates.ts'
import type { DeskDiary } from '#db/availability/weekly-hours.ts'
import { findOwnCalendarId } from '#db/calendar/external-calendars.ts'
import { addCalendar, listOwnCalendars, removeCalendar } from '#usecases/calendar/change-external-calendars.ts'
import { readExternalCalendar } from '#usecases/calendar/read-external-calendar.ts'
import { countTry } from '#usecases/limits/count-try.ts'
import type { Route } from './+types/calendars'

const PATH = '/staff/week/calendars'
const BACK = { to: '/staff/week/diary', label: HOURS.back }

export const headers = retryAfterHeaders

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, CALENDARS.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'availability')
  const diary = await requireOwnDiary(visit)
  const calendars = await listOwnCalendars(visit.db, visit.keys, diary.id, visit.now)
  return {
    feed: await calendarFeedView(context, { userId: visit.staff.id, astrologerId: diary.id, shows: 'sessions' }),
    calendars: calendars.map(({ id, name, host, busyCount, unreadableEvents, problem, ...times }) => {
      const readAt = longDateTime(times.readAt ?? times.addedAt)
      const succeededAt = times.succeededAt ? longDateTime(times.succeededAt) : readAt
      return { id, name, host, busyCount, unreadableEvents, problem, readAt, succeededAt }
    }),
  }
}

type Desk = StaffVisit & { readonly diary: DeskDiary; readonly context: Route.ActionArgs['context'] }

const ACTIONS = {
  'open-calendar': changeFeed,
  'renew-calendar': changeFeed,
  'close-calendar': changeFeed,
  add: limited(add),
  read: limited(readNow),
  remove,
} as const

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'availability')
  const form = await readForm(request)
  const diary = await requireOwnDiary(visit)
  return chosenAction(ACTIONS, form)(form, { ...visit, diary, context })
}

async function changeFeed(form: SentForm, { staff, diary, context }: Desk) {
  const change = chosenAction(FEED_ACTIONS, form)
  return moveOn(PATH, await change(context, { userId: staff.id, astrologerId: diary.id, shows: 'sessions' }))
}

type DeskAction = (form: SentForm, desk: Desk) => Promise<ReturnType<typeof moveOn> | ReturnType<typeof rejected>>

/** Each makes the server connect to an address that somebody has typed. */
function limited(run: DeskAction): DeskAction {
  return async (form, desk) => {
    const counted = await countTry(desk.db, 'calendar-read', desk.staff.id, desk.now)
    if (counted.ok) return run(form, desk)
    return tooOften({ title: CALENDARS.tooOften }, counted.refusal.retryAfterSeconds, typedTexts(form, TYPED))
  }
}

const TYPED = ['name', 'address'] as const

function toolsOf({ keys, context }: Desk) {
  return { keys, access: context.get(calendarAccessContext), appUrl: context.get(appUrlContext) }
}

async function add(form: SentForm, desk: Desk) {
  const { db, staff, now, diary } = desk
  const typed = { astrologerId: diary.id, userId: staff.id, name: form.text('name'), address: form.text('address') }
  const outcome = await addCalendar(db, typed, toolsOf(desk), now)
  if (outcome.ok) return moveOn(PATH, { tone: 'success', ...CALENDARS.added(outcome.value.busyCount) })

  const detail = CALENDAR_PROBLEMS[outcome.refusal]
  const values = typedTexts(form, TYPED)
  return rejected({ title: CALENDARS.notAdded, detail }, { fieldErrors: { address: detail }, values })
}

async function readNow(form: SentForm, desk: Desk) {
  const { db, now, diary } = desk
  const id = await findOwnCalendarId(db, { id: form.text('id'), astrologerId: diary.id })
  if (id === undefined) throw notFound()
  const result = await readExternalCalendar(db, id, toolsOf(desk), now)
  if (result === 'read' || result === 'unchanged') return moveOn(PATH, { tone: 'success', title: CALENDARS.readDone })
  if (result === 'removed') return moveOn(PATH, { tone: 'note', ...CALENDARS.removed('') })
  return moveOn(PATH, { tone: 'error', title: CALENDARS.notRead, detail: CALENDAR_PROBLEMS[result] })
}

async function remove(form: SentForm, { db, diary }: Desk) {
  const removed = await removeCalendar(db, { id: form.text('id'), astrologerId: diary.id })
  const name = removed ? form.text('name').slice(0, 100) : ''
  return moveOn(PATH, { tone: removed ? 'success' : 'note', ...CALENDARS.removed(name) })
}

export default function Calendars({ loaderData: { feed, calendars }, actionData }: Route.ComponentProps) {
  const problem = actionData ?? NO_PROBLEM
  return (
    <StaffPage title={CALENDARS.title} lead={CALENDARS.lead} back={BACK}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <CalendarFeedCard feed={feed} title={CALENDARS.feedTitle} lead={CALENDARS.feedLead} />
      <CalendarList calendars={calendars} />
      {/* A new key empties the form after each calendar. */}
      <AddCalendarForm key={calendars.length} problem={problem} />
    </StaffPage>
  )
}
