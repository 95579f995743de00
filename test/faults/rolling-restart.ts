import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect } from 'vitest'
import { runProgram } from '../../scripts/run-program.ts'
import type { RaceClient } from '../races/race-clients.ts'

const DEPLOYED = join(import.meta.dirname, '..', '..', 'deploy', 'three-servers')

/** Runs a script of deploy/three-servers. */
export async function runDeployed(
  name: string,
  args: readonly string[],
  settings: Record<string, string>,
): Promise<void> {
  const env = { PATH: process.env.PATH, ...settings }
  const { code, output } = await runProgram(['sh', join(DEPLOYED, name), ...args], { env })
  expect(code, output).toBe(0)
}

/** Stands for systemd: a request to the path of a port restarts that server. */
export async function serveRestarts(restart: (port: number) => Promise<void>) {
  const server = createServer((request, response) => {
    restart(Number(request.url?.slice(1))).then(
      () => response.end(),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Repeats every act until the work is done, and waits for the last of each. */
export async function whileLoaded(work: () => Promise<void>, acts: readonly (() => Promise<void>)[]): Promise<void> {
  let isDone = false
  const loaded = acts.map(async (act) => {
    while (!isDone) await act()
  })
  await work().finally(() => {
    isDone = true
  })
  await Promise.all(loaded)
}

export async function statusAt(url: string, client: RaceClient): Promise<number | string> {
  const headers = { cookie: `session=${client.sessionToken}`, connection: 'close' }
  try {
    const response = await fetch(url, { headers, redirect: 'manual' })
    await response.arrayBuffer()
    return response.status
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
