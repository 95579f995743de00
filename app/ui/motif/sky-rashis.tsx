import { type Point, polar } from './geometry.ts'
import { CENTER, RING, wheelAngle } from './wheel-measures.ts'

export type Rashi = { devanagari: string; english: string }

const NAME_RADIUS = (RING.rashi + RING.scale) / 2

/** The twelve signs in their band, every second one lightly washed. */
export function SkyRashis({ rashis }: { rashis: readonly Rashi[] }) {
  return (
    <>
      <path className="sky-wash" d={[0, 2, 4, 6, 8, 10].map(bandOfSign).join('')} />
      {rashis.map(({ devanagari, english }, sign) => {
        const at = polar(CENTER, NAME_RADIUS, wheelAngle(sign * 30 + 15))
        return (
          <text key={english} className="sky-rashi" x={at.x} y={at.y} lang="sa">
            <title>{english}</title>
            {devanagari}
          </text>
        )
      })}
    </>
  )
}

function bandOfSign(sign: number): string {
  const [from, to] = [wheelAngle(sign * 30), wheelAngle(sign * 30 + 30)]
  const at = (radius: number, angle: number) => write(polar(CENTER, radius, angle))
  return [
    `M${at(RING.scale, from)}`,
    `A${RING.scale} ${RING.scale} 0 0 1 ${at(RING.scale, to)}`,
    `L${at(RING.rashi, to)}`,
    `A${RING.rashi} ${RING.rashi} 0 0 0 ${at(RING.rashi, from)}Z`,
  ].join('')
}

function write({ x, y }: Point): string {
  return `${x} ${y}`
}
