import { type ComponentProps, lazy, Suspense } from 'react'
import type { Calendar as LoadedCalendar } from './calendar.tsx'
import { Skeleton } from './skeleton.tsx'

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }))

/** A calendar that is loaded when it is first shown. Render it once it is opened, or the server renders it too. */
export function LazyCalendar(props: ComponentProps<typeof LoadedCalendar>) {
  return (
    <Suspense fallback={<Skeleton className="h-80 w-full" />}>
      <Calendar {...props} />
    </Suspense>
  )
}
