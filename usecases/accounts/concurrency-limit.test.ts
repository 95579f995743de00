import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

function aTask() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, finish: () => resolve('done') }
}

test('queues work beyond the concurrency and refuses work beyond the queue', async () => {
  const concurrency = createConcurrencyLimit({ atOnce: 1, mostWaiting: 1 })
  const [first, second] = [aTask(), aTask()]

  const running = concurrency.run(first.work)
  const waiting = concurrency.run(second.work)

  expect(concurrency.isFull()).toBe(true)
  expect(await concurrency.run(async () => 'never')).toEqual({ ok: false, refusal: 'busy' })
  first.finish()
  second.finish()
  expect(await Promise.all([running, waiting])).toEqual([
    { ok: true, value: 'done' },
    { ok: true, value: 'done' },
  ])
  expect(concurrency.isFull()).toBe(false)
})

test('runs the next task after one that failed', async () => {
  const concurrency = createConcurrencyLimit({ atOnce: 1, mostWaiting: 5 })

  const failing = concurrency.run(() => Promise.reject(new Error('broken')))
  const next = concurrency.run(async () => 'fine')

  await expect(failing).rejects.toThrow('broken')
  expect(await next).toEqual({ ok: true, value: 'fine' })
})
