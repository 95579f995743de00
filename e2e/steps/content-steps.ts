import type { Database } from '#db/client.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import { expect } from './fixtures.ts'

/** For content changed in the database: waits until the site has dropped the pages it cached before. */
export async function untilCachesFollow(db: Database): Promise<void> {
  await expect.poll(() => refreshPageCaches(db), { message: 'cached pages follow the content' }).toBe(true)
}
