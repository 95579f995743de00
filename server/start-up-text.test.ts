import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { startUpText } from './start-up-text.ts'

function textFor(env: Record<string, string>): string {
  const settings = readSettings({ DATA_DIR: '/srv/muhurta', ...env }, '/nowhere')
  if (!settings.ok) throw new Error(settings.refusal)
  return startUpText(settings.value)
}

test('says where the emails are without SMTP_URL', () => {
  const text = textFor({ PORT: '4000' })

  expect(text).toContain('Muhurta is running at http://localhost:4000')
  expect(text).toContain('/srv/muhurta/outbox; read them at http://localhost:4000/dev/outbox')
  expect(text).toContain('embedded Postgres')
})

test('prints no password', () => {
  const text = textFor({
    DATABASE_URL: 'postgres://muhurta:hunter2@db.example:5433/muhurta',
    SMTP_URL: 'smtps://desk:hunter2@mail.example:465',
  })

  expect(text).toContain('db.example:5433')
  expect(text).toContain('mail.example:465')
  expect(text).not.toContain('hunter2')
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

  const text = startUpText(settings.value, [{ role: 'admin', url, expiresAt: new Date() }])

  expect(text).toContain(`create the admin account (the link works once, for 24 hours): ${url}`)
})
