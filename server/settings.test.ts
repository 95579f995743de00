import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muhurta-settings-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function settingsFrom(env: Record<string, string>) {
  const outcome = readSettings(env, folder)
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

test('has a default for every setting', () => {
  expect(settingsFrom({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    appUrl: 'http://localhost:3000',
    dataDir: join(folder, 'data'),
    backupDir: join(folder, 'data', 'backups'),
    backupDays: 7,
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Muhurta <no-reply@localhost>',
    isMailFromSet: false,
    authSecret: undefined,
    google: undefined,
    facebook: undefined,
    picturesIn: 'database',
    sampleData: 'sample',
    trustedProxies: 0,
  })
})

test('reads every setting', () => {
  const settings = settingsFrom({
    PORT: '8080',
    HOST: '0.0.0.0',
    APP_URL: 'https://muhurta.example/',
    DATA_DIR: '/srv/muhurta',
    BACKUP_DIR: '/safe',
    BACKUP_DAYS: '14',
    BACKUP_PASSPHRASE: 'seven lamps by the river',
    DATABASE_URL: 'postgres://muhurta:secret@db.example:6432/muhurta',
    DATABASE_DIRECT_URL: 'postgres://muhurta:secret@db.example:5432/muhurta',
    SMTP_URL: 'smtps://desk:secret@mail.example:465',
    MAIL_FROM: 'The desk <desk@muhurta.example>',
    AUTH_SECRET: 'x'.repeat(32),
    GOOGLE_CLIENT_ID: 'google-id',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    FACEBOOK_CLIENT_ID: 'facebook-id',
    FACEBOOK_CLIENT_SECRET: 'facebook-secret',
    METRICS_TOKEN: 'a token for prometheus',
    PICTURES: 'folder',
    SAMPLE_DATA: 'false',
    TRUST_PROXY: '2',
    LOG_LEVEL: 'warn',
  })

  expect(settings).toEqual({
    port: 8080,
    host: '0.0.0.0',
    appUrl: 'https://muhurta.example',
    dataDir: '/srv/muhurta',
    backupDir: '/safe',
    backupDays: 14,
    backupPassphrase: 'seven lamps by the river',
    databaseUrl: 'postgres://muhurta:secret@db.example:6432/muhurta',
    databaseDirectUrl: 'postgres://muhurta:secret@db.example:5432/muhurta',
    smtpUrl: 'smtps://desk:secret@mail.example:465',
    mailFrom: 'The desk <desk@muhurta.example>',
    isMailFromSet: true,
    authSecret: 'x'.repeat(32),
    google: { clientId: 'google-id', clientSecret: 'google-secret' },
    facebook: { clientId: 'facebook-id', clientSecret: 'facebook-secret' },
    metricsToken: 'a token for prometheus',
    picturesIn: 'folder',
    sampleData: 'none',
    trustedProxies: 2,
    logLevel: 'warn',
  })
})

test.each([
  ['beside the data for a week', {}, { backupDir: '/srv/data/backups', backupDays: 7 }],
  ['in a chosen folder for as long as the privacy policy says', { BACKUP_DIR: 'safe' }, { backupDays: 30 }],
  ['not where they are switched off', { BACKUP_DIR: 'off' }, { backupDir: undefined }],
  ['not for an own Postgres without a folder', { DATABASE_URL: 'postgres://db/muhurta' }, { backupDir: undefined }],
  [
    'for an own Postgres in a chosen folder',
    { DATABASE_URL: 'postgres://db/muhurta', BACKUP_DIR: '/safe' },
    { backupDir: '/safe' },
  ],
  ['not of the demo', { SAMPLE_DATA: 'demo' }, { backupDir: undefined }],
])('backups are made by themselves: %s', (_where, env, expected) => {
  expect(settingsFrom({ DATA_DIR: '/srv/data', ...env })).toMatchObject(expected)
})

test.each([
  ['PORT', 'http'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PORT', '-1'],
  ['HOST', 'http://localhost'],
  ['HOST', 'not a host'],
  ['APP_URL', 'muhurta.example'],
  ['APP_URL', 'ftp://muhurta.example'],
  ['APP_URL', 'https://muhurta.example/shop'],
  ['APP_URL', 'https://asha:secret@muhurta.example'],
  ['DATABASE_URL', 'mysql://root:hunter2@localhost/muhurta'],
  ['DATABASE_URL', 'hunter2'],
  ['DATABASE_DIRECT_URL', 'postgres://db.example/without-a-pooler'],
  ['SMTP_URL', 'mail.example:hunter2'],
  ['SMTP_URL', 'https://mail:hunter2@mail.example'],
  ['MAIL_FROM', 'the desk'],
  ['MAIL_FROM', 'desk@muhurta.example\nBcc: everyone@example.com'],
  ['AUTH_SECRET', 'hunter2'],
  ['BACKUP_DAYS', '0'],
  ['BACKUP_DAYS', '31'],
  ['BACKUP_PASSPHRASE', 'hunter2'],
  ['METRICS_TOKEN', 'hunter2'],
  ['PICTURES', 'the cloud'],
  ['SAMPLE_DATA', 'yes please'],
  ['TRUST_PROXY', 'sometimes'],
  ['TRUST_PROXY', '11'],
  ['LOG_LEVEL', 'chatty'],
])('refuses %s=%s in one sentence that names the setting', (name, value) => {
  const outcome = readSettings({ [name]: value }, folder)

  expect(outcome).toEqual({ ok: false, refusal: expect.stringMatching(new RegExp(`^${name} must [^]*\\.$`)) })
})

test.each(['DATABASE_URL', 'SMTP_URL', 'AUTH_SECRET', 'BACKUP_PASSPHRASE', 'METRICS_TOKEN'])(
  'does not repeat a wrong %s in the refusal',
  (name) => {
    const outcome = readSettings({ [name]: 'hunter2' }, folder)

    expect(outcome).toEqual({ ok: false, refusal: expect.not.stringContaining('hunter2') })
  },
)

test.each([
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
])('refuses %s without %s', (present, missing) => {
  const outcome = readSettings({ [present]: 'set' }, folder)

  expect(outcome).toEqual({ ok: false, refusal: expect.stringMatching(new RegExp(`^${missing} is missing`)) })
})

test.each([
  ['true', 1],
  ['false', 0],
  ['1', 1],
])('reads TRUST_PROXY=%s as %i proxies', (value, count) => {
  expect(settingsFrom({ TRUST_PROXY: value }).trustedProxies).toBe(count)
})

test('treats a blank setting as unset', () => {
  expect(settingsFrom({ PORT: ' ', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined })
})

test('accepts a database behind a socket folder', () => {
  const url = 'postgres://muhurta:secret@/muhurta?host=/run/postgresql'

  expect(settingsFrom({ DATABASE_URL: url }).databaseUrl).toBe(url)
})

test('refuses a test clock on a public site', () => {
  const outcome = readSettings({ TEST_CLOCK_FILE: '/tmp/clock', APP_URL: 'https://muhurta.example' }, folder)

  expect(outcome).toEqual({ ok: false, refusal: expect.stringMatching(/^TEST_CLOCK_FILE is for tests/) })
  expect(settingsFrom({ TEST_CLOCK_FILE: '/tmp/clock' }).testClockFile).toBe('/tmp/clock')
})

test('reads .env, overridden by the environment', () => {
  writeFileSync(join(folder, '.env'), 'PORT=4000\nHOST="0.0.0.0" # everywhere\nSAMPLE_DATA=\n')

  expect(settingsFrom({ PORT: '5000', HOST: '' })).toMatchObject({ port: 5000, host: '0.0.0.0', sampleData: 'sample' })
  rmSync(join(folder, '.env'))
})

test('refuses demo data, whose passwords are public, on a public site', () => {
  const local = readSettings({ SAMPLE_DATA: 'demo' }, '/nowhere')
  const reachable = readSettings({ SAMPLE_DATA: 'demo', APP_URL: 'https://muhurta.example' }, '/nowhere')

  expect(local.ok && local.value.sampleData).toBe('demo')
  expect(reachable.ok ? '' : reachable.refusal).toContain('SAMPLE_DATA')
})
