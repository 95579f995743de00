import { dotPath } from './geometry.ts'

/** Every star is mirrored across the middle, which adds nothing to the HTML. */
const TURNS = [0, 180]
/** The grid of the stars, in units: few positions make short coordinates. */
const GRAIN = 8
const [FAINT, CLEAR, BRIGHT] = [scatter(30, 11), scatter(11, 29), scatter(5, 47)]

/** Stars as the background of a section: cream in the dark theme, faint gold in the light one. */
export function NightSky() {
  return (
    <svg
      className="night-sky"
      viewBox="0 0 1200 480"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {TURNS.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 600 240) scale(${GRAIN})`}>
          <path d={FAINT} strokeWidth={1.2 / GRAIN} opacity="0.5" />
          <path d={CLEAR} strokeWidth={2 / GRAIN} opacity="0.75" />
          <path d={BRIGHT} strokeWidth={3 / GRAIN} />
        </g>
      ))}
    </svg>
  )
}

/** The same stars every time: a page must not change between two renderings. */
function scatter(count: number, seed: number): string {
  let state = seed
  const next = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  next()
  const place = (size: number) => Math.round((next() * size) / GRAIN)
  return Array.from({ length: count }, () => dotPath({ x: place(1200), y: place(480) })).join('')
}
