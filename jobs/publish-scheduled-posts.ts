import { publishDuePosts } from '#usecases/blog/publish-due-posts.ts'
import { settleContent } from '#usecases/content/settle-content.ts'
import type { Schedule } from './job.ts'

export const publishScheduledPostsEveryMinute: Schedule = {
  name: 'publish-scheduled-posts',
  cron: '* * * * *',
  async run({ db, now, log }) {
    const published = await publishDuePosts(db, now())
    if (published === 0) return

    // Logged only when every replica shows the post.
    await settleContent(db)
    log.info({ published }, 'scheduled posts published')
  },
}
