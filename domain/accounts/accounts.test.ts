import { expect, test } from 'vitest'
import { deviceText } from '#content/accounts/account-pages.ts'
import { accountEmail, isFullName, normalizePhone } from './accounts.ts'
import { deviceName } from './device-name.ts'
import { isClaimTrue } from './social-sign-in.ts'

test('normalizes an email address however it is typed', () => {
  expect(accountEmail('  Asha.Rao@Example.COM ')).toBe('asha.rao@example.com')
  expect(accountEmail('asha\u0000@example.com')).toBeUndefined()
})

test('requires a full name of at least two characters', () => {
  expect(isFullName('A')).toBe(false)
  expect(isFullName('Jo')).toBe(true)
  expect(isFullName('आशा')).toBe(true)
})

test.each(['+91 98450 12345', '080-4567 8900', '(020) 7946 0958'])('accepts %s as a phone number', (phone) => {
  expect(normalizePhone(` ${phone} `)).toBe(phone)
})

test.each(['', '12345', 'call me', '1'.repeat(16), '98450+12345'])('rejects %j as a phone number', (phone) => {
  expect(normalizePhone(phone)).toBeUndefined()
})

test('counts only true as a verified address', () => {
  expect([true, 'true'].map(isClaimTrue)).toEqual([true, true])
  expect([false, 'false', '', 1, null, undefined, {}].some(isClaimTrue)).toBe(false)
})

test('names a session after browser and system', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'

  expect(deviceName(phone)).toBe('Chrome/Android')
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0')).toBe('Firefox/Linux')
  expect(deviceName(null)).toBe('/')

  expect(['Chrome/Android', 'Safari/', '/', 'Firefox on Linux'].map(deviceText)).toEqual([
    'Chrome on Android',
    'Safari',
    'A browser',
    'Firefox on Linux',
  ])
})
