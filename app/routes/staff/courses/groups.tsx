import { GroupList } from '#app/features/staff/courses/group-list.tsx'
import { CLASSES_PATH, GROUPS_PATH } from '#app/features/staff/courses/group-paths.ts'
import { groupState } from '#app/features/staff/courses/group-state.ts'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LANGUAGE } from '#content/language.ts'
import { GROUPS } from '#content/staff/courses/groups.ts'
import { listCohorts } from '#db/learning/cohorts.ts'
import type { Route } from './+types/groups'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, GROUPS.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = requireStaff(context, 'enrollments')
  const cohorts = await listCohorts(db, { now, language: LANGUAGE })
  return {
    groups: cohorts.map((cohort) => {
      const { id, title, courseTitle, seats, taken, waiting, startsAt } = cohort
      return { id, title, courseTitle, seats, taken, waiting, startsAt, state: groupState(cohort, now) }
    }),
  }
}

export default function Groups({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <StaffPage
      title={GROUPS.title}
      lead={GROUPS.lead}
      actions={
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={`${GROUPS_PATH}/new/edit`} size="sm">
            {GROUPS.add}
          </ButtonLink>
          <ButtonLink href={`${CLASSES_PATH}/new`} tone="secondary" size="sm">
            {GROUPS.addClass}
          </ButtonLink>
        </div>
      }
    >
      {groups.length === 0 ? (
        <EmptyState title={GROUPS.none} level={2}>
          {GROUPS.noneLead}
        </EmptyState>
      ) : (
        <GroupList groups={groups} />
      )}
    </StaffPage>
  )
}
