// The thread that floods the site in bench/sign-in-flood.ts; it returns how many responses had which status.
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

/** Sends at a constant rate, whether or not responses arrive. */
async function flood({ url, from, lengthMs }: FloodOrder): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 })
  const statuses = new Map<number, number>()
  const responses: Promise<void>[] = []
  const started = performance.now()
  while (performance.now() - started < lengthMs) {
    const due = ((performance.now() - started) / 1_000) * SIGN_INS_A_SECOND
    while (responses.length < due) {
      const address = from === 'one address' ? '203.0.113.7' : anAddress()
      const response = signIn(agent, url, address).then((status) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      })
      responses.push(response)
    }
    await delay(10)
  }
  await Promise.all(responses)
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

/** Returns the status when the whole response has arrived. Uses node:http because `fetch` costs more CPU. */
export function send(url: string, options: RequestOptions, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
