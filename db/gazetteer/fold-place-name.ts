import { withoutAccents } from '#domain/latin-letters.ts'

/** Letters that Unicode does not decompose into a base letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ə: 'e',
}

/** A form that is equal for two spellings of a place: "Saint-Étienne" becomes "saint etienne". */
export function foldPlaceName(name: string): string {
  return withoutAccents(name)
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, (mark) => (/['’ʼ`‘ʻ]/.test(mark) ? '' : ' '))
    .replaceAll(/[øłđðþßæœıħə]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/ +/g, ' ')
    .trim()
}
