import { shortDateTime } from '#domain/date-text.ts'

/** A moment on the practice's clock, the same for whoever looks. */
export function When({ at }: { at: Date }) {
  return (
    <time className="whitespace-nowrap" dateTime={at.toISOString()}>
      {shortDateTime(at)}
    </time>
  )
}
