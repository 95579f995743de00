import { expect, test } from 'vitest'
import { runProgram } from './run-program.ts'

test('the benchmarks can be loaded, and an unknown one is named with those that exist', async () => {
  const { code, output } = await runProgram([process.execPath, 'bench/main.ts', 'moonlight'])

  expect(output).toContain('There is no benchmark "moonlight"; there are start, pages,')
  expect(code).toBe(2)
})
