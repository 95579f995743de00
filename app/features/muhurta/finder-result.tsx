import type { RuleId } from '@muhurta/jyotish/muhurta'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ClosedDayView, MuhurtaView, WindowTimes, WindowView } from '#app/features/muhurta-view/muhurta-view.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ShareButton } from '#app/ui/buttons/share-button.tsx'
import { Card } from '#app/ui/card.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { MUHURTA } from '#content/almanac/muhurta.ts'
import { SUNRISE_LABELS } from '#content/charts/chart-conventions.ts'
import { to } from '#content/language.ts'
import { MUHURTA_REQUEST } from '#content/staff/bookings/muhurta-desk.ts'
import { cityLabel } from '#content/words/city-names.ts'
import { longDay, monthYear, namedDay } from '#content/words/dates.ts'
import { FULL_STOP } from '#content/words/grammar.ts'
import { peopleText } from '#domain/almanac/muhurta-people.ts'
import type { BookChoice, FinderSearch } from '#domain/almanac/muhurta-search.ts'
import { haveCommonMinute, readWindowKey } from '#domain/almanac/window-key.ts'
import { DayLink, PostedSearch } from './day-link.tsx'
import { DayPanel } from './day-panel.tsx'
import { MonthStrip } from './month-strip.tsx'
import { searchHref, searchQuery } from './search-href.ts'
import { SendForm } from './send-form.tsx'
import { WindowCard } from './window-card.tsx'

type FinderResultProps = {
  search: FinderSearch
  view: MuhurtaView
  books: readonly BookChoice[]
  peopleNames: string
  appUrl: string
  action: string
  /** The search came as a form, because it has people and the browser runs no script. */
  isPosted: boolean
  /** The heading that gets the focus with this result; empty if none. */
  moveTo: RefObject<string>
  onCompare: (event: FormEvent<HTMLFormElement>) => void
  /** At the desk nothing is ticked before the astrologer does; the windows that the client asked for are marked. */
  desk?: { readonly asked: readonly string[] }
}

/** The windows that are ticked for visitors before they choose. */
const CHOSEN_FIRST = 3

export function FinderResult(props: FinderResultProps) {
  const { search, view, books, peopleNames, appUrl, action, isPosted, moveTo, onCompare, desk } = props
  useFocusOnResult(moveTo, view)
  if (view.problem) return <Notice tone="danger">{MUHURTA.problems[view.problem]}</Notice>
  const { windows, others, months, closed, day, rules } = view
  const hrefOf = (date: string | null, fragment = '') =>
    searchHref({ ...search, day: date === null ? null : { date, other: null } }, action) + fragment
  const openDays = months.flatMap(({ days }) => days).filter(({ kind }) => kind !== 'none').length
  return (
    <div className="grid gap-8">
      <header className="grid gap-1">
        <h2 id="result-title" tabIndex={-1}>
          {MUHURTA.result.title}
        </h2>
        <p className="font-semibold">{MUHURTA.result.found(windows.length + others.length, openDays)}</p>
        <p className="text-ink-soft">
          {MUHURTA.result.for(
            MUHURTA.purposes[search.purpose],
            cityLabel(search.place),
            longDay(search.from),
            longDay(search.to),
          )}
        </p>
        <p className="hint">
          {[
            MUHURTA.result.byBook(MUHURTA.books[search.book]),
            search.people.length > 0 && MUHURTA.result.withPeople(peopleNames),
            SUNRISE_LABELS[search.place.sunrise],
          ]
            .filter(Boolean)
            .join(`${FULL_STOP} `)}
        </p>
        {search.isDaytimeOnly && (
          <p className="hint">
            {MUHURTA.result.daytimeOnly}{' '}
            {!isPosted && (
              <Link
                to={searchHref({ ...search, isDaytimeOnly: false }, action)}
                className="text-link"
                preventScrollReset
              >
                {MUHURTA.result.nightToo}
              </Link>
            )}
          </p>
        )}
      </header>
      {day && (
        <DayPanel
          day={day}
          rules={rules}
          search={{ ...search, day: { date: day.date, other: null } }}
          books={books}
          action={action}
          backHref={hrefOf(null)}
          isPosted={isPosted}
          onCompare={onCompare}
        />
      )}
      {isPosted && <PostedSearch search={search} action={action} />}
      {windows.length === 0 ? (
        <EmptyState title={MUHURTA.result.none}>{MUHURTA.result.noneLead}</EmptyState>
      ) : (
        <ChosenForm search={search} appUrl={appUrl} action={action} isDesk={desk !== undefined}>
          <div className="muhurta-windows">
            {windows.map((window, index) => (
              <WindowCard
                key={window.key}
                window={window}
                rules={rules}
                choice={
                  desk
                    ? { isChosen: false, hasNote: true, isAsked: isAsked(window, desk.asked) }
                    : { isChosen: index < CHOSEN_FIRST, hasNote: false, isAsked: false }
                }
              />
            ))}
          </div>
          <OtherWindows windows={others} hrefOf={(date) => hrefOf(date)} isPosted={isPosted} />
        </ChosenForm>
      )}
      <MonthStrip months={months} current={day?.date ?? null} hrefOf={(date) => hrefOf(date)} isPosted={isPosted} />
      <ClosedDays closed={closed} rules={rules} />
    </div>
  )
}

/** The client asked for a part of the window; an older request, for the whole. */
function isAsked({ whole }: WindowView, asked: readonly string[]): boolean {
  const window = readWindowKey(whole.key)
  return asked.some((key) => {
    const minutes = readWindowKey(key)
    return window !== undefined && minutes !== undefined && haveCommonMinute(window, minutes)
  })
}

/** On a phone the result is far below the form, and an opened day above the dots that open it. */
function useFocusOnResult(moveTo: RefObject<string>, view: MuhurtaView) {
  const day = useRef(view.day?.date)
  // Focus is outside React.
  useEffect(() => {
    if (view.day && view.day.date !== day.current) moveTo.current = 'day-title'
    day.current = view.day?.date
    if (moveTo.current !== '') document.getElementById(moveTo.current)?.focus()
    moveTo.current = ''
  }, [moveTo, view])
}

type ChosenFormProps = { search: FinderSearch; appUrl: string; action: string; isDesk: boolean; children: ReactNode }

/** What can be done with the ticked windows. */
function ChosenForm({ search, appUrl, action, isDesk, children }: ChosenFormProps) {
  return isDesk ? (
    <SendForm search={search} action={action}>
      {children}
    </SendForm>
  ) : (
    <OutForm search={search} appUrl={appUrl}>
      {children}
    </OutForm>
  )
}

type ClosedDaysProps = { closed: readonly ClosedDayView[]; rules: MuhurtaView['rules'] }

/** What forbids each day without a window, and what would have to give way. */
function ClosedDays({ closed, rules }: ClosedDaysProps) {
  if (closed.length === 0) return null
  const nameOf = (id: RuleId) => rules[id]?.name ?? id
  const months = [...Map.groupBy(closed, ({ date }) => date.slice(0, 7))]
  return (
    <section aria-labelledby="closed-title" className="grid gap-3">
      <h2 id="closed-title" className="text-xl">
        {MUHURTA.closed.title}
      </h2>
      {months.map(([month, days]) => (
        <details key={month} className="birth-more">
          <summary>{MUHURTA.closed.summary(monthYear(month), days.length)}</summary>
          <ul className="muhurta-closed">
            {days.map(({ date, rules: forbidding, nearest }) => (
              <li key={date}>
                <b>{namedDay(date)}</b>
                <p>
                  {MUHURTA.closed.forbids}: {forbidding.map(nameOf).join(', ')}
                  {FULL_STOP}
                </p>
                <p className="hint">
                  {MUHURTA.closed.nearest(nearest.from, nearest.to, nearest.rules.map(nameOf).join(', '))}
                </p>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

type OtherWindowsProps = { windows: readonly WindowTimes[]; hrefOf: (date: string) => string; isPosted: boolean }

/** The windows after the best, one line each. */
function OtherWindows({ windows, hrefOf, isPosted }: OtherWindowsProps) {
  if (windows.length === 0) return null
  return (
    <details className="birth-more">
      <summary>
        {MUHURTA.result.others} ({windows.length})
      </summary>
      <DataTable
        caption={MUHURTA.result.othersLead}
        rows={windows}
        rowKey={({ key }) => key}
        columns={[
          {
            header: MUHURTA.result.columns.day,
            cell: ({ date, day }) => (
              <DayLink date={date} href={hrefOf(date)} isPosted={isPosted} className="text-link">
                {day}
              </DayLink>
            ),
            isRowHeader: true,
          },
          { header: MUHURTA.result.columns.time, cell: ({ from, to }) => MUHURTA.result.span(from, to) },
          { header: MUHURTA.result.columns.quality, cell: ({ quality }) => MUHURTA.result.qualities[quality] },
        ]}
      />
    </details>
  )
}

type OutFormProps = { search: FinderSearch; appUrl: string; children: ReactNode }

/** What a visitor can do with the ticked windows: ask for a confirmation, or take them along as a file. */
function OutForm({ search, appUrl, children }: OutFormProps) {
  const shared = searchHref({ ...search, day: null })
  return (
    <form method="post" action={to('/muhurta/windows')} className="grid gap-6">
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
          <ShareButton title={MUHURTA.title} url={`${appUrl}${to(shared)}`} copied={MUHURTA.out.shared} />
        </div>
      </Card>
    </form>
  )
}
