import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'

/** Emails show times in this zone. Empty without script, where the zone is not known. */
export function HiddenTimeZoneField() {
  const isHydrated = useIsHydrated()
  const timeZone = isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : ''
  return <input type="hidden" name="timeZone" value={timeZone} />
}
