import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ROOT } from './paths.mjs'

const REFRESH_MS = 1_000
const STALE_MS = 15_000

/**
 * Runs a task under a lock, so that two commands do not install or build at once: the second waits for the first. The
 * lock of the data folder (`server/data-dir-lock.ts`) needs node:sqlite, which the machine's own Node may not have.
 * This one is a folder that its holder touches every second; one that is no longer touched belongs to a killed command.
 */
export async function oneAtATime(task, work) {
  const lock = join(ROOT, '.cache', `${task}.lock`)
  mkdirSync(join(ROOT, '.cache'), { recursive: true })

  for (let hasReported = false; !take(lock); hasReported = true) {
    if (!hasReported) console.error(`Waiting for another command to finish its ${task} …`)
    await delay(300)
  }
  const refresh = setInterval(() => utimesSync(lock, new Date(), new Date()), REFRESH_MS)
  const release = () => rmSync(lock, { recursive: true, force: true })
  process.once('exit', release)
  try {
    await work()
  } finally {
    clearInterval(refresh)
    process.off('exit', release)
    release()
  }
}

function take(lock) {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const heldSince = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  if (Date.now() - heldSince > STALE_MS) rmSync(lock, { recursive: true, force: true })
  return false
}
