import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while the page is taken over, so that what needs script appears only where it works. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
