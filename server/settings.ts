import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { errorCode, errorMessage } from '#domain/caught-error.ts'
import { isLoopbackUrl } from '#domain/loopback.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { BACKUP_DAYS } from '#domain/privacy/retention.ts'

export type SignInProvider = { readonly clientId: string; readonly clientSecret: string }
const PICTURES_IN = ['database', 'folder'] as const
export type PicturesIn = (typeof PICTURES_IN)[number]
export type SampleData = 'none' | 'sample' | 'demo'

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export type Settings = {
  readonly port: number
  readonly host: string
  /** The public address, without a trailing slash. */
  readonly appUrl: string
  readonly dataDir: string
  /** A folder for a backup each night; undefined: none is made by itself. */
  readonly backupDir: string | undefined
  /** For so long they stay there. */
  readonly backupDays: number
  /** Undefined: backups are as readable as the data folder. */
  readonly backupPassphrase: string | undefined
  /** Undefined: the embedded database inside `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Postgres itself, where `databaseUrl` is a pooler in transaction mode: for listening, jobs, migrations and backups. */
  readonly databaseDirectUrl: string | undefined
  /** Where uploaded pictures are stored. */
  readonly picturesIn: PicturesIn
  /** Undefined: emails become files in the outbox. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly isMailFromSet: boolean
  /** Undefined: generated once into `dataDir`. */
  readonly authSecret: string | undefined
  /** The secret before the last change, for one start. */
  readonly authSecretPrevious: string | undefined
  readonly google: SignInProvider | undefined
  readonly facebook: SignInProvider | undefined
  /** Undefined: /metrics is for programs on this machine only. */
  readonly metricsToken: string | undefined
  readonly sampleData: SampleData
  /** The number of our own proxies in front; with none, forwarded headers are ignored. */
  readonly trustedProxies: number
  /** Undefined: the command's default. */
  readonly logLevel: LogLevel | undefined
  /** Only in tests of the built site, see `createClock`. */
  readonly testClockFile: string | undefined
  /** Only in tests, which have a provider of their own in place of Google and Facebook. */
  readonly testProviderUrl: string | undefined
}

type Environment = Record<string, string | undefined>

const SAMPLE_DATA: Record<string, SampleData> = { true: 'sample', false: 'none', demo: 'demo' }
const SHORTEST_SECRET = 32
const SHORTEST_PASSPHRASE = 12
const SHORTEST_TOKEN = 16
/** Beside the data they are for mistakes and failed upgrades, and must not fill its disk. */
const DAYS_BESIDE_THE_DATA = 7
const NO_BACKUPS = 'off'
const MOST_PROXIES = 10

/** Reads the environment, then the file `.env`. The refusal is one sentence that names the wrong setting. */
export function readSettings(env: Environment, cwd: string): Outcome<Settings, string> {
  try {
    return accepted(parseSettings({ ...readEnvFile(cwd), ...withoutBlanks(env) }, cwd))
  } catch (error) {
    if (error instanceof WrongSetting) return refused(error.message)
    throw error
  }
}

/** Thrown by a parser and caught in `readSettings`, which spares a dozen early returns. */
class WrongSetting extends Error {}

function parseSettings(env: Environment, cwd: string): Settings {
  const port = wholeNumber('PORT', env.PORT ?? '3000', { from: 1, to: 65_535 })
  const appUrl = parseAppUrl(env.APP_URL ?? `http://localhost:${port}`)
  const dataDir = resolve(cwd, env.DATA_DIR ?? './data')

  return {
    port,
    host: parseHost(env.HOST ?? '127.0.0.1'),
    appUrl,
    dataDir,
    backupDir: env.BACKUP_DIR ? parseBackupDir(env.BACKUP_DIR, cwd) : defaultBackupDir(env, dataDir),
    backupDays: parseBackupDays(env),
    backupPassphrase: env.BACKUP_PASSPHRASE && parsePassphrase(env.BACKUP_PASSPHRASE),
    databaseUrl: env.DATABASE_URL && parseDatabaseUrl('DATABASE_URL', env.DATABASE_URL),
    databaseDirectUrl: parseDirectUrl(env),
    smtpUrl: env.SMTP_URL && parseSmtpUrl(env.SMTP_URL),
    mailFrom: parseMailFrom(env.MAIL_FROM ?? `Muhurta <no-reply@${new URL(appUrl).hostname}>`),
    isMailFromSet: env.MAIL_FROM !== undefined,
    authSecret: env.AUTH_SECRET && parseSecret('AUTH_SECRET', env.AUTH_SECRET),
    authSecretPrevious: env.AUTH_SECRET_PREVIOUS && parseSecret('AUTH_SECRET_PREVIOUS', env.AUTH_SECRET_PREVIOUS),
    google: parseProvider('GOOGLE', env),
    facebook: parseProvider('FACEBOOK', env),
    metricsToken: env.METRICS_TOKEN && parseMetricsToken(env.METRICS_TOKEN),
    picturesIn: parsePicturesIn(env.PICTURES ?? 'database'),
    sampleData: parseSampleData(env.SAMPLE_DATA ?? 'true', appUrl),
    trustedProxies: parseTrustProxy(env.TRUST_PROXY ?? 'false'),
    logLevel: env.LOG_LEVEL === undefined ? undefined : parseLogLevel(env.LOG_LEVEL),
    testClockFile: env.TEST_CLOCK_FILE && onlyForTests('TEST_CLOCK_FILE', env.TEST_CLOCK_FILE, appUrl),
    testProviderUrl: env.TEST_PROVIDER_URL && onlyForTests('TEST_PROVIDER_URL', env.TEST_PROVIDER_URL, appUrl),
  }
}

function parseHost(text: string): string {
  const isName = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)
  if (isName || isIP(text) !== 0) return text
  throw new WrongSetting(`HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, not "${text}".`)
}

function parseAppUrl(text: string): string {
  const url = URL.parse(text)
  const isBare = url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
  if (url && isBare && ['http:', 'https:'].includes(url.protocol)) return url.origin
  throw new WrongSetting(
    `APP_URL must be the site's address without a path, such as https://muhurta.example, not "${text}".`,
  )
}

/** The value may hold a password and is not shown. */
function parseDatabaseUrl(name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL', text: string): string {
  // The host may be empty when a socket folder follows, which URL does not parse.
  const url = URL.parse(text) ?? URL.parse(text.replace('@/', '@localhost/'))
  if (url && ['postgres:', 'postgresql:'].includes(url.protocol)) return text
  throw new WrongSetting(`${name} must look like postgres://user:password@host:5432/name.`)
}

function parseDirectUrl({ DATABASE_URL, DATABASE_DIRECT_URL }: Environment): string | undefined {
  if (!DATABASE_DIRECT_URL) return undefined
  if (!DATABASE_URL) {
    throw new WrongSetting('DATABASE_DIRECT_URL must stand beside DATABASE_URL, which is then a pooler.')
  }
  return parseDatabaseUrl('DATABASE_DIRECT_URL', DATABASE_DIRECT_URL)
}

function parseSmtpUrl(text: string): string {
  const url = URL.parse(text)
  if (url && url.hostname !== '' && ['smtp:', 'smtps:'].includes(url.protocol)) return text
  throw new WrongSetting('SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465.')
}

function parseMailFrom(text: string): string {
  if (/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)) return text
  throw new WrongSetting(`MAIL_FROM must be an email address, such as Muhurta <hello@muhurta.example>, not "${text}".`)
}

function parseSecret(name: 'AUTH_SECRET' | 'AUTH_SECRET_PREVIOUS', text: string): string {
  if (text.length >= SHORTEST_SECRET) return text
  const hint = name === 'AUTH_SECRET' ? '; leave it out to have one made' : ''
  throw new WrongSetting(`${name} must have at least ${SHORTEST_SECRET} characters${hint}.`)
}

function parseBackupDir(text: string, cwd: string): string | undefined {
  return text.toLowerCase() === NO_BACKUPS ? undefined : resolve(cwd, text)
}

/** Processes that share a database would each have some of the backups; the demo has nothing to lose. */
function defaultBackupDir(env: Environment, dataDir: string): string | undefined {
  return env.DATABASE_URL || env.SAMPLE_DATA?.toLowerCase() === 'demo' ? undefined : join(dataDir, 'backups')
}

/** At most as long as the privacy policy promises that an erased client is still in them. */
function parseBackupDays(env: Environment): number {
  const days = env.BACKUP_DAYS ?? String(env.BACKUP_DIR ? BACKUP_DAYS : DAYS_BESIDE_THE_DATA)
  return wholeNumber('BACKUP_DAYS', days, { from: 1, to: BACKUP_DAYS })
}

function parsePassphrase(text: string): string {
  if (text.length >= SHORTEST_PASSPHRASE) return text
  throw new WrongSetting(`BACKUP_PASSPHRASE must have at least ${SHORTEST_PASSPHRASE} characters.`)
}

function parseMetricsToken(text: string): string {
  if (text.length >= SHORTEST_TOKEN) return text
  throw new WrongSetting(`METRICS_TOKEN must have at least ${SHORTEST_TOKEN} characters.`)
}

function parseProvider(name: 'GOOGLE' | 'FACEBOOK', env: Environment): SignInProvider | undefined {
  const clientId = env[`${name}_CLIENT_ID`]
  const clientSecret = env[`${name}_CLIENT_SECRET`]
  if (clientId && clientSecret) return { clientId, clientSecret }
  if (!clientId && !clientSecret) return undefined

  const [present, missing] = clientId ? ['ID', 'SECRET'] : ['SECRET', 'ID']
  throw new WrongSetting(
    `${name}_CLIENT_${missing} is missing: ${name}_CLIENT_${present} is set, and the two belong together.`,
  )
}

function parsePicturesIn(text: string): PicturesIn {
  const place = PICTURES_IN.find((known) => known === text.toLowerCase())
  if (place) return place
  throw new WrongSetting(`PICTURES must be database or folder, not "${text}".`)
}

function parseSampleData(text: string, appUrl: string): SampleData {
  const choice = SAMPLE_DATA[text.toLowerCase()]
  if (choice === 'demo' && !isLoopbackUrl(appUrl)) {
    throw new WrongSetting(
      'SAMPLE_DATA=demo makes accounts whose password everybody knows: use it with a local APP_URL.',
    )
  }
  if (choice) return choice
  throw new WrongSetting(`SAMPLE_DATA must be true, false or demo, not "${text}".`)
}

function parseTrustProxy(text: string): number {
  if (text.toLowerCase() === 'false') return 0
  if (text.toLowerCase() === 'true') return 1
  if (/^\d+$/.test(text)) return wholeNumber('TRUST_PROXY', text, { from: 0, to: MOST_PROXIES })
  throw new WrongSetting(
    `TRUST_PROXY must be true, false or the number of proxies in front of the site, not "${text}".`,
  )
}

function parseLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text.toLowerCase())
  if (level) return level
  throw new WrongSetting(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`)
}

/** These settings would let others control a public site. */
function onlyForTests(name: string, value: string, appUrl: string): string {
  if (isLoopbackUrl(appUrl)) return value
  throw new WrongSetting(`${name} is for tests on this machine alone: take it away, or use a local APP_URL.`)
}

function wholeNumber(name: string, text: string, { from, to }: { from: number; to: number }): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (value >= from && value <= to) return value
  throw new WrongSetting(`${name} must be a whole number from ${from} to ${to}, not "${text}".`)
}

function readEnvFile(cwd: string): Environment {
  try {
    return withoutBlanks(parseEnv(readFileSync(join(cwd, '.env'), 'utf8')))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return {}
    throw new WrongSetting(`The file .env in ${cwd} cannot be read: ${errorMessage(error)}.`)
  }
}

/** `SMTP_URL=` in a file or a container means unset. */
function withoutBlanks(env: Environment): Environment {
  const present = Object.entries(env).flatMap(([name, value]) => {
    const trimmed = value?.trim()
    return trimmed ? [[name, trimmed] as const] : []
  })
  return Object.fromEntries(present)
}
