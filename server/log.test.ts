import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog('info', { write: (line) => lines.push(line) }))
  return lines.join('')
}

test('hides personal fields at any depth', () => {
  const line = linesOf((log) =>
    log.info({ email: 'asha@example.com', booking: { phone: '98', client: { reference: '41' } } }, 'x'),
  )

  expect(line).not.toContain('asha@example.com')
  expect(line).not.toContain('"98"')
  expect(line).not.toContain('"41"')
})

test('logs a failed query without its parameters', () => {
  const error = new Error('Failed query: select 1 where email = $1\nparams: asha@example.com,1990-01-01')

  const line = linesOf((log) => log.error({ err: error }, 'request failed'))

  expect(line).toContain('Failed query: select 1')
  expect(line).not.toContain('asha@example.com')
  expect(line).not.toContain('1990-01-01')
})

test('E11: keeps hostile text on one line', () => {
  const line = linesOf((log) => log.info({ path: '/a\r\n{"level":60}\u001b[31m' }, 'answered'))

  expect(line.trimEnd().split('\n')).toHaveLength(1)
  expect(line).not.toContain('\u001b')
})

test('logs an error that is a plain object by its message and stack', () => {
  const reported = {
    message: 'job failed',
    name: 'QueueError',
    stack: 'QueueError: job failed\n    at work',
    queue: 'emails',
  }

  const line = JSON.parse(linesOf((log) => log.error({ err: reported }, 'a background job failed')))

  expect(line.err).toEqual({ type: 'QueueError', message: 'job failed', stack: '\n    at work' })
})

test.each([
  [{ claims: { email: 'asha@example.com' } }, 'an object without a message'],
  ['text', 'text'],
  [undefined, undefined],
])('logs %o as %o', (thrown, logged) => {
  expect(JSON.parse(linesOf((log) => log.error({ err: thrown }, 'x'))).err).toBe(logged)
})
