import { readdir, readFile } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import { Client } from 'pg'
import { sealText } from '#db/sealed-text.ts'
import { errorCode } from '#domain/caught-error.ts'
import { copyOut } from './copy.ts'
import { type BackupHeader, SECRET_PROOF } from './format.ts'
import { listSequences, listTables, speakExactly } from './tables.ts'
import { type BackupWriter, writeBackupFile } from './writer.ts'

export type BackupSource = {
  readonly url: string
  readonly dataDir: string
  /** The folders of the data folder that a restored site needs: uploads, and the secrets that decrypt its rows. */
  readonly folders: readonly string[]
  readonly secret: string
  /** Encrypts the file; undefined: it is as readable as the data folder. */
  readonly passphrase: string | undefined
}

export type BackupReport = {
  readonly path: string
  readonly tables: number
  readonly files: number
  readonly newestHash: string | undefined
}

/** The hash is the newest of the records in the file (0241); undefined for a database of an older version. */
export type BackupName = (newestHash: string | undefined) => string

/** Writes one consistent file of everything while the site may be running. */
export async function backUp(source: BackupSource, nameFile: BackupName, now: Date): Promise<BackupReport> {
  const client = new Client({ connectionString: source.url, application_name: 'muhurta-backup' })
  // A broken connection fails the query that runs; without a listener, the event would also end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await speakExactly(client)
    // One snapshot of all tables, however long reading takes.
    await client.query('begin isolation level repeatable read, read only')
    const tables = await listTables(client)
    const newestHash = await findNewestHash(client)
    const path = nameFile(newestHash)
    const report = { path, tables: tables.length, files: 0, newestHash }

    const header = { ...(await headerOf(client, source.secret, now)), ...(newestHash && { newestHash }) }

    await writeBackupFile({ path, passphrase: source.passphrase }, header, async (writer) => {
      const counts: Record<string, number> = {}
      for (const { name, columns } of tables) {
        await writer.entry({ table: name, columns })
        counts[name] = await copyOut(client, `copy (select ${columns.join(', ')} from ${name}) to stdout`, writer.data)
      }
      await writer.entry({ counts })
      // Read last: a sequence may skip a number but must never repeat one.
      await writer.entry({ sequences: await listSequences(client) })
      report.files = await writeFolders(source, await findStoredPictures(client), writer)
    })
    return report
  } finally {
    await client.end()
  }
}

async function findNewestHash(client: Client): Promise<string | undefined> {
  const { rows: found } = await client.query<{ name: string | null }>(
    `select to_regclass('public.record_chain') as name`,
  )
  if (found[0]?.name == null) return undefined
  const { rows } = await client.query<{ hash: string }>(
    `select encode(hash, 'hex') as hash from record_chain where position > 0`,
  )
  return rows[0]?.hash
}

async function headerOf(client: Client, secret: string, now: Date): Promise<BackupHeader> {
  const { rows: migrations } = await client.query<BackupHeader['migrations'][number]>(
    'select version, name, checksum from schema_migrations order by version',
  )
  return {
    format: 'muhurta-backup',
    formatVersion: 1,
    createdAt: now.toISOString(),
    migrations,
    secretProof: sealText(SECRET_PROOF, secret),
  }
}

/** Files that the folder only caches, as paths of the data folder. */
async function findStoredPictures(client: Client): Promise<ReadonlySet<string>> {
  const { rows: found } = await client.query<{ name: string | null }>(`select to_regclass('public.pictures') as name`)
  if (found[0]?.name == null) return new Set()
  const { rows } = await client.query<{ name: string }>('select name from pictures')
  return new Set(rows.map(({ name }) => `uploads/${name}`))
}

async function writeFolders(
  { dataDir, folders }: BackupSource,
  cached: ReadonlySet<string>,
  writer: BackupWriter,
): Promise<number> {
  let files = 0
  for (const folder of folders) {
    for (const path of await listFiles(join(dataDir, folder))) {
      const file = posix.join(folder, path.replaceAll(sep, '/'))
      const content = cached.has(file) ? undefined : await readFile(join(dataDir, folder, path)).catch(unlessMissing)
      if (!content) continue
      await writer.entry({ file })
      await writer.data(content)
      files += 1
    }
  }
  return files
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing)
  const files = (entries ?? []).filter((entry) => entry.isFile())
  return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).toSorted()
}

/** A file that is deleted while we read is not part of the backup. */
function unlessMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error
}
