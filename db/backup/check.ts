import { readFile } from 'node:fs/promises'
import { isAbsolute, join, normalize } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { errorCode } from '#domain/caught-error.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Migration } from '../migration-file.ts'
import { unsealText } from '../sealed-text.ts'
import { type BackupFile, type BackupHeader, BadBackup, type RowCounts, SECRET_PROOF } from './format.ts'
import { readBackupFile } from './reader.ts'

export type RestoreTarget = {
  readonly url: string
  /** Undefined: only the rows are restored. */
  readonly dataDir: string | undefined
  /** The secret that the site will run with, or undefined to use the one inside the backup. */
  readonly secret: string | undefined
  readonly passphrase?: string | undefined
}

type CheckedBackup = { readonly header: BackupHeader; readonly counts: RowCounts }

/** The file of a secret that the site generated itself. */
const SECRET_FILE = 'secrets/auth-secret'

/** Reads the whole file and changes nothing. The refusal is a sentence for the operator. */
export async function checkBackup(
  { path, passphrase }: BackupFile,
  target: RestoreTarget,
  migrations: readonly Migration[],
): Promise<Outcome<CheckedBackup, string>> {
  let header: BackupHeader | undefined
  let secret = target.secret
  let counts: RowCounts = {}
  const fileProblems: string[] = []

  try {
    await readBackupFile(
      { path, passphrase },
      {
        async header(found) {
          header = found
        },
        async entry(entry, content) {
          if ('counts' in entry) counts = entry.counts
          if (!('file' in entry)) return
          const bytes = await buffer(content)
          if (entry.file === SECRET_FILE) secret ??= bytes.toString('utf8').trim()
          const problem = target.dataDir && (await findFileInTheWay(target.dataDir, entry.file, bytes))
          if (problem) fileProblems.push(problem)
        },
      },
    )
  } catch (error) {
    if (error instanceof BadBackup) return refused(`${path} cannot be restored: ${error.message}.`)
    if (errorCode(error) === 'ENOENT') return refused(`File not found: ${path}.`)
    throw error
  }
  if (!header) return refused(`${path} cannot be restored: it has no header.`)

  const problem = findMismatch(header, migrations) ?? findWrongSecret(header, secret) ?? fileProblems[0]
  return problem ? refused(problem) : accepted({ header, counts })
}

function findMismatch(header: BackupHeader, migrations: readonly Migration[]): string | undefined {
  if (header.format !== 'muhurta-backup') return 'This file is not a backup of Muhurta.'
  if (header.formatVersion !== 1)
    return 'The backup was made by a newer version of Muhurta: restore it with that version.'

  for (const { version, name, checksum } of header.migrations) {
    const known = migrations.find((migration) => migration.version === version)
    if (!known) {
      return `The backup was made by a newer version of Muhurta: it has the migration ${name}, which this one does not know.`
    }
    if (known.checksum !== checksum) return `The backup was made by another Muhurta: its migration ${name} is not ours.`
  }
  return undefined
}

function findWrongSecret({ secretProof }: BackupHeader, secret: string | undefined): string | undefined {
  const sentence =
    'The backup was made with another secret, without which its encrypted rows cannot be read: set AUTH_SECRET to the one of that site, and restore into a new DATA_DIR.'
  try {
    return secret !== undefined && unsealText(secretProof, secret) === SECRET_PROOF ? undefined : sentence
  } catch {
    return sentence
  }
}

async function findFileInTheWay(dataDir: string, file: string, bytes: Buffer): Promise<string | undefined> {
  if (isAbsolute(file) || normalize(file).startsWith('..')) return `The backup holds a file with the name ${file}.`

  const existing = await readFile(join(dataDir, file)).catch(() => undefined)
  if (!existing || existing.equals(bytes)) return undefined
  return `DATA_DIR has a file ${file} of its own: restore into a new DATA_DIR.`
}
