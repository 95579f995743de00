import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { to } from '#content/language.ts'
import { peopleText } from '#domain/almanac/muhurta-people.ts'
import type { FinderSearch } from '#domain/almanac/muhurta-search.ts'
import { personPrefix } from './resolve-person.ts'
import { searchQuery } from './search-href.ts'

const FORM_ID = 'posted-search'

export type DayLinkProps = {
  /** Null goes back to all days. */
  date: string | null
  href: string
  /** The search came as a form, because it has people and the browser runs no script. */
  isPosted: boolean
  className?: string
  label?: string
  isCurrent?: boolean
  children: ReactNode
}

/** Opens a day. People must not be in an address, so a posted search is posted again with the day. */
export function DayLink({ date, href, isPosted, className, label, isCurrent, children }: DayLinkProps) {
  const shared = { 'aria-label': label, ...(isCurrent && { 'aria-current': 'date' as const }) }
  return isPosted ? (
    <button
      type="submit"
      form={FORM_ID}
      name="day"
      value={date ?? ''}
      className={classNames('cursor-pointer', className)}
      {...shared}
    >
      {children}
    </button>
  ) : (
    <Link to={href} preventScrollReset className={className} {...shared}>
      {children}
    </Link>
  )
}

/** The form of the days of a posted search. Its buttons may stand inside other forms. */
export function PostedSearch({ search, action }: { search: FinderSearch; action: string }) {
  return (
    <form id={FORM_ID} method="post" action={to(`${action}#day`)}>
      <SearchInputs search={{ ...search, day: null }} hasPeople />
    </form>
  )
}

/** A search as hidden fields; its people only in a form that is posted. */
export function SearchInputs({ search, hasPeople }: { search: FinderSearch; hasPeople: boolean }) {
  const people = hasPeople ? search.people : []
  const fields = [
    ...new URLSearchParams(searchQuery(search)),
    ...people.map((person, index) => [`${personPrefix(index)}chosen`, peopleText([person])] as const),
  ]
  return fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
