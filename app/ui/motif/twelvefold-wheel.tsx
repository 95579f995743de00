import { classNames } from '../class-names.ts'
import { firstQuarter, ringOfPetals, ringOfSpokes } from './geometry.ts'
import { QuarterTurns } from './quarter-turns.tsx'
import { RingOfMarks } from './ring-of-marks.tsx'

const CENTER = { x: 200, y: 200 }
const HOUSES = firstQuarter(ringOfSpokes(CENTER, 12, 62, 176))
const PETALS = firstQuarter(ringOfPetals(CENTER, { count: 12, from: 10, to: 60, swell: 38 }))

/** Twelve houses, twenty-seven nakshatras and their 108 padas, as the background of heroes and covers. */
export function TwelvefoldWheel({ className }: { className?: string }) {
  return (
    <svg
      className={classNames('motif', className)}
      viewBox="0 0 400 400"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="200" cy="200" r="198" strokeWidth="1.2" />
      <circle cx="200" cy="200" r="188" strokeWidth="0.6" />
      <circle cx="200" cy="200" r="176" strokeWidth="0.9" />
      <circle cx="200" cy="200" r="118" strokeWidth="0.5" />
      <circle cx="200" cy="200" r="62" strokeWidth="0.9" />
      <QuarterTurns center={CENTER} quarter={HOUSES} strokeWidth={0.5} />
      <RingOfMarks center={CENTER} count={27} from={176} to={188} width={0.7} />
      <RingOfMarks center={CENTER} count={108} from={188} to={194} width={0.3} />
      <QuarterTurns center={CENTER} quarter={PETALS} strokeWidth={0.7} />
      <circle cx="200" cy="200" r="5" fill="currentColor" stroke="none" />
    </svg>
  )
}
