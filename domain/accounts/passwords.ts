import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './accounts.ts'
import { isCommonPassword } from './common-passwords.ts'

export type PasswordWeakness =
  | 'too-short'
  | 'too-long'
  | 'unusable-character'
  | 'common'
  | 'own-address'
  | 'own-name'
  | 'site-name'

type Owner = { readonly email: string; readonly fullName?: string | null }

const SITE_LABELS = ['muhurta', 'jyotish', 'astrology', 'astrologer']

/** Every reason why a password would be easy to guess, so that all can be fixed at once. */
export function passwordWeaknesses(password: string, owner: Owner): PasswordWeakness[] {
  const length = [...password].length
  if (length > LONGEST_PASSWORD) return ['too-long']

  const weaknesses: PasswordWeakness[] = []
  if (length < SHORTEST_PASSWORD) weaknesses.push('too-short')
  // Some systems end a string at this character and would store a shorter password than was typed.
  if (password.includes('\0')) weaknesses.push('unusable-character')
  if (isCommonPassword(password)) weaknesses.push('common')
  if (isMadeOf(password, addressText(owner.email))) weaknesses.push('own-address')
  if (isMadeOf(password, nameText(owner.fullName ?? ''))) weaknesses.push('own-name')
  if (isMadeOf(password, SITE_LABELS)) weaknesses.push('site-name')
  return weaknesses
}

const FEWEST_OWN_CHARACTERS = 4

/** A known word with digits or symbols around it is still that word. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const folded = fold(password)
  return words.some((word) => folded.includes(word) && folded.length - word.length <= FEWEST_OWN_CHARACTERS)
}

function addressText(email: string): string[] {
  const [local = '', domain = ''] = email.split('@')
  return words([email, local, domain, ...local.split(/[._+-]/)])
}

function nameText(fullName: string): string[] {
  return words([fullName, ...fullName.split(/\s+/)])
}

const SHORTEST_WORD = 3

function words(texts: readonly string[]): string[] {
  return texts.map(fold).filter((word) => word.length >= SHORTEST_WORD)
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._@+-]/g, '')
}
