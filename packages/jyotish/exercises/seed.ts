/** Seeded choices, the same in every engine: only whole numbers of 32 bits are used. */
export type Draw = {
  /** A whole number from 0 to below a bound of at most 2^31. */
  below(bound: number): number
  /** One of a list that is not empty. */
  of<Item>(items: readonly Item[]): Item
}

const UINT32 = 4294967296

/** FNV-1a over the code units of a text. */
function hashOf(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  return hash >>> 0
}

/** Draws by Mulberry32 (Tommy Ettinger, public domain) from a text. */
export function drawFrom(text: string): Draw {
  let state = hashOf(text)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (bound: number) => Math.floor((next() / UINT32) * bound)
  return { below, of: (items) => items[below(items.length)] as (typeof items)[number] }
}
