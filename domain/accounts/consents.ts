export type ConsentPurpose = 'terms-and-privacy' | 'birth-details' | 'child-details'

/** Goes up whenever the wording beside a tick changes, so that a consent row says what was agreed to. */
export const CONSENT_TEXT_VERSIONS: Record<ConsentPurpose, string> = {
  'terms-and-privacy': '2026-11-15',
  'birth-details': '2026-11-01',
  'child-details': '2026-11-15',
}

/**
 * What an account says of the terms: the wording it agreed to last, if any, and whether it is a client's, by its role or
 * because it has booked something.
 */
export type TermsAgreement = { readonly agreedVersion: string | null; readonly isClient: boolean }

/** Asked of somebody who signs in: whether they agree at all, or to what has changed since they did. */
export type TermsQuestion = 'first-time' | 'changed'

/**
 * Whoever agreed to an older wording is asked again. Clients whose account the desk made on the telephone have never
 * ticked anything, and are asked when they first sign in. The first astrologer and the first admin are not: they come
 * from the set-up, and the terms are their own, until they book something for themselves.
 */
export function termsQuestion({ agreedVersion, isClient }: TermsAgreement): TermsQuestion | undefined {
  if (agreedVersion === null) return isClient ? 'first-time' : undefined
  return agreedVersion === CONSENT_TEXT_VERSIONS['terms-and-privacy'] ? undefined : 'changed'
}
