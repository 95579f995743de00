/** A letter in the outbox, as far as a page shows it. */
export type StoredLetter = {
  /** Of its file, and so of its page. */
  readonly name: string
  readonly to: string
  readonly subject: string
  /** Undefined for a file that does not say. */
  readonly writtenAt: Date | undefined
  readonly text: string
  /** The names of the files that come with it. */
  readonly attachments: readonly string[]
}

/** The letters of a site without a mail server. */
export type Outbox = {
  /** The latest first, as many as one page shows. */
  listLetters(): Promise<StoredLetter[]>
  findLetter(name: string): Promise<StoredLetter | undefined>
}
