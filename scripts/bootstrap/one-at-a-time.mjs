import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ROOT } from './paths.mjs'

const LONGEST_WORK_MS = 15 * 60 * 1_000

/** Two commands started together must not install or build over each other: the second waits, then finds it done. */
export async function oneAtATime(task, work) {
  const folder = join(ROOT, '.cache')
  mkdirSync(folder, { recursive: true })
  const lock = join(folder, `${task}.lock`)

  for (let isNotified = false; !take(lock); isNotified = true) {
    if (!isNotified) console.error(`Waiting for another command to finish its ${task} …`)
    await delay(300)
  }
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  try {
    await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/** The file has its content before it has its name, so nobody ever reads half a number. */
function take(lock) {
  const draft = `${lock}.${process.pid}`
  writeFileSync(draft, String(process.pid))
  try {
    linkSync(draft, lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  if (isStale(lock)) rmSync(lock, { force: true })
  return false
}

/** Left behind by a command that was killed: its number is nobody's, or our own in a new container, or very old. */
function isStale(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    const isOld = Date.now() - statSync(lock).mtimeMs > LONGEST_WORK_MS
    return isOld || pid === process.pid || !isAlive(pid)
  } catch {
    return false
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
