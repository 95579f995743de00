import { readFile } from 'node:fs/promises'

/** The JSON report of a test runner; undefined when a crashed one wrote none or an incomplete one. */
export async function readReport<Report>(path: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Report
  } catch {
    return undefined
  }
}
