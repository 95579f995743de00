import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { ActivityEmailsForm } from '#app/features/staff/week/activity-emails-form.tsx'
import { BriefEmailsForm } from '#app/features/staff/week/brief-emails-form.tsx'
import { HoursSummary } from '#app/features/staff/week/hours-summary.tsx'
import { LimitsForm } from '#app/features/staff/week/limits-form.tsx'
import { MeetingForm } from '#app/features/staff/week/meeting-form.tsx'
import { RulesForm } from '#app/features/staff/week/rules-form.tsx'
import { TimeOffPanel } from '#app/features/staff/week/time-off-panel.tsx'
import { chosenAction, readForm, type SentForm, typedTexts } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { badRequest, rejected } from '#app/http/respond.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { SESSION_REFUSALS } from '#content/staff/bookings/desk-session.ts'
import { DIARY } from '#content/staff/week/diary.ts'
import { listOverrides } from '#db/availability/date-overrides.ts'
import { requireBookingRules } from '#db/availability/diary.ts'
import { listTimeOff } from '#db/availability/time-off.ts'
import { countAstrologers, findDiaryOf, findSessionLimits, listWeeklyHours } from '#db/availability/weekly-hours.ts'
import { requireActivityPace } from '#db/desk/client-activity.ts'
import { wantsBriefEmails } from '#db/sessions/brief-emails.ts'
import { requireMeetingWays } from '#db/sessions/session-notes.ts'
import { isActivityPace } from '#domain/bookings/client-activity.ts'
import { normalizeLine } from '#domain/text.ts'
import { INDIA_TIME_ZONE, isCalendarDate, isTimeOfDay, istDate, istInstant } from '#domain/time/india-time.ts'
import { takeTimeOff } from '#usecases/bookings/take-time-off.ts'
import {
  changeActivityEmails,
  changeBriefEmails,
  changeMeetingWays,
  changeRules,
  changeSessionLimits,
  endTimeOff,
} from '#usecases/desk/change-diary.ts'
import type { Route } from './+types/diary'
import { listSessionsToMove, timeOffPath } from './sessions-to-move.ts'
import { specialDaysView } from './special-days-view.ts'

const PATH = '/staff/week/diary'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, DIARY.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, staff, now } = requireStaff(context, 'availability')
  const diary = await findDiaryOf(db, staff.id)
  const [week, overrides, rules, timeOff, ways, pace, hasBriefs, limits, astrologers] = await Promise.all([
    diary ? listWeeklyHours(db, diary.id) : null,
    diary ? listOverrides(db, diary.id, istDate(now)) : [],
    requireBookingRules(db),
    listTimeOff(db, diary?.id ?? null, now),
    requireMeetingWays(db),
    requireActivityPace(db),
    diary ? wantsBriefEmails(db, diary.id) : null,
    diary ? findSessionLimits(db, diary.id) : null,
    countAstrologers(db),
  ])
  const specialDays = diary ? overrides.map(specialDaysView) : null
  return { week, specialDays, rules, timeOff, ways, pace, hasBriefs, limits, hasSeveral: astrologers > 1 }
}

const ACTIONS = {
  'take-off': takeOff,
  'open-again': openAgain,
  rules: saveRules,
  limits: saveLimits,
  meeting: saveMeeting,
  activity: saveActivity,
  briefs: saveBriefs,
} as const

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'availability')
  const form = await readForm(request)
  return chosenAction(ACTIONS, form)(form, visit)
}

async function takeOff(form: SentForm, visit: StaffVisit) {
  const { db, staff } = visit
  const startsAt = instantIn(form, 'from')
  const endsAt = instantIn(form, 'until')
  if (!startsAt || !endsAt || startsAt >= endsAt) return problem(DIARY.invalid, form, 'until')

  const reason = normalizeLine(form.text('reason')).slice(0, 200)
  const diary = form.text('whom') === 'me' ? await findDiaryOf(db, staff.id) : undefined
  const timeOff = { startsAt, endsAt, reason, astrologerId: diary?.id ?? null }
  const { id } = await takeTimeOff(db, timeOff)
  const sessions = await listSessionsToMove(visit, timeOff, INDIA_TIME_ZONE)
  return sessions.length > 0 ? moveOn(timeOffPath(id), { tone: 'success', title: DIARY.taken }) : done(DIARY.taken)
}

/** Reads a `datetime-local` field in Indian time. */
function instantIn(form: SentForm, name: string): Date | undefined {
  const [date = '', time = ''] = form.text(name).split('T')
  return isCalendarDate(date) && isTimeOfDay(time.slice(0, 5)) ? istInstant(date, time.slice(0, 5)) : undefined
}

async function openAgain(form: SentForm, { db, staff }: StaffVisit) {
  const id = form.wholeNumber('id')
  if (id === 0) throw badRequest()
  const diary = await findDiaryOf(db, staff.id)
  await endTimeOff(db, id, diary?.id ?? null)
  return done(DIARY.removed)
}

async function saveRules(form: SentForm, { db, now }: StaffVisit) {
  const rules = {
    minimumNoticeMinutes: Number(form.text('notice')),
    horizonDays: Number(form.text('horizon')),
    mostUnverifiedClaims: Number(form.text('claims')),
    hasUniqueAmounts: form.isTicked('uniquePaise'),
  }
  const outcome = await changeRules(db, rules, now)
  return outcome.ok ? done(DIARY.rulesSaved) : problem(DIARY.rulesInvalid, form, 'notice')
}

const LIMIT_FIELDS = { 'day-limit-invalid': 'perDay', 'week-limit-invalid': 'perWeek' } as const

async function saveLimits(form: SentForm, { db, staff }: StaffVisit) {
  const diary = await findDiaryOf(db, staff.id)
  if (!diary) throw badRequest()
  const limits = { mostPerDay: numberOrNone(form.text('perDay')), mostPerWeek: numberOrNone(form.text('perWeek')) }
  const outcome = await changeSessionLimits(db, { astrologerId: diary.id, limits })
  if (outcome.ok) return done(DIARY.limitsSaved)
  return problem(DIARY.limitsInvalid[outcome.refusal], form, LIMIT_FIELDS[outcome.refusal])
}

function numberOrNone(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}

const MEETING_PROBLEMS = {
  'link-invalid': [SESSION_REFUSALS['link-invalid'], 'link'],
  'room-server-invalid': [DIARY.roomServerInvalid, 'roomServer'],
  'call-number-invalid': [DIARY.callNumberInvalid, 'callNumber'],
} as const

async function saveMeeting(form: SentForm, { db, staff, now }: StaffVisit) {
  const outcome = await changeMeetingWays(
    db,
    {
      way: form.text('way'),
      link: form.text('link'),
      roomServer: form.text('roomServer'),
      callWay: form.text('callWay'),
      callNumber: form.text('callNumber'),
      staffId: staff.id,
    },
    now,
  )
  if (outcome.ok) return done(DIARY.meetingSaved, outcome.value.emailed)
  if (outcome.refusal === 'way-unknown') throw badRequest()
  const [title, field] = MEETING_PROBLEMS[outcome.refusal]
  return problem(title, form, field)
}

async function saveActivity(form: SentForm, { db, now }: StaffVisit) {
  const pace = form.text('pace')
  if (!isActivityPace(pace)) throw badRequest()
  await changeActivityEmails(db, pace, now)
  return done(DIARY.activitySaved)
}

async function saveBriefs(form: SentForm, { db, staff }: StaffVisit) {
  const diary = await findDiaryOf(db, staff.id)
  if (!diary) throw badRequest()
  const isOn = form.isTicked('briefEmails')
  await changeBriefEmails(db, { astrologerId: diary.id, isOn })
  return done(isOn ? DIARY.briefsOn : DIARY.briefsOff)
}

function done(title: string, emailed = 0) {
  return moveOn(PATH, { tone: 'success', title, ...(emailed > 0 && { detail: DIARY.meetingEmailed(emailed) }) })
}

const TYPED = [
  'from',
  'until',
  'reason',
  'whom',
  'notice',
  'horizon',
  'claims',
  'perDay',
  'perWeek',
  'way',
  'link',
  'roomServer',
  'callWay',
  'callNumber',
] as const

/** Shows the page again with the reason and the typed values. */
function problem(title: string, form: SentForm, field: (typeof TYPED)[number]) {
  return rejected({ title }, { fieldErrors: { [field]: title }, values: typedTexts(form, TYPED) })
}

export default function Diary({ loaderData, actionData }: Route.ComponentProps) {
  const { week, specialDays, rules, timeOff, ways, pace, hasBriefs, limits, hasSeveral } = loaderData
  return (
    <StaffPage title={DIARY.title} lead={DIARY.lead}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <HoursSummary week={week} />
      <TimeOffPanel
        timeOff={timeOff}
        specialDays={specialDays}
        asksForWhom={hasSeveral && week !== null}
        problem={actionData ?? NO_PROBLEM}
      />
      <RulesForm rules={rules} problem={actionData ?? NO_PROBLEM} />
      {limits && <LimitsForm limits={limits} problem={actionData ?? NO_PROBLEM} />}
      <MeetingForm ways={ways} problem={actionData ?? NO_PROBLEM} />
      {hasBriefs !== null && <BriefEmailsForm isOn={hasBriefs} />}
      <ActivityEmailsForm pace={pace} />
    </StaffPage>
  )
}
