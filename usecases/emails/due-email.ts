import type { Database } from '#db/client.ts'
import type { Email, EmailKind, EmailOf } from '#domain/emails/emails.ts'
import type { SkipReason } from '#domain/emails/skip-reasons.ts'
import type { Language } from '#domain/languages.ts'
import type { Outcome } from '#domain/outcome.ts'

/** An email that is about to be sent. Its event key names the rows it is about. */
export type DueEmail = {
  readonly id: number
  readonly eventKey: string
  readonly email: Email
  readonly queuedAt: Date
}

export type Due = Pick<DueEmail, 'id' | 'eventKey'> & {
  readonly now: Date
  /** In which it is written. */
  readonly language?: Language
}

/** Returns the email as it is true now, or why it should not be sent any more. */
export type Refresh<Kind extends EmailKind> = (
  db: Database,
  email: EmailOf<Kind>,
  due: Due,
) => Promise<Outcome<EmailOf<Kind>, SkipReason>>
