import { ringOfMarks, ringOfPetals } from './geometry.ts'

const CENTER = { x: 16, y: 16 }
const SPOKES = ringOfMarks(CENTER, 12, 12.2, 14.6)
const PETALS = ringOfPetals(CENTER, { count: 8, from: 4.6, to: 11.6, swell: 24 })

/** The sun in its wheel: crisp from a browser tab to a letterhead. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg className="logo-mark" width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <g stroke="currentColor">
        <circle cx="16" cy="16" r="14.8" strokeWidth="1.1" />
        <path d={SPOKES} strokeWidth="0.9" />
        <path d={PETALS} strokeWidth="0.9" strokeLinejoin="round" />
      </g>
      <circle className="logo-sun" cx="16" cy="16" r="3.4" />
    </svg>
  )
}
