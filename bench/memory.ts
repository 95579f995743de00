import { readdirSync, readFileSync } from 'node:fs'

/** A process and its descendants, oldest first. Linux only. */
export function listFamily(pid: number): number[] {
  const parents = readParents()
  const family = [pid]
  for (const ancestor of family) {
    for (const [child, parent] of parents) if (parent === ancestor) family.push(child)
  }
  return family
}

/** Megabytes of memory that these processes alone account for: shared pages are divided among their users. */
export function proportionalMegabytes(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + proportionalKilobytes(pid), 0) / 1_024
}

function proportionalKilobytes(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    // The process ended meanwhile.
    return 0
  }
}

function readParents(): Map<number, number> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = pids.flatMap((pid): [number, number][] => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      return [[Number(pid), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]]
    } catch {
      return []
    }
  })
  return new Map(parents)
}
