import { firstQuarter, ringOfPetals } from './geometry.ts'
import { QuarterTurns } from './quarter-turns.tsx'

const CENTER = { x: 16, y: 16 }
const PETALS = firstQuarter(ringOfPetals(CENTER, { count: 8, from: 4, to: 13.6, swell: 42 }))

/** The logo: a sun in a lotus in a wheel, sharp at all sizes. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg className="logo-mark" width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeLinejoin="round">
        <circle cx="16" cy="16" r="15.2" strokeWidth="1.2" />
        <QuarterTurns center={CENTER} quarter={PETALS} strokeWidth={0.9} />
      </g>
      <circle className="logo-sun" cx="16" cy="16" r="3.6" />
    </svg>
  )
}
