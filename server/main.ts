// Temporary entry while the commands arrive.
import { connect } from '#db/client.ts'
import { createApp } from './create-app.ts'
import { loadStaticFiles } from './http/static-files.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { createPageCache } from './page-cache/page-cache.ts'

const pageCache = createPageCache(Date.now)
pageCache.setListening(true)
const { db } = connect('postgres://nobody@127.0.0.1:1/none')
const app = createApp({
  db,
  clock: () => new Date(),
  log: createLog('info'),
  appUrl: 'http://localhost:3000',
  pageCache,
  staticFiles: loadStaticFiles('build/client'),
  health: { listTroubles: async () => [] },
})
const { port } = await listen(app.fetch, { host: '127.0.0.1', port: 3000 })
process.stdout.write(`listening on ${port}\n`)
