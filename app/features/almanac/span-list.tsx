import type { ListedSpan } from './day-lists.ts'

type SpanListProps = {
  spans: readonly ListedSpan[]
  /** Whether a script marks the one that runs. */
  isMarked?: boolean
}

/** Named times, side by side where there is room; good and bad ones in colour. */
export function SpanList({ spans, isMarked = true }: SpanListProps) {
  return (
    <ul className="span-list">
      {spans.map(({ name, time, tag, note, quality, span }) => (
        <li
          key={`${name} ${span}`}
          {...(isMarked && { 'data-span': span })}
          {...(quality && { 'data-quality': quality })}
        >
          <b>
            {name} {tag && <span className="hint">{tag}</span>}
          </b>
          <span>{time}</span>
          {note && <span className="hint">{note}</span>}
        </li>
      ))}
    </ul>
  )
}
