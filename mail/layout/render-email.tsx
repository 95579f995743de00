import { renderToStaticMarkup } from 'react-dom/server'
import { EMAIL_FRAME } from '#content/emails/shared.ts'
import { type EmailPart, emailSections } from '#domain/content/email-texts.ts'
import type { RenderedEmail } from '#domain/emails/email-delivery.ts'
import type { Email, EmailKind } from '#domain/emails/emails.ts'
import { type Block, type EmailContext, type EmailDefinition, paragraph, type Reader } from '../email.ts'
import { EMAILS } from '../emails.ts'
import { emailText } from './email-text.ts'
import { EmailLayout } from './layout.tsx'

export function renderEmail(email: Email, context: EmailContext, reader: Reader): RenderedEmail {
  // The table pairs each kind with its own function; the compiler cannot follow that through a union.
  const { compose } = EMAILS[email.kind] as EmailDefinition<EmailKind>
  const { greeting = greet(reader.name), attachments = [], ...composed } = compose(email, context, reader)
  const content = { ...composed, blocks: arrangeBlocks(composed.blocks) }
  const subject = oneLine(content.subject)

  return {
    // A practice without an address of its own is reached at the sender's.
    ...(context.practice.email && { replyTo: context.practice.email }),
    ...content,
    senderName: oneLine(context.practice.name),
    subject,
    attachments,
    html: `<!doctype html>${renderToStaticMarkup(<EmailLayout {...content} subject={subject} greeting={greeting} context={context} />)}`,
    text: emailText({ ...content, greeting }, context),
  }
}

const LONGEST_SUBJECT = 150

/** Subjects may contain what a visitor typed: a line break in it must not become another header. */
function oneLine(subject: string): string {
  const line = subject.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.length <= LONGEST_SUBJECT ? line : `${line.slice(0, LONGEST_SUBJECT - 1)}…`
}

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
function arrangeBlocks(blocks: readonly Block[]): readonly Block[] {
  const [first, ...rest] = blocks
  if (first?.type !== 'paragraph') return blocks
  const sections = emailSections(first.text)
  const isPlaced = sections.some(({ part }) => part !== undefined)
  const arranged = sections.flatMap(({ part, text }) =>
    part ? rest.filter(({ type }) => PARTS[type] === part) : [paragraph(text)],
  )
  return isPlaced ? arranged : [...arranged, ...rest]
}

const LONGEST_NAME = 60

/**
 * Greets by name, unless the name could be read as a link or an advertisement: anyone can type a name and
 * another person's address into a form, and we do not want to deliver such a message.
 */
export function greet(name: string | null): string {
  const normalized = name?.replaceAll(/\s+/g, ' ').trim() ?? ''
  const looksLikeName =
    /^[\p{L}\p{M}\p{Zs}.'’-]+$/u.test(normalized) &&
    !/\.\p{L}{2}/u.test(normalized) &&
    normalized.length <= LONGEST_NAME
  return looksLikeName ? EMAIL_FRAME.greetingTo(normalized) : EMAIL_FRAME.greeting
}
