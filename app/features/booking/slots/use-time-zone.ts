import { useState } from 'react'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { INDIA_TIME_ZONE, isIndianZone, knownTimeZone } from '#domain/time/india-time.ts'

/**
 * The zone that the client chose, or the one that the form came with, or the browser's. Before hydration and without script
 * it is the one of their last booking, or India's.
 */
export function useTimeZone({ given = '', lastBooked = '' }: { given?: string | undefined; lastBooked?: string } = {}) {
  const isHydrated = useIsHydrated()
  const [chosen, setTimeZone] = useState('')
  const own = isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : lastBooked
  // What was posted may name no zone at all.
  const timeZone = knownTimeZone(chosen || given || own)
  // Chrome still uses the former name.
  return { timeZone: isIndianZone(timeZone) ? INDIA_TIME_ZONE : timeZone, setTimeZone }
}
