import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ShareButton } from '#app/ui/share-button.tsx'
import { MUHURTA } from '#content/almanac/muhurta.ts'
import { MUHURTA_REQUEST } from '#content/desk/muhurta-desk.ts'
import { peopleText } from '#domain/almanac/muhurta-people.ts'
import type { MuhurtaSearch } from '#domain/almanac/muhurta-search.ts'
import { searchHref, searchQuery } from './search-href.ts'

type OutFormProps = { search: MuhurtaSearch; appUrl: string; children: ReactNode }

/** What a visitor can do with the ticked windows: ask for a confirmation, or take them along as a file. */
export function OutForm({ search, appUrl, children }: OutFormProps) {
  const shared = searchHref({ ...search, day: null })
  return (
    <form method="post" action="/muhurta/windows" className="grid gap-6">
      <input type="hidden" name="search" value={searchQuery({ ...search, day: null })} />
      <input type="hidden" name="people" value={peopleText(search.people)} />
      {children}
      <Card as="section" kind="flat" className="no-print">
        <h2 className="text-xl">{MUHURTA.out.title}</h2>
        <p className="hint mt-1 mb-3">{MUHURTA.out.lead}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="as" value="booking">
            {MUHURTA_REQUEST.ask}
          </Button>
          <Button type="submit" name="as" value="calendar" tone="secondary">
            {MUHURTA.out.calendar}
          </Button>
          <Button type="submit" name="as" value="pdf" tone="secondary">
            {MUHURTA.out.pdf}
          </Button>
          <ShareButton title={MUHURTA.title} url={`${appUrl}${shared}`} copied={MUHURTA.out.shared} />
        </div>
      </Card>
    </form>
  )
}
