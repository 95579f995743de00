import { ENROLLMENTS } from '#app/content/dashboard.ts'
import { Badge } from '#app/ui/badge.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { StatCard } from '#app/ui/stat-card.tsx'
import type { EnrollmentCounts, EnrollmentStatus } from '#domain/enrollments.ts'

export type ShownEnrollment = {
  readonly id: number
  readonly courseTitle: string
  readonly courseLevel: string
  readonly fullName: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly status: EnrollmentStatus
  readonly enrolledOn: string
  readonly notes: string
}

const COLUMNS: readonly Column<ShownEnrollment>[] = [
  { header: ENROLLMENTS.course, cell: ({ courseTitle }) => courseTitle, isRowHeader: true },
  { header: ENROLLMENTS.level, cell: ({ courseLevel }) => courseLevel },
  { header: ENROLLMENTS.member, cell: ({ fullName }) => fullName ?? ENROLLMENTS.unknown },
  { header: ENROLLMENTS.email, cell: ({ email }) => <span className="break-all">{email ?? ENROLLMENTS.unknown}</span> },
  { header: ENROLLMENTS.phone, cell: ({ phone }) => phone ?? '–' },
  { header: ENROLLMENTS.status, cell: ({ status }) => <Badge>{ENROLLMENTS.statuses[status]}</Badge> },
  { header: ENROLLMENTS.date, cell: ({ enrolledOn }) => enrolledOn },
  { header: ENROLLMENTS.notes, cell: ({ notes }) => notes || '–' },
]

type EnrollmentListProps = { enrollments: readonly ShownEnrollment[]; counts: EnrollmentCounts }

export function EnrollmentList({ enrollments, counts }: EnrollmentListProps) {
  return (
    <div className="grid gap-8">
      <section className="grid grid-cols-3 gap-3 md:gap-4" aria-label={ENROLLMENTS.counters}>
        <StatCard label={ENROLLMENTS.pending} value={String(counts.pendingSessions)} />
        <StatCard label={ENROLLMENTS.thisWeek} value={String(counts.lastSevenDays)} />
        <StatCard label={ENROLLMENTS.recent} value={String(counts.lastSevenDays)} />
      </section>
      <DataTable caption={ENROLLMENTS.caption} columns={COLUMNS} rows={enrollments} rowKey={({ id }) => String(id)} />
    </div>
  )
}
