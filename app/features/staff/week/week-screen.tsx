import { Link } from 'react-router'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Notice } from '#app/ui/notice.tsx'
import { HOURS } from '#content/staff/week/hours.ts'
import { WEEK_PAGE } from '#content/staff/week/week.ts'
import { WeekColumn } from './week-column.tsx'
import { BlockLength } from './week-length.tsx'
import type { WeekView } from './week-view.ts'

const LOOK = { size: 'sm', tone: 'secondary' } as const

/** Seven columns with a scale of hours on a laptop; on a phone the same blocks are a list by day. */
export function WeekScreen({ week }: { week: WeekView }) {
  const { timeZone, previousHref, nextHref, thisWeekHref, bookHref, blockHref } = week
  const { days, hours, hasHours, maySetHours } = week
  return (
    <div className="grid gap-4">
      <div className="week-head">
        <nav className="flex flex-wrap gap-2" aria-label={WEEK_PAGE.title}>
          <Link className={buttonClass(LOOK)} to={previousHref} rel="prev">
            {WEEK_PAGE.previous} <span className="sr-only">{WEEK_PAGE.week}</span>
          </Link>
          {thisWeekHref !== null && (
            <Link className={buttonClass(LOOK)} to={thisWeekHref}>
              {WEEK_PAGE.thisWeek}
            </Link>
          )}
          <Link className={buttonClass(LOOK)} to={nextHref} rel="next">
            {WEEK_PAGE.next} <span className="sr-only">{WEEK_PAGE.week}</span>
          </Link>
        </nav>
        <p className="flex flex-wrap gap-2">
          <Link className={buttonClass({ size: 'sm' })} to={bookHref}>
            {WEEK_PAGE.book}
          </Link>
          {blockHref !== null && (
            <Link className={buttonClass(LOOK)} to={blockHref}>
              {WEEK_PAGE.blockTime}
            </Link>
          )}
        </p>
      </div>
      {!hasHours && (
        <Notice>
          {WEEK_PAGE.noHours}{' '}
          {maySetHours && (
            <Link className="text-link" to="/staff/week/hours">
              {WEEK_PAGE.setHours}
            </Link>
          )}
        </Notice>
      )}
      <DayStrip days={days} />
      <div className="week">
        <ol className="week-scale" aria-hidden="true">
          {hours.map((hour) => (
            <li key={hour}>
              <BlockLength minutes={60} />
              {hour}
            </li>
          ))}
        </ol>
        {days.map((day) => (
          <WeekColumn key={day.date} day={day} />
        ))}
      </div>
      <p className="hint">{HOURS.zone(timeZone)}</p>
    </div>
  )
}

/** On a phone, the days to choose from; the chosen one is the list below. */
function DayStrip({ days }: Pick<WeekView, 'days'>) {
  return (
    <nav className="week-strip" aria-label={WEEK_PAGE.days}>
      {days.map(({ date, href, weekday, dayOfMonth, isToday, isChosen, sessionCount }) => (
        <Link
          key={date}
          to={href}
          preventScrollReset
          {...(isToday && { 'data-today': '' })}
          {...(isChosen && { 'aria-current': 'date' as const })}
        >
          <span>{weekday}</span>
          <strong>{dayOfMonth}</strong>
          <span aria-hidden="true">{sessionCount === 0 ? '–' : sessionCount}</span>
          <span className="sr-only">{WEEK_PAGE.sessions(sessionCount)}</span>
        </Link>
      ))}
    </nav>
  )
}
