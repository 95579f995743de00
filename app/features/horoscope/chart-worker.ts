import { errorMessage } from '#domain/caught-error.ts'
import type { Birth } from '#domain/charts/birth-chart.ts'
import { DEFAULT_PLACE } from '#domain/charts/places.ts'
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
    return { id, error: errorMessage(error) }
  }
}

const NOBODYS_BIRTH: Birth = {
  fullName: '',
  date: '2000-01-01',
  time: '12:00',
  place: DEFAULT_PLACE,
  clock: 'standard',
  ownOffsetSeconds: null,
  occurrence: null,
}

// The first chart of a new thread takes several times as long as the next one: let it be one that nobody waits for.
CHART_TASKS.chart(NOBODYS_BIRTH, {})
