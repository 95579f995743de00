import type { ReactNode } from 'react'
import { DASHBOARD } from '#app/content/account-pages.ts'
import { BookingCounters, type BookingCounts } from '#app/features/dashboard/booking-counters.tsx'
import { Button } from '#app/ui/button.tsx'
import { PageTabs } from '#app/ui/page-tabs.tsx'

type DashboardFrameProps = {
  name: string
  hasEnrollments: boolean
  counts: BookingCounts
  path: string
  children: ReactNode
}

const TABS = [
  { to: '/dashboard', label: DASHBOARD.bookings },
  { to: '/dashboard/profile', label: DASHBOARD.profile },
  { to: '/dashboard/history', label: DASHBOARD.history },
  { to: '/dashboard/invoices', label: DASHBOARD.invoices },
]

const ENROLLMENTS_TAB = { to: '/dashboard/enrollments', label: DASHBOARD.enrollments }

/** The client's own desk: who they are, the way out, and a tab for each thing they keep here. */
export function DashboardFrame({ name, hasEnrollments, counts, path, children }: DashboardFrameProps) {
  const shown = hasEnrollments ? [...TABS, ENROLLMENTS_TAB] : TABS
  const tabs = shown.map((tab) => ({ ...tab, isCurrent: tab.to === path }))
  return (
    <section className="wrap grid gap-8 py-12">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="min-w-0 text-3xl [overflow-wrap:anywhere]">{DASHBOARD.welcome(name)}</h1>
        <form method="post" action="/sign-out">
          <Button type="submit" tone="secondary">
            {DASHBOARD.signOut}
          </Button>
        </form>
      </header>
      <BookingCounters counts={counts} />
      <div>
        <PageTabs
          label={DASHBOARD.tabs}
          tabs={tabs}
          className={hasEnrollments ? 'md:grid md:grid-cols-5' : 'md:grid md:grid-cols-4'}
        >
          {children}
        </PageTabs>
      </div>
    </section>
  )
}
