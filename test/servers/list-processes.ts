import { readdirSync, readFileSync } from 'node:fs'
import { runProgram } from '../../scripts/run-program.ts'

/** Running processes with this folder in their command line, as `pid command`. */
export async function listProcessesOf(folder: string): Promise<string[]> {
  const all = process.platform === 'linux' ? readProc() : await runPs()
  return all.filter((line) => line.includes(folder))
}

function readProc(): string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    try {
      return [`${pid} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`]
    } catch {
      // It exited while we were reading.
      return []
    }
  })
}

async function runPs(): Promise<string[]> {
  const { output } = await runProgram(['ps', '-axww', '-o', 'pid=,command='])
  return output.split('\n')
}
