const PAGE_SIZE = 50

/** One row more than a page shows is asked for: it says whether there is a next page. */
export const ROWS_ASKED = PAGE_SIZE + 1

export type ListPage<Row> = { readonly rows: readonly Row[]; readonly last: Row | undefined }

/** The rows to show, and the one the next page begins behind, if there is a next page. */
export function pageOf<Row>(rows: readonly Row[]): ListPage<Row> {
  const shown = rows.slice(0, PAGE_SIZE)
  return { rows: shown, last: rows.length > PAGE_SIZE ? shown.at(-1) : undefined }
}

/** What the address of a list says: the words searched for, and where the page begins. */
export function listAddress({ pathname, searchParams }: URL) {
  // The database has no place for a NUL, and no honest address holds one.
  const text = (name: string) => (searchParams.get(name) ?? '').replaceAll('\0', '')
  const search = text('q').trim().slice(0, 100)
  const wholeNumber = (name: string) => {
    const value = text(name)
    return /^\d{1,15}$/.test(value) ? Number(value) : undefined
  }
  return {
    pathname,
    search,
    wholeNumber,
    text,
    beforeId: wholeNumber('before'),
    /** The same list elsewhere: on its next page, or from the beginning. */
    href(changes: Readonly<Record<string, string | undefined>>): string {
      const next = new URLSearchParams(searchParams)
      for (const name of ['before', 'after', ...Object.keys(changes)]) next.delete(name)
      for (const [name, value] of Object.entries(changes)) if (value !== undefined) next.set(name, value)
      const query = next.toString()
      return query === '' ? pathname : `${pathname}?${query}`
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

/** Filters that are pages: the first one is the list without any. */
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
