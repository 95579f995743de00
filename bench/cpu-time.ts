import { readFileSync } from 'node:fs'

// The kernel counts in hundredths of a second on every platform Node runs on.
const TICK_MS = 10

/** The CPU time these processes have used so far; undefined outside Linux. */
export function cpuMs(pids: readonly number[]): number | undefined {
  try {
    return pids.reduce((sum, pid) => sum + ticksOf(pid) * TICK_MS, 0)
  } catch {
    return undefined
  }
}

function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in the second field may contain spaces, so fields are counted after its closing bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}
