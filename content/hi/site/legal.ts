import type * as en from '../../en/site/legal.ts'
import type { Texts } from '../../texts.ts'

export type { LegalBlock, LegalParty, LegalSection } from '../../en/site/legal.ts'

import type { LegalSection } from '../../en/site/legal.ts'

export const LEGAL: Texts<typeof en.LEGAL> = {
  eyebrow: 'कानूनी',
  inForceFrom: (date) => `${date} से लागू`,
  contents: 'इस पेज पर',
  backHome: 'होम पेज पर वापस',
  missing: { address: '[पता]', email: '[ईमेल पता]', phone: '[फ़ोन नंबर]' },
  additions: 'हमारी ओर से',
}

/** The practice's own additions to the standard text; none if it has written none. */
export function additionsSection(additions: string): LegalSection[] {
  if (additions === '') return []
  return [{ id: 'our-additions', title: LEGAL.additions, blocks: additions.split('\n\n') }]
}
