import { useEffect, useState } from 'react'
import { PAYMENT } from '#app/content/payment.ts'
import { Notice } from '#app/ui/notice.tsx'
import { minutesLeft } from '#domain/holds.ts'

type HoldClockProps = { heldUntil: Date | null; now: Date; hasLapsed: boolean }

const TICK_MS = 15_000

/** The time that is left, counted from the server's clock, so that a wrong one at home frightens nobody. */
export function HoldClock({ heldUntil, now, hasLapsed }: HoldClockProps) {
  const [elapsedMs, setElapsedMs] = useState(0)

  // Time passes outside React.
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(() => setElapsedMs(performance.now() - start), TICK_MS)
    return () => clearInterval(timer)
  }, [])

  if (hasLapsed) return <Notice>{PAYMENT.lapsed}</Notice>
  if (heldUntil === null) return null
  const minutes = minutesLeft(heldUntil, new Date(now.getTime() + elapsedMs))
  return minutes === 0 ? <Notice>{PAYMENT.lapsed}</Notice> : <p className="text-ink-soft">{PAYMENT.held(minutes)}</p>
}
