import { benchAlmanac } from './almanac.ts'
import { benchBlog } from './blog.ts'
import { benchBookings } from './bookings.ts'
import { benchFirstChart } from './first-chart.ts'
import { benchFirstVisit } from './first-visit.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchPages } from './pages.ts'
import { benchPeople } from './people.ts'
import { benchPractice } from './practice.ts'
import { benchReadings } from './readings.ts'
import { benchSignInFlood } from './sign-in-flood.ts'
import { benchSlots } from './slots.ts'
import { benchStart } from './start.ts'
import { benchStatements } from './statements.ts'
import { benchStudio } from './studio.ts'
import { benchTimeline } from './timeline.ts'

/** Run one with `npm run bench -- NAME`, for some pages with `npm run bench -- NAME / /blog`. */
const BENCHES: Record<string, (paths: readonly string[]) => Promise<unknown>> = {
  start: benchStart,
  pages: benchPages,
  visit: benchFirstVisit,
  blog: benchBlog,
  bookings: benchBookings,
  slots: benchSlots,
  practice: benchPractice,
  people: benchPeople,
  flood: benchSignInFlood,
  chart: benchFirstChart,
  studio: benchStudio,
  timeline: benchTimeline,
  readings: benchReadings,
  lighthouse: benchLighthouse,
  statements: benchStatements,
  almanac: benchAlmanac,
  jyotish: () => import('./jyotish/charts.ts'),
}

const paths = process.argv.slice(2).filter((word) => word.startsWith('/'))
const names = process.argv.slice(2).filter((word) => !word.startsWith('/'))
for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
  const run = BENCHES[name]
  if (!run) {
    console.error(`There is no benchmark "${name}"; there are ${Object.keys(BENCHES).join(', ')}.`)
    process.exit(2)
  }
  console.log(`\n${name}`)
  await run(paths)
}
