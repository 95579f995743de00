import { expect, test } from 'vitest'
import { readReferences } from './statement-references.ts'

test.each([
  ['UPI-ASHA-asha@okbank-HDFC0001234-412345678901-MU7K', ['412345678901']],
  ['NEFT CR-SBIN0001234-ASHA RAO-SBINN26321748901', ['SBINN26321748901']],
  // Some banks write the number of UPI behind a code.
  ['NEFT CR-SBIN126321748901', ['126321748901', 'SBIN126321748901']],
  ['RTGS/icicr52026111700123456/RAVI', ['ICICR52026111700123456']],
  ['IMPS-412345678901-ASHA-HDFC', ['412345678901']],
  ['INTERNATIONALPAY FROM SOMEBODYSOMEWHER', []],
  ['9876543210123@okbank', []],
  ['ABCDN12345678901@okbank', []],
])('finds in %j: %j', (narration, references) => {
  expect(readReferences(narration)).toEqual(references)
})
