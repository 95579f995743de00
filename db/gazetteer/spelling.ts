/**
 * How a folded name sounds, roughly: equal for the usual spellings of an Indian name in Latin letters, such as Tirupathi
 * and Tirupati, Vishakapatnam and Visakhapatnam, Kozikode and Kozhikode.
 */
export function soundOf(folded: string): string {
  return folded
    .replaceAll(' ', '')
    .replaceAll('ch', '0')
    .replaceAll(/(?<=[bcdfgjklmnpqrstvwxz])h/g, '')
    .replaceAll('ck', 'k')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll('w', 'v')
    .replaceAll('f', 'p')
    .replaceAll('ee', 'i')
    .replaceAll(/oo|ou/g, 'u')
    .replaceAll('y', 'i')
    .replaceAll(/(.)\1+/gu, '$1')
    .replace(/(?<=.)h$/, '')
}

/** Vowels, and an h, which is written or left out after any of them. */
const NOT_COMPARED = 'aeiouh'

/**
 * Whether two sounds have the same consonants, or the first those of the beginning of the other. Indian scripts write
 * vowels that Latin spellings of a name have in many ways: हैदराबाद is Hyderabad, లక్నో Lucknow.
 */
export function hasConsonantsOf(sound: string, other: string): 'all' | 'first' | undefined {
  const [own, theirs] = [consonantsOf(sound), consonantsOf(other)]
  if (own === theirs) return 'all'
  return own.length >= 3 && theirs.startsWith(own) ? 'first' : undefined
}

/** Written by the same sign in most Indian scripts. */
const SAME: Readonly<Record<string, string>> = { m: 'n', z: 'j' }

/** The first sound, then consonants. */
function consonantsOf(sound: string): string {
  let consonants = sound.charAt(0)
  for (let at = 1; at < sound.length; at++) {
    const letter = sound.charAt(at)
    if (NOT_COMPARED.includes(letter)) continue
    // "Lucknow" ends with a vowel.
    if (letter === 'v' && sound[at - 1] === 'o' && at === sound.length - 1) continue
    const consonant = SAME[letter] ?? letter
    // Two nasals in a row are one, with or without a vowel that is not spoken: "Karimnagar" is करीमनगर.
    if (consonant === 'n' && consonants.endsWith('n')) continue
    consonants += consonant
  }
  return consonants
}

/**
 * The edits between two words, where a swap of neighbours counts as one (optimal string alignment). Stops counting above
 * `most`, which it then returns plus one.
 */
export function editsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const edits = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
      next.push(edits)
      least = Math.min(least, edits)
    }
    if (least > most) return most + 1
    before = last
    last = next
  }
  return Math.min(last[other.length] ?? 0, most + 1)
}
