import type { LetterKind, LetterOf } from '#domain/letters/letters.ts'
import type { SealedText } from '#domain/sealed-text.ts'

/** What every letter needs to know of the site it comes from. */
export type LetterContext = {
  readonly practice: {
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly address: string
  }
  readonly appUrl: string
  readonly unseal: (text: SealedText) => string
}

export type Reader = { readonly name: string | null; readonly timeZone: string }

export type Attachment = {
  readonly filename: string
  readonly contentType: string
  readonly content: string | Uint8Array
}

/** The parts of a letter, from which both the HTML and the plain text are made. */
export type Block =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'button'; readonly label: string; readonly url: string }
  | { readonly type: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly type: 'quote'; readonly text: string }
  | { readonly type: 'note'; readonly text: string }

export type LetterContent = {
  readonly subject: string
  /** The line that mail programs show beside the subject. */
  readonly preview: string
  /** Left out, the letter greets the reader by name. */
  readonly greeting?: string
  readonly blocks: readonly Block[]
  readonly replyTo?: string
  /** For news that people subscribed to: lets the mail program show its own unsubscribe button. */
  readonly unsubscribeUrl?: string
  readonly attachments?: readonly Attachment[]
}

export type Compose<Kind extends LetterKind> = (
  letter: LetterOf<Kind>,
  context: LetterContext,
  reader: Reader,
) => LetterContent

export const paragraph = (text: string): Block => ({ type: 'paragraph', text })
export const button = (label: string, url: string): Block => ({ type: 'button', label, url })
export const quote = (text: string): Block => ({ type: 'quote', text })
export const note = (text: string): Block => ({ type: 'note', text })
export const facts = (...rows: (readonly [label: string, value: string])[]): Block => ({ type: 'facts', rows })
