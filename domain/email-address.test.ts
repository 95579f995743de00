import { expect, test } from 'vitest'
import { parseEmail } from './email-address.ts'

test('an email address is trimmed, with the domain in lower case and the local part unchanged', () => {
  expect(parseEmail('  Asha.Rao+jyotish@Example.CO.IN \n')).toBe('Asha.Rao+jyotish@example.co.in')
})

test.each([
  '',
  '   ',
  'asha',
  'asha@',
  '@example.com',
  'asha@example',
  'asha@@example.com',
  'asha rao@example.com',
  'asha@exa mple.com',
  'asha@-example.com',
  'asha@example..com',
  'asha@example.com\r\nBcc: all@example.com',
  '<asha@example.com>',
  'asha@example.com,ravi@example.com',
])('an email address rejects %j', (text) => {
  expect(parseEmail(text)).toBeUndefined()
})

test('an email address is at most 254 characters long, with at most 64 before the @', () => {
  const domain = `${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.com`

  expect(parseEmail(`${'a'.repeat(64)}@${domain}`)).toHaveLength(251)
  expect(parseEmail(`${'a'.repeat(65)}@example.com`)).toBeUndefined()
  expect(parseEmail(`${'a'.repeat(64)}@${domain}.org`)).toBeUndefined()
})

test('an email address of a million letters is rejected quickly', () => {
  expect(parseEmail(`a@${'a.'.repeat(500_000)}`)).toBeUndefined()
})
