import { useEffect, useState } from 'react'
import { Notice } from '#app/ui/notice.tsx'
import { PAYMENT } from '#content/booking/payment.ts'
import { minutesLeft } from '#domain/bookings/holds.ts'

type HoldClockProps = {
  heldUntil: number | null
  /** The server's time when it responded; also the key of this clock, so that a new response restarts it. */
  now: number
  hasLapsed: boolean
}

/** Shows the time left. When it runs out, the notice is also read aloud. */
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
 * How long the page has been open. It is added to the server's time, so that a wrong clock on the device does not matter.
 * It is a difference of two readings of `Date.now()`, because monotonic clocks stop while a phone sleeps.
 */
function useElapsedMs(): number {
  const [elapsedMs, setElapsedMs] = useState(0)

  // Timers are outside React. A page behind the payment app gets no ticks, so it also updates when it is shown again.
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
