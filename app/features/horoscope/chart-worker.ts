import { CHART_TASKS, type TaskAnswer, type TaskRequest } from './chart-tasks.ts'

/** The engine in a thread of its own: the page stays free while a chart is computed. */
addEventListener('message', ({ data }: MessageEvent<TaskRequest>) => {
  postMessage(answerTo(data))
})

function answerTo({ id, task, args }: TaskRequest): TaskAnswer {
  try {
    const run = CHART_TASKS[task] as (...given: readonly unknown[]) => unknown
    return { id, value: run(...args) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}
