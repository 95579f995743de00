import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { PostgresBinaries } from './binaries.ts'
import { chooseIdentity } from './choose-identity.ts'
import { type Identity, runAs } from './identity.ts'

export const ROLE = 'muhurta'

/** A file beside a cluster whose role may create the scratch database in which a backup is checked. */
const MAY_CREATE_DATABASES = 'may-create-databases'

type Options = { readonly folder: string; readonly binaries: PostgresBinaries; readonly disposable: boolean }

/**
 * Creates the database beside its final place and moves it there when it is complete, so that a kill at any time leaves
 * either no database or a complete one with its password.
 */
export async function createCluster({ folder, binaries, disposable }: Options): Promise<Identity> {
  const unfinished = `${folder}.unfinished-${randomBytes(4).toString('hex')}`
  await mkdir(unfinished, { mode: 0o700 })
  const identity = await chooseIdentity(unfinished, binaries.postgres)

  const cluster = join(unfinished, 'cluster')
  const password = randomBytes(24).toString('base64url')
  // Built into the server, so sorting is the same on every machine: by code point, with Unicode case rules.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  // Only the role below may connect; the superuser exists for single-user sessions on this machine.
  await run(identity, binaries.initdb, ['-D', cluster, '-U', 'postgres', '-A', 'reject', '--no-sync', ...locale])
  await runSql(identity, binaries, cluster, [
    `create role ${ROLE} login createdb password '${password}'`,
    `create database ${ROLE} owner ${ROLE}`,
  ])
  await writeFile(join(cluster, 'pg_hba.conf'), signInRules())
  await writeFile(join(unfinished, MAY_CREATE_DATABASES), '')
  await writeFile(join(unfinished, 'password'), password, { mode: 0o600, flush: !disposable })
  if (!disposable) await run(identity, binaries.initdb, ['--sync-only', '-D', cluster])

  await rename(unfinished, folder)
  if (!disposable) await syncFolder(dirname(folder))
  return identity
}

/**
 * Clusters of 0.2 have a role that may not create databases. Done once, while no server runs; with an orphan that still does,
 * at the next start: only the check of backups waits for it.
 */
export async function allowDatabases(folder: string, binaries: PostgresBinaries, identity: Identity): Promise<void> {
  const mark = join(folder, MAY_CREATE_DATABASES)
  const isDone = await stat(mark).then(
    () => true,
    () => false,
  )
  if (isDone) return
  try {
    await runSql(identity, binaries, join(folder, 'cluster'), [`alter role ${ROLE} createdb`])
    await writeFile(mark, '')
  } catch {
    // An orphan has the lock.
  }
}

/** Leftovers of a killed first start. One that its orphan still writes to is removed at a later start. */
export async function removeUnfinishedClusters(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.unfinished-`
  const names = (await readdir(dirname(folder))).filter((name) => name.startsWith(prefix))
  for (const name of names) {
    await rm(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
  }
}

function signInRules(): string {
  return [`local all ${ROLE} scram-sha-256`, `host all ${ROLE} 127.0.0.1/32 scram-sha-256`, ''].join('\n')
}

/** A single-user session continues after an error, so its output is checked too. */
async function runSql(identity: Identity, binaries: PostgresBinaries, cluster: string, statements: string[]) {
  const input = `${statements.join(';\n')};\n`
  const quietly = ['-c', 'log_checkpoints=off', '-c', 'log_min_error_statement=panic']
  const output = await run(identity, binaries.postgres, ['--single', '-D', cluster, ...quietly, 'postgres'], input)
  if (/\b(ERROR|FATAL|PANIC):/.test(output)) throw new Error(`The new database could not be set up: ${output}`)
}

async function run(identity: Identity, program: string, args: string[], input = ''): Promise<string> {
  const { code, output } = await runAs(identity, program, args, { input })
  if (code !== 0) throw new Error(`${basename(program)} failed with code ${code}: ${output}`)
  return output
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
