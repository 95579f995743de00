import { ListFrame } from '#app/features/staff/list-frame.tsx'
import type { LinkTab } from '#app/ui/navigation/link-tabs.tsx'
import { StatCard } from '#app/ui/stat-card.tsx'
import { ENROLLMENTS } from '#content/staff/courses/enrollments.ts'
import { type EnrollmentLine, EnrollmentList } from './enrollment-list.tsx'

type EnrollmentScreenProps = {
  counts: { readonly pendingSessions: number; readonly recent: number }
  enrollments: readonly EnrollmentLine[]
  search: string
  status: string
  tabs: readonly LinkTab[]
  nextHref: string | undefined
  firstHref: string | undefined
}

export function EnrollmentScreen(props: EnrollmentScreenProps) {
  const { counts, enrollments, search, status, tabs, nextHref, firstHref } = props
  const pendingHref = '/staff/courses?status=enrolled'
  const recentHref = '/staff/courses?since=week'
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-3 gap-3 md:gap-4">
        <StatCard label={ENROLLMENTS.pending} value={String(counts.pendingSessions)} href={pendingHref} />
        <StatCard label={ENROLLMENTS.thisWeek} value={String(counts.recent)} href={recentHref} />
        <StatCard label={ENROLLMENTS.recent} value={String(counts.recent)} href={recentHref} />
      </div>
      <ListFrame
        search={search}
        searchLabel={ENROLLMENTS.search}
        params={status === '' ? {} : { status }}
        filters={{ label: ENROLLMENTS.all, tabs }}
        empty={{ title: ENROLLMENTS.none, lead: ENROLLMENTS.noneLead }}
        isEmpty={enrollments.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <EnrollmentList enrollments={enrollments} />
      </ListFrame>
    </div>
  )
}
