import { classNames } from '#app/ui/class-names.ts'
import { RASHIS, type RashiIndex } from '#jyotish/zodiac/rashi.ts'
import { type ChartContents, houseOf } from './chart-contents.ts'
import { type ChartStyle, layoutOf } from './chart-layout.ts'
import { signInWords } from './chart-words.ts'
import { DrawnMark } from './drawn-mark.tsx'
import { CHART_SIDE, type ChartLayout, type SignSeat } from './layout-parts.ts'

type ChartDrawingProps = {
  contents: ChartContents
  style: ChartStyle
  /** Begins the ids of the lines in words that the houses lead to; without it the drawing is only looked at. */
  wordsId?: string
  className?: string
}

/**
 * A chart as one crisp drawing. Each house is a link to its line in the table of words, so that it can be reached by
 * keyboard and spoken by a screen reader.
 */
export function ChartDrawing({ contents, style, wordsId, className }: ChartDrawingProps) {
  const layout = layoutOf(style, contents)
  return (
    <svg
      className={classNames('chart', `chart-${style}`, className)}
      viewBox={`-2 -2 ${CHART_SIDE + 4} ${CHART_SIDE + 4}`}
      role={wordsId === undefined ? 'img' : 'group'}
      aria-label={contents.title}
    >
      {layout.seats.map((seat) => (
        <Sign key={seat.rashi} seat={seat} contents={contents} layout={layout} wordsId={wordsId} />
      ))}
      {layout.hasMiddle && <Middle contents={contents} />}
      <rect className="chart-frame" x="0" y="0" width={CHART_SIDE} height={CHART_SIDE} />
    </svg>
  )
}

type SignProps = { seat: SignSeat; contents: ChartContents; layout: ChartLayout; wordsId: string | undefined }

function Sign({ seat, contents, layout, wordsId }: SignProps) {
  const house = houseOf(contents, seat.rashi)
  const isFirst = house === 1
  const drawing = (
    <>
      <polygon
        className={classNames('chart-house', isFirst && 'chart-house-first')}
        points={seat.outline.map((point) => point.join(',')).join(' ')}
      />
      {isFirst && !layout.hasNumbers && <LagnaCorner seat={seat} />}
      <SignLabel seat={seat} hasNumber={layout.hasNumbers} />
      {seat.marks.map((placed) => (
        <DrawnMark key={placed.mark.code} placed={placed} />
      ))}
    </>
  )
  if (wordsId === undefined) return <g>{drawing}</g>
  return (
    <a className="chart-link" href={`#${wordsId}-${seat.rashi}`} aria-label={signInWords(contents, seat.rashi)}>
      {drawing}
    </a>
  )
}

/** The sign in both scripts; the northern drawing counts them, as its readers do. */
function SignLabel({ seat: { rashi, label }, hasNumber }: { seat: SignSeat; hasNumber: boolean }) {
  const { english, devanagari } = RASHIS[rashi]
  return (
    <text className="chart-sign" x={label.x} y={label.y} textAnchor={label.anchor}>
      {hasNumber && <tspan className="chart-number">{rashi + 1}</tspan>}
      <tspan className={classNames(hasNumber && 'chart-wide')} dx={hasNumber ? 3 : 0}>
        {hasNumber ? english.slice(0, 3) : english}
      </tspan>
      <tspan className="chart-devanagari" dx="4">
        {devanagari}
      </tspan>
    </text>
  )
}

/** Two strokes across a corner are how lagna is marked where signs stand still. */
function LagnaCorner({ seat: { outline } }: { seat: SignSeat }) {
  const corner = outline.length === 4 ? outline[2] : undefined
  if (!corner) return null
  const [x, y] = corner
  return <path className="chart-lagna-corner" d={`M${x - 26} ${y}L${x} ${y - 26}M${x - 20} ${y}L${x} ${y - 20}`} />
}

function Middle({ contents: { title, subtitle } }: { contents: ChartContents }) {
  const middle = CHART_SIDE / 2
  return (
    <g className="chart-middle">
      <text className="chart-title" x={middle} y={subtitle ? middle - 4 : middle + 6} textAnchor="middle">
        {title}
      </text>
      {subtitle && (
        <text className="chart-subtitle" x={middle} y={middle + 18} textAnchor="middle">
          {subtitle}
        </text>
      )}
    </g>
  )
}

/** The sign that a link of a drawing leads to. */
export function wordsTarget(wordsId: string, rashi: RashiIndex): string {
  return `${wordsId}-${rashi}`
}
