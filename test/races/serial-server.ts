import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Database } from '#db/client.ts'
import { type Scene, type Step, type Taken, take } from './serial-steps.ts'

const PROGRAM = fileURLToPath(new URL('../programs/serial-server.ts', import.meta.url))

/** What answers the clients of a history. */
export type SerialServer = {
  take(step: Step, scene: Scene, placed: string | undefined): Promise<Taken>
  isBusy(): boolean
  killAndRestart(): Promise<void>
  stop(): Promise<void>
}

type Reply = { readonly id: number; readonly taken?: Taken; readonly failure?: string }
type Waiting = { resolve(taken: Taken): void; reject(error: Error): void }

/** A process of its own, which can be killed in the middle of a transaction. */
export async function startSerialServer(databaseUrl: string, applicationName: string): Promise<SerialServer> {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let ready = start()

  async function start(): Promise<ChildProcess> {
    // Dates cross the channel as dates.
    const child = fork(PROGRAM, [databaseUrl, applicationName], { execArgv: [], serialization: 'advanced' })
    await once(child, 'message')
    child.on('message', ({ id, taken, failure }: Reply) => {
      const client = waiting.get(id)
      waiting.delete(id)
      if (taken) client?.resolve(taken)
      else client?.reject(new Error(failure))
    })
    return child
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = await ready
    child.kill(signal)
    await once(child, 'exit')
  }

  await ready
  return {
    async take(step, scene, placed) {
      const child = await ready
      const id = ++last
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        child.send({ id, step, scene, placed })
      })
    },
    isBusy: () => waiting.size > 0,
    async killAndRestart() {
      const child = await ready
      child.kill('SIGKILL')
      // Whoever comes now waits for the next process.
      ready = once(child, 'exit').then(() => {
        for (const { reject } of waiting.values()) reject(new Error('The server was killed.'))
        waiting.clear()
        return start()
      })
      await ready
    },
    stop: () => end('SIGTERM'),
  }
}

/** The same without a process, for a database whose statements a test changes. */
export function inThisProcess(db: Database): SerialServer {
  const nothing = () => Promise.resolve()
  return {
    take: (step, scene, placed) => take(db, step, scene, placed),
    isBusy: () => false,
    killAndRestart: nothing,
    stop: nothing,
  }
}
