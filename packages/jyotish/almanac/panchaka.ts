import { normalizeDegrees } from '../angles.ts'
import type { JdSpan } from '../panchanga/day-parts.ts'
import type { LimbSpan, PanchangaSky } from '../panchanga/limb.ts'
import { findSignEntry, siderealLongitude } from '../panchanga/stays.ts'
import type { JulianDay } from '../time/julian-day.ts'
import type { LagnaSpan } from './lagnas.ts'

// Two things are called panchaka. They have nothing in common but the word.

const DHANISHTA = 22
const REVATI = 26
/** The Moon enters Kumbha in the middle of Dhanishta. */
const KUMBHA_DEGREES = 300
const MOON_PER_DAY = 13.18

/** The part of a day that the Moon spends between the middle of Dhanishta and the end of Revati; undefined without one. */
export function moonPanchaka(nakshatras: readonly LimbSpan[], day: JdSpan, sky: PanchangaSky): JdSpan | undefined {
  const parts = nakshatras
    .filter(({ index }) => index >= DHANISHTA && index <= REVATI)
    .map(({ index, startJdUt, endJdUt }) =>
      index === DHANISHTA
        ? { startJdUt: findSignEntry('moon', KUMBHA_DEGREES, (startJdUt + endJdUt) / 2, sky), endJdUt }
        : { startJdUt, endJdUt },
    )
  const first = parts[0]
  const last = parts.at(-1)
  if (!first || !last) return undefined
  const startJdUt = Math.max(first.startJdUt, day.startJdUt)
  const endJdUt = Math.min(last.endJdUt, day.endJdUt)
  return startJdUt < endJdUt ? { startJdUt, endJdUt } : undefined
}

/** The whole panchaka of the Moon that runs at an instant: some four and a half days. */
export function wholeMoonPanchaka(jdUt: JulianDay, sky: PanchangaSky): JdSpan {
  const travelled = normalizeDegrees(siderealLongitude('moon', jdUt, sky) - KUMBHA_DEGREES)
  return {
    startJdUt: findSignEntry('moon', KUMBHA_DEGREES, jdUt - travelled / MOON_PER_DAY, sky),
    endJdUt: findSignEntry('moon', 0, jdUt + (360 - KUMBHA_DEGREES - travelled) / MOON_PER_DAY, sky),
  }
}

/**
 * The panchaka of the Moon is called after the weekday on which it begins, counted from sunrise, 0 = Sunday: roga, raja,
 * agni, chora and mrityu, as almanacs of the north have it. On Wednesday and Thursday it has no name of its own.
 */
export function moonPanchakaKind(vara: number): PanchakaKind | undefined {
  const kinds: readonly (PanchakaKind | undefined)[] = ['roga', 'raja', 'agni', undefined, undefined, 'chora', 'mrityu']
  return kinds[vara]
}

/** What the sum of a moment, divided by nine, leaves; any other remainder is free of panchaka. */
const KINDS = new Map([
  [1, 'mrityu'],
  [2, 'agni'],
  [4, 'raja'],
  [6, 'chora'],
  [8, 'roga'],
] as const)

export type PanchakaKind = 'mrityu' | 'agni' | 'raja' | 'chora' | 'roga'
export type SumPanchaka = JdSpan & { remainder: number; kind: PanchakaKind | undefined }

/** The numbers of a moment, each counted from 0. */
export type PanchakaNumbers = { tithi: number; vara: number; nakshatra: number; lagna: number }

/** Tithi (from 1 to 30), weekday, nakshatra and lagna are added, each counted from 1 (B. V. Raman, Muhurtha). */
export function panchakaRemainder({ tithi, vara, nakshatra, lagna }: PanchakaNumbers): number {
  return (tithi + vara + nakshatra + lagna + 4) % 9
}

/** The panchaka of a moment; undefined when it is free of one. */
export function panchakaKindOf(numbers: PanchakaNumbers): PanchakaKind | undefined {
  return (KINDS as ReadonlyMap<number, PanchakaKind>).get(panchakaRemainder(numbers))
}

type DaySpans = { tithis: readonly LimbSpan[]; nakshatras: readonly LimbSpan[]; lagnas: readonly LagnaSpan[] }

/** The day cut wherever tithi, nakshatra or lagna change, each piece with its remainder. */
export function sumPanchakas({ tithis, nakshatras, lagnas }: DaySpans, vara: number, day: JdSpan): SumPanchaka[] {
  const cuts = [...tithis, ...nakshatras, ...lagnas]
    .map(({ startJdUt }) => startJdUt)
    .filter((jdUt) => jdUt > day.startJdUt && jdUt < day.endJdUt)
  const edges = [day.startJdUt, ...cuts.toSorted((one, other) => one - other), day.endJdUt]
  return edges.slice(1).map((endJdUt, index) => {
    const startJdUt = edges[index] as number
    const middle = (startJdUt + endJdUt) / 2
    const running = <Item extends JdSpan>(spans: readonly Item[]) => spans.find((span) => span.endJdUt > middle)
    const remainder = panchakaRemainder({
      tithi: running(tithis)?.index ?? 0,
      vara,
      nakshatra: running(nakshatras)?.index ?? 0,
      lagna: running(lagnas)?.rashi ?? 0,
    })
    return { startJdUt, endJdUt, remainder, kind: (KINDS as ReadonlyMap<number, PanchakaKind>).get(remainder) }
  })
}
