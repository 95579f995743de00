// Without the letters and digits that people mistake for each other on paper.
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUPS = 3
const GROUP_LENGTH = 4

/** 31^12 codes: nobody finds somebody's certificate by guessing. `random` answers a whole number below its argument. */
export function makeCertificateCode(random: (below: number) => number): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[random(ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** The code as it is kept, or undefined for what cannot be one: people type it from paper, in any case and spacing. */
export function parseCertificateCode(text: string): string | undefined {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '')
  if (letters.length !== GROUPS * GROUP_LENGTH || [...letters].some((letter) => !ALPHABET.includes(letter))) {
    return undefined
  }
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-')
}
