import { data, Form } from 'react-router'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { DeskPage } from '#app/features/staff/desk-page.tsx'
import { WeekText } from '#app/features/staff/week/week-text.tsx'
import { WeeklyHoursForm } from '#app/features/staff/week/weekly-hours-form.tsx'
import type { FlashToast } from '#app/http/flash.ts'
import { readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { badRequest, notFound } from '#app/http/respond.ts'
import { requireDesk } from '#app/routes/staff/desk-visit.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { HOURS, HOURS_PROBLEMS } from '#content/staff/week/hours.ts'
import { WEEK } from '#content/words/week-days.ts'
import { countAstrologerAccounts, findDiaryOf, listWeeklyHours } from '#db/availability/weekly-hours.ts'
import {
  addHours,
  copyHours,
  type HoursProblem,
  MOST_INTERVALS,
  removeHours,
  type TypedWeek,
  WEEKDAYS,
  type Week,
  weekText,
} from '#domain/availability/typed-hours.ts'
import { changeHours } from '#usecases/desk/change-hours.ts'
import { startOwnHours } from '#usecases/desk/start-own-hours.ts'
import type { Route } from './+types/hours'
import { conflictsToast } from './conflicts-toast.ts'

const PATH = '/staff/week/hours'
const BACK = { to: '/staff/week/diary', label: HOURS.back }

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, HOURS.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, staff } = requireDesk(context, 'availability')
  const diary = await findDiaryOf(db, staff.id)
  if (!diary) return { diary: null }
  const [week, accounts] = await Promise.all([listWeeklyHours(db, diary.id), countAstrologerAccounts(db)])
  return { diary: { ...diary, week, isShared: !diary.isOwn && accounts > 1 } }
}

type ActionData = {
  readonly toast: FlashToast | null
  readonly week: TypedWeek
  readonly before: string
  readonly problems: Readonly<Record<string, HoursProblem>>
  readonly note: string
  /** What is saved now, after a conflict. */
  readonly saved: Week | null
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireDesk(context, 'availability')
  const { db, staff, now } = visit
  const form = await readForm(request)
  const intent = form.text('intent')
  if (intent === 'start') {
    await startOwnHours(db, staff, now)
    return moveOn(PATH, { tone: 'success', title: HOURS.started })
  }

  const typed = typedWeek(form)
  const before = form.text('before')
  if (intent !== 'save') return shown({ week: editedWeek(typed, form, intent), before, note: HOURS.notSaved })

  const diary = await findDiaryOf(db, staff.id)
  if (!diary) throw notFound()
  const outcome = await changeHours(db, { astrologerId: diary.id, typed, before })
  if (outcome.ok) return moveOn(BACK.to, await conflictsToast(visit, HOURS.saved))

  if (outcome.refusal.kind === 'invalid') {
    const toast = { tone: 'error', title: HOURS.invalid } as const
    return shown({ week: typed, before, problems: outcome.refusal.problems, toast }, 422)
  }
  const { saved } = outcome.refusal
  return shown({ week: typed, before: weekText(saved), saved, note: HOURS.changedMeanwhile }, 409)
}

function shown(given: Partial<ActionData> & Pick<ActionData, 'week' | 'before'>, status = 200) {
  const whole: ActionData = { toast: null, problems: {}, note: '', saved: null, ...given }
  return data(whole, { status })
}

function typedWeek(form: SentForm): TypedWeek {
  return WEEKDAYS.map((weekday) => {
    const rows = Math.min(form.wholeNumber(`rows-${weekday}`), MOST_INTERVALS)
    return Array.from({ length: rows }, (_, row) => ({
      opensAt: form.text(`opens-${weekday}-${row}`),
      closesAt: form.text(`closes-${weekday}-${row}`),
    }))
  })
}

/** The week after the pressed button: `add-1`, `remove-1-0` or `copy-1`. */
function editedWeek(week: TypedWeek, form: SentForm, intent: string): TypedWeek {
  const [, edit, day, row] = /^(add|remove|copy)-([1-7])(?:-(\d))?$/.exec(intent) ?? []
  const weekday = Number(day)
  switch (edit) {
    case 'add':
      return addHours(week, weekday)
    case 'remove':
      return removeHours(week, weekday, Number(row))
    case 'copy':
      return copyHours(
        week,
        weekday,
        WEEKDAYS.filter((to) => form.isTicked(`copy-${weekday}-${to}`)),
      )
    default:
      throw badRequest()
  }
}

/** Each problem by the id of its first field, with its day. */
function summaryOf(problems: ActionData['problems'] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([row, problem]) => {
      const day = WEEK.days[Number(row.split('-')[0]) - 1] ?? ''
      return [`opens-${row}`, HOURS.problemOn(day, HOURS_PROBLEMS[problem])]
    }),
  )
}

export default function Hours({ loaderData: { diary }, actionData }: Route.ComponentProps) {
  if (!diary) {
    return (
      <DeskPage title={HOURS.title} lead={HOURS.noDiary} back={BACK}>
        <StartOwnHours />
      </DeskPage>
    )
  }
  const { week, timeZone, isShared } = diary
  const isEmpty = week.every((day) => day.length === 0)
  return (
    <DeskPage title={HOURS.title} lead={`${HOURS.lead} ${HOURS.zone(timeZone)}`} back={BACK}>
      <PageToast toast={actionData?.toast} fieldErrors={summaryOf(actionData?.problems)} />
      {actionData?.note ? (
        <Notice tone={actionData.saved ? 'danger' : 'note'}>
          <p role="status">{actionData.note}</p>
          {actionData.saved && <WeekText week={actionData.saved} />}
        </Notice>
      ) : (
        isEmpty && <Notice>{HOURS.none}</Notice>
      )}
      <WeeklyHoursForm
        week={actionData?.week ?? week}
        before={actionData?.before ?? weekText(week)}
        problems={actionData?.problems ?? {}}
      />
      {isShared && (
        <>
          <p className="hint">{HOURS.shared}</p>
          <StartOwnHours />
        </>
      )}
    </DeskPage>
  )
}

function StartOwnHours() {
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="start" tone="secondary">
        {HOURS.start}
      </Button>
    </Form>
  )
}
