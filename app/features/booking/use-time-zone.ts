import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { INDIA_TIME_ZONE } from '#domain/india-time.ts'

/** The client's time zone after hydration; India's until then. */
export function useTimeZone(): string {
  const isHydrated = useIsHydrated()
  return isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : INDIA_TIME_ZONE
}
