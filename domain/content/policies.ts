import type { IsoDate } from '#domain/time/india-time.ts'

/** The practice's legal texts. Paragraphs are separated by an empty line. */
export type PracticePolicies = {
  /** The whole text; empty for the standard one. */
  readonly termsText: string
  readonly termsAdditions: string
  /** The day from which the terms apply. */
  readonly termsSince: IsoDate
  readonly privacyText: string
  readonly privacyAdditions: string
  readonly privacySince: IsoDate
}

/** The standard texts, with the day from which they apply. */
export const STANDARD_POLICIES: PracticePolicies = {
  termsText: '',
  termsAdditions: '',
  termsSince: '2026-11-01',
  privacyText: '',
  privacyAdditions: '',
  privacySince: '2026-11-01',
}

/** A changed text applies from the day that the admin has set, or from today if they left the old day. */
export function datedPolicies(before: PracticePolicies, change: PracticePolicies, today: IsoDate): PracticePolicies {
  const areTermsNew = change.termsText !== before.termsText || change.termsAdditions !== before.termsAdditions
  const isPrivacyNew = change.privacyText !== before.privacyText || change.privacyAdditions !== before.privacyAdditions
  return {
    ...change,
    termsSince: areTermsNew && change.termsSince === before.termsSince ? today : change.termsSince,
    privacySince: isPrivacyNew && change.privacySince === before.privacySince ? today : change.privacySince,
  }
}
