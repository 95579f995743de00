import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { DESK, TOOLS } from '#app/content/desk.ts'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTabs } from '#app/ui/page-tabs.tsx'
import { StatCard } from '#app/ui/stat-card.tsx'
import { formatRupees, type Paise } from '#domain/money.ts'

export type DeskCounts = {
  upcoming: number
  toVerify: number
  pending: number
  revenue: Paise
  heldUpEmails: number
}

type DeskFrameProps = { counts: DeskCounts; path: string; children: ReactNode }

export const DESK_PATH = '/astrologer-dashboard'

const TABS = [
  { to: DESK_PATH, label: DESK.upcoming },
  { to: `${DESK_PATH}/to-verify`, label: DESK.toVerify },
  { to: `${DESK_PATH}/pending`, label: DESK.pending },
]

const TOOL_LINKS = [
  { to: `${DESK_PATH}/bookings`, label: TOOLS.bookings },
  { to: `${DESK_PATH}/statement`, label: TOOLS.statement },
  { to: `${DESK_PATH}/diary`, label: TOOLS.diary },
  { to: `${DESK_PATH}/money`, label: TOOLS.money },
  { to: `${DESK_PATH}/reminders`, label: TOOLS.reminders },
  { to: `${DESK_PATH}/book`, label: TOOLS.book },
]

/** The label of the tab at a path. */
export function deskTabAt(path: string): string {
  return TABS.find(({ to }) => to === path)?.label ?? DESK.upcoming
}

/** The frame of the desk's lists: counters, tabs and links to the other pages. */
export function DeskFrame({ counts, path, children }: DeskFrameProps) {
  const tabs = TABS.map(({ to, label }) => ({
    to,
    label: label === DESK.toVerify && counts.toVerify > 0 ? `${label} ${counts.toVerify}` : label,
    isCurrent: to === path,
  }))
  return (
    <section className="wrap desk">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{DESK.title}</h1>
        <SendReminders />
      </header>
      {counts.heldUpEmails > 0 && <Notice tone="danger">{DESK.emailsHeldUp(counts.heldUpEmails)}</Notice>}
      <div className="desk-stats no-print">
        <StatCard label={DESK.upcoming} value={String(counts.upcoming)} href={DESK_PATH} />
        <StatCard label={DESK.pending} value={String(counts.pending)} href={`${DESK_PATH}/pending`} />
        <StatCard label={DESK.revenue} value={formatRupees(counts.revenue)} href={`${DESK_PATH}/money`} />
      </div>
      <nav aria-label={DESK.tools} className="desk-tools">
        {TOOL_LINKS.map(({ to, label }) => (
          <Link key={to} to={to} className="desk-tool">
            {label}
          </Link>
        ))}
      </nav>
      <div>
        <PageTabs label={DESK.tabs} tabs={tabs} className="desk-tabs">
          {children}
        </PageTabs>
      </div>
    </section>
  )
}

function SendReminders() {
  const isBusy = usePendingIntent() === 'send-reminders'
  return (
    <Form method="post" action={DESK_PATH} preventScrollReset>
      <input type="hidden" name="intent" value="send-reminders" />
      <Button type="submit" tone="secondary" busy={isBusy} busyLabel={DESK.sendingReminders}>
        {DESK.sendReminders}
      </Button>
    </Form>
  )
}
