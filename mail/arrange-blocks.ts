import { type EmailPart, emailSections } from '#domain/content/email-texts.ts'
import { type Block, paragraph } from './email.ts'

const PARTS: Readonly<Record<Block['type'], EmailPart>> = {
  facts: 'details',
  button: 'button',
  link: 'button',
  paragraph: 'more',
  note: 'more',
  quote: 'more',
  code: 'more',
}

/** Puts the blocks where the practice's own text places them; the first block is that text. */
export function arrangeBlocks(blocks: readonly Block[]): readonly Block[] {
  const [first, ...rest] = blocks
  if (first?.type !== 'paragraph') return blocks
  const sections = emailSections(first.text)
  const isPlaced = sections.some(({ part }) => part !== undefined)
  const arranged = sections.flatMap(({ part, text }) =>
    part ? rest.filter(({ type }) => PARTS[type] === part) : [paragraph(text)],
  )
  return isPlaced ? arranged : [...arranged, ...rest]
}
