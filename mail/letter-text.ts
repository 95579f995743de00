import type { Block, LetterContext } from './letter.ts'

type TextLetter = { readonly greeting: string; readonly blocks: readonly Block[]; readonly unsubscribeUrl?: string }

/** The letter for programs and people that read plain text: the same words, links written out. */
export function letterText(letter: TextLetter, { practice, appUrl }: LetterContext): string {
  const signature = ['-- ', practice.name, practice.address, practice.phone, practice.email, appUrl]
  const sections = [
    letter.greeting,
    ...letter.blocks.map(blockText),
    ...(letter.unsubscribeUrl ? [`Stop these letters: ${letter.unsubscribeUrl}`] : []),
    signature.filter((line) => line !== '').join('\n'),
  ]
  return `${sections.join('\n\n')}\n`
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'note':
      return block.text
    case 'button':
      return `${block.label}:\n${block.url}`
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'quote':
      return block.text
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n')
  }
}
