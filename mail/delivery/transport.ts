import type { MailTransport } from '#domain/emails/email-delivery.ts'
import { createOutbox } from './outbox.ts'
import { createSmtpTransport } from './smtp-transport.ts'

type MailSettings = {
  readonly smtpUrl?: string | undefined
  readonly mailFrom: string
  readonly outboxDir: string
}

/** Without a mail server, every email becomes a file that the operator can read. */
export function createMailTransport({ smtpUrl, mailFrom, outboxDir }: MailSettings): MailTransport {
  return smtpUrl ? createSmtpTransport(smtpUrl, mailFrom) : createOutbox(outboxDir, mailFrom)
}
