import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isProcessAlive } from '../is-process-alive.ts'

export type PostmasterFile = { readonly pid: number; readonly isReady: boolean }

/** Postgres keeps its own process number and state in this file, one fact a line; the eighth is the state. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(fileOf(cluster), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  return pid > 0 ? { pid, isReady: lines[7]?.trim() === 'ready' } : undefined
}

/**
 * When the number in the file has gone to some other program, Postgres would take that for itself and refuse.
 * The number of its own parent it knows to be stale, and it still looks for living backends, which it could not
 * do if the file were removed.
 */
export async function signAsStale(cluster: string): Promise<void> {
  const text = await readFile(fileOf(cluster), 'utf8')
  await writeFile(fileOf(cluster), text.replace(/^\d+/, String(process.pid)))
}

/** Whether that process is really the server of this folder: numbers are used again after a crash or in a new container. */
export async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (!isProcessAlive(pid)) return false
  if (process.platform === 'win32') return true
  return (await commandLine(pid)).includes(cluster)
}

function fileOf(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return stdout
}
