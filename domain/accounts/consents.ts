export type ConsentPurpose = 'terms-and-privacy' | 'birth-details' | 'child-details' | 'review-display'

/** Raised whenever the text of a consent changes, so that a row says what was agreed to. */
export const CONSENT_TEXT_VERSIONS: Record<ConsentPurpose, string> = {
  'terms-and-privacy': '2026-11-15',
  'birth-details': '2026-11-01',
  'child-details': '2026-11-15',
  'review-display': '2026-11-17',
}

/** The version last agreed to, if any, and whether the account is a client's, by its role or by a booking. */
export type TermsAgreement = { readonly agreedVersion: string | null; readonly isClient: boolean }

/** Asked at sign-in: for the first time, or because the text has changed. */
export type TermsQuestion = 'first-time' | 'changed'

/**
 * An older version is asked again. Clients whose account the desk created have never agreed and are asked at their first
 * sign-in. The first astrologer and admin come from set-up, and the terms are their own: they are asked only once they
 * book for themselves.
 */
export function termsQuestion({ agreedVersion, isClient }: TermsAgreement): TermsQuestion | undefined {
  if (agreedVersion === null) return isClient ? 'first-time' : undefined
  return agreedVersion === CONSENT_TEXT_VERSIONS['terms-and-privacy'] ? undefined : 'changed'
}
