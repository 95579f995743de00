import { expect, test } from 'vitest'
import type { SealedText } from '#domain/sealed-text.ts'
import { sealText, unsealText } from './sealed-text.ts'

const secret = 'a secret of this site, long enough'
const link = 'https://practice.example/auth?token=0123456789'

test('sealed text can be read only with the secret of the site', () => {
  const sealed = sealText(link, secret)

  expect(unsealText(sealed, secret)).toBe(link)
  expect(sealed).not.toContain('token')
  expect(() => unsealText(sealed, 'another secret of another site')).toThrow()
})

test('seals the same text differently each time', () => {
  expect(sealText(link, secret)).not.toBe(sealText(link, secret))
})

test('rejects altered sealed text', () => {
  const sealed = sealText(link, secret)
  const altered = `${sealed.slice(0, -4)}${sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA'}` as SealedText

  expect(() => unsealText(altered, secret)).toThrow()
})
