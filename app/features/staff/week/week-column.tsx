import { Link } from 'react-router'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { WEEK_PAGE } from '#content/staff/week/week.ts'
import { BlockLength } from './week-length.tsx'
import { SessionBlock } from './week-session.tsx'
import type { FreeHour, WeekBlock, WeekDay } from './week-view.ts'

/** One day: its name, and its blocks from morning to evening. */
export function WeekColumn({ day }: { day: WeekDay }) {
  const {
    date,
    weekday,
    day: shownDay,
    isToday,
    isChosen,
    panchanga,
    note,
    sessionCount,
    blocks,
    nowAfterMinutes,
  } = day
  return (
    <section
      id={`day-${date}`}
      className="week-day"
      {...(isToday && { 'data-today': '' })}
      {...(isChosen && { 'data-chosen': '' })}
    >
      <header>
        <h3>
          {weekday}, <span className="week-date">{shownDay}</span>
          {isToday && <span className="week-today"> {WEEK_PAGE.today}</span>}
        </h3>
        <p className="week-note">{note ?? (sessionCount > 0 ? WEEK_PAGE.sessions(sessionCount) : '')}</p>
        <p className="week-panchanga">
          {panchanga.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      </header>
      {blocks.every(isQuiet) && note === null && <p className="week-nothing hint">{WEEK_PAGE.nothing}</p>}
      <ol className="week-blocks">
        {nowAfterMinutes !== null && (
          <li className="week-now" aria-hidden="true">
            <BlockLength minutes={nowAfterMinutes} />
          </li>
        )}
        {blocks.map((block) => (
          <Block key={block.from} block={block} />
        ))}
      </ol>
    </section>
  )
}

/** What only fills the column, and is not part of the list on a phone. */
function isQuiet({ kind }: WeekBlock): boolean {
  return kind === 'closed' || kind === 'over' || kind === 'buffer'
}

function Block({ block }: { block: WeekBlock }) {
  switch (block.kind) {
    case 'session':
      return <SessionBlock {...block} />
    case 'class':
      return (
        <li className="week-block" data-kind="session">
          <BlockLength minutes={block.minutes} />
          <div className="week-inside">
            <p className="week-time">{block.time}</p>
            <p className="week-name">
              {block.href === null ? block.group : <Link to={block.href}>{block.group}</Link>}
            </p>
            <p className="week-what">{joinWithDots([WEEK_PAGE.class, block.course])}</p>
          </div>
        </li>
      )
    case 'blocked':
      return (
        <li className="week-block" data-kind="blocked">
          <BlockLength minutes={block.minutes} />
          <div className="week-inside">
            <p className="week-time">{block.time}</p>
            <p className="week-name">{WEEK_PAGE.blocked}</p>
            {block.reason !== '' && <p className="week-what">{block.reason}</p>}
            {block.openHref !== null && (
              <Link className="week-link" to={block.openHref}>
                {WEEK_PAGE.openAgain}
                <span className="sr-only"> {block.time}</span>
              </Link>
            )}
          </div>
        </li>
      )
    case 'offered':
      return (
        <li className="week-block" data-kind="held">
          <BlockLength minutes={block.minutes} />
          <div className="week-inside">
            <p className="week-time">{block.time}</p>
            <p className="week-name">{WEEK_PAGE.offered}</p>
            <p className="week-what">{WEEK_PAGE.heldUntil(block.heldUntil)}</p>
          </div>
        </li>
      )
    case 'free':
      return (
        <li className="week-block" data-kind="free">
          <FreeTime whole={block.whole} />
          {block.hours.length > 1 ? (
            <ul className="week-hours">
              {block.hours.map((hour) => (
                <li key={hour.time}>
                  <Hour hour={hour} />
                </li>
              ))}
            </ul>
          ) : (
            <BlockLength minutes={block.minutes} />
          )}
        </li>
      )
    default:
      return (
        <li className="week-block" data-kind={block.kind} {...(isQuiet(block) && { 'aria-hidden': true })}>
          <BlockLength minutes={block.minutes} />
          {!isQuiet(block) && (
            <div className="week-inside">
              <p className="week-time">{block.time}</p>
              <p className="week-name">{WEEK_PAGE.busy}</p>
            </div>
          )}
        </li>
      )
  }
}

/** Free time from its beginning to its end: the morning, or what a session has left of it. */
function FreeTime({ whole: { time, label, href } }: { whole: FreeHour }) {
  if (href === null) {
    return (
      <p className="week-free">
        {WEEK_PAGE.free} {time}
      </p>
    )
  }
  return (
    <Link className="week-free" to={href}>
      {WEEK_PAGE.free} {time}
      <span className="sr-only">: {label}</span>
    </Link>
  )
}

function Hour({ hour: { minutes, time, start, label, href } }: { hour: FreeHour }) {
  if (href === null) return <BlockLength minutes={minutes} />
  return (
    <Link className="week-hour" to={href}>
      <BlockLength minutes={minutes} />
      <span aria-hidden="true">{start}</span>
      <span className="sr-only">
        {label} {time}
      </span>
    </Link>
  )
}
