import type { RashiIndex } from '@muhurta/jyotish'
import { classNames } from '#app/ui/class-names.ts'
import type { ChartStyle } from '#domain/charts/chart-style.ts'
import { type ChartContents, houseOf } from './chart-contents.ts'
import { layoutOf } from './chart-layout.ts'
import { signText } from './chart-text.ts'
import { DrawnMark } from './drawn-mark.tsx'
import { CHART_SIDE, type SignSeat } from './layout-parts.ts'
import { SignLabel } from './sign-label.tsx'

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
      className={classNames('chart-house', houseOf(contents, rashi) === 1 && 'chart-house-first')}
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
      {houseOf(contents, seat.rashi) === 1 && !hasNumbers && <LagnaCorner seat={seat} />}
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
