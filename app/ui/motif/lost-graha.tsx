import { classNames } from '../class-names.ts'
import { dotPath, polar } from './geometry.ts'
import { RingOfMarks } from './ring-of-marks.tsx'

const CENTER = { x: 150, y: 150 }
const SEATS = [20, 65, 110, 150, 195, 235, 285, 330].map((angle) => dotPath(polar(CENTER, 82, angle))).join('')

/** For error pages: eight grahas in the wheel, and a ninth outside it. */
export function LostGraha({ className }: { className?: string }) {
  return (
    <svg
      className={classNames('motif lost-graha', className)}
      viewBox="0 0 420 300"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="150" cy="150" r="120" strokeWidth="1.1" />
      <circle cx="150" cy="150" r="112" strokeWidth="0.6" />
      <circle cx="150" cy="150" r="104" strokeWidth="0.9" />
      <circle cx="150" cy="150" r="82" strokeWidth="0.6" strokeDasharray="2 5" />
      <RingOfMarks center={CENTER} count={12} from={104} to={112} width={1} />
      <path className="scales" d={SEATS} strokeWidth="9" strokeLinecap="round" />
      <circle cx="150" cy="150" r="5" fill="currentColor" stroke="none" />
      <path d="M222 112C262 70 300 76 316 108s2 62 34 74" strokeWidth="1" strokeDasharray="1 7" strokeLinecap="round" />
      <g className="lost-graha-body" transform="rotate(14 366 196)">
        <circle cx="366" cy="196" r="20" strokeWidth="1.6" />
        <path className="scales" d="M357 192h0M368 192h0" strokeWidth="4" strokeLinecap="round" />
        <path d="M359 203h7" strokeWidth="1.6" strokeLinecap="round" />
      </g>
      <path d="M342 58h0M398 116h0M312 252h0M394 262h0M276 30h0M408 40h0" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  )
}
