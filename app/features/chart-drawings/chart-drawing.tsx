import type { RashiIndex } from '@muhurta/jyotish'
import { classNames } from '#app/ui/class-names.ts'
import { type ChartContents, houseOf } from './chart-contents.ts'
import { type ChartStyle, layoutOf } from './chart-layout.ts'
import { signText } from './chart-text.ts'
import { DrawnMark } from './drawn-mark.tsx'
import { CHART_SIDE, type SignSeat } from './layout-parts.ts'
import { SignLabel } from './sign-label.tsx'

type ChartDrawingProps = {
  contents: ChartContents
  style: ChartStyle
  /** Begins the ids of the lines in words that the houses lead to; without it the drawing is only looked at. */
  wordsId?: string
  className?: string
}

/**
 * A chart as one crisp drawing. Each house is a link to its line in the table of words, so that it can be reached by
 * keyboard and spoken by a screen reader; the letters lie above all houses and are for the eye.
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
        <Outline key={seat.rashi} seat={seat} contents={contents} wordsId={wordsId} />
      ))}
      <rect className="chart-frame" x="0" y="0" width={CHART_SIDE} height={CHART_SIDE} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the rule takes any group of a drawing for one that can be focused. */}
      <g className="chart-letters" aria-hidden="true">
        {layout.seats.map((seat) => (
          <Letters key={seat.rashi} seat={seat} contents={contents} hasNumbers={layout.hasNumbers} />
        ))}
        {layout.hasMiddle && <Middle contents={contents} />}
      </g>
    </svg>
  )
}

type OutlineProps = { seat: SignSeat; contents: ChartContents; wordsId: string | undefined }

function Outline({ seat: { rashi, outline }, contents, wordsId }: OutlineProps) {
  const shape = (
    <polygon
      className={classNames('chart-house', houseOf(contents, rashi) === 1 && 'chart-house-first')}
      points={outline.map((point) => point.join(',')).join(' ')}
    />
  )
  if (wordsId === undefined) return shape
  return (
    <a className="chart-link" href={`#${wordsTarget(wordsId, rashi)}`} aria-label={signText(contents, rashi)}>
      {shape}
    </a>
  )
}

type LettersProps = { seat: SignSeat; contents: ChartContents; hasNumbers: boolean }

function Letters({ seat, contents, hasNumbers }: LettersProps) {
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

/** The line in words that a house leads to. */
export function wordsTarget(wordsId: string, rashi: RashiIndex): string {
  return `${wordsId}-${rashi}`
}
