import type { ListedSpan } from './day-lists.ts'

/** Named times, side by side where there is room; good and bad ones in colour. A script marks the one that runs. */
export function SpanList({ spans }: { spans: readonly ListedSpan[] }) {
  return (
    <ul className="span-list">
      {spans.map(({ name, time, note, quality, span }) => (
        <li key={`${name} ${span}`} data-span={span} {...(quality && { 'data-quality': quality })}>
          <b>{name}</b>
          <span>{time}</span>
          {note && <span className="hint">{note}</span>}
        </li>
      ))}
    </ul>
  )
}
