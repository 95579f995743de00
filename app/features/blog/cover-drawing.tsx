import { COVER_GROUNDS, DARK_PALETTE } from '@muhurta/brand'
import { polar, ringOfPetals, ringOfSpokes } from '#app/ui/motif/geometry.ts'
import { RingOfMarks } from '#app/ui/motif/ring-of-marks.tsx'
import type { SkyBody } from '#app/ui/motif/sky-body.ts'
import { spreadAngles } from '#app/ui/motif/spread-angles.ts'
import { CENTER, GRAHA_GAP, GRAHA_ORBIT, RING, wheelAngle } from '#app/ui/motif/wheel-measures.ts'
import type { PostCategory, StandardCategory } from '#domain/blog/post-rules.ts'

const STANDARD_GROUNDS: Readonly<Record<StandardCategory, readonly [string, string]>> = {
  Fundamentals: COVER_GROUNDS.violet,
  Nakshatras: COVER_GROUNDS.blue,
  Remedies: COVER_GROUNDS.maroon,
  Predictions: COVER_GROUNDS.copper,
  Education: COVER_GROUNDS.teal,
  Planets: COVER_GROUNDS.indigo,
  Houses: COVER_GROUNDS.brown,
  Compatibility: COVER_GROUNDS.plum,
}

const GROUNDS: Readonly<Record<string, readonly [string, string] | undefined>> = STANDARD_GROUNDS

const { gold: GOLD, ink: CREAM } = DARK_PALETTE

/** The nakshatras and their padas, starting at 0° Mesha. */
const MARKS = { center: CENTER, from: RING.scale, startAt: wheelAngle(0) }
const SPOKES = ringOfSpokes(CENTER, 12, RING.lotus, RING.rashi, wheelAngle(0))
const PETALS = ringOfPetals(CENTER, { count: 12, from: 16, to: 92, swell: 38 })

type CoverDrawingProps = { category: PostCategory; bodies: readonly SkyBody[] }

/**
 * The sky on the date of a post, as a self-contained SVG: an SVG used as an image cannot load external styles or
 * fonts.
 */
export function CoverDrawing({ category, bodies }: CoverDrawingProps) {
  const [light, deep] = GROUNDS[category] ?? STANDARD_GROUNDS.Planets
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675" width="1200" height="675" aria-hidden="true">
      <defs>
        <radialGradient id="ground" cx="0.64" cy="0.5" r="0.85">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={deep} />
        </radialGradient>
      </defs>
      <rect width="1200" height="675" fill="url(#ground)" />
      <g transform="translate(330 -132) scale(1.56)" fill="none" stroke={GOLD}>
        {Object.values(RING).map((radius) => (
          <circle key={radius} cx={CENTER.x} cy={CENTER.y} r={radius} strokeWidth={radius === RING.edge ? 1.4 : 0.8} />
        ))}
        <RingOfMarks {...MARKS} count={27} to={RING.edge} width={1.1} />
        <RingOfMarks {...MARKS} count={108} to={RING.scale + 7} width={0.6} opacity={0.7} />
        <path d={SPOKES} strokeWidth="0.6" opacity="0.4" />
        <path d={PETALS} strokeWidth="0.9" opacity="0.85" />
        <circle cx={CENTER.x} cy={CENTER.y} r="10" strokeWidth="1" />
        <circle cx={CENTER.x} cy={CENTER.y} r="4.5" fill={GOLD} stroke="none" />
        <Grahas bodies={bodies} ground={deep} />
      </g>
    </svg>
  )
}

/** The Sun is filled gold and the Moon cream; the others are rings. Each is at its true degree. */
function Grahas({ bodies, ground }: { bodies: readonly SkyBody[]; ground: string }) {
  const angles = bodies.map((body) => wheelAngle(body.longitude))
  const places = spreadAngles(angles, GRAHA_GAP)
  return bodies.map((body, index) => {
    const seat = polar(CENTER, RING.rashi, angles[index] ?? 0)
    const disc = polar(CENTER, GRAHA_ORBIT, places[index] ?? 0)
    const radius = body.isLuminary ? 15 : 9
    return (
      <g key={body.label}>
        <path d={`M${seat.x} ${seat.y}L${disc.x} ${disc.y}`} strokeWidth="0.9" opacity="0.6" />
        <circle cx={seat.x} cy={seat.y} r="3" fill={GOLD} stroke="none" />
        <circle cx={disc.x} cy={disc.y} r={radius} fill={fillOf(body, ground)} strokeWidth="1.5" />
      </g>
    )
  })
}

function fillOf({ graha }: SkyBody, ground: string): string {
  if (graha === 'sun') return GOLD
  return graha === 'moon' ? CREAM : ground
}
