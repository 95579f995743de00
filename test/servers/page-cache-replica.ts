import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import {
  CONTENT_CHANNEL,
  PAGE_CACHE_CONNECTION,
  recordPageCache,
  recordSeenVersion,
} from '#db/content/content-changes.ts'

/** A connection that listens for changes of content, as the page cache of a running server does. */
export async function connectPageCache(url: string, { answers }: { answers: boolean }) {
  const line = new Client({ connectionString: url, application_name: PAGE_CACHE_CONNECTION })
  await line.connect()
  await line.query(`listen ${CONTENT_CHANNEL}`)
  await recordPageCache(drizzle(line))

  const versions: number[] = []
  const answered: Promise<void>[] = []
  line.on('notification', ({ payload = '' }) => {
    if (!/^\d+$/.test(payload)) return
    versions.push(Number(payload))
    if (answers) answered.push(recordSeenVersion(drizzle(line), Number(payload)))
  })

  return {
    /** The versions it was asked about. */
    versions,
    /** The database may know an answer before its sender knows that it arrived: only then is the line free to go. */
    disconnect: async () => {
      await Promise.all(answered)
      await line.end()
    },
  }
}
