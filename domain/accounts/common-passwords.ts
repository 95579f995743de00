import { COMMON_NAMES, COMMON_PASSWORDS, COMMON_WORDS } from './common-passwords.data.ts'

const SHORTEST_WORTH_KEEPING = 6

/** Usual suffixes when a form requires a digit, most common first. */
const DIGITS_AFTER_WORDS = ['', '1', '2', '12', '11', '01', '123', '1234', '12345', '007', '99', '786']
const DIGITS_AFTER_NAMES = ['', '1', '12', '123', '1234', '786', '@123']

const FIRST_BIRTH_YEAR = 1950
const LAST_BIRTH_YEAR = 2026

let commonPasswords: ReadonlySet<string> | undefined

/** Whether a password is among the more than ten thousand that attackers try first, in any case. */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= buildCommonPasswords()
  return commonPasswords.has(password.normalize('NFKC').toLowerCase())
}

export function countCommonPasswords(): number {
  commonPasswords ??= buildCommonPasswords()
  return commonPasswords.size
}

/** Built on first use from short lists and the few habits by which they are varied. */
function buildCommonPasswords(): Set<string> {
  const all = [
    ...listed(COMMON_PASSWORDS),
    ...withEach(listed(COMMON_WORDS), DIGITS_AFTER_WORDS),
    ...withEach(listed(COMMON_NAMES), DIGITS_AFTER_NAMES),
    ...repeatedCharacters(),
    ...countingDigits(),
    ...keyboardWalks(),
    ...datesOfThisCentury(),
  ]
  return new Set(all.filter((password) => password.length >= SHORTEST_WORTH_KEEPING))
}

function listed(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

function withEach(words: readonly string[], endings: readonly string[]): string[] {
  return words.flatMap((word) => endings.map((ending) => `${word}${ending}`))
}

/** aaaaaa, 111111, 121212, abab… */
function repeatedCharacters(): string[] {
  const characters = [...'abcdefghijklmnopqrstuvwxyz0123456789']
  const single = characters.flatMap((character) => [6, 7, 8, 9, 10, 12].map((times) => character.repeat(times)))
  const digits = [...'0123456789']
  const pairs = digits.flatMap((one) =>
    digits.flatMap((other) => [3, 4].map((times) => `${one}${other}`.repeat(times))),
  )
  return [...single, ...pairs]
}

/** 123456, 987654321, 0123456789 and every part of them. */
function countingDigits(): string[] {
  return partsOf(['01234567890', '12345678909', '09876543210', '1234567891011'], SHORTEST_WORTH_KEEPING)
}

function keyboardWalks(): string[] {
  const rows = [
    'qwertyuiop',
    'asdfghjkl',
    'zxcvbnm',
    '1qaz2wsx3edc4rfv5tgb',
    'qazwsxedcrfvtgb',
    '1q2w3e4r5t6y7u8i9o0p',
    'q1w2e3r4t5y6',
    'zaq12wsxcde3',
    'abcdefghijklmnop',
  ]
  const backwards = rows.map((row) => [...row].reverse().join(''))
  return withEach(partsOf([...rows, ...backwards], SHORTEST_WORTH_KEEPING), ['', '1', '123'])
}

function partsOf(rows: readonly string[], shortest: number): string[] {
  return rows.flatMap((row) =>
    Array.from({ length: row.length - shortest + 1 }, (_, start) =>
      Array.from({ length: row.length - start - shortest + 1 }, (_, extra) =>
        row.slice(start, start + shortest + extra),
      ),
    ).flat(),
  )
}

/** Birthdays written in six digits, ddmmyy, for the first of each month and the usual doubles, and years twice. */
function datesOfThisCentury(): string[] {
  const years = Array.from({ length: LAST_BIRTH_YEAR - FIRST_BIRTH_YEAR + 1 }, (_, index) => FIRST_BIRTH_YEAR + index)
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
  return years.flatMap((year) => {
    const short = String(year).slice(2)
    return [
      `${year}${year}`,
      ...months.flatMap((month) => [`01${month}${short}`, `${month}${month}${short}`, `01${month}${year}`]),
    ]
  })
}
