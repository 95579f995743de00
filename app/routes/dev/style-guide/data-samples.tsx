import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { RowList } from '#app/ui/row-list.tsx'
import { SkeletonCard } from '#app/ui/skeleton.tsx'
import { StatCard } from '#app/ui/stat-card.tsx'

const POSTS = [
  { title: 'The twenty-seven mansions', category: 'Nakshatras', status: 'Published', minutes: 7 },
  {
    title: 'What a lagna is, and what it is not, told with one chart',
    category: 'Fundamentals',
    status: 'Draft',
    minutes: 12,
  },
]

export function DataSamples() {
  return (
    <div className="grid gap-10">
      <div className="grid grid-cols-3 gap-3">
        <StatCard value="6" label="Upcoming Consultations" href="#upcoming" />
        <StatCard value="2" label="To verify" href="#verify" />
        <StatCard value="₹8,405" label="Total Revenue" />
      </div>
      <RowList
        caption="Posts"
        rows={POSTS}
        rowKey={(post) => post.title}
        columns={[
          { header: 'Title', place: 'title', cell: (post) => post.title },
          { header: 'Category', place: 'detail', cell: (post) => post.category },
          {
            header: 'Status',
            place: 'state',
            cell: (post) => <Badge tone={post.status === 'Draft' ? 'neutral' : 'success'}>{post.status}</Badge>,
          },
          { header: 'Read time', place: 'detail', cell: (post) => `${post.minutes} min` },
        ]}
      />
      <div className="card-grid">
        <SkeletonCard />
        <EmptyState
          title="No upcoming consultations"
          actions={
            <ButtonLink href="/consultation" size="sm">
              Book one
            </ButtonLink>
          }
        >
          When you book one, its day, hour and link stand here.
        </EmptyState>
      </div>
    </div>
  )
}
