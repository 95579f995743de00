import { expect, test } from 'vitest'
import type { SealedText } from '#domain/sealed-text.ts'
import { sealText, unsealText } from './sealed-text.ts'

const secret = 'a secret of this site, long enough'
const link = 'https://practice.example/auth?token=0123456789'

test('sealed text can be read with the secret of the site and shows nothing without it', () => {
  const sealed = sealText(link, secret)

  expect(unsealText(sealed, secret)).toBe(link)
  expect(sealed).not.toContain('token')
  expect(() => unsealText(sealed, 'another secret of another site')).toThrow()
})

test('the same text is sealed differently each time', () => {
  expect(sealText(link, secret)).not.toBe(sealText(link, secret))
})

test('sealed text that was altered is refused', () => {
  const sealed = sealText(link, secret)
  const altered = `${sealed.slice(0, -4)}${sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA'}` as SealedText

  expect(() => unsealText(altered, secret)).toThrow()
})
