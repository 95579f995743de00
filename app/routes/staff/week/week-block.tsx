import { Link, redirect } from 'react-router'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { BlockForm, QuickBlocks } from '#app/features/staff/week/block-form.tsx'
import { readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { rejected } from '#app/http/respond.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { HOURS } from '#content/staff/week/hours.ts'
import { BLOCK, FREE_TIME, WEEK_PAGE } from '#content/staff/week/week.ts'
import type { DeskDiary } from '#db/availability/weekly-hours.ts'
import { readBlock, type TypedBlockProblem } from '#domain/availability/typed-block.ts'
import { normalizeLine } from '#domain/text.ts'
import { addDays, isCalendarDate, isTimeOfDay } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { takeTimeOff } from '#usecases/bookings/take-time-off.ts'
import type { Route } from './+types/week-block'
import { quickBlocks, readQuickBlock } from './quick-blocks.ts'
import { listSessionsToMove, timeOffPath } from './sessions-to-move.ts'
import { findOwnDiary } from './week-diaries.ts'
import { ownWeekPath } from './week-path.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, BLOCK.title)
}

/** An astrologer without a diary starts it on the page of the hours. */
async function requireOwnDiary(visit: StaffVisit): Promise<DeskDiary> {
  const diary = await findOwnDiary(visit)
  if (!diary) throw redirect('/staff/week/hours')
  return diary
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'availability')
  const diary = await requireOwnDiary(visit)
  const { timeZone } = diary
  const today = dateIn(visit.now, timeZone)
  const text = (name: string) => url.searchParams.get(name) ?? ''
  const time = (name: string) => (isTimeOfDay(text(name)) ? text(name) : '')
  const isOfDay = isCalendarDate(text('date'))
  const date = isOfDay ? text('date') : today
  const values = { date, from: time('from'), until: time('until') }
  const quick = await quickBlocks(visit, diary, isOfDay ? [date] : [today, addDays(today, 1)])
  return { today, timeZone, values, quick, bookHref: bookHrefAt(text('at'), text('astrologer')) }
}

/** Of a free time that was tapped in the week; null on a form that was opened without one. */
function bookHrefAt(at: string, astrologer: string): string | null {
  return at === '' ? null : `/staff/clients/book?${new URLSearchParams({ at, astrologer })}`
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'availability')
  const { db, now } = visit
  const diary = await requireOwnDiary(visit)
  const form = await readForm(request)
  const typed = readQuickBlock(form.text('quick')) ?? form.texts(['date', 'from', 'until'])
  const read = readBlock(typed, diary.timeZone, now.getTime())
  if (!read.ok) return refuse(form, BLOCK.problems[read.refusal], FIELDS[read.refusal])

  const [startsAt, endsAt] = [new Date(read.value[0]), new Date(read.value[1])]
  const reason = normalizeLine(form.text('reason')).slice(0, 200)
  const timeOff = { startsAt, endsAt, reason, astrologerId: diary.id }
  const { id } = await takeTimeOff(db, timeOff)
  const sessions = await listSessionsToMove(visit, timeOff, diary.timeZone)
  const path = sessions.length > 0 ? timeOffPath(id) : ownWeekPath(typed.date)
  return moveOn(path, { tone: 'success', title: BLOCK.done })
}

/** The field that a problem is about. */
const FIELDS: Readonly<Record<TypedBlockProblem, 'date' | 'from' | 'until'>> = {
  'date-invalid': 'date',
  'time-invalid': 'from',
  'ends-first': 'until',
  'in-the-past': 'from',
  'too-far': 'date',
  skipped: 'from',
}

/** Shows the form again as it was typed. */
function refuse(form: SentForm, title: string, field: string) {
  const values = form.texts(['date', 'from', 'until', 'reason'])
  return rejected({ title }, { fieldErrors: { [field]: title }, values })
}

export default function WeekBlock({ loaderData, actionData }: Route.ComponentProps) {
  const { values, today, timeZone, quick, bookHref } = loaderData
  const isOfTime = values.from !== ''
  const back = { to: ownWeekPath(values.date), label: WEEK_PAGE.back }
  return (
    <StaffPage title={bookHref === null ? BLOCK.title : FREE_TIME.title} lead={HOURS.zone(timeZone)} back={back}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      {bookHref !== null && (
        <p>
          <Link className={buttonClass({})} to={bookHref}>
            {FREE_TIME.book}
          </Link>
        </p>
      )}
      {!isOfTime && <QuickBlocks days={quick} />}
      <BlockForm values={values} today={today} problem={actionData ?? NO_PROBLEM} />
      {isOfTime && <QuickBlocks days={quick} />}
    </StaffPage>
  )
}
