import { withoutAccents } from '#domain/latin-letters.ts'

/** Letters that lose nothing when their accent goes, because they have none to lose. */
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

/** The form in which two spellings of a place are equal: "Saint-Étienne" is "saint etienne". */
export function foldPlaceName(name: string): string {
  return withoutAccents(name)
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, (mark) => (/['’ʼ`‘ʻ]/.test(mark) ? '' : ' '))
    .replaceAll(/[øłđðþßæœıħə]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/ +/g, ' ')
    .trim()
}
