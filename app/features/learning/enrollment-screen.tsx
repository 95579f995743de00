import { ENROLLMENTS } from '#app/content/learning.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type LinkTab, LinkTabs } from '#app/ui/link-tabs.tsx'
import { StatCard } from '#app/ui/stat-card.tsx'
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
  const pendingHref = '/dashboard/enrollments?status=enrolled'
  const recentHref = '/dashboard/enrollments?since=week'
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-3 gap-3 md:gap-4">
        <StatCard label={ENROLLMENTS.pending} value={String(counts.pendingSessions)} href={pendingHref} />
        <StatCard label={ENROLLMENTS.thisWeek} value={String(counts.recent)} href={recentHref} />
        <StatCard label={ENROLLMENTS.recent} value={String(counts.recent)} href={recentHref} />
      </div>
      <LinkTabs label={ENROLLMENTS.all} tabs={tabs} />
      <search>
        <form method="get" className="console-search">
          {status && <input type="hidden" name="status" value={status} />}
          <input
            className="input"
            type="search"
            name="q"
            aria-label={ENROLLMENTS.search}
            placeholder={ENROLLMENTS.search}
            defaultValue={search}
          />
          <Button type="submit" tone="secondary">
            {ENROLLMENTS.find}
          </Button>
        </form>
      </search>
      {enrollments.length === 0 ? (
        <EmptyState title={search ? ENROLLMENTS.nothingFound : ENROLLMENTS.none} level={2}>
          {search ? undefined : ENROLLMENTS.noneLead}
        </EmptyState>
      ) : (
        <EnrollmentList enrollments={enrollments} />
      )}
      {(nextHref || firstHref) && (
        <nav aria-label={ENROLLMENTS.more} className="flex flex-wrap gap-3">
          {firstHref && (
            <ButtonLink href={firstHref} tone="quiet">
              {ENROLLMENTS.first}
            </ButtonLink>
          )}
          {nextHref && (
            <ButtonLink href={nextHref} tone="secondary" rel="next">
              {ENROLLMENTS.more}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}
