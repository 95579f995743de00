import { shortDateTime } from '#content/words/dates.ts'

/** An instant in Indian time, the same for every viewer. */
export function DateTime({ at }: { at: Date }) {
  return (
    <time className="whitespace-nowrap" dateTime={at.toISOString()}>
      {shortDateTime(at)}
    </time>
  )
}
