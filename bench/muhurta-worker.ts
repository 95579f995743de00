import { parentPort } from 'node:worker_threads'
import { viewMuhurta } from '#app/features/muhurta-view/view-muhurta.ts'
import { MUHURTA_SEARCH } from './muhurta-search.ts'

const ROUNDS = 5

/** The processor time of one search after the other in a new thread: the first one also compiles. */
const times: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const before = process.threadCpuUsage()
  viewMuhurta(MUHURTA_SEARCH)
  const { user, system } = process.threadCpuUsage(before)
  times.push((user + system) / 1000)
}
parentPort?.postMessage(times)
