import { expect, test } from 'vitest'
import { makeCertificateCode, parseCertificateCode } from './certificate-code.ts'

test('makes three groups that can be read aloud', () => {
  expect(makeCertificateCode(() => 0)).toBe('AAAA-AAAA-AAAA')
  expect(makeCertificateCode((below) => below - 1)).toBe('9999-9999-9999')
})

test('reads a typed code in any case and spacing', () => {
  expect(parseCertificateCode('abcd efgh-2345')).toBe('ABCD-EFGH-2345')
})

test('rejects text that is not a code', () => {
  expect(['', 'ABCD', 'ABCD-EFGH-IJKL', 'ABCD-EFGH-2345-6789'].map(parseCertificateCode)).toEqual(
    Array(4).fill(undefined),
  )
})
