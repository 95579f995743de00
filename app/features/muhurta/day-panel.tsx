import type { FormEvent } from 'react'
import type { Comparison, MuhurtaDayView, MuhurtaView } from '#app/features/muhurta-view/muhurta-view.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { MUHURTA } from '#content/almanac/muhurta.ts'
import { to } from '#content/language.ts'
import { fullDay } from '#content/words/dates.ts'
import type { BookChoice, FinderSearch } from '#domain/almanac/muhurta-search.ts'
import { DayLink, SearchInputs } from './day-link.tsx'
import { ReasonList, WindowCard } from './window-card.tsx'

type DayPanelProps = {
  day: MuhurtaDayView
  rules: MuhurtaView['rules']
  /** The search for this day. */
  search: FinderSearch
  books: readonly BookChoice[]
  action: string
  backHref: string
  isPosted: boolean
  onCompare: (event: FormEvent<HTMLFormElement>) => void
}

/** One day: its windows, what forbids the rest, and how another book sees it. */
export function DayPanel({ day, rules, search, books, action, backHref, isPosted, onCompare }: DayPanelProps) {
  const { date, windows, vetoes, comparison } = day
  return (
    <Card as="section" kind="raised" className="muhurta-day" id="day">
      <h2 id="day-title" tabIndex={-1} className="text-2xl">
        {MUHURTA.day.title(fullDay(date))}
      </h2>
      <p className="font-semibold">{windows.length > 0 ? MUHURTA.day.open : MUHURTA.day.closed}</p>
      {windows.map((window) => (
        <WindowCard key={window.key} window={window} rules={rules} />
      ))}
      {vetoes.length === 0 ? (
        <p>{MUHURTA.day.nothing}</p>
      ) : (
        <ReasonList
          title={windows.length > 0 ? MUHURTA.day.forbids : MUHURTA.day.forbidsAll}
          reasons={vetoes}
          rules={rules}
          isObjection
        />
      )}
      <div className="grid gap-2 border-hairline border-t pt-4">
        <h3 className="text-xl">{MUHURTA.day.compareTitle}</h3>
        <p className="hint">{MUHURTA.day.compareLead}</p>
        <form
          method={isPosted ? 'post' : 'get'}
          action={to(isPosted ? `${action}#day` : action)}
          className="filter-fields"
          onSubmit={isPosted ? undefined : onCompare}
        >
          <SearchInputs search={search} hasPeople={isPosted} />
          <SelectField
            name="other"
            label={MUHURTA.day.compareWith}
            options={books
              .filter((each) => each !== search.book)
              .map((each) => ({ value: each, label: MUHURTA.books[each] }))}
            defaultValue={comparison?.books[1] ?? ''}
          />
          <Button type="submit" tone="secondary">
            {MUHURTA.day.compare}
          </Button>
        </form>
        {comparison && <Compared comparison={comparison} rules={rules} />}
      </div>
      <p>
        <DayLink
          date={null}
          href={backHref}
          isPosted={isPosted}
          className="text-link inline-flex min-h-11 items-center"
        >
          {MUHURTA.day.back}
        </DayLink>
      </p>
    </Card>
  )
}

function Compared({
  comparison: { books, windows, only },
  rules,
}: {
  comparison: Comparison
  rules: MuhurtaView['rules']
}) {
  const isSame = only.every((ids) => ids.length === 0)
  return (
    <div className="muhurta-compared">
      {([0, 1] as const).map((side) => (
        <div key={books[side]}>
          <h4>
            {windows[side].length > 0
              ? MUHURTA.day.lists(MUHURTA.books[books[side]])
              : MUHURTA.day.leavesOut(MUHURTA.books[books[side]])}
          </h4>
          {windows[side].length > 0 && <p>{windows[side].join(', ')}</p>}
          {only[side].length > 0 && (
            <ReasonList
              title={MUHURTA.day.only(MUHURTA.books[books[side]])}
              reasons={only[side].map((rule) => ({ rule, when: '' }))}
              rules={rules}
              isObjection
              isTimed={false}
            />
          )}
        </div>
      ))}
      {isSame && <p className="hint">{MUHURTA.day.same}</p>}
    </div>
  )
}
