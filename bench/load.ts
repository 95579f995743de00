import { runProgram } from '../scripts/run-program.ts'
import { cpuMs } from './cpu-time.ts'
import { benchTool, findProgram } from './tools.ts'

export type Load = {
  readonly requestsPerSecond: number
  readonly p99Ms: number
  /** CPU time of the server for one request: the steadiest figure on a busy machine. */
  readonly cpuMsPerRequest: number | undefined
}

type Target = {
  readonly url: string
  readonly pids: readonly number[]
  readonly headers?: Readonly<Record<string, string>>
}

const CONNECTIONS = 32
const ROUND_SECONDS = 5

const wrk = findProgram('wrk')
export const LOAD_TOOL = wrk ? 'wrk' : 'autocannon (itself the limit above about 10,000 requests a second)'

/** One round of as many requests as 32 connections can send. */
export async function load(target: Target): Promise<Load> {
  const before = cpuMs(target.pids)
  const { requests, p99Ms } = wrk ? await runWrk(wrk, target) : await runAutocannon(target)
  const after = cpuMs(target.pids)

  return {
    requestsPerSecond: requests / ROUND_SECONDS,
    p99Ms,
    cpuMsPerRequest: before === undefined || after === undefined ? undefined : (after - before) / requests,
  }
}

async function runWrk(program: string, { url, headers = {} }: Target) {
  const asOptions = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const options = ['-t2', `-c${CONNECTIONS}`, `-d${ROUND_SECONDS}s`, '--latency', ...asOptions]
  const { code, output } = await runProgram([program, ...options, url])
  const requests = Number(/(\d+) requests in/.exec(output)?.[1])
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? []
  if (code !== 0 || !requests || /Non-2xx/.test(output)) throw new Error(`wrk on ${url} failed:\n${output}`)
  return { requests, p99Ms: Number(p99) * { us: 0.001, ms: 1, s: 1_000 }[unit as 'us' | 'ms' | 's'] }
}

async function runAutocannon({ url, headers = {} }: Target) {
  const asOptions = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const options = ['--json', '--no-progress', '-c', String(CONNECTIONS), '-d', String(ROUND_SECONDS), ...asOptions]
  const { code, output } = await runProgram([process.execPath, benchTool('autocannon'), ...options, url])
  const result = JSON.parse(output.slice(output.indexOf('{'))) as AutocannonResult
  if (code !== 0 || result.non2xx > 0 || result.errors > 0) throw new Error(`autocannon on ${url} failed:\n${output}`)
  return { requests: result['2xx'], p99Ms: result.latency.p99 }
}

type AutocannonResult = {
  readonly '2xx': number
  readonly non2xx: number
  readonly errors: number
  readonly latency: { readonly p99: number }
}
