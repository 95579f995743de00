import { readNames, takeNamesFrom } from '#app/features/page-parts/shown-names.ts'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import { errorMessage } from '#domain/caught-error.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'
import { CHART_TASKS, type TaskRequest, type TaskResult } from './chart-tasks.ts'

/** The engine in a worker, so that the page stays responsive while a chart is computed. */
addEventListener('message', async ({ data }: MessageEvent<TaskRequest>) => {
  postMessage(await resultOf(data))
})

async function resultOf({ id, task, args, names }: TaskRequest): Promise<TaskResult> {
  takeNamesFrom(() => readNames(names))
  try {
    const run = CHART_TASKS[task] as (...given: readonly unknown[]) => unknown
    return { id, value: await run(...args) }
  } catch (error) {
    return { id, error: errorMessage(error) }
  }
}

const WARM_UP_BIRTH: Birth = {
  fullName: '',
  date: '2000-01-01',
  time: '12:00',
  place: { name: '', region: '', country: '', lat: 28.6, lon: 77.2, timeZone: INDIA_TIME_ZONE },
  ...USUAL_CONTEXT,
}

// The first chart of a new worker takes several times as long as the next: compute one before it is needed.
CHART_TASKS.chart(WARM_UP_BIRTH, {}, Date.now())
