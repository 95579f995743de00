import { expect, test } from 'vitest'
import { readEmbedOrigins } from './embed-origins.ts'

test('reads sites as browsers name them, each once', () => {
  const typed = 'https://Temple.example/page?x=1\n temple.example \nhttps://bücher.example:8443'
  expect(readEmbedOrigins(typed)).toEqual({
    ok: true,
    value: ['https://temple.example', 'https://xn--bcher-kva.example:8443'],
  })
  expect(readEmbedOrigins('  \n')).toEqual({ ok: true, value: [] })
})

test.each([
  'http://temple.example',
  'https://*',
  'https://*.example',
  "https://a.example;script-src'self'",
  'localhost',
  'javascript:alert(1)',
  'https://me:pw@a.example',
])('refuses %s', (line) => {
  expect(readEmbedOrigins(line)).toEqual({ ok: false, refusal: { reason: 'not-a-site', line } })
})
