import { clientPath } from '#app/features/staff/staff-paths.ts'

export const SAVED_CHARTS_PATH = '/staff/tools/charts'

/** The form that saves a chart; the quick chart posts its birth to it. */
export const SAVE_CHART_PATH = `${SAVED_CHARTS_PATH}/new`

export function savedChartPath(id: string): string {
  return `${SAVED_CHARTS_PATH}/${id}`
}

/** The studio of a birth that a client has saved. */
export function clientBirthPath(userId: string, birthId: string): string {
  return `${clientPath(userId)}/births/${birthId}`
}
