import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { ClassList } from '#app/features/staff/courses/group-classes.tsx'
import { CancelledGroup, EndGroup } from '#app/features/staff/courses/group-end.tsx'
import { CLASSES_PATH, GROUPS_PATH, groupPath } from '#app/features/staff/courses/group-paths.ts'
import { GROUP_TONES, groupState } from '#app/features/staff/courses/group-state.ts'
import { GroupStudents, StudentsWithout } from '#app/features/staff/courses/group-students.tsx'
import { GroupWaitlist } from '#app/features/staff/courses/group-waitlist.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { rejected } from '#app/http/respond.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { to } from '#content/language.ts'
import { GROUP, GROUP_KIND, GROUPS } from '#content/staff/courses/groups.ts'
import { formatRupees } from '#content/words/money.ts'
import type { ListedCohort } from '#db/learning/cohorts.ts'
import { isUuid } from '#domain/uuid.ts'
import { removeFromCohortWaitlist } from '#usecases/bookings/cohorts/seat-waitlist.ts'
import { type CancelledCohort, cancelCohort } from '#usecases/learning/cohorts/cancel-cohort.ts'
import { removeCohort } from '#usecases/learning/cohorts/edit-cohort.ts'
import { moveStudent } from '#usecases/learning/cohorts/move-student.ts'
import type { Route } from './+types/group'
import { loadGroup } from './load-group.ts'
import { requireGroup } from './require-group.ts'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, (loaderData && (loaderData.group.title || loaderData.group.courseTitle)) ?? GROUPS.title)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'enrollments')
  const group = await requireGroup(visit, params.cohort)
  return { ...(await loadGroup(visit, group)), state: groupState(group, visit.now) }
}

type Sent = { readonly visit: StaffVisit; readonly group: ListedCohort; readonly form: SentForm }

const ACTIONS = { move, add, 'remove-wait': removeWait, cancel, delete: remove } as const

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'enrollments')
  const form = await readForm(request)
  const act = chosenAction<(sent: Sent) => Promise<ReturnType<typeof done | typeof refuse>>>(ACTIONS, form)
  return act({ visit, group: await requireGroup(visit, params.cohort), form })
}

function done(path: string, title: string, detail?: string) {
  return moveOn(path, { tone: 'success', title, ...(detail && { detail }) })
}

function kindOf({ isClass }: Pick<ListedCohort, 'isClass'>): keyof typeof GROUP_KIND {
  return isClass ? 'class' : 'group'
}

function refuse(reason: keyof typeof GROUP.problems, status = 409) {
  return rejected({ title: GROUP.problems[reason] }, { status })
}

/** To another group of the course. */
async function move({ visit, group, form }: Sent) {
  const to = form.wholeNumber('to')
  return to === 0 ? refuse('group-missing', 422) : put({ visit, group, form }, { from: group.id, to })
}

/** A student of the course who is in no group. */
function add(sent: Sent) {
  return put(sent, { from: null, to: sent.group.id })
}

async function put({ visit, group, form }: Sent, way: { readonly from: number | null; readonly to: number }) {
  const bookingId = form.text('bookingId')
  if (!isUuid(bookingId)) return refuse('student-not-found')
  const moved = await moveStudent(visit.db, { bookingId, ...way, staffId: visit.staff.id }, visit.now)
  return moved.ok ? done(groupPath(group.id), GROUP.done.moved) : refuse(moved.refusal)
}

async function removeWait({ visit: { db, staff, now }, group, form }: Sent) {
  const wait = { waitId: form.text('waitId'), cohortId: group.id, staffId: staff.id }
  const isRemoved = await removeFromCohortWaitlist(db, wait, now)
  return done(groupPath(group.id), isRemoved ? GROUP.done.removed : GROUP.done.gone)
}

async function cancel({ visit: { db, staff, now }, group, form }: Sent) {
  const seen = { cohortId: group.id, version: form.wholeNumber('version') }
  const cancelled = await cancelCohort(db, { ...seen, staffId: staff.id, now })
  if (!cancelled.ok) return refuse(cancelled.refusal)
  return done(groupPath(group.id), GROUP_KIND[kindOf(group)].cancelled, cancelledText(cancelled.value))
}

function cancelledText({ bookings, refundDue, isOwnKept }: CancelledCohort): string {
  return [
    ...(bookings > 0 ? [GROUP.cancelledBookings(bookings, formatRupees(refundDue))] : []),
    ...(isOwnKept ? [GROUP.ownKept] : []),
  ].join(' ')
}

async function remove({ visit: { db, staff, now }, group }: Sent) {
  const removed = await removeCohort(db, { cohortId: group.id, staffId: staff.id, now })
  return removed.ok ? done(GROUPS_PATH, GROUP_KIND[kindOf(group)].deleted) : refuse(removed.refusal)
}

export default function Group({ loaderData, actionData }: Route.ComponentProps) {
  const { group, state, link, starts, classes, students, without, others, waiting } = loaderData
  const path = groupPath(group.id)
  const isOpen = group.status === 'open'
  const kind = kindOf(group)
  return (
    <StaffPage
      title={group.title || group.courseTitle}
      line={group.isClass ? GROUPS.class : group.courseTitle}
      back={{ to: GROUPS_PATH, label: GROUPS.title }}
      actions={
        isOpen && (
          <div className="flex flex-wrap gap-2">
            <ButtonLink
              href={group.isClass ? `${CLASSES_PATH}/${group.id}` : `${path}/edit`}
              tone="secondary"
              size="sm"
            >
              {GROUP.edit}
            </ButtonLink>
            <ButtonLink href={`${path}/timetable`} tone="secondary" size="sm">
              {GROUP.timetable}
            </ButtonLink>
            {group.isClass && (
              <ButtonLink href={`${CLASSES_PATH}/new?again=${group.id}`} tone="secondary" size="sm">
                {GROUP.again}
              </ButtonLink>
            )}
          </div>
        )
      }
    >
      <PageToast toast={actionData?.toast} />
      <div className="grid grid-cols-1 gap-8">
        <div className="grid grid-cols-1 justify-items-start gap-3">
          <Badge tone={GROUP_TONES[state]}>{GROUPS.states[state]}</Badge>
          {!isOpen && students.length > 0 && (
            <CancelledGroup kind={kind} version={group.version} students={students.length} />
          )}
          <FactList
            facts={[
              { term: GROUP.seats, value: GROUPS.seats(group.taken, group.seats) },
              ...(starts === null ? [] : [{ term: GROUP.starts, value: starts }]),
              ...(link === ''
                ? []
                : [
                    {
                      term: GROUP.link,
                      value: (
                        <a className="text-link [overflow-wrap:anywhere]" href={to(link)}>
                          {link}
                        </a>
                      ),
                    },
                  ]),
            ]}
          />
        </div>
        <ClassList kind={kind} classes={classes} path={path} />
        <GroupStudents kind={kind} students={students} others={others} />
        {isOpen && <StudentsWithout kind={kind} students={without} />}
        <GroupWaitlist waiting={waiting} />
        <EndGroup
          kind={kind}
          version={group.version}
          isOpen={isOpen}
          isOver={state === 'over'}
          isEmpty={students.length === 0 && waiting.length === 0}
          notified={students.length + waiting.length}
        />
      </div>
    </StaffPage>
  )
}
