import { classNames } from '../class-names.ts'
import { ringOfPetals } from './geometry.ts'

const CENTER = { x: 100, y: 100 }
const OUTER = ringOfPetals(CENTER, { count: 12, from: 20, to: 98, swell: 38 })
const INNER = ringOfPetals(CENTER, { count: 12, from: 14, to: 66, swell: 40 }, 15)

/** Twelve petals over twelve: small as a mark, large and faint behind words. */
export function LotusRosette({ className }: { className?: string }) {
  return (
    <svg
      className={classNames('motif', className)}
      viewBox="0 0 200 200"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={OUTER} strokeWidth="0.9" />
      <path d={INNER} strokeWidth="0.7" opacity="0.75" />
      <circle cx="100" cy="100" r="13" strokeWidth="0.9" />
      <circle cx="100" cy="100" r="4.5" fill="currentColor" stroke="none" />
    </svg>
  )
}
