import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Calendar as LoadedCalendar } from './calendar.tsx'

type LazyCalendarProps = ComponentProps<typeof LoadedCalendar> & {
  /** What to do without it: without a network, it cannot be loaded. */
  unavailable: string
}

const Calendar = lazyPart(async () => {
  const { Calendar: Loaded } = await import('./calendar.tsx')
  return ({ unavailable: _, ...calendar }: LazyCalendarProps) => <Loaded {...calendar} />
}, Unavailable)

/** A calendar that is loaded when it is first shown. Render it once it is opened, or the server renders it too. */
export function LazyCalendar(props: LazyCalendarProps) {
  return (
    <Suspense fallback={<Skeleton className="h-80 w-full" />}>
      <Calendar {...props} />
    </Suspense>
  )
}

function Unavailable({ unavailable }: LazyCalendarProps) {
  return (
    <p className="hint" role="status">
      {unavailable}
    </p>
  )
}
