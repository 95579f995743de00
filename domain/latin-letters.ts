/** Sanskrit in scholarly spelling (IAST), as most people type it: nakṣatra is nakshatra, Kṛttikā is krittika. */
const IAST: Readonly<Record<string, string>> = { ṣ: 'sh', ś: 'sh', ṛ: 'ri', ṝ: 'ri', ḷ: 'li', ḹ: 'li' }

const CONSONANTS = table(`
  क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n
  प p फ ph ब b भ bh म m य y र r ऱ r ल l ळ l ऴ l व v श sh ष sh स s ह h`)

const VOWELS = table('अ a आ a इ i ई i उ u ऊ u ऋ ri ऎ e ए e ऐ ai ऒ o ओ o औ au ॐ om ं m ँ m ः h')

/** Each replaces the inherent vowel of a consonant. */
const VOWEL_SIGNS = table('ा a ि i ी i ु u ू u ृ ri ॆ e े e ै ai ॊ o ो o ौ au')

const VIRAMA = '्'
const SILENT = 'ऽ'
const DEVANAGARI_DIGIT = /[\u0966-\u096f]/
const NUKTA_AND_JOINERS = /[\u093c\u200c\u200d]/g

/** Lower case without accents. */
export function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[ṣśṛṝḷḹ]/g, (letter) => IAST[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{Script=Inherited}+/gu, '')
    .normalize('NFC')
}

/** Letters of nine Indian scripts. */
const INDIC = /[\u0900-\u0d7f]/
const INDIC_BESIDE_DEVANAGARI = /[\u0980-\u0d7f]/g
const BLOCK = 0x80

/** Whether a text has letters of an Indian script. */
export function isIndic(text: string): boolean {
  return INDIC.test(text)
}

/** The blocks of Indian scripts in Unicode have the same order, so each letter has its counterpart in Devanagari. */
function inDevanagari(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(INDIC_BESIDE_DEVANAGARI, (letter) => String.fromCharCode(0x0900 + (letter.charCodeAt(0) % BLOCK)))
}

/** A name in Latin letters where its script can be read so: മീര is Mira. */
export function latinName(name: string): string {
  return romanize(name).replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
}

/** Indian scripts in Latin letters, roughly as people write them: नक्षत्र is nakshatra. Other scripts pass through. */
export function romanize(text: string): string {
  const letters = [...inDevanagari(text).normalize('NFD').replaceAll(NUKTA_AND_JOINERS, '')]
  return letters.map((letter, index) => romanLetter(letter, letters[index + 1])).join('')
}

function romanLetter(letter: string, next: string | undefined): string {
  const consonant = CONSONANTS.get(letter)
  if (consonant !== undefined) return losesItsVowel(next) ? consonant : `${consonant}a`
  if (letter === VIRAMA || letter === SILENT) return ''
  if (DEVANAGARI_DIGIT.test(letter)) return String(letter.charCodeAt(0) - 0x0966)
  return VOWELS.get(letter) ?? VOWEL_SIGNS.get(letter) ?? letter
}

function losesItsVowel(next: string | undefined): boolean {
  return next !== undefined && (next === VIRAMA || VOWEL_SIGNS.has(next))
}

function table(pairs: string): ReadonlyMap<string, string> {
  const words = pairs.trim().split(/\s+/)
  return new Map(words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? '']] : [])))
}
