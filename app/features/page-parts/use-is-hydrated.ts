import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and while the page is taken over, so that what needs script appears only where it works. It appears
 * bit by bit: in one piece it would stop a slow phone right after React has taken the page over.
 */
export function useIsHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useDeferredValue(isHydrated)
}
