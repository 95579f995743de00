/** An email in the outbox, as far as a page shows it. */
export type StoredEmail = {
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

/** The emails of a site without a mail server. */
export type Outbox = {
  /** The latest first, as many as one page shows. */
  listEmails(): Promise<StoredEmail[]>
  findEmail(name: string): Promise<StoredEmail | undefined>
}
