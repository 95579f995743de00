import { listDeletedEmailIds } from '#db/emails/email-records.ts'
import { purgeAccounts } from '#usecases/privacy/purge-accounts.ts'
import type { Schedule } from './job.ts'

export const purgeAccountsHourly: Schedule = {
  name: 'purge-accounts',
  cron: '17 * * * *',
  async run({ db, now, log, purgeOutbox }) {
    const purged = await purgeAccounts(db, now())
    // After the commit, and by what is missing: a process killed in between leaves these files to the next hour.
    const files = await purgeOutbox((ids) => listDeletedEmailIds(db, ids))
    log.info({ ...purged, files }, 'accounts purged')
  },
}
