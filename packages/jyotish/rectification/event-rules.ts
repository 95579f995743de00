import type { Graha } from '../grahas.ts'
import type { Varga } from '../vargas/varga.ts'
import type { House } from '../zodiac/rashi.ts'

/** The kinds of events that the rules say something about. */
export const RECTIFYING_KINDS = [
  'marriage',
  'child',
  'family',
  'studies',
  'work',
  'move',
  'illness',
  'accident',
  'loss',
] as const

export type RectifyingKind = (typeof RECTIFYING_KINDS)[number]

export type EventRule = {
  /** The houses that bring such an event, the main one first. */
  houses: readonly [House, ...House[]]
  /** The graha that signifies it. */
  karaka: Graha
  /** The divisional chart in which it is read. */
  varga: Varga
}

/**
 * What brings each kind of event: houses by their significations (Brihat Parashara Hora Shastra, ch. 11), the karakas
 * (ch. 32), and the vargas by their use (ch. 6 and 7): D4 for home, D7 for children, D9 for the spouse, D10 for work, D12 for
 * the family, D24 for learning, D30 for harm. Books add other houses; these are the ones that most of them share.
 */
export const EVENT_RULES: Readonly<Record<RectifyingKind, EventRule>> = {
  marriage: { houses: [7, 2, 11], karaka: 'venus', varga: 9 },
  child: { houses: [5, 2, 11], karaka: 'jupiter', varga: 7 },
  family: { houses: [3, 4, 11], karaka: 'jupiter', varga: 12 },
  studies: { houses: [4, 5, 9], karaka: 'mercury', varga: 24 },
  work: { houses: [10, 6, 11], karaka: 'sun', varga: 10 },
  move: { houses: [4, 9, 12], karaka: 'rahu', varga: 4 },
  illness: { houses: [6, 8, 12], karaka: 'saturn', varga: 30 },
  accident: { houses: [8, 6, 12], karaka: 'mars', varga: 30 },
  loss: { houses: [8, 2, 12], karaka: 'saturn', varga: 12 },
}
