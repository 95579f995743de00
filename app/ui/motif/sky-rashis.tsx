import { polar } from './geometry.ts'
import { CENTER, RING, wheelAngle } from './wheel-measures.ts'

export type MotifRashi = { devanagari: string; english: string }

const NAME_RADIUS = (RING.rashi + RING.scale) / 2

/** The twelve signs in their band, every second one tinted. */
export function SkyRashis({ rashis }: { rashis: readonly MotifRashi[] }) {
  return (
    <>
      <circle
        className="sky-wash"
        cx={CENTER.x}
        cy={CENTER.y}
        r={NAME_RADIUS}
        strokeWidth={RING.scale - RING.rashi}
        pathLength="12"
        strokeDasharray="1"
        // A circle starts at three o'clock, and browsers draw a dash wrongly that ends at a quarter of it.
        strokeDashoffset="-0.5"
        transform={`rotate(${wheelAngle(0) - 90 - 15} ${CENTER.x} ${CENTER.y})`}
      />
      <g className="sky-rashi" lang="sa">
        {rashis.map(({ devanagari, english }, sign) => {
          const at = polar(CENTER, NAME_RADIUS, wheelAngle(sign * 30 + 15))
          return (
            <text key={english} x={at.x} y={at.y}>
              <title>{english}</title>
              {devanagari}
            </text>
          )
        })}
      </g>
    </>
  )
}
