import type { RashiIndex } from '@muhurta/jyotish'
import { rashiLabel } from '#app/features/page-parts/shown-names.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { ChartStyle } from '#domain/chart-style.ts'
import { type ChartContents, houseOfRashi } from './chart-contents.ts'
import { layoutOf } from './chart-layout.ts'
import { degreeParts, marksOf, signText } from './chart-text.ts'
import { CHART_SIDE, type PlacedMark, type SignSeat } from './layout-parts.ts'

type ChartDrawingProps = {
  contents: ChartContents
  style: ChartStyle
  /** Prefix of the ids of the table rows that the houses link to; without it there are no links. */
  textId?: string
}

/**
 * A chart as SVG. Each house is a link to its row in the table, so that it can be reached by keyboard and read by a
 * screen reader. The labels are drawn above all houses and hidden from screen readers.
 */
export function ChartDrawing({ contents, style, textId }: ChartDrawingProps) {
  const layout = layoutOf(style, contents)
  return (
    <svg
      className={`chart chart-${style}`}
      viewBox={`-2 -2 ${CHART_SIDE + 4} ${CHART_SIDE + 4}`}
      role={textId === undefined ? 'img' : 'group'}
      aria-label={contents.title}
    >
      {layout.seats.map((seat) => (
        <Outline key={seat.rashi} seat={seat} contents={contents} textId={textId} />
      ))}
      <rect className="chart-frame" x="0" y="0" width={CHART_SIDE} height={CHART_SIDE} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the rule takes every SVG group for focusable. */}
      <g className="chart-labels" aria-hidden="true">
        {layout.seats.map((seat) => (
          <Labels key={seat.rashi} seat={seat} contents={contents} hasNumbers={layout.hasNumbers} />
        ))}
        {layout.hasMiddle && <Middle contents={contents} />}
      </g>
    </svg>
  )
}

type OutlineProps = { seat: SignSeat; contents: ChartContents; textId: string | undefined }

function Outline({ seat: { rashi, outline }, contents, textId }: OutlineProps) {
  const shape = (
    <polygon
      className={classNames('chart-house', houseOfRashi(contents, rashi) === 1 && 'chart-house-first')}
      points={outline.map((point) => point.join(',')).join(' ')}
    />
  )
  if (textId === undefined) return shape
  return (
    <a className="chart-link" href={`#${textTarget(textId, rashi)}`} aria-label={signText(contents, rashi)}>
      {shape}
    </a>
  )
}

type LabelsProps = { seat: SignSeat; contents: ChartContents; hasNumbers: boolean }

function Labels({ seat, contents, hasNumbers }: LabelsProps) {
  return (
    <>
      {houseOfRashi(contents, seat.rashi) === 1 && !hasNumbers && <LagnaCorner seat={seat} />}
      <SignLabel seat={seat} hasNumber={hasNumbers} />
      {seat.marks.map((placed) => (
        <DrawnMark key={placed.mark.code} placed={placed} />
      ))}
    </>
  )
}

/** Two strokes across a corner mark the lagna in styles with fixed signs. */
function LagnaCorner({ seat: { outline } }: { seat: SignSeat }) {
  const corner = outline.length === 4 ? outline[2] : undefined
  if (!corner) return null
  const [x, y] = corner
  return <path className="chart-lagna-corner" d={`M${x - 26} ${y}L${x} ${y - 26}M${x - 20} ${y}L${x} ${y - 20}`} />
}

function Middle({ contents: { title, subtitle } }: { contents: ChartContents }) {
  const middle = CHART_SIDE / 2
  return (
    <>
      <text className="chart-title" x={middle} y={subtitle ? middle - 4 : middle + 6} textAnchor="middle">
        {title}
      </text>
      {subtitle && (
        <text className="chart-subtitle" x={middle} y={middle + 18} textAnchor="middle">
          {subtitle}
        </text>
      )}
    </>
  )
}

/** The id of the table row that a house links to. */
export function textTarget(textId: string, rashi: RashiIndex): string {
  return `${textId}-${rashi}`
}

/** "Ma 28°24′ R"; without minutes if there is no room. The table has them. */
function DrawnMark({ placed: { mark, x, y, anchor, detail } }: { placed: PlacedMark }) {
  const isCrowded = detail !== 'full'
  const marks = detail === 'code' ? '' : marksOf(mark, isCrowded)
  const look = classNames('chart-mark', mark.isLagna && 'chart-mark-lagna', isCrowded && 'chart-mark-crowded')
  return (
    <text className={look} x={x} y={y} textAnchor={anchor}>
      <tspan className="chart-code">{mark.code}</tspan>
      {mark.degrees !== undefined && detail !== 'code' && (
        <Degrees degrees={mark.degrees} hasMinutes={detail === 'full'} />
      )}
      {marks && (
        <tspan className="chart-state" dx={isCrowded ? 2 : 3}>
          {marks}
        </tspan>
      )}
    </text>
  )
}

function Degrees({ degrees, hasMinutes }: { degrees: number; hasMinutes: boolean }) {
  const { whole, minutes } = degreeParts(degrees)
  return (
    <>
      <tspan className="chart-degrees" dx={hasMinutes ? 3.5 : 2}>{`${whole}°`}</tspan>
      {hasMinutes && <tspan className="chart-wide">{`${minutes}′`}</tspan>}
    </>
  )
}

/** The sign in both scripts, shortened on a phone; with its number in the northern style. */
function SignLabel({ seat: { rashi, label }, hasNumber }: { seat: SignSeat; hasNumber: boolean }) {
  const { western, short, devanagari } = rashiLabel(rashi)
  return (
    <text className="chart-sign" x={label.x} y={label.y} textAnchor={label.anchor}>
      {hasNumber ? (
        <>
          <tspan className="chart-number">{rashi + 1}</tspan>
          <tspan className="chart-wide" dx="3">
            {short}
          </tspan>
        </>
      ) : (
        <>
          <tspan className="chart-narrow">{short}</tspan>
          <tspan className="chart-wide">{western}</tspan>
        </>
      )}
      {devanagari && (
        <tspan className="chart-devanagari" dx="4">
          {devanagari}
        </tspan>
      )}
    </text>
  )
}
