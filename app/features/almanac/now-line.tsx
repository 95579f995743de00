import { DAY_IN_FULL } from '#content/almanac/day-in-full.ts'
import type { NowPiece } from './now-pieces.ts'

type NowLineProps = { pieces: readonly NowPiece[]; nowMs: number; time: string }

/**
 * What runs now. The page names the minute it was made in, because it is cached; the script says "Now" and keeps the line
 * true while the page is open.
 */
export function NowLine({ pieces, nowMs, time }: NowLineProps) {
  const piece = pieces.find(([from, until]) => from <= nowMs && nowMs < until)
  if (!piece) return null
  const [, , quality, text] = piece
  return (
    <p className="now-line no-print" data-quality={quality} data-now={JSON.stringify(pieces)}>
      <b data-now-label={DAY_IN_FULL.now}>{DAY_IN_FULL.at(time)}</b> <span>{text}</span>
    </p>
  )
}
