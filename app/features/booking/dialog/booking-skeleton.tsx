import { Skeleton } from '#app/ui/skeleton.tsx'
import { BOOKING_DIALOG } from '#content/booking/booking.ts'
import { BOOKING_TITLE_ID } from '../booking-place.ts'

/** A placeholder while the form loads; its heading names the dialog meanwhile. */
export function BookingSkeleton() {
  return (
    <div className="grid gap-6" aria-busy="true">
      <h2 id={BOOKING_TITLE_ID} className="sr-only">
        {BOOKING_DIALOG.loading}
      </h2>
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  )
}
