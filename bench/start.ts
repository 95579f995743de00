import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type ServerProcess, startServerProcess } from '#test/servers/server-process.ts'
import { cpuMs } from './cpu-time.ts'
import { listFamily, proportionalMegabytes } from './memory.ts'
import { median, printTable } from './table.ts'

const ROUNDS = 5
const SETTLE_MS = 5_000

type Start = { readonly wallMs: number; readonly cpuMs: number | undefined }

/** From the command to the first response: with a new database, after an orderly stop, and after a kill. */
export async function benchStart(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'muhurta-bench-start-'))
  const start = () => startServerProcess({ dataDir, settings: { LOG_LEVEL: 'warn' } })
  try {
    const [first, afterStop, afterKill]: [Start[], Start[], Start[]] = [[], [], []]
    let site = await start()
    first.push(measured(site))
    for (let round = 0; round < ROUNDS; round++) {
      await site.stop()
      site = await start()
      afterStop.push(measured(site))
      await site.kill()
      site = await start()
      afterKill.push(measured(site))
    }
    await delay(SETTLE_MS)
    const memory = memoryOf(site)
    await site.stop()

    printTable(
      ['start to first response', 'ms', 'cpu ms of the server'],
      [
        ['with a new database', ...cellsOf(first)],
        ['after an orderly stop', ...cellsOf(afterStop)],
        ['after kill -9', ...cellsOf(afterKill)],
      ],
    )
    console.log(`\nAt rest: server ${memory.server.toFixed(0)} MB, database ${memory.database.toFixed(0)} MB.`)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

function measured(site: ServerProcess): Start {
  return { wallMs: site.startMs, cpuMs: cpuMs([site.pid]) }
}

function memoryOf(site: ServerProcess): { server: number; database: number } {
  const [server = site.pid, ...database] = listFamily(site.pid)
  return { server: proportionalMegabytes([server]), database: proportionalMegabytes(database) }
}

function cellsOf(starts: readonly Start[]): string[] {
  return [
    median(starts.map(({ wallMs }) => wallMs)).toFixed(0),
    median(starts.map((start) => start.cpuMs ?? Number.NaN)).toFixed(0),
  ]
}
