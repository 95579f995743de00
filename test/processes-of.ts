import { readdirSync, readFileSync } from 'node:fs'
import { runProgram } from '../scripts/run-program.ts'

/** The command lines of the running processes that name this folder, as `pid command`. */
export async function listProcessesOf(folder: string): Promise<string[]> {
  const all = process.platform === 'linux' ? readProc() : await askPs()
  return all.filter((line) => line.includes(folder))
}

function readProc(): string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    try {
      return [`${pid} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`]
    } catch {
      // It ended while we were reading.
      return []
    }
  })
}

async function askPs(): Promise<string[]> {
  const { output } = await runProgram(['ps', '-axww', '-o', 'pid=,command='])
  return output.split('\n')
}
