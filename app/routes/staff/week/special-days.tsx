import { data } from 'react-router'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { UndoSpecialDayRemoval } from '#app/features/staff/undo-removal.tsx'
import { HolidaysForm } from '#app/features/staff/week/holidays-form.tsx'
import hoursStyles from '#app/features/staff/week/hours.css?url'
import { SPECIAL_HOURS_ROWS, SpecialDaysForm } from '#app/features/staff/week/special-days-form.tsx'
import { daysText, SpecialDaysList } from '#app/features/staff/week/special-days-list.tsx'
import { byName } from '#app/http/by-name.ts'
import type { FlashToast } from '#app/http/flash.ts'
import { chosenAction, readForm, type SentForm, typedTexts } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import type { Problem } from '#app/http/respond.ts'
import { requireOwnDiary, requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { HOURS } from '#content/staff/week/hours.ts'
import { SPECIAL_DAYS, SPECIAL_DAYS_PROBLEMS } from '#content/staff/week/special-days.ts'
import { holidayName, stateName } from '#content/words/indian-names.ts'
import { listHolidayDates, listOverrides, type StoredOverride } from '#db/availability/date-overrides.ts'
import { countAstrologers, type DeskDiary } from '#db/availability/weekly-hours.ts'
import { requirePractice } from '#db/content/practice.ts'
import { lastHolidayYear, listHolidayStates, listHolidays } from '#domain/availability/public-holidays.ts'
import type { SpecialDaysProblems, TypedSpecialDays } from '#domain/availability/special-days.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { istDate } from '#domain/time/india-time.ts'
import {
  addSpecialDays,
  chooseHolidays,
  removeSpecialDays,
  restoreSpecialDays,
} from '#usecases/desk/change-special-days.ts'
import type { Route } from './+types/special-days'
import { conflictsToast } from './conflicts-toast.ts'
import { specialDaysView } from './special-days-view.ts'

const PATH = '/staff/week/special-days'
const BACK = { to: '/staff/week/diary', label: HOURS.back }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: hoursStyles }]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, SPECIAL_DAYS.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'availability')
  const { db, now } = visit
  const diary = await requireOwnDiary(visit)
  const today = istDate(now)
  const [practice, overrides, chosen, astrologers] = await Promise.all([
    requirePractice(db),
    listOverrides(db, diary.id, today),
    listHolidayDates(db),
    countAstrologers(db),
  ])
  const state = url.searchParams.get('state') ?? practice.gst.stateCode ?? ''
  return {
    today,
    state,
    states: listHolidayStates()
      .map((code) => ({ code, name: stateName(code) }))
      .toSorted(byName),
    lastYear: lastHolidayYear(today),
    holidays: listHolidays(state, today).map(({ slug, ...holiday }) => ({
      ...holiday,
      name: holidayName(slug),
      isChosen: chosen.has(holiday.key),
    })),
    specialDays: overrides.map(specialDaysView),
    hasSeveral: astrologers > 1,
  }
}

type ActionData = Omit<Problem, 'toast'> & {
  readonly toast: FlashToast | null
  readonly undo: { readonly text: string; readonly fields: Readonly<Record<string, string>> } | null
}

const ACTIONS = { add, remove, restore, holidays } as const

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'availability')
  const form = await readForm(request)
  return chosenAction(ACTIONS, form)(form, visit, await requireOwnDiary(visit))
}

const TYPED = [
  'firstDate',
  'lastDate',
  'kind',
  'reason',
  'showsReason',
  'whom',
  ...SPECIAL_HOURS_ROWS.flatMap((row) => [`opens-${row}`, `closes-${row}`]),
]

async function add(form: SentForm, visit: StaffVisit, diary: DeskDiary) {
  const { db, now } = visit
  const outcome = await addSpecialDays(db, { typed: typedDays(form), astrologerId: whomOf(form, diary) }, now)
  return outcome.ok ? done(visit, SPECIAL_DAYS.added) : refusedDays(form, outcome.refusal)
}

async function remove(form: SentForm, { db }: StaffVisit, diary: DeskDiary) {
  const removed = await removeSpecialDays(db, { id: form.wholeNumber('id'), astrologerId: diary.id })
  if (!removed) return moveOn(PATH, { tone: 'note', title: SPECIAL_DAYS.goneAlready })
  return respond({
    undo: { text: SPECIAL_DAYS.removed(daysText(removed)), fields: { ...fieldsOf(removed), ...reasonsOf(removed) } },
  })
}

async function restore(form: SentForm, visit: StaffVisit, diary: DeskDiary) {
  const { db, now, staff } = visit
  const createdAt = new Date(form.text('createdAt'))
  const removed = {
    typed: typedDays(form),
    astrologerId: whomOf(form, diary),
    holidayKey: form.text('holidayKey').slice(0, 100) || null,
    createdAt: Number.isNaN(createdAt.getTime()) ? now : createdAt,
    translations: Object.fromEntries(LANGUAGES.map((language) => [language, form.text(`reason-${language}`)])),
    editorId: staff.id,
  }
  const outcome = await restoreSpecialDays(db, removed, now)
  return outcome.ok ? done(visit, SPECIAL_DAYS.restored) : refusedDays(form, outcome.refusal)
}

async function holidays(form: SentForm, visit: StaffVisit) {
  const { db, now } = visit
  const stateCode = form.text('state')
  await chooseHolidays(db, { stateCode, isChosen: (key) => form.isTicked(`holiday-${key}`), nameOf: holidayName }, now)
  const path = `${PATH}?${new URLSearchParams({ state: stateCode.slice(0, 2) })}`
  return moveOn(path, await conflictsToast(visit, SPECIAL_DAYS.holidaysSaved))
}

function whomOf(form: SentForm, diary: DeskDiary): number | null {
  return form.text('whom') === 'all' ? null : diary.id
}

function typedDays(form: SentForm): TypedSpecialDays {
  return {
    firstDate: form.text('firstDate'),
    lastDate: form.text('lastDate'),
    isClosed: form.text('kind') !== 'open',
    hours: SPECIAL_HOURS_ROWS.map((row) => ({
      opensAt: form.text(`opens-${row}`),
      closesAt: form.text(`closes-${row}`),
    })),
    reason: form.text('reason'),
    showsReason: form.isTicked('showsReason'),
  }
}

type Removed = NonNullable<Awaited<ReturnType<typeof removeSpecialDays>>>

/** The removed days as the form would send them. */
function fieldsOf({ astrologerId, hours, showsReason, createdAt, ...days }: StoredOverride): Record<string, string> {
  const times = hours.flatMap(({ opensAt, closesAt }, row) => [
    [`opens-${row}`, opensAt],
    [`closes-${row}`, closesAt],
  ])
  return {
    firstDate: days.firstDate,
    lastDate: days.lastDate,
    kind: hours.length === 0 ? 'closed' : 'open',
    ...Object.fromEntries(times),
    reason: days.reason,
    showsReason: showsReason ? 'on' : '',
    whom: astrologerId === null ? 'all' : 'me',
    holidayKey: days.holidayKey ?? '',
    createdAt: createdAt.toISOString(),
  }
}

function reasonsOf({ translations }: Removed): Record<string, string> {
  return Object.fromEntries(Object.entries(translations).map(([language, text]) => [`reason-${language}`, text]))
}

async function done(visit: StaffVisit, title: string) {
  return moveOn(PATH, await conflictsToast(visit, title))
}

function refusedDays(form: SentForm, problems: SpecialDaysProblems) {
  const fieldErrors = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, SPECIAL_DAYS_PROBLEMS[problem]]),
  )
  return respond(
    { toast: { tone: 'error', title: SPECIAL_DAYS.invalid }, fieldErrors, values: typedTexts(form, TYPED) },
    422,
  )
}

function respond(given: Partial<ActionData>, status = 200) {
  const whole: ActionData = { toast: null, fieldErrors: {}, values: {}, undo: null, ...given }
  return data(whole, { status })
}

export default function SpecialDays({ loaderData, actionData }: Route.ComponentProps) {
  const { today, state, states, lastYear, holidays: listed, specialDays, hasSeveral } = loaderData
  return (
    <StaffPage title={SPECIAL_DAYS.title} lead={SPECIAL_DAYS.lead} back={BACK}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      {actionData?.undo && <UndoSpecialDayRemoval {...actionData.undo} />}
      <SpecialDaysList specialDays={specialDays} namesWhom={hasSeveral} />
      {/* A new key empties the form after each save. */}
      <SpecialDaysForm
        key={specialDays.length}
        today={today}
        asksForWhom={hasSeveral}
        problem={actionData ?? NO_PROBLEM}
      />
      <HolidaysForm state={state} states={states} lastYear={lastYear} holidays={listed} />
    </StaffPage>
  )
}
