import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'

/** A moment on the practice's clock, the same for whoever looks. */
export function When({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{format(new TZDate(at, 'Asia/Kolkata'), "MMM d, yyyy, HH:mm 'IST'")}</time>
}
