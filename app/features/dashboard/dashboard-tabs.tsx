import type { ReactNode } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { StatCard } from '#app/ui/stat-card.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { AGREE, DASHBOARD } from '#content/accounts/account-pages.ts'
import { APP_SETUP, SECURITY } from '#content/accounts/second-factors.ts'
import { to } from '#content/language.ts'
import { COUNTERS } from '#content/site/dashboard.ts'
import type { TermsQuestion } from '#domain/accounts/consents.ts'

type DashboardTabsProps = {
  name: string
  hasEnrollments: boolean
  counts: BookingCounts
  /** The question about the terms and the page that asks it; null when there is nothing to agree to. */
  terms: { question: TermsQuestion; agreePath: string } | null
  path: string
  children: ReactNode
}

const TABS = [
  { href: '/dashboard', label: DASHBOARD.bookings },
  { href: '/dashboard/profile', label: DASHBOARD.profile },
  { href: '/dashboard/history', label: DASHBOARD.history },
  { href: '/dashboard/invoices', label: DASHBOARD.invoices },
]

const REACHED_FROM_PROFILE = [
  { href: '/dashboard/days', label: DASHBOARD.days },
  { href: '/dashboard/family', label: DASHBOARD.family },
  { href: '/dashboard/security', label: SECURITY.title },
  { href: '/dashboard/security/app', label: APP_SETUP.title },
]

/** The list itself is a page of the staff area. */
const ENROLLMENTS_TAB = { href: '/staff/courses', label: DASHBOARD.enrollments }

export function dashboardTabAt(path: string): string {
  return [...TABS, ...REACHED_FROM_PROFILE].find(({ href }) => href === path)?.label ?? DASHBOARD.bookings
}

/** What the client's pages share: welcome and tabs, and the counters last. */
export function DashboardTabs({ name, hasEnrollments, counts, terms, path, children }: DashboardTabsProps) {
  const shown = hasEnrollments ? [...TABS, ENROLLMENTS_TAB] : TABS
  const current = REACHED_FROM_PROFILE.some(({ href }) => href === path) ? '/dashboard/profile' : path
  const tabs = shown.map((tab) => ({ ...tab, isCurrent: tab.href === current }))
  return (
    <section className="wrap grid gap-6 py-6 md:gap-8 md:py-10">
      <header className="flex items-start justify-between gap-4">
        <h1 className={classNames('min-w-0 text-2xl [overflow-wrap:anywhere] md:text-3xl', tallScript(name))}>
          {DASHBOARD.welcome(name)}
        </h1>
        <form method="post" action={to('/sign-out')}>
          <Button type="submit" tone="secondary" size="sm" className="whitespace-nowrap">
            {DASHBOARD.signOut}
          </Button>
        </form>
      </header>
      {terms && (
        <Notice>
          {AGREE[terms.question].notice}{' '}
          <a className="text-link" href={to(terms.agreePath)}>
            {AGREE.read}
          </a>
        </Notice>
      )}
      <div>
        <LinkTabs
          inPlace
          label={DASHBOARD.tabs}
          tabs={tabs}
          className={classNames('tabs-in-pairs md:grid', hasEnrollments ? 'md:grid-cols-5' : 'md:grid-cols-4')}
        />
        <div className="tab-panel">{children}</div>
      </div>
      <BookingCounters counts={counts} />
    </section>
  )
}

type BookingCounts = { readonly total: number; readonly upcoming: number; readonly completed: number }

function BookingCounters({ counts }: { counts: BookingCounts }) {
  return (
    <section className="grid grid-cols-3 gap-3 md:gap-4" aria-label={COUNTERS.label}>
      <StatCard label={COUNTERS.total} value={String(counts.total)} href="/dashboard/history" />
      <StatCard label={COUNTERS.upcoming} value={String(counts.upcoming)} href="/dashboard#upcoming" />
      <StatCard label={COUNTERS.completed} value={String(counts.completed)} href="/dashboard/history" />
    </section>
  )
}
