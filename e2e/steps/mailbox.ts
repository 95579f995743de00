import { expect } from '@playwright/test'
import type { ReceivedEmail, TestSmtp } from '#test/outside-world/smtp.ts'

type Wanted = { readonly to: string; readonly subject: RegExp }

export type Mailbox = ReturnType<typeof openMailbox>

/** The emails that arrived by SMTP, for any recipient. */
export function openMailbox(smtp: TestSmtp) {
  const list = ({ to, subject }: Wanted): ReceivedEmail[] =>
    smtp.received.filter((email) => email.envelopeTo.includes(to) && subject.test(email.subject ?? ''))

  return {
    list,
    /** Waits for the email; returns the latest of several. */
    async receive(wanted: Wanted): Promise<ReceivedEmail> {
      await expect
        .poll(() => list(wanted).length, {
          message: `an email to ${wanted.to} about ${wanted.subject}`,
          intervals: [50],
        })
        .toBeGreaterThan(0)
      return list(wanted).at(-1) as ReceivedEmail
    },
  }
}

/** The first link in the text of an email whose path matches, such as a verification or reset link. */
export function linkIn(email: ReceivedEmail, path: RegExp): string {
  const links = email.text?.match(/https?:\/\/\S+/g) ?? []
  const link = links.find((candidate) => path.test(new URL(candidate).pathname))
  if (!link) throw new Error(`The email "${email.subject}" has no link to ${path}, only ${links.join(' ')}`)
  return link
}
