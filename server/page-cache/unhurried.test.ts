import { expect, test } from 'vitest'
import { createUnhurriedWork } from './unhurried.ts'

function givenWork() {
  const done: string[] = []
  let mostAtOnce = 0
  let atOnce = 0
  const work = createUnhurriedWork(
    async (key) => {
      mostAtOnce = Math.max(mostAtOnce, ++atOnce)
      await new Promise(setImmediate)
      atOnce -= 1
      done.push(key)
    },
    { pauseMs: 1 },
  )
  return { ...work, done, mostAtOnce: () => mostAtOnce }
}

test('what came last is done next, one at a time', async () => {
  const { add, done, mostAtOnce } = givenWork()

  for (const key of ['/terms', '/privacy', '/contact']) add(key)

  await expect.poll(() => done).toEqual(['/terms', '/contact', '/privacy'])
  expect(mostAtOnce()).toBe(1)
})

test('what is forgotten is not done, and what comes afterwards is', async () => {
  const { add, forget, done } = givenWork()

  for (const key of ['/terms', '/privacy']) add(key)
  forget()
  add('/contact')

  await expect.poll(() => done).toEqual(['/terms', '/contact'])
})

test('of a crowd the oldest are let go', async () => {
  const { add, done } = givenWork()

  for (let number = 0; number <= 300; number++) add(String(number))

  await expect.poll(() => done.at(-1), { timeout: 10_000 }).toBe('101')
  expect(done.slice(0, 2)).toEqual(['0', '300'])
})
