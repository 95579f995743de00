export type ConsentPurpose = 'terms-and-privacy' | 'birth-details' | 'child-details'

/** Goes up whenever the wording beside a tick changes, so that a consent row says what was agreed to. */
export const CONSENT_TEXT_VERSIONS: Record<ConsentPurpose, string> = {
  'terms-and-privacy': '2026-11-15',
  'birth-details': '2026-11-01',
  'child-details': '2026-11-15',
}

/**
 * Whoever agreed to an older wording of the terms is asked again. Accounts that were made without a tick are not: those
 * of the set-up belong to the practice itself, and those that the desk makes were agreed to on the telephone.
 */
export function isAskedAgain(agreedVersion: string | undefined): boolean {
  return agreedVersion !== undefined && agreedVersion !== CONSENT_TEXT_VERSIONS['terms-and-privacy']
}
