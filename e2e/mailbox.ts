import { expect } from '@playwright/test'
import type { ReceivedEmail, TestSmtp } from '#test/smtp.ts'

type Wanted = { readonly to: string; readonly subject: RegExp }

export type Mailbox = ReturnType<typeof openMailbox>

/** The emails that really arrived by SMTP, whoever they are for. */
export function openMailbox(smtp: TestSmtp) {
  const list = ({ to, subject }: Wanted): ReceivedEmail[] =>
    smtp.received.filter((email) => email.envelopeTo.includes(to) && subject.test(email.subject ?? ''))

  return {
    list,
    /** Waits for the email; of several the latest. */
    async receive(wanted: Wanted): Promise<ReceivedEmail> {
      await expect
        .poll(() => list(wanted).length, { message: `an email to ${wanted.to} about ${wanted.subject}` })
        .toBeGreaterThan(0)
      return list(wanted).at(-1) as ReceivedEmail
    },
  }
}

/** The first address of our site in the text of an email whose path matches: a verification or a reset link. */
export function linkIn(email: ReceivedEmail, path: RegExp): string {
  const links = email.text?.match(/https?:\/\/\S+/g) ?? []
  const link = links.find((candidate) => path.test(new URL(candidate).pathname))
  if (!link) throw new Error(`The email "${email.subject}" has no link to ${path}; it has ${links.join(' ')}`)
  return link
}
