import { publishDuePosts } from '#usecases/blog/publish-due-posts.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import type { Schedule } from './job.ts'

export const publishScheduledPostsEveryMinute: Schedule = {
  name: 'publish-scheduled-posts',
  cron: '* * * * *',
  async run({ db, now, log }) {
    const published = await publishDuePosts(db, now())
    if (published === 0) return

    // Logged only when every replica shows the post.
    await refreshPageCaches(db)
    log.info({ published }, 'scheduled posts published')
  },
}
