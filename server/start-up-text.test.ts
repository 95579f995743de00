import { expect, test } from 'vitest'
import { outboxLink } from './outbox-link.ts'
import { readSettings } from './settings.ts'
import { startUpText } from './start-up-text.ts'

const SECRET = 'a secret for tests, long enough'

function textFor(env: Record<string, string>): string {
  const settings = readSettings({ DATA_DIR: '/srv/muhurta', ...env }, '/nowhere')
  if (!settings.ok) throw new Error(settings.refusal)
  return startUpText(settings.value, { setupLinks: [], outboxLink: outboxLink(settings.value, SECRET) })
}

test.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
  'links to the emails without SMTP_URL at %s',
  (appUrl) => {
    const text = textFor({ PORT: '4000', APP_URL: appUrl })

    expect(text).toContain(`Muhurta is running at ${appUrl}`)
    expect(text).toContain('/srv/muhurta/outbox; read them at')
    const [, site] = text.match(/^ +(http\S+)\/dev\/outbox\?token=[\w-]{43}$/m) ?? []
    expect(site).toBe(appUrl)
    expect(text).toContain('embedded Postgres')
    expect(text).not.toContain('WARNING')
  },
)

test.each(['https://practice.example', 'http://192.168.1.7:3000'])(
  'warns without SMTP_URL at the public address %s and links to no emails',
  (appUrl) => {
    const text = textFor({ APP_URL: appUrl })

    expect(text).toMatch(/^ {2}WARNING {3}NO EMAIL REACHES ANYONE, because SMTP_URL is not set/m)
    expect(text).toContain('saved in /srv/muhurta/outbox')
    expect(text).not.toContain('/dev/outbox')
  },
)

test('prints no password', () => {
  const text = textFor({
    DATABASE_URL: 'postgres://muhurta:hunter2@db.example:5433/muhurta',
    SMTP_URL: 'smtps://desk:hunter2@mail.example:465',
  })

  expect(text).toContain('db.example:5433')
  expect(text).toContain('mail.example:465')
  expect(text).not.toContain('hunter2')
  expect(text).not.toContain('/dev/outbox')
})

test('says which address sends emails without MAIL_FROM', () => {
  const smtp = { SMTP_URL: 'smtps://mail.example:465', APP_URL: 'https://jyoti.example' }

  expect(textFor(smtp)).toContain('no-reply@jyoti.example>, because MAIL_FROM is not set')
  expect(textFor({ ...smtp, MAIL_FROM: 'desk@jyoti.example' })).toContain('from desk@jyoti.example\n')
})

test('names a database behind a socket by its folder', () => {
  expect(textFor({ DATABASE_URL: 'postgres://muhurta@/muhurta?host=/run/postgresql' })).toContain('at /run/postgresql')
})

test('prints the setup links while they are needed', () => {
  const settings = readSettings({}, '/nowhere')
  if (!settings.ok) throw new Error(settings.refusal)
  const url = 'http://localhost:3000/create-admin?token=once'

  const setupLinks = [{ role: 'admin', url, expiresAt: new Date() }] as const
  const text = startUpText(settings.value, { setupLinks, outboxLink: undefined })

  expect(text).toContain(`create the admin account (the link works once, for 24 hours): ${url}`)
})
