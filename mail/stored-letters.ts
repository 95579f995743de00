import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { Outbox, StoredLetter } from '#domain/letters/outbox.ts'

const FILE_NAME = /^[A-Za-z0-9][\w.@<>-]*\.eml$/
const MOST_LETTERS = 200

/** Reads the letters that the outbox wrote into its folder. */
export function openStoredLetters(folder: string): Outbox {
  const listNames = async () => (await readdir(folder)).filter((name) => FILE_NAME.test(name))
  return {
    async listLetters() {
      const names = (await listNames()).sort((a, b) => b.localeCompare(a))
      return Promise.all(names.slice(0, MOST_LETTERS).map((name) => readLetter(folder, name)))
    },
    async findLetter(name) {
      return (await listNames()).includes(name) ? readLetter(folder, name) : undefined
    },
  }
}

async function readLetter(folder: string, name: string): Promise<StoredLetter> {
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
