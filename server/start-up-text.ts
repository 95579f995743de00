import type { SetupLink } from '#usecases/accounts/issue-setup-links.ts'
import { DEMO_CLIENTS, DEMO_PASSWORD, DEMO_STAFF } from '#usecases/demo/demo-people.ts'
import type { Settings } from './settings.ts'

/** What the operator sees when the site is open: where it is, where it keeps things, and what becomes of emails. */
export function startUpText(settings: Settings, setupLinks: readonly SetupLink[] = []): string {
  const lines = [
    `Muhurta is open at ${settings.appUrl}`,
    `  data      ${settings.dataDir}`,
    `  database  ${settings.databaseUrl ? `at ${serverOf(settings.databaseUrl)} (DATABASE_URL)` : 'embedded Postgres inside the data folder'}`,
    `  emails   ${emailsLine(settings)}`,
    ...setupLinks.map(setupLine),
    ...(settings.sampleData === 'demo' ? demoLines() : []),
    '  Stop it with Ctrl-C.',
  ]
  return `${lines.join('\n')}\n`
}

/** Whoever reads this output runs the site, so it may hold the keys to the first staff accounts. */
function setupLine({ role, url }: SetupLink): string {
  return `  set-up    create the first ${role} account within 24 hours, once: ${url}`
}

/** The accounts of the demo: everybody may try every desk. */
function demoLines(): string[] {
  const signIns = [...DEMO_STAFF, ...DEMO_CLIENTS].map(({ email, roles }) => `              ${email} (${roles.at(-1)})`)
  return [`  demo      sign in with the password "${DEMO_PASSWORD}" as`, ...signIns]
}

function emailsLine({ smtpUrl, dataDir, port, mailFrom }: Settings): string {
  if (smtpUrl) return `sent through ${serverOf(smtpUrl)} as ${mailFrom}`
  return `not sent (SMTP_URL is not set): files in ${dataDir}/outbox, to read at http://localhost:${port}/dev/outbox on this machine`
}

/** The address without the name and password that the setting also holds. */
function serverOf(url: string): string {
  const { host, searchParams } = new URL(url.replace('@/', '@localhost/'))
  return searchParams.get('host') ?? host
}
