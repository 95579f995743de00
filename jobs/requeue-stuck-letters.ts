import { requeueStuckLetters } from '#usecases/letters/requeue-stuck-letters.ts'
import type { Schedule } from './job.ts'

export const requeueStuckLettersOften: Schedule = {
  name: 'requeue-stuck-letters',
  cron: '* * * * *',
  async run({ db, now, log }) {
    const requeued = await requeueStuckLetters(db, now())
    if (requeued > 0) log.warn({ requeued }, 'stuck letters queued again')
  },
}
