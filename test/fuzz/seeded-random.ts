export type SeededRandom = ReturnType<typeof createRandom>

/** Mulberry32: the same numbers for the same seed, so that findings can be reproduced. */
export function createRandom(seed: number) {
  let state = seed >>> 0

  /** At least 0, less than 1. */
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(fraction() * limit)

  return {
    below,
    happens: (chance: number) => fraction() < chance,
    pick<T>(choices: readonly T[]): T {
      const choice = choices[below(choices.length)]
      if (choice === undefined) throw new Error('There is nothing to pick from.')
      return choice
    },
  }
}
