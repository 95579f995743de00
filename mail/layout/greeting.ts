import { EMAIL_FRAME } from '#content/emails/shared.ts'

const LONGEST_NAME = 60

/**
 * Greets by name, unless the name could be read as a link or an advertisement: anyone can type a name and
 * another person's address into a form, and we do not want to deliver such a message.
 */
export function greet(name: string | null): string {
  const normalized = name?.replaceAll(/\s+/g, ' ').trim() ?? ''
  const looksLikeName =
    /^[\p{L}\p{M}\p{Zs}.'’-]+$/u.test(normalized) &&
    !/\.\p{L}{2}/u.test(normalized) &&
    normalized.length <= LONGEST_NAME
  return looksLikeName ? EMAIL_FRAME.greetingTo(normalized) : EMAIL_FRAME.greeting
}
