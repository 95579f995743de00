import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROLE } from './create-cluster.ts'
import type { Endpoint } from './postgres-options.ts'

export function databaseUrl(endpoint: Endpoint, password: string): string {
  const url = new URL(`postgres://${ROLE}:${password}@localhost/${ROLE}`)
  if (endpoint.kind === 'socket') url.searchParams.set('host', endpoint.folder)
  else {
    url.hostname = '127.0.0.1'
    url.port = String(endpoint.port)
  }
  return url.href
}

/** For another command on the same machine, such as a backup: the server that the running site has started. */
export async function runningDatabaseUrl(folder: string): Promise<string | undefined> {
  const [password, file] = await Promise.all([
    readFile(join(folder, 'password'), 'utf8').catch(() => undefined),
    readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8').catch(() => ''),
  ])
  const [, , , port = '', socketFolder = '', , , state = ''] = file.split('\n')
  if (password === undefined || state.trim() !== 'ready') return undefined

  const endpoint: Endpoint =
    socketFolder === '' ? { kind: 'port', port: Number(port) } : { kind: 'socket', folder: socketFolder }
  return databaseUrl(endpoint, password)
}
