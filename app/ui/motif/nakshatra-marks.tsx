import { classNames } from '../class-names.ts'
import { dotPath, polar } from './geometry.ts'
import { RingOfMarks } from './ring-of-marks.tsx'

const CENTER = { x: 100, y: 100 }
const STARS = Array.from({ length: 27 }, (_, index) => dotPath(polar(CENTER, 76, ((index + 0.5) * 360) / 27))).join('')

/** The twenty-seven nakshatras: a mark where each starts, a star in its middle. */
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
      <RingOfMarks center={CENTER} count={27} from={84} to={95} width={0.8} />
      <path d={STARS} strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  )
}
