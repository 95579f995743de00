import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { redirectConsoleToLog } from './unexpected-errors.ts'

test("E11: logs a library's console output as one line, whatever it contains", () => {
  const lines: string[] = []
  const target = { warn(..._values: unknown[]) {}, error(..._values: unknown[]) {} }
  redirectConsoleToLog(createLog('info', { write: (line) => lines.push(line) }), target)

  target.warn('The path "%s" is odd', '/a\r\n{"level":60}\u001b[31m')
  target.error(new Error(`x${'\n'.repeat(10_000)}`))

  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line.trimEnd().split('\n')).toHaveLength(1)
  expect(lines.join()).not.toContain('\u001b')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, output: expect.stringContaining('is odd') })
  expect(JSON.parse(lines[1] ?? '').output.length).toBeLessThanOrEqual(1_000)
})
