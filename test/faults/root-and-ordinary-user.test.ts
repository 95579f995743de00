import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { answerOf, HeldDatabase } from '../held-database.ts'

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

const scratch = mkdtempSync(join(tmpdir(), 'muhurta-accounts-'))
// Other accounts must be able to pass through.
chmodSync(scratch, 0o711)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('the database runs under whatever account starts it', async () => {
  const held = new HeldDatabase(join(scratch, 'anybody'))

  expect(await answerOf((await held.opened()).url, 'select 1 as answer')).toBe(1)
  await held.end('SIGTERM')
})

/** As root we can become somebody else; the others have seen their own case above. */
describe.runIf(isRoot)('started by root', () => {
  test('without user namespaces the database runs under an unprivileged account that owns it', async () => {
    const dataDir = join(scratch, 'account')
    const held = new HeldDatabase(dataDir, { env: { PATH: toolsOnly('sh') } })

    expect(await answerOf((await held.opened()).url, 'select 1 as answer')).toBe(1)
    expect(statSync(join(dataDir, 'postgres', 'cluster')).uid).not.toBe(0)
    expect((statSync(dataDir).mode & 0o777).toString(8)).toBe('711')
    await held.end('SIGTERM')
  })

  test('a database made inside a user namespace is handed over when those are gone', async () => {
    const dataDir = join(scratch, 'moved')
    const before = new HeldDatabase(dataDir)
    await answerOf((await before.opened()).url, 'create table kept as select 1 as answer')
    await before.end('SIGTERM')

    const after = new HeldDatabase(dataDir, { env: { PATH: toolsOnly('sh') } })

    expect(await answerOf((await after.opened()).url, 'select answer from kept')).toBe(1)
    await after.end('SIGTERM')
  })

  test('when there is no way around root, one sentence says what to do', async () => {
    const held = new HeldDatabase(join(scratch, 'no-way'), { env: { PATH: join(scratch, 'empty') } })

    const { code, complaint } = await held.ended()

    expect(code).toBe(1)
    expect(complaint).toMatch(/^The embedded database does not run as root.*or set DATABASE_URL.*\.\n$/)
  })
})

describe.runIf(isRoot && canRunAsNobody())('started by an ordinary user', () => {
  test('the database runs, and root can take over the same folder later', async () => {
    const home = join(scratch, 'home')
    mkdirSync(home)
    chownSync(home, NOBODY, NOBODY)

    const ordinary = new HeldDatabase(join(home, 'data'), { uid: NOBODY, gid: NOBODY })
    await answerOf((await ordinary.opened()).url, 'create table kept as select 1 as answer')
    await ordinary.end('SIGTERM')
    const root = new HeldDatabase(join(home, 'data'))

    expect(await answerOf((await root.opened()).url, 'select answer from kept')).toBe(1)
    await root.end('SIGTERM')
  })

  test('a folder of root is refused with one sentence', async () => {
    const dataDir = join(scratch, 'closed')
    mkdirSync(dataDir, { mode: 0o700 })

    const { code, complaint } = await new HeldDatabase(dataDir, { uid: NOBODY, gid: NOBODY }).ended()

    expect(code).toBe(1)
    expect(complaint).toMatch(/^DATA_DIR: the folder .* cannot be made or written/)
  })
})

function toolsOnly(...names: string[]): string {
  const folder = mkdtempSync(join(scratch, 'tools-'))
  chmodSync(folder, 0o755)
  for (const name of names) symlinkSync(`/bin/${name}`, join(folder, name))
  return folder
}

/** Not when the program itself lies in a folder that is closed to others. */
function canRunAsNobody(): boolean {
  const options = { uid: NOBODY, gid: NOBODY, cwd: '/' }
  return spawnSync(process.execPath, ['--check', import.meta.filename], options).status === 0
}
