import { publishDuePosts } from '#usecases/blog/publish-due-posts.ts'
import type { Schedule } from './job.ts'

export const publishScheduledPostsEveryMinute: Schedule = {
  name: 'publish-scheduled-posts',
  cron: '* * * * *',
  async run({ db, now, log }) {
    const published = await publishDuePosts(db, now())
    if (published > 0) log.info({ published }, 'scheduled posts published')
  },
}
