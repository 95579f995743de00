import { useEffect, useState } from 'react'
import { PAYMENT } from '#app/content/payment.ts'
import { Notice } from '#app/ui/notice.tsx'
import { minutesLeft } from '#domain/bookings/holds.ts'

type HoldClockProps = {
  heldUntil: number | null
  /** The server's time when it responded; also the key of this clock, so that a new response restarts it. */
  now: number
  hasLapsed: boolean
}

/** The time that is left, and the words for the moment at which none is, which are also said aloud. */
export function HoldClock({ heldUntil, now, hasLapsed }: HoldClockProps) {
  const elapsedMs = useElapsedMs()
  if (heldUntil === null && !hasLapsed) return null

  const minutes = heldUntil === null ? 0 : minutesLeft(new Date(heldUntil), new Date(now + elapsedMs))
  return (
    <div>
      <div role="status">{minutes === 0 && <Notice>{PAYMENT.lapsed}</Notice>}</div>
      {minutes > 0 && <p className="text-ink-soft">{PAYMENT.held(minutes)}</p>}
    </div>
  )
}

const TICK_MS = 15_000

/**
 * How long the page has been open. It is added to the server's time, so that a wrong clock at home frightens nobody; it
 * is the difference of two looks at that clock, because others stand still while a telephone sleeps.
 */
function useElapsedMs(): number {
  const [elapsedMs, setElapsedMs] = useState(0)

  // Time passes outside React, and in a page that lies behind the payment app nobody counts it.
  useEffect(() => {
    const start = Date.now()
    const look = () => setElapsedMs(Date.now() - start)
    const timer = setInterval(look, TICK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  return elapsedMs
}
