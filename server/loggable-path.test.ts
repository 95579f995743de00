import { expect, test } from 'vitest'
import { loggablePath } from './loggable-path.ts'

test.each([
  ['/blog/the-moon', '/blog/the-moon'],
  ['/calendar/Zm9vYmFy.ics', '/calendar/[hidden]'],
  ['/asha@example.com/profile', '/[hidden]/profile'],
  ['/asha%40example.com', '/[hidden]'],
])('logs %s as %s', (path, shown) => {
  expect(loggablePath(path)).toBe(shown)
})
