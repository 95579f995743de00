import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCode } from '#domain/caught-error.ts'
import { runStaticCheck, STATIC_CHECKS } from '../../scripts/static-checks.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..')
const OUR_RULES = ['biome.json', 'tsconfig.json', 'knip.config.ts', '.dependency-cruiser.mjs', '.gitignore']
const RUNTIME = { '@muhurta/jyotish': '*', '@react-router/node': '*', isbot: '*', react: '*' }
const TOOLS = ['@react-router/dev', '@types/node', '@types/react', 'vite']
const TIMEOUT_MS = 300_000

/** A tiny site under the same rules, so that checks take seconds. */
const SMALL_SITE = {
  'server/main.ts':
    "import { connect } from '#db/client.ts'\nimport { price } from '#domain/pricing.ts'\n\nconnect(price)\n",
  'domain/pricing.ts': "import { PLACES } from '@muhurta/jyotish'\n\nexport const price = PLACES * 100\n",
  'docs/domain.md': '# Glossary\n\n## Spelling\n\n| We write | Not |\n|---|---|\n| Vrishchika | Vrischika |\n',
  'db/client.ts': 'export function connect(times: number): number {\n  return times\n}\n',
  'packages/jyotish/package.json':
    '{\n  "name": "@muhurta/jyotish",\n  "type": "module",\n  "exports": "./index.ts"\n}\n',
  'packages/jyotish/index.ts': "export { PLACES } from './places.ts'\n",
  'packages/jyotish/places.ts': 'export const PLACES = 27\n',
  'app/root.tsx':
    "import { StrictMode } from 'react'\n\nexport default function Root() {\n  return <StrictMode>Namaste</StrictMode>\n}\n",
  'app/routes.ts':
    "import { type RouteConfig, route } from '@react-router/dev/routes'\n\nexport default [route('books/:bookId', 'routes/book.tsx')] satisfies RouteConfig\n",
  'app/routes/book.tsx': 'export default function Book() {\n  return <p>One book</p>\n}\n',
  'vite.config.ts':
    "import { reactRouter } from '@react-router/dev/vite'\nimport { defineConfig } from 'vite'\n\nexport default defineConfig({ plugins: [reactRouter()] })\n",
}

/** A text of the English module is missing in the other one, which the first import of it notices. */
const missingText = (language: string) => ({
  'content/en/greetings.ts': "export const WELCOME = 'Welcome'\nexport const FAREWELL = 'See you soon'\n",
  [`content/${language}/greetings.ts`]: "export const WELCOME = 'Namaste'\n",
  'app/ui/farewell.ts': "import { FAREWELL } from '#content/greetings.ts'\n\nexport const farewell = FAREWELL\n",
})

const PLANTED = {
  'format and lint': {
    'domain/crooked.ts': 'export const  crooked = 1\n',
    'domain/loose.ts': 'export const loose: any = 1\n',
  },
  types: {
    'domain/wrong.ts': "export const wrong: number = 'many'\n",
    'domain/gaps.ts': 'export const first: string = [].toSorted()[0]\n',
    'app/routes/book.tsx':
      "import type { Route } from './+types/book'\n\nexport default function Book({ params }: Route.ComponentProps) {\n  return <p>{params.author}</p>\n}\n",
  },
  'types in hi': missingText('hi'),
  'types in te': missingText('te'),
  'import rules': {
    'packages/jyotish/upward.ts': "import '../../domain/pricing.ts'\n",
    'server/internals.ts': "import '../packages/jyotish/places.ts'\n",
    'mail/chart.ts': "import '@muhurta/jyotish'\n",
    'domain/upward.ts': "import '#db/client.ts'\n",
    'domain/impure.ts': "import 'node:fs'\n",
    'domain/accounts/later.ts': "import '#domain/bookings/later.ts'\n",
    'domain/bookings/later.ts': 'export const later = 1\n',
    'domain/unlisted/topic.ts': "import '#domain/pricing.ts'\n",
    'db/accounts/later.ts': "import '#db/bookings/later.ts'\n",
    'db/bookings/later.ts': 'export const later = 1\n',
    'usecases/later.ts': "import '#usecases/bookings/later.ts'\n",
    'usecases/bookings/later.ts': "import '#usecases/payments/later.ts'\n",
    'usecases/payments/later.ts': 'export const later = 1\n',
    'db/upward.ts': "import '../usecases/book.ts'\n",
    'mail/upward.ts': "import '#app/http/reply.ts'\n",
    'mail/reading.ts': "import { connect } from '#db/client.ts'\n\nexport const reading = connect\n",
    'usecases/book.ts': "import '#mail/reminder.ts'\n",
    'mail/reminder.ts': 'export const reminder = 1\n',
    'usecases/count.ts': "import 'drizzle-orm'\n",
    'jobs/upward.ts': "import '#app/http/reply.ts'\n",
    'jobs/speaking.ts': "import '#mail/reminder.ts'\n",
    'app/ui/upward.ts': "import '#domain/pricing.ts'\n",
    'usecases/speaking.ts': "import '#content/upward.ts'\n",
    'content/en/upward.ts': "import '#app/ui/upward.ts'\n",
    'app/http/reply.ts': "import { connect } from '#db/client.ts'\n\nexport const reply = connect\n",
    'app/features/upward.ts': "import '#db/client.ts'\n",
    'app/features/booking/later.ts': "import '#app/features/staff/later.ts'\n",
    'app/features/staff/later.ts': 'export const later = 1\n',
    'app/enhance/upward.ts': "import '#usecases/book.ts'\n",
    'app/routes/upward.ts': "import '#mail/reminder.ts'\n",
    'server/tool.ts': "import '#test/tool.ts'\n",
    'test/tool.ts': 'export const tool = 1\n',
    'server/round.ts': "import './trip.ts'\n",
    'server/trip.ts': "import './round.ts'\n",
    'server/nowhere.ts': "import '#domain/nowhere.ts'\n",
    'server/development.ts': "import 'vite'\n",
  },
  'unused code': {
    'domain/forgotten.ts': 'export const forgotten = 1\n',
    'domain/pricing.ts':
      "import { PLACES } from '@muhurta/jyotish'\n\nexport const price = PLACES * 100\nexport const discount = 30\n",
    'app/entry.client.tsx': "import 'never-installed'\n",
  },
  'retired words': {
    'domain/queue-letter.ts': 'export const queueLetter = 1\n',
    'content/en/site/newsletter.ts': "export const STOP = 'Stop these letters'\n",
    'domain/dialect.ts': [
      '// The kept page in the making uses two lanes and rings a bell.',
      '// The standing of a member at this moment, in practice time.',
      '// Whoever is told the news reads the words of the practice in the admin console.',
    ].join('\n'),
    'content/en/charts/names.ts': "export const SCORPIO = 'Vrischika'\n",
  },
  migrations: {
    'db/migrations/0300-smaller.sql': 'alter table books drop column author;\n',
    'db/migrations/0301-said.sql': '-- contract: unused since 0.3\nalter table books drop column pages;\n',
  },
  links: {
    'app/features/links.tsx': [
      'const to = (address: string) => address',
      'export const Links = () => <a href={to(\'/a\')}><a href="/b" /><a href="#b" /><form action={`/c?x`} /></a>',
      "export const load = () => fetch('/d')",
    ].join('\n'),
  },
  colours: {
    'app/styles/tokens.css': ':root {\n  --ink: #2b1d14;\n}\n',
    'app/styles/components/card.css': '.card {\n  color: #2b1d14;\n}\n',
    'app/features/desk/week.tsx': "export const GOLD = '#e9b949'\n",
    'app/features/desk/week.css': '.week {\n  color: var(--ink);\n  background: rgb(0 0 0 / 50%);\n}\n',
  },
}

const EXPECTED_ERRORS: Record<keyof typeof PLANTED, readonly string[]> = {
  'format and lint': ['domain/crooked.ts format', 'domain/loose.ts:1:21 lint/suspicious/noExplicitAny'],
  types: ['domain/wrong.ts(1,14): error TS2322', 'domain/gaps.ts(1,14): error TS2322', "'author' does not exist"],
  'types in hi': ["'FAREWELL'"],
  'types in te': ["'FAREWELL'"],
  'import rules': [
    'packages-jyotish-imports-only-what-it-may: packages/jyotish/upward.ts',
    'packages-are-imported-through-their-index: server/internals.ts',
    'mail-imports-only-what-it-may: mail/chart.ts',
    'domain-imports-only-what-it-may: domain/upward.ts',
    'rules-and-features-know-no-machine: domain/impure.ts',
    'domain-accounts-imports-no-later-topic: domain/accounts/later.ts',
    'domain-topic-has-a-place-in-the-order: domain/unlisted/topic.ts',
    'db-accounts-imports-no-later-topic: db/accounts/later.ts',
    'usecases-shared-imports-no-later-topic: usecases/later.ts',
    'usecases-bookings-imports-no-later-topic: usecases/bookings/later.ts',
    'db-imports-only-what-it-may: db/upward.ts',
    'mail-imports-only-what-it-may: mail/upward.ts',
    'mail-imports-only-types-of-db: mail/reading.ts',
    'usecases-imports-only-what-it-may: usecases/book.ts',
    'usecases-imports-only-what-it-may: usecases/speaking.ts',
    'only-db-speaks-sql: usecases/count.ts',
    'jobs-imports-only-what-it-may: jobs/upward.ts',
    'jobs-imports-only-what-it-may: jobs/speaking.ts',
    'app-ui-imports-only-what-it-may: app/ui/upward.ts',
    'content-imports-only-what-it-may: content/en/upward.ts',
    'app-http-imports-only-types-of-db: app/http/reply.ts',
    'app-features-imports-only-what-it-may: app/features/upward.ts',
    'app-features-booking-imports-no-later-topic: app/features/booking/later.ts',
    'app-enhance-imports-only-what-it-may: app/enhance/upward.ts',
    'app-routes-imports-only-what-it-may: app/routes/upward.ts',
    'server-imports-only-what-it-may: server/tool.ts',
    'no-circles: server/round.ts',
    'every-import-resolves: server/nowhere.ts',
    'product-needs-no-development-packages: server/development.ts',
  ],
  'unused code': ['domain/forgotten.ts', 'discount', 'never-installed', 'hono'],
  'retired words': [
    'domain/queue-letter.ts:1 say "email"',
    'content/en/site/newsletter.ts:1 say "email"',
    'domain/dialect.ts:1 say "cached page',
    'domain/dialect.ts:1 say "in-flight request"',
    'domain/dialect.ts:1 say "concurrency"',
    'domain/dialect.ts:1 say "wake-up"',
    'domain/dialect.ts:2 say "eligibility',
    'domain/dialect.ts:2 say "client, student or staff"',
    'domain/dialect.ts:2 say "instant',
    'domain/dialect.ts:2 say "the name of the time zone"',
    'domain/dialect.ts:3 say "notify',
    'domain/dialect.ts:3 say "notification"',
    'domain/dialect.ts:3 say "text, label or message"',
    'domain/dialect.ts:3 say "desk or admin"',
    'content/en/charts/names.ts:1 write "Vrishchika"',
  ],
  migrations: ['db/migrations/0300-smaller.sql drops a column of books'],
  links: ['app/features/links.tsx:2 make this address with to()', 'app/features/links.tsx:3 make'],
  colours: [
    'app/styles/components/card.css:2 use a token',
    'app/features/desk/week.css:3 use a token',
    'app/features/desk/week.tsx:1 use a token',
  ],
}

let scratch: string

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'muhurta-checks-'))
})

afterAll(() => rm(scratch, { recursive: true, force: true }))

for (const check of STATIC_CHECKS) {
  const name = check.name as keyof typeof PLANTED

  test(`the check "${name}" passes on a clean site and reports each planted fault`, {
    timeout: TIMEOUT_MS,
  }, async () => {
    const site = join(scratch, name.replaceAll(' ', '-'))
    await build(site, SMALL_SITE, { dependencies: RUNTIME })

    const clean = await runStaticCheck(check, site)

    expect(clean, clean.output).toMatchObject({ isPassed: true })

    await build(site, PLANTED[name], { dependencies: { ...RUNTIME, hono: '*' } })

    const faulty = await runStaticCheck(check, site)

    expect(faulty.isPassed).toBe(false)
    for (const error of EXPECTED_ERRORS[name]) expect(faulty.output).toContain(error)
  })
}

test('the import rules fail when they find no imports', { timeout: TIMEOUT_MS }, async () => {
  const site = join(scratch, 'empty')
  await build(site, { 'server/main.ts': 'export const nothing = 1\n' }, { dependencies: {} })
  const check = STATIC_CHECKS.find(({ name }) => name === 'import rules')

  const result = check && (await runStaticCheck(check, site))

  expect(result).toMatchObject({ isPassed: false, output: expect.stringContaining('saw no imports at all') })
})

async function build(site: string, files: Record<string, string>, { dependencies }: { dependencies: object }) {
  await mkdir(site, { recursive: true })
  for (const name of OUR_RULES) await cp(join(REPOSITORY, name), join(site, name))
  await linkModules(site)

  const { imports } = JSON.parse(await readFile(join(REPOSITORY, 'package.json'), 'utf8')) as { imports: object }
  const devDependencies = Object.fromEntries(TOOLS.map((tool) => [tool, '*']))
  const manifest = { name: 'small-site', type: 'module', private: true, workspaces: ['packages/*'] }
  const text = JSON.stringify({ ...manifest, imports, dependencies, devDependencies }, null, 2)
  await writeFile(join(site, 'package.json'), `${text}\n`)

  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(site, name)), { recursive: true })
    await writeFile(join(site, name), text)
  }
}

/** Links the installed packages, and the engine of the small site in place of ours. */
async function linkModules(site: string): Promise<void> {
  const installed = join(REPOSITORY, 'node_modules')
  const modules = join(site, 'node_modules')
  await mkdir(join(modules, '@muhurta'), { recursive: true })
  await symlink(join(site, 'packages', 'jyotish'), join(modules, '@muhurta', 'jyotish')).catch(ignoreExisting)
  for (const name of await readdir(installed)) {
    await symlink(join(installed, name), join(modules, name)).catch(ignoreExisting)
  }
}

function ignoreExisting(error: unknown): void {
  if (errorCode(error) !== 'EEXIST') throw error
}
