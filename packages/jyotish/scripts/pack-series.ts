import { GROUP_COUNT_BITS, MAX_POWER, TERM_COUNT_BITS, WIDTH_BITS } from '../sky/series/packed-series.ts'
import type { BitWriter } from './bit-writer.ts'

/** One term `(cos · cos wT + sin · sin wT) T^power`, amplitudes in whole units, w in radians per century. */
export type Term = { power: number; cos: number; sin: number; frequency: number }

/** The number of bits of the larger amplitude of a term, without the sign. */
function amplitudeBits(term: Term): number {
  return Math.max(1, Math.ceil(Math.log2(Math.max(Math.abs(term.cos), Math.abs(term.sin)) + 1)))
}

/** Writes the periodic terms of one coordinate by power, grouped by amplitude width. */
export function packTerms(writer: BitWriter, terms: Term[]): void {
  for (let power = 0; power <= MAX_POWER; power++) {
    const groups = Map.groupBy(
      terms.filter((term) => term.power === power),
      amplitudeBits,
    )
    writer.unsigned(groups.size, GROUP_COUNT_BITS)

    for (const [bits, group] of [...groups].sort(([a], [b]) => b - a)) {
      const scaled = group
        .map((term) => ({ ...term, frequency: Math.round(term.frequency * 2 ** (bits - 1)) }))
        .sort((a, b) => a.frequency - b.frequency)
      const meanGap = (scaled.at(-1)?.frequency ?? 0) / group.length
      const gapBits = Math.max(0, Math.floor(Math.log2(meanGap * Math.LN2 + 1)))
      writer.unsigned(bits, WIDTH_BITS)
      writer.unsigned(group.length, TERM_COUNT_BITS)
      writer.unsigned(gapBits, WIDTH_BITS)
      let last = 0
      for (const { cos, sin, frequency } of scaled) {
        writer.signed(cos, bits + 1)
        writer.signed(sin, bits + 1)
        writer.gap(frequency - last, gapBits)
        last = frequency
      }
    }
  }
}

/** Converts `amplitude · cos(phase + frequency T)` to whole units and a positive frequency. */
export function quantize(
  power: number,
  amplitude: number,
  phase: number,
  frequency: number,
  unit: number,
): Term | undefined {
  const sign = frequency < 0 ? -1 : 1
  const cos = Math.round((amplitude * Math.cos(phase)) / unit)
  const sin = Math.round((-sign * amplitude * Math.sin(phase)) / unit)
  return cos === 0 && sin === 0 ? undefined : { power, cos, sin, frequency: sign * frequency }
}
