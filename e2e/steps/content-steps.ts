import type { Database } from '#db/client.ts'
import { settleContent } from '#usecases/content/settle-content.ts'
import { expect } from './fixtures.ts'

/** For content changed in the database: waits until the site has dropped the pages it cached before. */
export async function untilCachesFollow(db: Database): Promise<void> {
  await expect.poll(() => settleContent(db), { message: 'cached pages follow the content' }).toBe(true)
}
