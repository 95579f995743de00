import type { ReactNode } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { to } from '#content/language.ts'
import { DESK_FINDER } from '#content/staff/bookings/muhurta-desk.ts'
import { peopleText } from '#domain/almanac/muhurta-people.ts'
import type { FinderSearch } from '#domain/almanac/muhurta-search.ts'
import { searchQuery } from './search-href.ts'

type SendFormProps = { search: FinderSearch; action: string; children: ReactNode }

/** At the desk: the ticked windows and their notes go into the answer of the booking. */
export function SendForm({ search, action, children }: SendFormProps) {
  return (
    <form method="post" action={to(action)} className="grid gap-6">
      <input type="hidden" name="search" value={searchQuery({ ...search, day: null })} />
      <input type="hidden" name="people" value={peopleText(search.people)} />
      {children}
      <Card as="section" kind="flat">
        <h2 className="text-xl">{DESK_FINDER.sendTitle}</h2>
        <p className="hint mt-1 mb-3">{DESK_FINDER.sendLead}</p>
        <Button type="submit" name="as" value="answer">
          {DESK_FINDER.send}
        </Button>
      </Card>
    </form>
  )
}
