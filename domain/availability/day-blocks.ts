import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { Span } from './spans.ts'
import { clockMinuteIn } from './zone-days.ts'

type Spanned = { readonly span: Span }

/** What is known about an astrologer's day. Sessions do not overlap each other; everything else may overlap anything. */
export type DayFacts<Session extends PlannedSession, TimeOff extends Spanned, Class extends Spanned> = {
  readonly sessions: readonly Session[]
  /** Of groups of courses. */
  readonly classes: readonly Class[]
  readonly timeOff: readonly TimeOff[]
  /** Of other calendars. */
  readonly busy: readonly Span[]
  /** Times held for a client on the waitlist, and until when. */
  readonly offers: readonly { readonly span: Span; readonly expiresAt: Date }[]
  /** Opening hours. */
  readonly open: readonly Span[]
}

export type PlannedSession = {
  readonly span: Span
  /** With its buffers. */
  readonly occupied: Span
}

/** Why the current hours would not allow a session that was booked before they changed. */
export type SessionConflict = 'outside-hours' | 'time-off'

type Content<Session, TimeOff, Class> =
  | { readonly kind: 'session'; readonly session: Session; readonly conflict: SessionConflict | null }
  | { readonly kind: 'class'; readonly class: Class }
  | { readonly kind: 'blocked'; readonly timeOff: TimeOff }
  | { readonly kind: 'offered'; readonly expiresAt: Date }
  /** A buffer, another calendar, bookable time, opening hours that are over, and everything else. */
  | { readonly kind: 'buffer' | 'busy' | 'free' | 'over' | 'closed' }

export type DayBlock<Session, TimeOff, Class> = Content<Session, TimeOff, Class> & {
  readonly from: number
  readonly until: number
}

/**
 * A part of a day as blocks that follow each other without gaps. Where several things coincide, the block shows the one
 * that matters most: a session, then a class, time off, other calendars, offers, buffers, and free time.
 */
export function dayBlocks<Session extends PlannedSession, TimeOff extends Spanned, Class extends Spanned>(
  [from, until]: Span,
  facts: DayFacts<Session, TimeOff, Class>,
  now: number,
): DayBlock<Session, TimeOff, Class>[] {
  const layers = layersOf(facts, now)
  const cuts = new Set([from, until, ...layers.flatMap(({ span }) => span.filter((cut) => cut > from && cut < until))])
  const ordered = [...cuts].toSorted((one, other) => one - other)

  const closed: Content<Session, TimeOff, Class> = { kind: 'closed' }
  const blocks: DayBlock<Session, TimeOff, Class>[] = []
  let last: { from: number; content: Content<Session, TimeOff, Class> } | undefined
  for (const cut of ordered) {
    const content = layers.find(({ span }) => span[0] <= cut && cut < span[1])?.content ?? closed
    if (last && cut < until && last.content === content) continue
    if (last && last.from < cut) blocks.push({ ...last.content, from: last.from, until: cut })
    last = { from: cut, content }
  }
  return blocks
}

/** The strongest layer first. */
function layersOf<Session extends PlannedSession, TimeOff extends Spanned, Class extends Spanned>(
  { sessions, classes, timeOff, busy, offers, open }: DayFacts<Session, TimeOff, Class>,
  now: number,
) {
  type Layer = { readonly span: Span; readonly content: Content<Session, TimeOff, Class> }
  const same = (kind: 'buffer' | 'busy' | 'free' | 'over', spans: readonly Span[]): Layer[] => {
    const content = { kind } as const
    return spans.map((span) => ({ span, content }))
  }
  const closed = [...[...timeOff, ...classes].map(({ span }) => span), ...busy]
  return [
    ...sessions.map((session): Layer => {
      const conflict = conflictOf(session.span, open, closed)
      return { span: session.span, content: { kind: 'session', session, conflict } }
    }),
    ...classes.map((each): Layer => ({ span: each.span, content: { kind: 'class', class: each } })),
    ...timeOff.map((each): Layer => ({ span: each.span, content: { kind: 'blocked', timeOff: each } })),
    ...same('busy', busy),
    ...offers.map(({ span, expiresAt }): Layer => ({ span, content: { kind: 'offered', expiresAt } })),
    ...same(
      'buffer',
      sessions.map(({ occupied }) => occupied),
    ),
    ...same(
      'over',
      open.map(([opens, closes]) => [opens, Math.min(closes, now)] as const),
    ),
    ...same('free', open),
  ]
}

function conflictOf([from, until]: Span, open: readonly Span[], closed: readonly Span[]): SessionConflict | null {
  if (!open.some(([opens, closes]) => opens <= from && until <= closes)) return 'outside-hours'
  return closed.some(([begins, ends]) => begins < until && from < ends) ? 'time-off' : null
}

/** A shorter piece is too small to be chosen, so it is part of its neighbour. */
const SHORTEST_PIECE_MS = 30 * MINUTE_MS

/** Free time in pieces that end when the clock shows a whole hour. */
export function hourPieces([from, until]: Span, timeZone: string): Span[] {
  const cuts = [from]
  for (let cut = nextHour(from, timeZone); cut < until; cut = nextHour(cut, timeZone)) {
    const isLongEnough = cut - (cuts.at(-1) ?? from) >= SHORTEST_PIECE_MS && until - cut >= SHORTEST_PIECE_MS
    // A change of half an hour ends an hour at half past.
    if (isLongEnough && clockMinuteIn(cut, timeZone) % 60 === 0) cuts.push(cut)
  }
  return cuts.map((cut, index) => [cut, cuts[index + 1] ?? until])
}

function nextHour(instant: number, timeZone: string): number {
  const passed = (clockMinuteIn(instant, timeZone) % 60) * MINUTE_MS + (instant % MINUTE_MS)
  return instant + HOUR_MS - passed
}
