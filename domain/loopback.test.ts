import { expect, test } from 'vitest'
import { isLoopbackUrl } from './loopback.ts'

test.each(['http://localhost:3000', 'https://localhost', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
  '%s is loopback',
  (url) => {
    expect(isLoopbackUrl(url)).toBe(true)
  },
)

test.each([
  'https://practice.example',
  'http://localhost.practice.example',
  'http://127.0.0.1.practice.example',
  'http://192.168.1.7:3000',
  'http://[::2]:3000',
  'http://0.0.0.0:3000',
  'localhost',
  '',
])('%s is not', (url) => {
  expect(isLoopbackUrl(url)).toBe(false)
})
