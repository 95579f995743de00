import { writeToSubscribers } from '#usecases/blog/write-to-subscribers.ts'
import type { Handler } from './job.ts'

export const notifySubscribers: Handler<'notify-subscribers'> = {
  name: 'notify-subscribers',
  async run({ db, now, log, site }, { postId }) {
    const written = await writeToSubscribers(db, site, { postId, now: now() })
    log.info({ postId, written }, 'newsletter emails queued')
  },
}
