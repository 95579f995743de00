import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { DatabaseProcess, queryValue } from '#test/postgres/database-process.ts'

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

const scratch = mkdtempSync(join(tmpdir(), 'muhurta-accounts-'))
// Other accounts must be able to traverse it.
chmodSync(scratch, 0o711)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const ANY_ACCOUNT = join(scratch, 'any-account')

test('the database runs under the account that starts it', async () => {
  const held = new DatabaseProcess(ANY_ACCOUNT)

  expect(await queryValue((await held.opened()).url, 'create table written as select 1 as value')).toBeUndefined()
  await held.end('SIGTERM')
})

/** Only root can switch accounts; other accounts are covered by the test above. */
describe.runIf(isRoot)('started by root', () => {
  test('started by root: without user namespaces the database runs under an unprivileged account that owns it', async () => {
    const dataDir = join(scratch, 'account')
    const held = new DatabaseProcess(dataDir, { env: { PATH: toolsOnly('sh') } })

    expect(await queryValue((await held.opened()).url, 'select 1 as value')).toBe(1)
    expect(statSync(join(dataDir, 'postgres', 'cluster')).uid).not.toBe(0)
    expect((statSync(dataDir).mode & 0o777).toString(8)).toBe('711')
    await held.end('SIGTERM')
  })

  test('a database created inside a user namespace still works without namespaces', async () => {
    // The database of the first test.
    const after = new DatabaseProcess(ANY_ACCOUNT, { env: { PATH: toolsOnly('sh') } })

    expect(await queryValue((await after.opened()).url, 'select value from written')).toBe(1)
    await after.end('SIGTERM')
  })

  test('started by root: says in one sentence what to do when the database cannot avoid running as root', async () => {
    const held = new DatabaseProcess(join(scratch, 'no-way'), { env: { PATH: join(scratch, 'empty') } })

    const { code, errorOutput } = await held.ended()

    expect(code).toBe(1)
    expect(errorOutput).toMatch(/^The embedded database does not run as root.*or set DATABASE_URL.*\.\n$/)
  })
})

describe.runIf(isRoot && canRunAsNobody())('started by an ordinary user', () => {
  test('the database runs, and root can use the same folder later', async () => {
    const home = join(scratch, 'home')
    mkdirSync(home)
    chownSync(home, NOBODY, NOBODY)

    const ordinary = new DatabaseProcess(join(home, 'data'), { uid: NOBODY, gid: NOBODY })
    await queryValue((await ordinary.opened()).url, 'create table written as select 1 as value')
    await ordinary.end('SIGTERM')
    const root = new DatabaseProcess(join(home, 'data'))

    expect(await queryValue((await root.opened()).url, 'select value from written')).toBe(1)
    await root.end('SIGTERM')
  })

  test('started by an ordinary user refuses a folder owned by root in one sentence', async () => {
    const dataDir = join(scratch, 'closed')
    mkdirSync(dataDir, { mode: 0o700 })

    const { code, errorOutput } = await new DatabaseProcess(dataDir, { uid: NOBODY, gid: NOBODY }).ended()

    expect(code).toBe(1)
    expect(errorOutput).toMatch(/^DATA_DIR: the folder .* cannot be made or written/)
  })
})

function toolsOnly(...names: string[]): string {
  const folder = mkdtempSync(join(scratch, 'tools-'))
  chmodSync(folder, 0o755)
  for (const name of names) symlinkSync(`/bin/${name}`, join(folder, name))
  return folder
}

/** False when the project is in a folder that others cannot read. */
function canRunAsNobody(): boolean {
  const options = { uid: NOBODY, gid: NOBODY, cwd: '/' }
  return spawnSync(process.execPath, ['--check', import.meta.filename], options).status === 0
}
