import { expect, test } from 'vitest'
import { greet } from './render-email.tsx'

test.each(['Asha Rao', 'Dr. K. Śrīnivāsan', "Anne-Marie O'Neill", 'आशा राव', '  Asha   Rao '])(
  'greets %s by name',
  (name) => {
    expect(greet(name)).toBe(`Namaste ${name.trim().replaceAll(/\s+/g, ' ')},`)
  },
)

test.each([
  'Win at evil.example',
  'http://evil.example',
  'a@b.example',
  '<b>Asha</b>',
  'Asha\u0000',
  'x'.repeat(61),
  '',
  null,
])('leaves %j out of the greeting', (name) => {
  expect(greet(name)).toBe('Namaste,')
})
