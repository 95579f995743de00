import { classNames } from '../class-names.ts'
import { dot, polar, ringOfMarks } from './geometry.ts'

const CENTER = { x: 100, y: 100 }
const MARKS = ringOfMarks(CENTER, 27, 84, 95)
const STARS = Array.from({ length: 27 }, (_, index) => dot(polar(CENTER, 76, ((index + 0.5) * 360) / 27))).join('')

/** The twenty-seven mansions of the moon: a mark where each begins, a star in its middle. */
export function NakshatraMarks({ className }: { className?: string }) {
  return (
    <svg
      className={classNames('motif', className)}
      viewBox="0 0 200 200"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="100" cy="100" r="98" strokeWidth="0.8" />
      <path d={MARKS} strokeWidth="1" />
      <path d={STARS} strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  )
}
