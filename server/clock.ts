import { readFileSync, statSync } from 'node:fs'
import type { Clock } from '#domain/clock.ts'

/**
 * The clock of this process. Tests of the built site turn it from outside: the file holds an instant, and time runs on
 * from there since the file was written. Settings allow such a file only on a site that nobody else can reach.
 */
export function createClock({ testClockFile }: { readonly testClockFile: string | undefined }): Clock {
  if (testClockFile === undefined) return () => new Date()

  return () => {
    const turnedTo = readTurnedClock(testClockFile)
    return turnedTo ?? new Date()
  }
}

function readTurnedClock(path: string): Date | undefined {
  const instant = Date.parse(readIfThere(path))
  if (Number.isNaN(instant)) return undefined

  const sinceTurned = Date.now() - statSync(path).mtimeMs
  return new Date(instant + Math.max(0, sinceTurned))
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    // A test that never turned the clock has no file.
    return ''
  }
}
