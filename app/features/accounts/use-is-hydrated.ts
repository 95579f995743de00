import { startTransition, useEffect, useState } from 'react'

let isTakenOver = false

/** False on the server and while the page is taken over, so that what needs script appears only where it works. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(isTakenOver)

  // The first effect runs when the page is React's. What appears then may take its time: a slow phone answers in between.
  useEffect(() => {
    isTakenOver = true
    startTransition(() => setIsHydrated(true))
  }, [])

  return isHydrated
}
