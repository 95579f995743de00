import type { SetupLink } from '#usecases/accounts/staff/issue-setup-links.ts'
import { DEMO_CLIENTS, DEMO_PASSWORD, DEMO_STAFF } from '#usecases/demo/demo-people.ts'
import type { RunningSite } from './run-site.ts'
import type { Settings } from './settings.ts'

/** Only the operator reads this output, so it may contain links that create staff accounts and show emails. */
type Links = Pick<RunningSite, 'setupLinks' | 'outboxLink'>

/** Printed when the site has started: its address, where the data is, and what happens to emails. */
export function startUpText(settings: Settings, { setupLinks, outboxLink }: Links): string {
  const lines = [
    `Muhurta is running at ${settings.appUrl}`,
    `  data      ${settings.dataDir}`,
    `  database  ${settings.databaseUrl ? `at ${serverOf(settings.databaseUrl)} (DATABASE_URL)` : 'embedded Postgres in the data folder'}`,
    `  backups   ${backupText(settings)}`,
    ...emailLines(settings, outboxLink),
    ...setupLinks.map(setupLine),
    ...(settings.sampleData === 'demo' ? demoLines() : []),
    '  Press Ctrl-C to stop.',
  ]
  return `${lines.join('\n')}\n`
}

function backupText({ backupDir, backupDays, backupPassphrase, databaseUrl }: Settings): string {
  if (backupDir !== undefined) {
    const sealed = backupPassphrase === undefined ? '' : ', encrypted'
    return `every night in ${backupDir}, for ${backupDays} days${sealed}`
  }
  return databaseUrl ? 'none by this site: set BACKUP_DIR, or make them with your Postgres' : 'none by themselves'
}

function setupLine({ role, url }: SetupLink): string {
  return `  setup     create the ${role} account (the link works once, for 24 hours): ${url}`
}

/** The demo accounts: one for every role. */
function demoLines(): string[] {
  const signIns = [...DEMO_STAFF, ...DEMO_CLIENTS].map(({ email, roles }) => `              ${email} (${roles.at(-1)})`)
  return [`  demo      sign in with the password "${DEMO_PASSWORD}" as one of`, ...signIns]
}

function emailLines(settings: Settings, outboxLink: string | undefined): string[] {
  const { smtpUrl, dataDir, mailFrom, isMailFromSet } = settings
  if (smtpUrl) {
    return [`  emails    sent through ${serverOf(smtpUrl)} from ${mailFrom}${isMailFromSet ? '' : UNSET_MAIL_FROM}`]
  }
  if (outboxLink) {
    return [
      `  emails    not sent, because SMTP_URL is not set. They are saved in ${dataDir}/outbox; read them at`,
      `            ${outboxLink}`,
    ]
  }
  return [
    '  WARNING   NO EMAIL REACHES ANYONE, because SMTP_URL is not set: clients cannot verify their address, reset a',
    `            password or receive a booking. Set SMTP_URL. Until then emails are saved in ${dataDir}/outbox.`,
  ]
}

const UNSET_MAIL_FROM =
  ', because MAIL_FROM is not set. Many mail servers refuse an address that is not theirs: set MAIL_FROM to one of yours'

/** The host without the user name and password in the URL. */
function serverOf(url: string): string {
  const { host, searchParams } = new URL(url.replace('@/', '@localhost/'))
  return searchParams.get('host') ?? host
}
