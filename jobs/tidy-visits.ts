import { tidyVisits } from '#usecases/visitors/tidy-visits.ts'
import type { Schedule } from './job.ts'

export const tidyVisitsHourly: Schedule = {
  name: 'tidy-visits',
  cron: '23 * * * *',
  async run({ db, now, log }) {
    const tidied = await tidyVisits(db, now())
    log.info(tidied, 'visits tidied')
  },
}
