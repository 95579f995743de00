import { tidyAccounts } from '#usecases/accounts/tidy-accounts.ts'
import type { Schedule } from './job.ts'

export const tidyAccountsHourly: Schedule = {
  name: 'tidy-accounts',
  cron: '17 * * * *',
  async run({ db, now, log }) {
    const tidied = await tidyAccounts(db, now())
    log.info(tidied, 'accounts tidied')
  },
}
