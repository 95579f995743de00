import { CONTROLS } from '#content/frame/controls.ts'
import { firstQuarter, polar, ringOfSpokes } from './geometry.ts'
import { QuarterTurns } from './quarter-turns.tsx'
import { RingOfMarks } from './ring-of-marks.tsx'
import { fullName, type SkyBody, textId } from './sky-body.ts'

import { SkyGraha } from './sky-graha.tsx'
import { type MotifRashi, SkyRashis } from './sky-rashis.tsx'
import { spreadAngles } from './spread-angles.ts'
import { CENTER, GRAHA_GAP, PETALS, RING, wheelAngle } from './wheel-measures.ts'

type SkyWheelProps = {
  bodies: readonly SkyBody[]
  /** The twelve signs from Mesha on. */
  rashis: readonly MotifRashi[]
  /** Names the drawing: "The sidereal sky on 15 November, 7:12 AM". */
  label: string
}

/** The nakshatras and their padas, from the start of Mesha. */
const MARKS = { center: CENTER, from: RING.scale, startAt: wheelAngle(0) }
const SPOKES = firstQuarter(ringOfSpokes(CENTER, 12, RING.lotus, RING.rashi, wheelAngle(0)))

/**
 * The current sky: nine grahas at their true sidereal degrees. Each links to its line in the list below, so that its name
 * shows on hover, focus and tap. Crowded grahas are spread, with lines to their true degrees.
 */
export function SkyWheel({ bodies, rashis, label }: SkyWheelProps) {
  const angles = bodies.map((body) => wheelAngle(body.longitude))
  const places = spreadAngles(angles, GRAHA_GAP)

  return (
    <figure className="sky">
      <svg className="sky-wheel" viewBox="0 0 600 600">
        <title>{label}</title>
        <defs>
          <radialGradient id="sky-glow">
            <stop className="sky-glow-core" offset="0" />
            <stop className="sky-glow-mid" offset="0.5" />
            <stop className="sky-glow-edge" offset="1" />
          </radialGradient>
        </defs>
        <circle cx="300" cy="300" r="300" fill="url(#sky-glow)" />
        <SkyRashis rashis={rashis} />
        <g className="sky-line" fill="none">
          {Object.values(RING).map((radius) => (
            <circle key={radius} cx="300" cy="300" r={radius} strokeWidth={radius === RING.edge ? 1.6 : 0.9} />
          ))}
          <RingOfMarks {...MARKS} count={27} to={RING.edge} width={1.1} />
          <RingOfMarks {...MARKS} count={108} to={RING.scale + 7} width={0.6} opacity={0.7} />
          <QuarterTurns center={CENTER} quarter={SPOKES} strokeWidth={0.6} opacity={0.4} />
          <circle
            cx="300"
            cy="300"
            r="136"
            strokeWidth="0.6"
            opacity="0.5"
            strokeDasharray="1 5"
            strokeLinecap="round"
          />
        </g>
        <g className="sky-lotus" fill="none">
          <QuarterTurns center={CENTER} quarter={PETALS.outer} strokeWidth={1} />
          <QuarterTurns center={CENTER} quarter={PETALS.inner} strokeWidth={0.8} opacity={0.7} />
          <circle cx="300" cy="300" r="10" strokeWidth="1" />
          <circle className="sky-heart" cx="300" cy="300" r="4.5" stroke="none" />
        </g>
        {bodies.map((body, index) => (
          <SkyGraha
            key={body.label}
            body={body}
            seat={polar(CENTER, RING.rashi, angles[index] ?? 0)}
            bend={polar(CENTER, RING.rashi - 12, angles[index] ?? 0)}
            place={places[index] ?? 0}
          />
        ))}
      </svg>
      <SkyText bodies={bodies} />
    </figure>
  )
}

/** The nine positions of the wheel as a list. */
function SkyText({ bodies }: { bodies: readonly SkyBody[] }) {
  return (
    <details className="sky-text">
      <summary>{CONTROLS.skyAsText}</summary>
      <dl>
        {bodies.map((body) => (
          <div key={body.label} id={textId(body)}>
            <dt>{fullName(body)}</dt>
            <dd>
              {body.rashi} {body.degree}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
