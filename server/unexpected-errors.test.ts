import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { bringConsoleToLog } from './unexpected-errors.ts'

test("E11: logs a library's console output as one line, whatever it contains", () => {
  const lines: string[] = []
  const voice = { warn(..._words: unknown[]) {}, error(..._words: unknown[]) {} }
  bringConsoleToLog(createLog('info', { write: (line) => lines.push(line) }), voice)

  voice.warn('The path "%s" is odd', '/a\r\n{"level":60}\u001b[31m')
  voice.error(new Error(`x${'\n'.repeat(10_000)}`))

  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line.trimEnd().split('\n')).toHaveLength(1)
  expect(lines.join()).not.toContain('\u001b')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, remark: expect.stringContaining('is odd') })
  expect(JSON.parse(lines[1] ?? '').remark.length).toBeLessThanOrEqual(1_000)
})
