import { expect } from '@playwright/test'
import type { ReceivedLetter, TestSmtp } from '#test/smtp.ts'

type Wanted = { readonly to: string; readonly subject: RegExp }

export type Mailbox = ReturnType<typeof openMailbox>

/** The letters that really arrived by SMTP, whoever they are for. */
export function openMailbox(smtp: TestSmtp) {
  const list = ({ to, subject }: Wanted): ReceivedLetter[] =>
    smtp.received.filter((letter) => letter.envelopeTo.includes(to) && subject.test(letter.subject ?? ''))

  return {
    list,
    /** Waits for the letter; of several the latest. */
    async receive(wanted: Wanted): Promise<ReceivedLetter> {
      await expect
        .poll(() => list(wanted).length, { message: `a letter to ${wanted.to} about ${wanted.subject}` })
        .toBeGreaterThan(0)
      return list(wanted).at(-1) as ReceivedLetter
    },
  }
}

/** The first address of our site in the text of a letter whose path matches: a verification or a reset link. */
export function linkIn(letter: ReceivedLetter, path: RegExp): string {
  const links = letter.text?.match(/https?:\/\/\S+/g) ?? []
  const link = links.find((candidate) => path.test(new URL(candidate).pathname))
  if (!link) throw new Error(`The letter "${letter.subject}" has no link to ${path}; it has ${links.join(' ')}`)
  return link
}
