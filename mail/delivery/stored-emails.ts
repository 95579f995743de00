import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { Outbox, StoredEmail } from '#domain/emails/outbox.ts'

const FILE_NAME = /^[A-Za-z0-9][\w.@<>-]*\.eml$/
const MOST_EMAILS = 200

/** Reads the emails that the outbox has written. */
export function openStoredEmails(folder: string): Outbox {
  const listNames = async () => (await readdir(folder)).filter((name) => FILE_NAME.test(name))
  return {
    async listEmails() {
      const names = (await listNames()).sort((a, b) => b.localeCompare(a))
      return Promise.all(names.slice(0, MOST_EMAILS).map((name) => readEmail(folder, name)))
    },
    async findEmail(name) {
      return (await listNames()).includes(name) ? readEmail(folder, name) : undefined
    },
  }
}

async function readEmail(folder: string, name: string): Promise<StoredEmail> {
  const {
    to = [],
    subject = '',
    date,
    text = '',
    attachments,
  } = await PostalMime.parse(await readFile(join(folder, name)))
  return {
    name,
    to: to.map(({ address }) => address ?? '').join(', '),
    subject,
    writtenAt: date === undefined ? undefined : new Date(date),
    text,
    attachments: attachments.map(({ filename }) => filename ?? ''),
  }
}
