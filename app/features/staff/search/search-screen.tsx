import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { SEARCH_PATH } from '#app/features/frame/areas.ts'
import { useTypedEarly } from '#app/features/page-parts/use-typed-early.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { to } from '#content/language.ts'
import { STAFF_SEARCH } from '#content/staff/search/search.ts'

export type SearchGroup = keyof typeof STAFF_SEARCH.groups
export type SearchResult = { readonly href: string; readonly title: string; readonly detail: string }
export type SearchResults = { readonly group: SearchGroup; readonly results: readonly SearchResult[] }

export type PlaceWithPages = {
  readonly place: string
  readonly pages: readonly { readonly href: string; readonly title: string }[]
}

/** Long enough for a word to be typed without a request for each letter. */
const PAUSE_MS = 150

/** The field, which with script also asks while it is typed in. */
export function StaffSearchField({ typed }: { typed: string }) {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const searchSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void submit(form.current, { replace: true }), PAUSE_MS)
  }
  useEffect(() => {
    // The page has no other purpose.
    field.current?.focus()
    return () => clearTimeout(timer.current)
  }, [])
  useTypedEarly(form, searchSoon)
  return (
    <search>
      <Form ref={form} method="get" className="admin-search" replace onChange={searchSoon}>
        <input
          className="input"
          type="search"
          name="q"
          aria-label={STAFF_SEARCH.field}
          placeholder={STAFF_SEARCH.field}
          defaultValue={typed}
          autoComplete="off"
          data-search={to(SEARCH_PATH)}
          ref={field}
        />
        <Button type="submit" tone="secondary">
          {STAFF_SEARCH.submit}
        </Button>
      </Form>
    </search>
  )
}

type SearchResultsProps = { groups: readonly SearchResults[] }

/** Links of full page loads, because they lead to documents and to files as well. */
export function FoundList({ groups }: SearchResultsProps) {
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  return (
    <div className="grid gap-5">
      <p className={count === 0 ? 'hint' : 'sr-only'} role="status">
        {count === 0 ? STAFF_SEARCH.none : STAFF_SEARCH.found(count)}
      </p>
      {groups.map(({ group, results }) => (
        <section key={group} className="found" aria-labelledby={`found-${group}`}>
          <h2 id={`found-${group}`}>{STAFF_SEARCH.groups[group]}</h2>
          <ul>
            {results.map(({ href, title, detail }) => (
              <li key={href}>
                <a className="found-row" href={to(href)}>
                  <b className={tallScript(title)}>{title}</b>
                  {detail !== '' && <span className="hint">{detail}</span>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Every page of the staff area that the user may open. */
export function AllPages({ places }: { places: readonly PlaceWithPages[] }) {
  return (
    <div className="grid gap-4">
      <p className="hint">{STAFF_SEARCH.lead}</p>
      {places.map(({ place, pages }) => (
        <section key={place} className="found" aria-label={place}>
          <h2>{place}</h2>
          <ul className="found-pages">
            {pages.map(({ href, title }) => (
              <li key={href}>
                <a href={to(href)}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
