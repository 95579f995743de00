import { expect, test } from 'vitest'
import { longDate, mediumDate } from './post-dates.ts'

const format = (dateStyle: 'long' | 'medium', moment: Date) =>
  new Intl.DateTimeFormat('en-US', { dateStyle, timeZone: 'Asia/Kolkata' }).format(moment)

test('every day of a leap year, at its edges in India, is written as everybody writes it', () => {
  for (let day = 1; day <= 366; day++) {
    for (const minutes of [0, 18 * 60 + 29, 18 * 60 + 30]) {
      const moment = new Date(Date.UTC(2028, 0, day, 0, minutes))

      expect(longDate(moment)).toBe(format('long', moment))
      expect(mediumDate(moment)).toBe(format('medium', moment))
    }
  }
})
