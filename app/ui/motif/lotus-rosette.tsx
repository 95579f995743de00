import { classNames } from '../class-names.ts'
import { QuarterTurns } from './quarter-turns.tsx'
import { CENTER, PETALS } from './wheel-measures.ts'

/**
 * Twelve petals over twelve: small as a mark, large and faint behind text. It has the same path data as the lotus of the
 * sky wheel, which compresses to nothing on a page with both.
 */
export function LotusRosette({ className }: { className?: string }) {
  return (
    <svg
      className={classNames('motif', className)}
      viewBox="206 206 188 188"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <QuarterTurns center={CENTER} quarter={PETALS.outer} strokeWidth={0.9} />
      <QuarterTurns center={CENTER} quarter={PETALS.inner} strokeWidth={0.7} opacity={0.75} />
      <circle cx="300" cy="300" r="12" strokeWidth="0.9" />
      <circle cx="300" cy="300" r="4" fill="currentColor" stroke="none" />
    </svg>
  )
}
