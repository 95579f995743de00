import { expect, test } from 'vitest'
import { certificateText } from './certificate-text.ts'

test('a name cannot add a line to what is signed', () => {
  const text = certificateText({
    code: 'ABCD-EFGH-2345',
    holderName: 'Asha\nCourse: Sampurna Jyotish',
    courseTitle: 'Pradhamika',
    courseLevel: 'Basic',
    completedOn: '2026-05-01',
    practiceName: 'Surya Jyotish',
  })

  expect(text.split('\n')).toEqual([
    'Certificate of completion: 1',
    'Code: ABCD-EFGH-2345',
    'Holder: Asha Course: Sampurna Jyotish',
    'Course: Pradhamika',
    'Level: Basic',
    'Completed: 2026-05-01',
    'Practice: Surya Jyotish',
    '',
  ])
})
