import { castBirthChart } from '#domain/birth-chart.ts'
import { explainDifference } from '#domain/explain-difference.ts'
import { matchBirths } from '#domain/match-births.ts'

/** What the worker can be asked: the same functions that the server calls for a browser without script. */
export const CHART_TASKS = { chart: castBirthChart, match: matchBirths, explain: explainDifference }

export type ChartTasks = typeof CHART_TASKS
export type ChartTask = keyof ChartTasks

export type TaskRequest = { readonly id: number; readonly task: ChartTask; readonly args: readonly unknown[] }
export type TaskAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }
