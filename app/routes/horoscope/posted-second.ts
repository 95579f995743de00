import { NO_SECOND, readSecondChart, SECOND_PREFIX, type SecondChart } from '#app/features/studio/second-chart.ts'
import type { SentForm } from '#app/http/form.ts'
import { postedBirth, SERVER_PLACES } from './server-places.ts'

/** The second birth of the studio's form, for browsers without script. */
export async function postedSecondChart(form: SentForm): Promise<SecondChart> {
  const isShown = form.list(`${SECOND_PREFIX}birthDate`).length > 0
  if (isShown) return readSecondChart(postedBirth(form, SECOND_PREFIX), SERVER_PLACES)
  return form.text('second') === 'open' ? { ...NO_SECOND, isOpen: true } : NO_SECOND
}
