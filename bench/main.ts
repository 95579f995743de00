import { benchLighthouse } from './lighthouse.ts'
import { benchPages } from './pages.ts'
import { benchStart } from './start.ts'

/** What can be measured, each by `npm run bench -- NAME`. */
const BENCHES: Record<string, () => Promise<unknown>> = {
  start: benchStart,
  pages: benchPages,
  lighthouse: benchLighthouse,
  jyotish: () => import('./jyotish/charts.ts'),
}

const wanted = process.argv.slice(2)
for (const name of wanted.length > 0 ? wanted : Object.keys(BENCHES)) {
  const run = BENCHES[name]
  if (!run) {
    console.error(`There is no benchmark "${name}"; there are ${Object.keys(BENCHES).join(', ')}.`)
    process.exit(2)
  }
  console.log(`\n${name}`)
  await run()
}
