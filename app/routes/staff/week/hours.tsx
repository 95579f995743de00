import { data, Form } from 'react-router'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import hoursStyles from '#app/features/staff/week/hours.css?url'
import { WeekText } from '#app/features/staff/week/hours-summary.tsx'
import { WeeklyHoursForm } from '#app/features/staff/week/weekly-hours-form.tsx'
import type { FlashToast } from '#app/http/flash.ts'
import { readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { badRequest, notFound } from '#app/http/respond.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { GROUP_PROBLEMS, HOURS } from '#content/staff/week/hours.ts'
import { weekdaysText } from '#content/words/hours.ts'
import { countAstrologerAccounts, findDiaryOf, listWeeklyHours } from '#db/availability/weekly-hours.ts'
import {
  addGroup,
  addHours,
  type GroupProblem,
  groupsOf,
  type HoursGroup,
  ISO_WEEKDAYS,
  MOST_INTERVALS,
  readGroups,
  removeHours,
  USUAL_GROUP,
  type Week,
  weekText,
} from '#domain/availability/typed-hours.ts'
import { changeHours, startOwnHours } from '#usecases/desk/change-hours.ts'
import type { Route } from './+types/hours'
import { conflictsToast } from './conflicts-toast.ts'

const PATH = '/staff/week/hours'
const BACK = { to: '/staff/week/diary', label: HOURS.back }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: hoursStyles }]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, HOURS.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, staff } = requireStaff(context, 'availability')
  const diary = await findDiaryOf(db, staff.id)
  if (!diary) return { diary: null }
  const [week, accounts] = await Promise.all([listWeeklyHours(db, diary.id), countAstrologerAccounts(db)])
  return { diary: { ...diary, week, isShared: !diary.isOwn && accounts > 1 } }
}

type ActionData = {
  readonly toast: FlashToast | null
  readonly groups: readonly HoursGroup[]
  readonly before: string
  readonly problems: Readonly<Record<string, GroupProblem>>
  readonly note: string
  /** What is saved now, after a conflict. */
  readonly saved: Week | null
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'availability')
  const { db, staff, now } = visit
  const form = await readForm(request)
  const intent = form.text('intent')
  if (intent === 'start') {
    await startOwnHours(db, staff, now)
    return moveOn(PATH, { tone: 'success', title: HOURS.started })
  }

  const groups = typedGroups(form)
  const before = form.text('before')
  if (intent !== 'save') return shown({ groups: editedGroups(groups, intent), before, note: HOURS.notSaved })

  const diary = await findDiaryOf(db, staff.id)
  if (!diary) throw notFound()
  const read = readGroups(groups)
  if (!read.ok) {
    const toast = { tone: 'error', title: HOURS.invalid } as const
    return shown({ groups, before, problems: read.refusal, toast }, 422)
  }
  const outcome = await changeHours(db, { astrologerId: diary.id, typed: read.value, before })
  if (outcome.ok) return moveOn(BACK.to, await conflictsToast(visit, HOURS.saved))

  // What is wrong with the hours was found above.
  if (outcome.refusal.kind === 'invalid') throw badRequest()
  const { saved } = outcome.refusal
  return shown({ groups, before: weekText(saved), saved, note: HOURS.changedMeanwhile }, 409)
}

function shown(given: Partial<ActionData> & Pick<ActionData, 'groups' | 'before'>, status = 200) {
  const whole: ActionData = { toast: null, problems: {}, note: '', saved: null, ...given }
  return data(whole, { status })
}

/** As many as there are days. */
const MOST_GROUPS = ISO_WEEKDAYS.length

function typedGroups(form: SentForm): HoursGroup[] {
  return Array.from({ length: Math.min(form.wholeNumber('groups'), MOST_GROUPS) }, (_, group) => ({
    days: ISO_WEEKDAYS.filter((weekday) => form.isTicked(`day-${group}-${weekday}`)),
    hours: Array.from({ length: Math.min(form.wholeNumber(`rows-${group}`), MOST_INTERVALS) }, (_, row) => ({
      opensAt: form.text(`opens-${group}-${row}`),
      closesAt: form.text(`closes-${group}-${row}`),
    })),
  }))
}

/** The groups after the pressed button: `add-group`, `add-0` or `remove-0-1`. */
function editedGroups(groups: readonly HoursGroup[], intent: string): readonly HoursGroup[] {
  if (intent === 'add-group') return groups.length < MOST_GROUPS ? addGroup(groups) : groups
  const [, edit, group, row] = /^(add|remove)-([0-6])(?:-(\d))?$/.exec(intent) ?? []
  if (edit === 'add') return addHours(groups, Number(group))
  if (edit === 'remove') return removeHours(groups, Number(group), Number(row))
  throw badRequest()
}

/** Each problem by the id of its first field, with the days of its group. */
function summaryOf(groups: readonly HoursGroup[] = [], problems: ActionData['problems'] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([place, problem]) => {
      const days = weekdaysText(groups[Number(place.split('-')[0])]?.days ?? [])
      return [`opens-${place}`, HOURS.problemOn(days || HOURS.noDays, GROUP_PROBLEMS[problem])]
    }),
  )
}

export default function Hours({ loaderData: { diary }, actionData }: Route.ComponentProps) {
  if (!diary) {
    return (
      <StaffPage title={HOURS.title} lead={HOURS.noDiary} back={BACK}>
        <StartOwnHours />
      </StaffPage>
    )
  }
  const { week, timeZone, isShared } = diary
  const saved = groupsOf(week)
  const isEmpty = saved.length === 0
  return (
    <StaffPage title={HOURS.title} lead={`${HOURS.lead} ${HOURS.zone(timeZone)}`} back={BACK}>
      <PageToast toast={actionData?.toast} fieldErrors={summaryOf(actionData?.groups, actionData?.problems)} />
      {actionData?.note ? (
        <Notice tone={actionData.saved ? 'danger' : 'note'}>
          <p role="status">{actionData.note}</p>
          {actionData.saved && <WeekText week={actionData.saved} />}
        </Notice>
      ) : (
        isEmpty && <Notice>{HOURS.none}</Notice>
      )}
      <WeeklyHoursForm
        groups={actionData?.groups ?? (isEmpty ? [USUAL_GROUP] : saved)}
        before={actionData?.before ?? weekText(week)}
        problems={actionData?.problems ?? {}}
      />
      {isShared && (
        <>
          <p className="hint">{HOURS.shared}</p>
          <StartOwnHours />
        </>
      )}
    </StaffPage>
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
