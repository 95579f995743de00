// Without letters and digits that look alike in print.
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUPS = 3
const GROUP_LENGTH = 4

/** 31^12 codes, so that certificates cannot be guessed. `random` returns a whole number below its argument. */
export function makeCertificateCode(random: (below: number) => number): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[random(ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** The normalized code, or undefined for invalid text. People type it from print, in any case and spacing. */
export function parseCertificateCode(text: string): string | undefined {
  const characters = text.toUpperCase().replaceAll(/[\s-]/g, '')
  if (
    characters.length !== GROUPS * GROUP_LENGTH ||
    [...characters].some((character) => !ALPHABET.includes(character))
  ) {
    return undefined
  }
  return characters.replaceAll(/(.{4})(?=.)/g, '$1-')
}
