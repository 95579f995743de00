import { once } from 'node:events'
import { parentPort, Worker } from 'node:worker_threads'
import { oneAtATime } from './one-at-a-time.ts'

/** What a thread can be asked. Arguments and results are copied, so they are plain data. */
type Tasks = Readonly<Record<string, (...args: never[]) => unknown>>

type Ask<All extends Tasks> = <Name extends keyof All>(
  task: Name,
  ...args: Parameters<All[Name]>
) => Promise<Awaited<ReturnType<All[Name]>>>

type Question = { readonly task: string; readonly args: never[] }

const LONGEST_REPLY_MS = 30_000
const MOST_MEGABYTES = 192

type Keeping = {
  /** For this time a thread waits for the next work: a new one loads and compiles its code for most of a second. */
  readonly keptMs?: number
}

/**
 * For work that would block the server for more than about 50 ms. Starts a thread from a file in this folder, which calls
 * `answerTasks` and which vite.config.ts lists, and asks it. One such thread runs at a time. Each has its own time and
 * memory: a task that needs more rejects, see `isOutOfTimeOrMemory`.
 */
export function threadOf<All extends Tasks>(file: string, { keptMs = 0 }: Keeping = {}) {
  const inTurn = oneAtATime()
  let kept: Worker | undefined
  let end: NodeJS.Timeout | undefined

  function start(): Worker {
    const url = new URL(`./${file}${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)
    const thread = new Worker(url, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } })
    // Whoever asks gets the error; without this listener it would end the process when nobody does.
    thread.on('error', () => undefined)
    return thread
  }

  function keep(thread: Worker): void {
    thread.unref()
    kept = thread
    end = setTimeout(() => {
      kept = undefined
      thread.terminate()
    }, keptMs).unref()
  }

  return <Result>(work: (ask: Ask<All>) => Promise<Result>): Promise<Result> =>
    inTurn(async () => {
      clearTimeout(end)
      const thread = kept ?? start()
      kept = undefined
      thread.ref()
      let isDone = false
      try {
        const result = await work((task, ...args) => askThread(thread, { task: String(task), args }))
        isDone = true
        return result
      } finally {
        if (isDone && keptMs > 0) keep(thread)
        else await thread.terminate()
      }
    })
}

/** Rejects with what the task throws, too: an error that a thread does not catch ends it. */
async function askThread(thread: Worker, question: Question) {
  const replied = once(thread, 'message', { signal: AbortSignal.timeout(LONGEST_REPLY_MS) })
  thread.postMessage(question)
  const [reply] = await replied
  return reply
}

/** Called in the file of a thread. */
export function answerTasks(tasks: Tasks): void {
  const port = parentPort
  port?.on('message', async ({ task, args }: Question) => port.postMessage(await tasks[task]?.(...args)))
}

export function isOutOfTimeOrMemory(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
}
