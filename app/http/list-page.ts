import { unprefixed } from '#content/language.ts'
import { isUuid } from '#domain/uuid.ts'

const PAGE_SIZE = 50

/** One more row than a page shows is queried: it says whether there is a next page. */
export const ROWS_ASKED = PAGE_SIZE + 1

export type ListPage<Row> = { readonly rows: readonly Row[]; readonly last: Row | undefined }

/** The rows to show, and the last of them if there is a next page. */
export function pageOf<Row>(rows: readonly Row[], size = PAGE_SIZE): ListPage<Row> {
  const shown = rows.slice(0, size)
  return { rows: shown, last: rows.length > size ? shown.at(-1) : undefined }
}

/** The query of a list's URL: the search text, and where the page begins. */
export function listAddress({ pathname, searchParams }: URL) {
  // Postgres text cannot contain NUL.
  const text = (name: string) => (searchParams.get(name) ?? '').replaceAll('\0', '')
  const search = text('q').trim().slice(0, 100)
  const wholeNumber = (name: string) => {
    const value = text(name)
    return /^\d{1,15}$/.test(value) ? Number(value) : undefined
  }
  const path = unprefixed(pathname)
  return {
    pathname: path,
    search,
    wholeNumber,
    text,
    beforeId: wholeNumber('before'),
    /** The URL of the same list at another page. */
    href(changes: Readonly<Record<string, string | undefined>>): string {
      const next = new URLSearchParams(searchParams)
      for (const name of ['before', 'after', ...Object.keys(changes)]) next.delete(name)
      for (const [name, value] of Object.entries(changes)) if (value !== undefined) next.set(name, value)
      const query = next.toString()
      return query === '' ? path : `${path}?${query}`
    },
  }
}

export type ListAddress = ReturnType<typeof listAddress>

/** The links under a list whose pages begin before an id. */
export function linksBefore(address: ListAddress, last: { readonly id: number } | undefined) {
  return {
    nextHref: last && address.href({ before: String(last.id) }),
    firstHref: address.beforeId === undefined ? undefined : address.href({}),
  }
}

/** A row of a list that is sorted by time and then by id; the next page starts after it. */
type ListCursor = { readonly createdAt: Date; readonly id: string }

export function cursorIn(address: ListAddress): ListCursor | undefined {
  const [, time = '', id = ''] = /^(\d{1,15})_(.+)$/.exec(address.text('after')) ?? []
  return isUuid(id) ? { createdAt: new Date(Number(time)), id } : undefined
}

/** The links under a list whose pages begin after a row. */
export function linksAfter(address: ListAddress, last: ListCursor | undefined) {
  return {
    nextHref: last && address.href({ after: `${last.createdAt.getTime()}_${last.id}` }),
    firstHref: cursorIn(address) && address.href({}),
  }
}

/** Filters as links; the first one is the unfiltered list. */
export function filterTabs(
  address: ListAddress,
  name: string,
  options: readonly { readonly value: string; readonly label: string; readonly count?: number }[],
) {
  const current = address.text(name)
  const known = options.some(({ value }) => value === current) ? current : ''
  return options.map(({ value, label, count }) => ({
    href: address.href({ [name]: value === '' ? undefined : value }),
    label,
    isCurrent: value === known,
    ...(count !== undefined && { count }),
  }))
}
