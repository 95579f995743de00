import type { Gazetteer } from './open-gazetteer.ts'

/** The places whose folded names start with the prefix: from the first one until before the second. */
export function placesStartingWith(gazetteer: Gazetteer, prefix: Buffer): [from: number, until: number] {
  return stretch(gazetteer.header.count, (at) => compareKey(gazetteer, at, 0, prefix))
}

/** The entries of `words` that start with the prefix. */
export function wordsStartingWith(gazetteer: Gazetteer, prefix: Buffer): [from: number, until: number] {
  const { words, wordStarts } = gazetteer
  return stretch(words.length, (at) => compareKey(gazetteer, words[at] ?? 0, wordStarts[at] ?? 0, prefix))
}

/** The range of a sorted column whose entries start with the key, by binary search. */
function stretch(count: number, compareAt: (at: number) => number): [from: number, until: number] {
  return [firstWhere(count, (at) => compareAt(at) >= 0), firstWhere(count, (at) => compareAt(at) > 0)]
}

function firstWhere(count: number, isPast: (at: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (isPast(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Negative if the key of a place, from an offset on, sorts before the prefix; zero if it starts with it. */
function compareKey({ keys, keyStarts }: Gazetteer, place: number, from: number, prefix: Buffer): number {
  const start = (keyStarts[place] ?? 0) + from
  const end = Math.min(keyStarts[place + 1] ?? 0, start + prefix.length)
  return keys.compare(prefix, 0, prefix.length, start, end)
}
