// Every npm command starts here. It runs on the machine's own Node (20 or later) before anything is installed, so it
// is plain JavaScript without dependencies; everything after it runs on the Node 24 in node_modules.
import { buildIfChanged } from './bootstrap/build.mjs'
import { installIfChanged } from './bootstrap/install.mjs'
import { ROOT } from './bootstrap/paths.mjs'
import { runNode } from './bootstrap/run-node.mjs'
import { superviseNode } from './bootstrap/supervise.mjs'

const SITE = 'build/server/index.js'
// With several gigabytes to use, V8 would clean up so rarely that the server takes twice the memory.
const HEAP = { NODE_OPTIONS: process.env.NODE_OPTIONS || '--max-old-space-size=512 --max-semi-space-size=16' }
const DEMO = { ...HEAP, SAMPLE_DATA: 'demo', DATA_DIR: process.env.DATA_DIR || './data-demo' }
const BIOME = 'node_modules/@biomejs/biome/bin/biome'
const VITEST = ['node_modules/vitest/vitest.mjs', 'run']
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test']

/** What each command runs, whether it needs the built site, and whether it is started again after a crash. Further arguments are passed on. */
const COMMANDS = {
  start: { run: [SITE, 'serve'], isBuilt: true, isSupervised: true, env: HEAP },
  demo: { run: [SITE, 'serve'], isBuilt: true, isSupervised: true, env: DEMO },
  worker: { run: [SITE, 'worker'], isBuilt: true, isSupervised: true, env: HEAP },
  backup: { run: [SITE, 'backup'], isBuilt: true },
  restore: { run: [SITE, 'restore'], isBuilt: true },
  pictures: { run: [SITE, 'pictures'], isBuilt: true },
  staff: { run: [SITE, 'staff'], isBuilt: true },
  fsck: { run: [SITE, 'fsck'], isBuilt: true },
  'breach-report': { run: [SITE, 'breach-report'], isBuilt: true },
  build: { run: ['--version'], isBuilt: true },
  dev: { run: ['scripts/dev.ts'] },
  check: { run: ['scripts/check.ts'] },
  lint: { run: [BIOME, 'lint', '--error-on-warnings'] },
  // Formats and sorts imports; `npm run lint -- --write` applies the linter's safe fixes.
  format: { run: [BIOME, 'check', '--write', '--linter-enabled=false'] },
  typecheck: { run: ['scripts/check.ts', 'types'] },
  test: { run: ['scripts/test.ts'] },
  'test:unit': { run: [...VITEST, '--project=rules', '--project=database'] },
  'test:http': { run: [...VITEST, '--project=http'], isBuilt: true },
  'test:processes': { run: [...VITEST, '--project=processes'], isBuilt: true },
  'test:e2e': { run: PLAYWRIGHT, isBuilt: true },
  bench: { run: ['bench/main.ts'], isBuilt: true },
  faults: { run: ['scripts/faults.ts'], isBuilt: true },
  jyotish: { run: ['packages/jyotish/cli.ts'] },
}

const [name = 'start', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command) {
  console.error(`Unknown command "${name}". Commands: ${Object.keys(COMMANDS).join(', ')}.`)
  process.exit(2)
}

process.chdir(ROOT)
try {
  await installIfChanged()
  if (command.isBuilt) await buildIfChanged()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
const run = command.isSupervised ? superviseNode : runNode
run([...command.run, ...args], command.env)
