import { expect, test } from 'vitest'
import { flashCookie, readFlash } from './flash.ts'

const WORDS = { tone: 'success', title: 'Payment confirmed!' } as const
const cookieOf = (value: unknown) => `flash=${Buffer.from(JSON.stringify(value)).toString('base64url')}`

test('a flash message reaches the next page with its event', () => {
  const toast = { ...WORDS, event: 'payment-claimed' } as const

  expect(readFlash(flashCookie(toast).split(';')[0] ?? '')).toEqual(toast)
})

test.each([{ ...WORDS, event: 'made-up' }, { ...WORDS, event: null }, { ...WORDS, tone: 'loud' }, { tone: 'note' }])(
  'a message that is not ours is none: %j',
  (value) => {
    expect(readFlash(cookieOf(value))).toBeNull()
  },
)
