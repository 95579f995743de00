import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, errorMessage } from '#domain/caught-error.ts'
import type { MailTransport, OutgoingEmail } from '#domain/emails/email-delivery.ts'
import { accepted, refused } from '#domain/outcome.ts'
import { composeMessage } from './compose-message.ts'

/** Writes each email as a file; names sort by age, and a retry overwrites the same file. */
export function createOutbox(folder: string, mailFrom: string): MailTransport {
  return {
    kind: 'outbox',
    async deliver(email) {
      const message = await composeMessage(email, mailFrom)
      try {
        await writeWhole(folder, fileName(email), message)
        return accepted(undefined)
      } catch (error) {
        return refused({ kind: 'temporary', reason: errorMessage(error) })
      }
    },
  }
}

/** Writes a temporary file and renames it, so that readers never see a partial email. */
async function writeWhole(folder: string, name: string, message: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}.part`)
  const file = await openIn(folder, unfinished)
  try {
    await file.writeFile(message)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, join(folder, name))
}

/** Creates the folder with the first email. */
async function openIn(folder: string, path: string): Promise<FileHandle> {
  try {
    return await open(path, 'w', 0o600)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return open(path, 'w', 0o600)
  }
}

function fileName({ writtenAt, emailId, messageId }: OutgoingEmail): string {
  const instant = writtenAt.toISOString().replaceAll(/[-:]/g, '')
  return `${instant}-${String(emailId).padStart(8, '0')}-${messageId}.eml`
}

/** A complete file, or one that a killed process left unfinished. */
const FILE_NAME = /^\.?\d{8}T[\d.]+Z-(\d+)-[0-9a-f-]+\.eml(\.part)?$/

/**
 * Deletes the files of emails that no longer exist, and returns how many. Also cleans up after a mail server was set up:
 * the files from before are still there.
 */
export async function purgeOutbox(
  folder: string,
  listDeleted: (emailIds: readonly number[]) => Promise<readonly number[]>,
): Promise<number> {
  const files = (await namesIn(folder)).flatMap((name) => {
    const emailId = FILE_NAME.exec(name)?.[1]
    return emailId === undefined ? [] : [{ name, emailId: Number(emailId) }]
  })
  if (files.length === 0) return 0

  const deleted = new Set(await listDeleted([...new Set(files.map(({ emailId }) => emailId))]))
  const obsolete = files.filter(({ emailId }) => deleted.has(emailId))
  for (const { name } of obsolete) await rm(join(folder, name), { force: true })
  return obsolete.length
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
