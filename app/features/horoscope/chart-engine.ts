import type { ChartTask, ChartTasks, TaskRequest, TaskResult } from './chart-tasks.ts'

type Waiting = { resolve(value: unknown): void; reject(error: Error): void }

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/** Loads the engine before it is needed, so that the first chart does not wait for it. */
export function warmUpChartEngine(): void {
  worker ??= openWorker()
}

/** Runs a task in the engine's worker. Birth details go there and nowhere else. */
export function askChartEngine<Task extends ChartTask>(
  task: Task,
  ...args: Parameters<ChartTasks[Task]>
): Promise<Awaited<ReturnType<ChartTasks[Task]>>> {
  worker ??= openWorker()
  const { names } = document.documentElement.dataset
  const request: TaskRequest = { id: ++lastId, task, args, ...(names && { names }) }
  worker.postMessage(request)
  return new Promise((resolve, reject) => {
    waiting.set(request.id, { resolve: resolve as Waiting['resolve'], reject })
  })
}

function openWorker(): Worker {
  const opened = new Worker(new URL('./chart-worker.ts', import.meta.url), { type: 'module' })
  opened.addEventListener('message', ({ data }: MessageEvent<TaskResult>) => {
    const task = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) task?.reject(new Error(data.error))
    else task?.resolve(data.value)
  })
  opened.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The chart engine could not be loaded.'))
    waiting.clear()
    // The network may be back for the next chart.
    worker = undefined
  })
  return opened
}
