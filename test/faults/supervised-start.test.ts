import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listProcessesOf } from '#test/servers/list-processes.ts'
import { startServerProcess } from '#test/servers/server-process.ts'
import { eventually } from '#test/time/eventually.ts'
import { createDatabase, databaseUrl } from '../database.ts'
import { statusOf, withDataDir } from './site-process.ts'

const BOOTSTRAP = fileURLToPath(new URL('../../scripts/bootstrap.mjs', import.meta.url))
const NPM_START = [process.execPath, BOOTSTRAP, 'start']
const THROWS_ON_SIGNAL = `--import=${fileURLToPath(new URL('../programs/uncaught-exception.ts', import.meta.url))}`

/** The process that serves: the holder of the data folder. */
async function servingPid(dataDir: string): Promise<number | undefined> {
  const note = await readFile(join(dataDir, 'lock.json'), 'utf8').catch(() => undefined)
  return note === undefined ? undefined : (JSON.parse(note) as { pid: number }).pid
}

test('npm start starts a site again that was killed, aborted or ended by an exception, and says so', async () => {
  // A data folder has its own secret, so each needs a database of its own.
  const own = await createDatabase()
  await withDataDir(async (dataDir) => {
    const settings = { NODE_OPTIONS: THROWS_ON_SIGNAL }
    const site = await startServerProcess({ dataDir, databaseUrl: own.url, program: NPM_START, settings })

    for (const signal of ['SIGKILL', 'SIGABRT', 'SIGUSR2'] as const) {
      const pid = await eventually(() => servingPid(dataDir))
      process.kill(pid, signal)
      await eventually(async () => {
        const next = await servingPid(dataDir)
        return next !== undefined && next !== pid && (await statusOf(`${site.url}/readyz`)) === 200
      })
    }

    const restarts = site
      .output()
      .split('\n')
      .filter((line) => line.includes('is started again'))
    expect(restarts.map((line) => JSON.parse(line).msg)).toEqual([
      'the program ended with SIGKILL and is started again in 1 s',
      'the program ended with SIGABRT and is started again in 2 s',
      'the program ended with code 1 and is started again in 4 s',
    ])
    expect(await site.stop()).toBe(0)
    expect(await listProcessesOf(dataDir)).toEqual([])
  })
  await own.drop()
})

test('npm start does not repeat a start that is refused', async () => {
  await withDataDir(async (dataDir) => {
    const [program = '', ...args] = NPM_START
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PORT: 'many' }
    const child = spawn(program, args, { env })
    const ended = new Promise((resolve) => child.once('close', resolve))
    const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])

    expect(code).toBe(1)
    expect(errors.match(/PORT/g)).toHaveLength(1)
    expect(output).not.toContain('is started again')
  })
})

test('a site ends with the process that starts it again', async () => {
  await withDataDir(async (dataDir) => {
    const site = await startServerProcess({ dataDir, program: NPM_START })

    await site.kill()

    expect(await servingPid(dataDir)).toBeUndefined()
    expect(await listProcessesOf(dataDir)).toEqual([])
  })
})

test('a site ends with the npm command, also while it waits to be started again', async () => {
  await withDataDir(async (dataDir) => {
    // npm runs its scripts through a shell, and sets this variable.
    const npm = `require('node:child_process').spawn('sh', ['-c', process.argv.slice(1).join(' ')], { stdio: 'inherit' })`
    const program = [process.execPath, '-e', npm, '--', ...NPM_START]
    const options = { dataDir, databaseUrl: databaseUrl(), program, settings: { npm_lifecycle_event: 'start' } }
    const first = await startServerProcess(options)
    await first.kill()
    expect(await servingPid(dataDir)).toBeUndefined()

    const second = await startServerProcess(options)
    process.kill(await eventually(() => servingPid(dataDir)), 'SIGKILL')
    await eventually(() => second.output().includes('is started again'))
    await second.kill()
  })
})
