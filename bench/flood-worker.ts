// The flood of bench/sign-in-flood.ts, as a thread: it sends what its order says and answers how it was received.
import { randomUUID } from 'node:crypto'
import { Agent, type RequestOptions, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const SIGN_INS_A_SECOND = 200

export type FloodOrder = {
  readonly url: string
  readonly from: 'nowhere' | 'one address' | 'many addresses'
  readonly lengthMs: number
}

if (parentPort) parentPort.postMessage(await flood(workerData as FloodOrder))

/** Sends at its own pace, whether answers come or not, as floods do. */
async function flood({ url, from, lengthMs }: FloodOrder): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 })
  const statuses = new Map<number, number>()
  const answers: Promise<void>[] = []
  const started = performance.now()
  while (performance.now() - started < lengthMs) {
    const due = ((performance.now() - started) / 1_000) * SIGN_INS_A_SECOND
    while (answers.length < due) {
      const address = from === 'one address' ? '203.0.113.7' : anAddress()
      const answer = signIn(agent, url, address).then((status) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      })
      answers.push(answer)
    }
    await delay(10)
  }
  await Promise.all(answers)
  agent.destroy()
  return statuses
}

function anAddress(): string {
  return `198.51.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`
}

function signIn(agent: Agent, url: string, address: string): Promise<number> {
  const fields = { intent: 'sign-in', email: `${randomUUID()}@example.com`, password: 'a guess at a password' }
  const headers = {
    origin: url,
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': address,
  }
  return send(`${url}/auth`, { agent, method: 'POST', headers }, new URLSearchParams(fields).toString())
}

/** The plain client of Node; answers the status when everything has arrived. */
export function send(url: string, options: RequestOptions, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
