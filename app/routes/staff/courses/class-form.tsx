import { typedRupees } from '#app/features/staff/content/field-rules.ts'
import { CLASS_FORM_FIELDS, readClassForm, type TypedClass } from '#app/features/staff/courses/class-form.ts'
import { ClassFormFields } from '#app/features/staff/courses/class-form-fields.tsx'
import { GROUPS_PATH, groupPath } from '#app/features/staff/courses/group-paths.ts'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound, rejected, rejectedFields } from '#app/http/respond.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { CLASS_FORM } from '#content/staff/courses/class-form.ts'
import { GROUP, GROUP_FORM, GROUPS, TIMETABLE } from '#content/staff/courses/groups.ts'
import { listAstrologerNames } from '#db/availability/astrologers.ts'
import { findClass } from '#db/content/classes.ts'
import { type ListedCohort, listCohortClasses } from '#db/learning/cohorts.ts'
import { istDate, istTime } from '#domain/time/india-time.ts'
import { addClass, type ClassRefusal, changeClass } from '#usecases/learning/cohorts/edit-class.ts'
import type { Route } from './+types/class-form'
import { busyText } from './busy-text.ts'
import { requireGroup } from './require-group.ts'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, loaderData?.title ?? GROUPS.title)
}

/** In place of the number of a date. */
const NEW = 'new'

const NEW_CLASS: TypedClass = {
  title: '',
  description: '',
  price: '',
  date: '',
  time: '',
  minutes: '60',
  seats: '20',
  astrologer: '',
  meetingLink: '',
}

/** A date of a class that is sold alone. */
async function requireClass(visit: StaffVisit, id: string) {
  const group = await requireGroup(visit, id)
  const offered = group.isClass ? await findClass(visit.db, group.courseId) : undefined
  if (!offered || group.status === 'cancelled') throw notFound()
  return { group, offered }
}

/** The class that gets another date; undefined for one that is new altogether. */
function findAgain(visit: StaffVisit, url: URL) {
  const again = url.searchParams.get('again')
  return again === null ? undefined : requireClass(visit, again)
}

async function valuesOf({ db }: StaffVisit, group: ListedCohort) {
  const [first] = await listCohortClasses(db, [group.id])
  return {
    ...NEW_CLASS,
    date: first ? istDate(first.startsAt) : '',
    time: first ? istTime(first.startsAt) : '',
    minutes: String(first?.minutes ?? NEW_CLASS.minutes),
    seats: String(group.seats),
    astrologer: String(group.astrologerId ?? ''),
    meetingLink: group.meetingLink,
  }
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'enrollments')
  const astrologers = (await listAstrologerNames(visit.db)).map(({ id, name }) => ({ value: String(id), label: name }))
  const form = { astrologers, today: istDate(visit.now) }
  if (params.cohort === NEW) {
    const again = await findAgain(visit, url)
    const values = again ? { ...(await valuesOf(visit, again.group)), date: '' } : NEW_CLASS
    return {
      ...form,
      title: again ? CLASS_FORM.againTitle(again.offered.title) : CLASS_FORM.newTitle,
      back: again ? groupPath(again.group.id) : GROUPS_PATH,
      backLabel: again ? again.offered.title : GROUPS.title,
      values,
      hasText: !again,
      version: 0,
    }
  }
  const { group, offered } = await requireClass(visit, params.cohort)
  const { title, description, price } = offered
  return {
    ...form,
    title: GROUP_FORM.editTitle(title),
    back: groupPath(group.id),
    backLabel: title,
    values: { ...(await valuesOf(visit, group)), title, description, price: typedRupees(price) },
    hasText: true,
    version: group.version,
  }
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'enrollments')
  const { db, staff, now } = visit
  const by = { staffId: staff.id, now }
  const form = await readForm(request)
  const typed = form.texts(CLASS_FORM_FIELDS)
  const isNew = params.cohort === NEW
  const named = isNew ? await findAgain(visit, url) : await requireClass(visit, params.cohort)
  const before = isNew ? null : (named?.group.startsAt ?? null)
  const read = readClassForm(typed, { hasText: !isNew || !named, before, now })
  if (!read.ok) return rejectedFields(read.refusal, typed)

  const names = await listAstrologerNames(db)
  const astrologerId = names.find(({ id }) => String(id) === typed.astrologer)?.id ?? null
  const { text } = read.value
  const date = { ...read.value.date, astrologerId }
  if (isNew || !named || !text) {
    const of = text ?? named?.group.courseId
    if (of === undefined) throw notFound()
    const added = await addClass(db, { of, date }, by)
    if (!added.ok) return refuse(added.refusal, typed, now)
    return moveOn(groupPath(added.value.cohortId), { tone: 'success', title: CLASS_FORM.added })
  }
  const { id: cohortId } = named.group
  const changed = await changeClass(db, { cohortId, version: form.wholeNumber('version'), text, date }, by)
  if (!changed.ok) return refuse(changed.refusal, typed, now)
  return moveOn(groupPath(cohortId), { tone: 'success', title: GROUP_FORM.saved })
}

function refuse(refusal: ClassRefusal, typed: TypedClass, now: Date) {
  if (typeof refusal === 'object') return rejectedFields({ time: busyText(refusal, now) }, typed)
  switch (refusal) {
    case 'class-not-found':
    case 'cohort-not-found':
      throw notFound()
    case 'classes-overlap':
    case 'too-many-classes':
    case 'class-held':
      return rejectedFields({ time: TIMETABLE.problems[refusal] }, typed)
    case 'seats-taken':
      return rejectedFields({ seats: GROUP.problems[refusal] }, typed)
    default:
      return rejected({ title: GROUP.problems[refusal] }, { status: 409, values: typed })
  }
}

export default function ClassForm({ loaderData, actionData }: Route.ComponentProps) {
  const { title, back, backLabel, values, ...shown } = loaderData
  return (
    <StaffPage title={title} lead={CLASS_FORM.lead} back={{ to: back, label: backLabel }}>
      <ClassFormFields {...shown} values={{ ...values, ...actionData?.values }} problem={actionData} />
    </StaffPage>
  )
}
