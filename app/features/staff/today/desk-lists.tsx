import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { type LinkTab, LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { StatCard } from '#app/ui/stat-card.tsx'
import { DESK } from '#content/staff/today/desk.ts'
import { formatRupees } from '#content/words/money.ts'
import type { Paise } from '#domain/money.ts'

export type DeskCounts = {
  upcoming: number
  toVerify: number
  pending: number
  /** Null for staff who do not see the income. */
  revenue: Paise | null
  heldUpEmails: number
  /** Whose bookings the lists show, if there is a choice. */
  filters: { readonly label: string; readonly tabs: readonly LinkTab[] } | undefined
  /** The query that keeps this choice in the other lists. */
  params: Readonly<Record<string, string>>
}

type DeskListsProps = { counts: DeskCounts; path: string; children: ReactNode }

export const DESK_PATH = '/astrologer-dashboard'

const TO_VERIFY_PATH = `${DESK_PATH}/to-verify`

const TABS = [
  { href: DESK_PATH, label: DESK.upcoming },
  { href: TO_VERIFY_PATH, label: DESK.toVerify },
  { href: `${DESK_PATH}/pending`, label: DESK.pending },
]

/** The label of the tab at a path. */
export function deskTabAt(path: string): string {
  return TABS.find(({ href }) => href === path)?.label ?? DESK.upcoming
}

/** What the desk's three lists share: title, counters and tabs. */
export function DeskLists({ counts, path, children }: DeskListsProps) {
  const query = new URLSearchParams(counts.params).toString()
  const tabs = TABS.map(({ href, label }) => ({
    href: query === '' ? href : `${href}?${query}`,
    label,
    ...(href === TO_VERIFY_PATH && counts.toVerify > 0 && { count: counts.toVerify }),
    isCurrent: href === path,
  }))
  return (
    <section className="wrap desk">
      {/* On a phone the day comes first; counters and reminders stand below it. */}
      <header className="contents md:flex md:flex-wrap md:items-center md:justify-between md:gap-4">
        <h1 className="text-2xl md:text-3xl">{DESK.title}</h1>
        <SendReminders />
      </header>
      {counts.heldUpEmails > 0 && <Notice tone="danger">{DESK.emailsHeldUp(counts.heldUpEmails)}</Notice>}
      {counts.filters && <LinkTabs {...counts.filters} />}
      <div className="desk-stats no-print order-last md:order-none">
        <StatCard label={DESK.upcoming} value={String(counts.upcoming)} href={DESK_PATH} />
        <StatCard label={DESK.pending} value={String(counts.pending)} href={`${DESK_PATH}/pending`} />
        {counts.revenue !== null && (
          <StatCard
            label={DESK.revenue}
            value={formatRupees(counts.revenue)}
            href={DESK_PATH}
            hint={DESK.revenueHint}
          />
        )}
      </div>
      <div>
        <LinkTabs inPlace label={DESK.tabs} tabs={tabs} className="desk-tabs" />
        <div className="tab-panel">{children}</div>
      </div>
    </section>
  )
}

function SendReminders() {
  const isBusy = usePendingIntent() === 'send-reminders'
  return (
    <Form method="post" action={DESK_PATH} preventScrollReset className="order-last md:order-none">
      <input type="hidden" name="intent" value="send-reminders" />
      <Button type="submit" tone="secondary" busy={isBusy} busyLabel={DESK.sendingReminders}>
        {DESK.sendReminders}
      </Button>
    </Form>
  )
}
