import { GROUP_FIELDS, readGroupForm } from '#app/features/staff/courses/group-forms.ts'
import { GROUPS_PATH, groupPath } from '#app/features/staff/courses/group-paths.ts'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound, rejected, rejectedFields } from '#app/http/respond.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { LANGUAGE } from '#content/language.ts'
import { GROUP, GROUP_FORM, GROUPS } from '#content/staff/courses/groups.ts'
import { listAstrologerNames } from '#db/availability/astrologers.ts'
import { listCourses } from '#db/content/catalogue.ts'
import { LONGEST_COHORT_TITLE, MOST_SEATS } from '#domain/learning/cohorts.ts'
import { addCohort, type CohortValues, changeCohort } from '#usecases/learning/cohorts/edit-cohort.ts'
import type { Route } from './+types/group-form'
import { busyText } from './busy-text.ts'
import { requireGroup } from './require-group.ts'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, loaderData?.title ?? GROUPS.title)
}

/** In place of the number of a group. */
const NEW = 'new'

const NEW_GROUP = { course: '', title: '', seats: '12', astrologer: '', meetingLink: '' }

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'enrollments')
  const { db } = visit
  const astrologers = (await listAstrologerNames(db)).map(({ id, name }) => ({ value: String(id), label: name }))
  if (params.cohort === NEW) {
    const courses = (await listCourses(db, LANGUAGE)).map(({ id, title }) => ({ value: String(id), label: title }))
    const values = { ...NEW_GROUP, course: url.searchParams.get('course') ?? '' }
    return {
      title: GROUP_FORM.newTitle,
      back: GROUPS_PATH,
      backLabel: GROUPS.title,
      values,
      courses,
      astrologers,
      version: 0,
    }
  }
  const group = await requireNamedGroup(visit, params.cohort)
  const values = {
    course: String(group.courseId),
    title: group.ownTitle,
    seats: String(group.seats),
    astrologer: String(group.astrologerId ?? ''),
    meetingLink: group.meetingLink,
  }
  return {
    title: GROUP_FORM.editTitle(group.title),
    back: groupPath(group.id),
    backLabel: group.title,
    values,
    courses: null,
    astrologers,
    version: group.version,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'enrollments')
  const form = await readForm(request)
  const typed = form.texts(GROUP_FIELDS)
  const read = readGroupForm(typed)
  if (!read.ok) return rejectedFields(read.refusal, typed)

  const names = await listAstrologerNames(visit.db)
  const astrologerId = names.find(({ id }) => String(id) === typed.astrologer)?.id ?? null
  const values = { ...read.value, astrologerId }
  if (params.cohort === NEW) return add(visit, typed, values)

  const group = await requireNamedGroup(visit, params.cohort)
  const { db, staff, now } = visit
  const seen = { cohortId: group.id, version: form.wholeNumber('version') }
  const changed = await changeCohort(db, { ...seen, ...values }, { staffId: staff.id, now })
  if (changed.ok) return moveOn(groupPath(group.id), { tone: 'success', title: GROUP_FORM.saved })
  if (changed.refusal === 'cohort-not-found') throw notFound()
  if (typeof changed.refusal === 'object') return rejectedFields({ astrologer: busyText(changed.refusal, now) }, typed)
  const problem = GROUP.problems[changed.refusal]
  if (changed.refusal === 'seats-taken') return rejectedFields({ seats: problem }, typed)
  return rejected({ title: problem }, { status: 409, values: typed })
}

/** A date of a class has a form of its own. */
async function requireNamedGroup(visit: StaffVisit, cohort: string) {
  const group = await requireGroup(visit, cohort)
  if (group.isClass) throw notFound()
  return group
}

async function add({ db, staff, now }: StaffVisit, typed: Readonly<Record<string, string>>, values: CohortValues) {
  const course = (await listCourses(db)).find(({ id }) => String(id) === typed.course)
  if (!course) return rejectedFields({ course: GROUP_FORM.problems.course }, typed)
  const id = await addCohort(db, { courseId: course.id, ...values }, { staffId: staff.id, now })
  return moveOn(`${groupPath(id)}/timetable`, { tone: 'success', title: GROUP_FORM.added })
}

export default function GroupForm({ loaderData, actionData }: Route.ComponentProps) {
  const { title, back, backLabel, values: saved, courses, astrologers, version } = loaderData
  const { fields, hints } = GROUP_FORM
  const values: Readonly<Record<string, string>> = { ...saved, ...actionData?.values }
  const errors = actionData?.fieldErrors ?? {}
  return (
    <StaffPage title={title} back={{ to: back, label: backLabel }}>
      <form className="form max-w-[40rem]" method="post" noValidate>
        <FormSummary message={actionData?.toast} fieldErrors={errors} />
        <input type="hidden" name="version" value={version} />
        {courses && (
          <SelectField
            name="course"
            label={fields.course}
            options={courses}
            placeholder=""
            error={errors.course}
            defaultValue={values.course}
            required
          />
        )}
        <TextField
          name="title"
          label={fields.title}
          hint={hints.title}
          error={errors.title}
          defaultValue={values.title}
          maxLength={LONGEST_COHORT_TITLE}
          required
        />
        <TextField
          name="seats"
          label={fields.seats}
          type="number"
          min={1}
          max={MOST_SEATS}
          error={errors.seats}
          defaultValue={values.seats}
          required
        />
        <SelectField
          name="astrologer"
          label={fields.astrologer}
          hint={hints.astrologer}
          error={errors.astrologer}
          options={astrologers}
          placeholder={GROUP_FORM.anyTeacher}
          defaultValue={values.astrologer}
        />
        <TextField
          name="meetingLink"
          label={fields.meetingLink}
          hint={hints.meetingLink}
          type="url"
          error={errors.meetingLink}
          defaultValue={values.meetingLink}
        />
        <div className="form-actions">
          <Button type="submit">{GROUP_FORM.submit}</Button>
        </div>
      </form>
    </StaffPage>
  )
}
