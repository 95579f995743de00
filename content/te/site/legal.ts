import type * as en from '../../en/site/legal.ts'
import type { Texts } from '../../texts.ts'

export type { LegalBlock, LegalParty, LegalSection } from '../../en/site/legal.ts'

import type { LegalSection } from '../../en/site/legal.ts'

export const LEGAL: Texts<typeof en.LEGAL> = {
  eyebrow: 'చట్టపరమైనవి',
  inForceFrom: (date) => `${date} నుంచి అమలు`,
  contents: 'ఈ పేజీలో',
  backHome: 'హోమ్ పేజీకి',
  missing: { address: '[చిరునామా]', email: '[ఈమెయిల్ చిరునామా]', phone: '[ఫోన్ నంబర్]' },
  additions: 'మా అదనపు నిబంధనలు',
}

/** The practice's own additions to the standard text; none if it has written none. */
export function additionsSection(additions: string): LegalSection[] {
  if (additions === '') return []
  return [{ id: 'our-additions', title: LEGAL.additions, blocks: additions.split('\n\n') }]
}
