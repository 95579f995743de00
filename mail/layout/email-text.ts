import { EMAIL_FRAME } from '#content/emails/shared.ts'
import { boldParts } from '#domain/content/email-texts.ts'
import type { Block, EmailContext } from '../email.ts'

type TextEmail = { readonly greeting: string; readonly blocks: readonly Block[]; readonly unsubscribeUrl?: string }

/** The plain text part: the same text as the HTML, with links written out. */
export function emailText(email: TextEmail, { practice, appUrl }: EmailContext): string {
  const signature = ['-- ', practice.name, practice.address, practice.phone, practice.email, appUrl]
  const sections = [
    email.greeting,
    ...email.blocks.map(blockText),
    ...(email.unsubscribeUrl ? [EMAIL_FRAME.unsubscribeAt(email.unsubscribeUrl)] : []),
    signature.filter((line) => line !== '').join('\n'),
  ]
  return `${sections.join('\n\n')}\n`
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return boldParts(block.text)
        .map(({ text }) => text)
        .join('')
    case 'note':
    case 'code':
      return block.text
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`
    case 'facts':
      return block.rows.map(([label, value, hint]) => `${label}: ${value}${hint ? `\n  ${hint}` : ''}`).join('\n')
    case 'quote':
      return block.text
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n')
  }
}
