import { type MotifPoint, polar } from './geometry.ts'
import { type SkyBody, textId } from './sky-body.ts'
import { CENTER, GRAHA_ORBIT, GRAHA_RADIUS } from './wheel-measures.ts'

type SkyGrahaProps = {
  body: SkyBody
  /** Its true degree on the ring, and the point just inside it. */
  seat: MotifPoint
  bend: MotifPoint
  /** The angle of its disc, moved aside if the true one is crowded. */
  place: number
}

/** A disc, a line to its true degree, and the text in the middle of the wheel while it is hovered or focused. */
export function SkyGraha({ body, seat, bend, place }: SkyGrahaProps) {
  const disc = polar(CENTER, GRAHA_ORBIT, place)
  const edge = polar(CENTER, GRAHA_ORBIT + GRAHA_RADIUS, place)
  return (
    <a className={body.isLuminary ? 'sky-graha sky-luminary' : 'sky-graha'} href={`#${textId(body)}`}>
      <path className="sky-thread" d={`M${seat.x} ${seat.y}L${bend.x} ${bend.y}L${edge.x} ${edge.y}`} fill="none" />
      <circle className="sky-seat" cx={seat.x} cy={seat.y} r="3" />
      <circle className="sky-disc" cx={disc.x} cy={disc.y} r={GRAHA_RADIUS} />
      <text className="sky-label" x={disc.x} y={disc.y}>
        {body.label}
      </text>
      <g className="sky-caption">
        <text className="sky-caption-name" x="300" y="272">
          {body.name}
        </text>
        <text x="300" y="303">
          {body.english}
        </text>
        <text x="300" y="332">
          {body.rashi} {body.degree}
        </text>
      </g>
    </a>
  )
}
