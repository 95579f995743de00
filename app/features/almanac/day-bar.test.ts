import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DayBar } from './day-bar.tsx'

test('a name in the day bar stands inside its own part, in short, or not at all', () => {
  const parts = [
    { start: 0, width: 3, look: 'good', label: 'Godhuli' },
    { start: 4, width: 6, look: 'bad', label: 'Rahu kalam', short: 'R' },
    { start: 12, width: 40, look: 'plain', label: 'Dashami' },
  ] as const
  const bar = renderToStaticMarkup(
    createElement(DayBar, { rows: [{ title: 'Times', parts }], hours: [], span: '0 1', now: undefined }),
  )

  expect([...bar.matchAll(/<text([^>]*)>([^<]*)</g)].map(([, , name]) => name)).toEqual(['R', 'Dashami'])
  expect(bar).not.toContain('overflow')
})
