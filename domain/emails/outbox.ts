/** An email in the outbox, as its page displays it. */
export type StoredEmail = {
  /** The name of its file, and of its page. */
  readonly name: string
  readonly to: string
  readonly subject: string
  /** Undefined if the file has no date. */
  readonly writtenAt: Date | undefined
  readonly text: string
  /** The names of its attachments. */
  readonly attachments: readonly string[]
}

/** The emails of a site without a mail server. */
export type Outbox = {
  /** The latest first, limited to one page. */
  listEmails(): Promise<StoredEmail[]>
  findEmail(name: string): Promise<StoredEmail | undefined>
}
