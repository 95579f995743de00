/** What the legal texts need to know about the practice. */
export type LegalParty = {
  readonly name: string
  readonly address: string
  readonly email: string
  readonly supportEmail: string
  readonly phone: string
  readonly businessHours: string
  /** What returning clients save, such as "30%"; empty for nothing. */
  readonly discount: string
  /** How clients pay, in a sentence or two. */
  readonly payment: string
}

/** A string is a paragraph; a list of strings is a bulleted list. */
export type LegalBlock = string | readonly string[]

export type LegalSection = { readonly id: string; readonly title: string; readonly blocks: readonly LegalBlock[] }

export const LEGAL = {
  eyebrow: 'Legal',
  inForceFrom: (date: string) => `In force from ${date}`,
  contents: 'On this page',
  backHome: 'Back to Home',
  missing: { address: '[address]', email: '[email address]', phone: '[phone number]' },
  additions: 'Additions by our practice',
} as const

/** The practice's own additions to the standard text; none if it has written none. */
export function additionsSection(additions: string): LegalSection[] {
  if (additions === '') return []
  return [{ id: 'our-additions', title: LEGAL.additions, blocks: additions.split('\n\n') }]
}
