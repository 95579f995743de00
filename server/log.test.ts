import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog('info', { write: (line) => lines.push(line) }))
  return lines.join('')
}

test('hides personal fields at any depth', () => {
  const line = linesOf((log) =>
    log.info({ email: 'asha@example.com', booking: { phone: '98', client: { upiReference: '41' } } }, 'x'),
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
