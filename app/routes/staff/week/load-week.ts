import { rangeOf } from '#app/features/chart-text/format-instant.ts'
import { chosenTithiName } from '#app/features/page-parts/shown-day-names.ts'
import { chosenNakshatraName } from '#app/features/page-parts/shown-names.ts'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { groupPath } from '#app/features/staff/courses/group-paths.ts'
import type { FreeHour, WeekBlock, WeekDay, WeekView } from '#app/features/staff/week/week-view.ts'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { WEEK_PAGE } from '#content/staff/week/week.ts'
import { clockIn, dayAndMonth, weekdayIn } from '#content/words/dates.ts'
import { spanText } from '#content/words/hours.ts'
import { dayRange } from '#content/words/week-days.ts'
import { listOverrides } from '#db/availability/date-overrides.ts'
import { listTimeOffIn } from '#db/availability/time-off.ts'
import { listWeeklyHours } from '#db/availability/weekly-hours.ts'
import { listBusyTimesIn, listOffersIn, listSessionsIn } from '#db/desk/week.ts'
import { listClassesOf } from '#db/learning/given-classes.ts'
import { type DayBlock, dayBlocks, hourPieces } from '#domain/availability/day-blocks.ts'
import { overrideOn } from '#domain/availability/hours.ts'
import { openingsOn } from '#domain/availability/openings.ts'
import { shownHours } from '#domain/availability/shown-hours.ts'
import type { Span } from '#domain/availability/spans.ts'
import { clockTimeIn, spansBetween, zoneDays } from '#domain/availability/zone-days.ts'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { staffMay } from '#domain/rights.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import {
  addDays,
  INDIA_TIME_ZONE,
  type IsoDate,
  isCalendarDate,
  istInstant,
  mondayOf,
} from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { cachedDay } from '#usecases/almanac/read-almanac-days.ts'
import { shownReason } from './special-days-view.ts'
import type { DiaryView } from './week-diaries.ts'
import { weekPath } from './week-path.ts'

const QUARTER_MS = 15 * MINUTE_MS
const MOST_DAYS_AWAY = 731

/** The week of a day, as the astrologer's calendar has it. */
export async function loadWeek(
  visit: StaffVisit,
  { diary, of, place }: { readonly diary: DiaryView; readonly of: string; readonly place: AlmanacPlace },
): Promise<WeekView> {
  const { now } = visit
  const today = dateIn(now, diary.timeZone)
  const chosen = isDayNear(of, today) ? of : today
  const monday = mondayOf(chosen)
  const dates = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
  const week = await readWeek(visit, diary, dates)
  const { timeZone } = diary
  const [first, last] = shownHours(week.used, timeZone)
  const href = (date: IsoDate) => weekPath(diary, date)
  return {
    range: dayRange(monday, addDays(monday, 6), today),
    timeZone,
    previousHref: href(addDays(chosen, -7)),
    nextHref: href(addDays(chosen, 7)),
    bookHref: `/staff/clients/book?${new URLSearchParams({ astrologer: diary.slug })}`,
    blockHref: diary.mayBlock ? '/staff/week/block' : null,
    thisWeekHref: monday === mondayOf(today) ? null : href(today),
    hasHours: week.open.size > 0,
    maySetHours: diary.mayBlock,
    hours: Array.from({ length: last - first }, (_, index) => hourName(first + index)),
    days: dates.map((date) => ({
      ...viewDay(date, { week, diary, now, today, hours: [first, last] }),
      isChosen: date === chosen,
      href: href(date),
      panchanga: panchangaOn(date, place),
    })),
  }
}

/** What holds at sunrise, by which the day is named, and its Rahu kalam. */
function panchangaOn(date: IsoDate, place: AlmanacPlace): string[] {
  const day = cachedDay(place, date)
  if (!day) return []
  const { tithis, nakshatras, day: parts } = day.almanac
  return [
    ...tithis.slice(0, 1).map(chosenTithiName),
    ...nakshatras.slice(0, 1).map(({ index }) => chosenNakshatraName(index)),
    WEEK_PAGE.rahu(rangeOf(parts.rahuKalam, day.offsetSeconds)),
  ]
}

/** A mistyped year is not a week to look at. */
function isDayNear(text: string, today: IsoDate): boolean {
  if (!isCalendarDate(text)) return false
  return text > addDays(today, -MOST_DAYS_AWAY) && text < addDays(today, MOST_DAYS_AWAY)
}

/** "9 AM". */
function hourName(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
}

type Week = Awaited<ReturnType<typeof readWeek>>

async function readWeek({ db, staff, scope, now }: StaffVisit, diary: DiaryView, dates: readonly IsoDate[]) {
  const { id: astrologerId, timeZone } = diary
  const days = zoneDays(timeZone)
  const parts = dates.flatMap((date) => days.on(date).parts)
  const range = {
    astrologerId,
    from: new Date(Math.min(...parts.map(({ from }) => from))),
    until: new Date(Math.max(...parts.map(({ until }) => until))),
  }
  const [weekly, stored, booked, classes, timeOff, busy, offers] = await Promise.all([
    listWeeklyHours(db, astrologerId),
    listOverrides(db, astrologerId, dates[0] ?? ''),
    listSessionsIn(db, scope, { ...range, now }),
    listClassesOf(db, astrologerId, range, scope.language),
    listTimeOffIn(db, astrologerId, range),
    listBusyTimesIn(db, range),
    listOffersIn(db, { ...range, now }),
  ])
  const overrides = stored.map((override) => ({
    ...override,
    reason: shownReason(override),
    isOwn: override.astrologerId !== null,
  }))
  const hours = {
    weekly: weekly.flatMap((day, index) => day.map((span) => ({ weekday: index + 1, ...span }))),
    overrides,
  }
  const open = new Map(
    dates.flatMap((date) => {
      const spans = openingsOn(date, hours, days).flatMap((opening) => opening.spans)
      return spans.length === 0 ? [] : [[date, spans] as const]
    }),
  )
  const sessions = booked.map((session) => ({
    ...session,
    span: spanOf(session.startsAt, session.endsAt),
    occupied: spanOf(session.occupiedFrom, session.occupiedUntil),
  }))
  const mayOpen = staffMay(staff, 'enrollments')
  const taught = classes.map(({ startsAt, endsAt, cohortId, cohortTitle, courseTitle }) => ({
    span: spanOf(startsAt, endsAt),
    group: cohortTitle,
    course: courseTitle,
    href: mayOpen ? groupPath(cohortId) : null,
  }))
  return {
    days,
    overrides,
    open,
    sessions,
    classes: taught,
    timeOff: timeOff.map((off) => ({ ...off, span: spanOf(off.startsAt, off.endsAt) })),
    busy: busy.map(({ startsAt, endsAt }) => spanOf(startsAt, endsAt)),
    offers: offers.map(({ occupiedFrom, occupiedUntil, expiresAt }) => ({
      span: spanOf(occupiedFrom, occupiedUntil),
      expiresAt,
    })),
    used: [...[...open.values()].flat(), ...[...sessions, ...taught].map(({ span }) => span)],
  }
}

function spanOf(from: Date, until: Date): Span {
  return [from.getTime(), until.getTime()]
}

type Shown = {
  readonly week: Week
  readonly diary: DiaryView
  readonly now: Date
  readonly today: IsoDate
  readonly hours: Span
}

function viewDay(date: IsoDate, shown: Shown): Omit<WeekDay, 'isChosen' | 'href' | 'panchanga'> {
  const { week, diary, now, today, hours } = shown
  const spans = spansBetween(week.days.on(date), hours[0] * 60, hours[1] * 60)
  const within: Span = [spans[0]?.[0] ?? 0, spans.at(-1)?.[1] ?? 0]
  // Time that has begun cannot be booked; on the quarter, so that free time begins at a time that people say.
  const freeFrom = Math.ceil(now.getTime() / QUARTER_MS) * QUARTER_MS
  const open = week.open.get(date) ?? []
  const blocks = within[0] === within[1] ? [] : dayBlocks(within, { ...week, open }, freeFrom)
  const sessions = new Set(blocks.flatMap((block) => (block.kind === 'session' ? [block.session.id] : [])))
  const isNowShown = within[0] <= now.getTime() && now.getTime() < within[1]
  return {
    date,
    weekday: weekdayIn(istInstant(date, '12:00'), INDIA_TIME_ZONE),
    day: dayAndMonth(date),
    dayOfMonth: Number(date.slice(8)),
    isToday: date === today,
    note: noteOn(date, week),
    sessionCount: sessions.size,
    blocks: blocks.map((block) => viewBlock(block, date, diary, now)),
    nowAfterMinutes: isNowShown ? Math.floor((now.getTime() - within[0]) / MINUTE_MS) : null,
  }
}

function noteOn(date: IsoDate, { overrides, open }: Week): string | null {
  const override = overrideOn(date, overrides)
  if (!override) return open.has(date) ? null : WEEK_PAGE.closed
  const label = override.hours.length === 0 ? WEEK_PAGE.closed : WEEK_PAGE.specialHours
  return override.reason === '' ? label : `${label}: ${override.reason}`
}

type Block = DayBlock<Week['sessions'][number], Week['timeOff'][number], Week['classes'][number]>

function viewBlock(block: Block, date: IsoDate, diary: DiaryView, now: Date): WeekBlock {
  const { from, until, kind } = block
  const { timeZone, mayBlock } = diary
  const place = { from, minutes: (until - from) / MINUTE_MS, time: spanText([from, until], timeZone) }
  switch (kind) {
    case 'session': {
      const { session, conflict } = block
      const { id, status, paymentStatus, outcome, span } = session
      return {
        ...place,
        kind,
        time: spanText(span, timeZone),
        session: {
          id,
          client: clientLabel(session),
          serviceName: serviceText(session),
          status,
          paymentStatus,
          outcome,
          conflict: span[1] > now.getTime() && !session.isKept ? conflict : null,
          heldUntil: status === 'pending' ? clockIn(session.holdExpiresAt, timeZone) : null,
          isMovable: status === 'paid' && span[0] > now.getTime(),
        },
      }
    }
    case 'class': {
      const { span, ...shown } = block.class
      return { ...place, kind, ...shown, time: spanText(span, timeZone) }
    }
    case 'blocked': {
      const { id, reason, endsAt } = block.timeOff
      const isRemovable = mayBlock && endsAt > now
      return { ...place, kind, reason, openHref: isRemovable ? `/staff/week/blocked/${id}` : null }
    }
    case 'offered':
      return { ...place, kind, heldUntil: clockIn(block.expiresAt, timeZone) }
    case 'free':
      return {
        ...place,
        kind,
        whole: freeHour([from, until], date, diary),
        hours: hourPieces([from, until], timeZone).map((piece) => freeHour(piece, date, diary)),
      }
    default:
      return { ...place, kind }
  }
}

/** A shorter piece would be too small to hit. */
const SHORTEST_LINK_MS = HOUR_MS / 2

/** Staff book at any free time that they see, and block only their own. */
function freeHour(piece: Span, date: IsoDate, { slug, timeZone, mayBlock }: DiaryView): FreeHour {
  const [from, until] = piece.map((instant) => clockTimeIn(instant, timeZone))
  const booked = { at: new Date(piece[0]).toISOString(), astrologer: slug }
  const query = new URLSearchParams(mayBlock ? { date, from: from ?? '', until: until ?? '', ...booked } : booked)
  const isLink = piece[1] - piece[0] >= SHORTEST_LINK_MS
  return {
    minutes: (piece[1] - piece[0]) / MINUTE_MS,
    time: spanText(piece, timeZone),
    start: clockIn(new Date(piece[0]), timeZone).replace(':00', ''),
    label: mayBlock ? WEEK_PAGE.bookOrBlock : WEEK_PAGE.book,
    href: isLink ? `/staff/${mayBlock ? 'week/block' : 'clients/book'}?${query}` : null,
  }
}
