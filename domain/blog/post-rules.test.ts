import { describe, expect, test } from 'vitest'
import { publicationAfterSave } from './post-rules.ts'

const NOW = new Date('2026-05-04T06:30:00Z')

describe('the publication date', () => {
  const before = new Date('2026-01-01T00:00:00Z')

  test('the publication date is now for a post that was never published', () => {
    expect(publicationAfterSave(null, 'published', NOW)).toEqual(NOW)
  })

  test('the publication date is not changed by later edits', () => {
    expect(publicationAfterSave(before, 'published', NOW)).toEqual(before)
    expect(publicationAfterSave(before, 'draft', NOW)).toEqual(before)
  })

  test('the publication date is empty for a draft', () => {
    expect(publicationAfterSave(null, 'draft', NOW)).toBeNull()
  })
})
