import { classNames } from '../class-names.ts'
import { dot } from './geometry.ts'

const [FAINT, CLEAR, BRIGHT] = [scatter(70, 11), scatter(26, 29), scatter(9, 47)]

/** A field of stars for the ground of a section: cream at night, the faintest gold dust at dawn. */
export function NightSky({ className }: { className?: string }) {
  return (
    <svg
      className={classNames('night-sky', className)}
      viewBox="0 0 1200 480"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={FAINT} strokeWidth="1.2" opacity="0.5" />
      <path d={CLEAR} strokeWidth="2" opacity="0.75" />
      <path d={BRIGHT} strokeWidth="3" />
    </svg>
  )
}

/** The same stars every time: a page must not change between two readings. */
function scatter(count: number, seed: number): string {
  let state = seed
  const next = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  next()
  return Array.from({ length: count }, () => dot({ x: Math.round(next() * 1200), y: Math.round(next() * 480) })).join(
    '',
  )
}
