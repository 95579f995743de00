import { StatCard } from '#app/ui/stat-card.tsx'
import { COUNTERS } from '#content/site/dashboard.ts'

export type BookingCounts = { readonly total: number; readonly upcoming: number; readonly completed: number }

export function BookingCounters({ counts }: { counts: BookingCounts }) {
  return (
    // On a phone the next session comes first.
    <section className="order-last grid grid-cols-3 gap-3 md:order-none md:gap-4" aria-label={COUNTERS.label}>
      <StatCard label={COUNTERS.total} value={String(counts.total)} href="/dashboard/history" />
      <StatCard label={COUNTERS.upcoming} value={String(counts.upcoming)} href="/dashboard#upcoming" />
      <StatCard label={COUNTERS.completed} value={String(counts.completed)} href="/dashboard/history" />
    </section>
  )
}
