import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { INDIA_TIME_ZONE } from '#domain/india-time.ts'

/** The client's time zone after hydration; until then the one they booked in, or India's. */
export function useTimeZone(booked: string = INDIA_TIME_ZONE): string {
  const isHydrated = useIsHydrated()
  return isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : booked
}
