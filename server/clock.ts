import { readFileSync, statSync } from 'node:fs'
import type { Clock } from '#domain/time/clock.ts'

/**
 * The clock of this process. Tests of the built site set it through a file that holds an instant; time runs on from
 * there since the file was written. Settings allow such a file only on a local site.
 */
export function createClock({ testClockFile }: { readonly testClockFile: string | undefined }): Clock {
  if (testClockFile === undefined) return () => new Date()

  return () => {
    return readTestClock(testClockFile) ?? new Date()
  }
}

function readTestClock(path: string): Date | undefined {
  const instant = Date.parse(readIfThere(path))
  if (Number.isNaN(instant)) return undefined

  const elapsed = Date.now() - statSync(path).mtimeMs
  return new Date(instant + Math.max(0, elapsed))
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    // A test that has not set the clock has no file.
    return ''
  }
}
