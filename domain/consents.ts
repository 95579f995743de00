export type ConsentPurpose = 'terms-and-privacy' | 'birth-details' | 'child-details'

/** Goes up whenever the wording beside a tick changes, so that a consent row says what was agreed to. */
export const CONSENT_TEXT_VERSIONS: Record<ConsentPurpose, string> = {
  'terms-and-privacy': '2026-11-15',
  'birth-details': '2026-11-01',
  'child-details': '2026-11-15',
}
