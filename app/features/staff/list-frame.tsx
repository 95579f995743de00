import type { ReactNode } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type LinkTab, LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { EDITING } from '#content/staff/editing.ts'
import { MoreLinks } from './more-links.tsx'

export type ListFrameProps = {
  /** The search text; empty when nothing was searched. */
  search: string
  /** Label of the search box. */
  searchLabel?: string
  /** Other query parameters to preserve when searching. */
  params?: Readonly<Record<string, string>>
  filters?: { readonly label: string; readonly tabs: readonly LinkTab[] }
  empty: { readonly title: string; readonly lead?: string }
  isEmpty: boolean
  /** Undefined on the last page; `firstHref` is undefined on the first. */
  nextHref: string | undefined
  firstHref: string | undefined
  children: ReactNode
}

/** Search, filters, empty state and paging around every admin list. Works for ten thousand rows. */
export function ListFrame(props: ListFrameProps) {
  const {
    search,
    searchLabel = EDITING.search,
    params = {},
    filters,
    empty,
    isEmpty,
    nextHref,
    firstHref,
    children,
  } = props
  return (
    <>
      {filters && <LinkTabs label={filters.label} tabs={filters.tabs} />}
      <search aria-label={searchLabel}>
        <form method="get" className="admin-search">
          {Object.entries(params).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input
            className="input"
            type="search"
            name="q"
            aria-label={searchLabel}
            placeholder={searchLabel}
            defaultValue={search}
          />
          <Button type="submit" tone="secondary">
            {EDITING.searchButton}
          </Button>
        </form>
      </search>
      {isEmpty ? <NothingHere empty={empty} isSearch={search !== ''} /> : children}
      <MoreLinks nextHref={nextHref} firstHref={firstHref} />
    </>
  )
}

function NothingHere({ empty, isSearch }: { empty: ListFrameProps['empty']; isSearch: boolean }) {
  return isSearch ? (
    <EmptyState title={EDITING.nothingFound} level={2}>
      {EDITING.nothingFoundLead}
    </EmptyState>
  ) : (
    <EmptyState title={empty.title} level={2}>
      {empty.lead}
    </EmptyState>
  )
}
