import { shortMoment } from '#domain/bookings/slot-words.ts'

/** A moment on the practice's clock, the same for whoever looks. */
export function When({ at }: { at: Date }) {
  return (
    <time className="whitespace-nowrap" dateTime={at.toISOString()}>
      {shortMoment(at)}
    </time>
  )
}
