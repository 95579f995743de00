import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isProcessAlive } from '../is-process-alive.ts'

export type PostmasterFile = { readonly pid: number; readonly isReady: boolean }

/** Postgres writes its pid on the first line of this file and its state on the eighth. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(fileOf(cluster), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  return pid > 0 ? { pid, isReady: lines[7]?.trim() === 'ready' } : undefined
}

/**
 * When the pid in the file was reused by another program, Postgres would take that for a running server and refuse. It
 * treats its own parent's pid as stale, and still looks for living backends, which it could not if the file were gone.
 */
export async function markStale(cluster: string): Promise<void> {
  const text = await readFile(fileOf(cluster), 'utf8')
  await writeFile(fileOf(cluster), text.replace(/^\d+/, String(process.pid)))
}

/** Whether that process is the server of this folder: pids are reused after a crash or in a new container. */
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
