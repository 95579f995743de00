import { privacySections } from '#content/accounts/privacy.ts'
import type { LegalBlock, LegalParty, LegalSection } from '#content/site/legal.ts'
import { termsSections } from '#content/site/terms.ts'
import { slugOf } from '#domain/blog/post-slug.ts'

/** The details of the practice as an admin writes them in a text of their own. */
const PLACEHOLDERS: LegalParty = {
  name: '{name}',
  address: '{address}',
  email: '{email}',
  supportEmail: '{support email}',
  phone: '{phone}',
  businessHours: '{hours}',
  discount: '{discount}',
  payment: '{how to pay}',
}

/** The standard texts as an admin edits them. */
export const STANDARD_TERMS = textOf(termsSections(PLACEHOLDERS))
export const STANDARD_PRIVACY = textOf(privacySections(PLACEHOLDERS))

/** Headings begin with "## ", list items with "- "; paragraphs are separated by an empty line. */
function textOf(sections: readonly LegalSection[]): string {
  return sections.flatMap(({ title, blocks }) => [`## ${title}`, ...blocks.map(blockText)]).join('\n\n')
}

function blockText(block: LegalBlock): string {
  return typeof block === 'string' ? block : block.map((item) => `- ${item}`).join('\n')
}

/** The practice's own text in sections, or the standard ones when it has none. */
export function legalSections(
  text: string,
  party: LegalParty,
  standard: (party: LegalParty) => LegalSection[],
): LegalSection[] {
  return text === '' ? standard(party) : sectionsIn(text, party)
}

function sectionsIn(text: string, party: LegalParty): LegalSection[] {
  const sections: { id: string; title: string; blocks: LegalBlock[] }[] = []
  for (const part of filledIn(text, party).split(/\n{2,}/)) {
    const [, title] = /^##? +(.+)/.exec(part) ?? []
    // A text may begin without a heading, and a heading may be followed by its paragraph without an empty line.
    if (title !== undefined || sections.length === 0) {
      sections.push({ id: `${sections.length + 1}-${slugOf(title ?? '')}`, title: title ?? '', blocks: [] })
    }
    const rest = title === undefined ? part : part.split('\n').slice(1).join('\n')
    if (rest.trim() !== '') sections.at(-1)?.blocks.push(blockIn(rest))
  }
  return sections
}

function blockIn(part: string): LegalBlock {
  const lines = part.split('\n').map((line) => line.trim())
  return lines.every((line) => line.startsWith('- ')) ? lines.map((line) => line.slice(2)) : lines.join(' ')
}

function filledIn(text: string, party: LegalParty): string {
  return Object.entries(PLACEHOLDERS).reduce((filled, [field, placeholder]) => {
    return filled.replaceAll(placeholder, party[field as keyof LegalParty] || '0%')
  }, text)
}
