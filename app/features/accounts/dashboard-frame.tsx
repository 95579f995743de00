import type { ReactNode } from 'react'
import { AGREE, DASHBOARD } from '#app/content/account-pages.ts'
import { BookingCounters, type BookingCounts } from '#app/features/dashboard/booking-counters.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageTabs } from '#app/ui/page-tabs.tsx'
import type { TermsQuestion } from '#domain/accounts/consents.ts'

type DashboardFrameProps = {
  name: string
  hasEnrollments: boolean
  counts: BookingCounts
  /** The question about the terms and the page that asks it; null when there is nothing to agree to. */
  terms: { question: TermsQuestion; agreePath: string } | null
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

export function dashboardTabAt(path: string): string {
  return [...TABS, ENROLLMENTS_TAB].find(({ to }) => to === path)?.label ?? DASHBOARD.bookings
}

export function DashboardFrame({ name, hasEnrollments, counts, terms, path, children }: DashboardFrameProps) {
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
      {terms && (
        <Notice>
          {AGREE[terms.question].notice}{' '}
          <a className="text-link" href={terms.agreePath}>
            {AGREE.read}
          </a>
        </Notice>
      )}
      <BookingCounters counts={counts} />
      <div>
        <PageTabs
          label={DASHBOARD.tabs}
          tabs={tabs}
          className={classNames('tabs-in-pairs md:grid', hasEnrollments ? 'md:grid-cols-5' : 'md:grid-cols-4')}
        >
          {children}
        </PageTabs>
      </div>
    </section>
  )
}
