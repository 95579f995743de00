import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

function aTask() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { run: () => promise, finish: () => resolve('done') }
}

test('queues work beyond the concurrency and refuses work beyond the queue', async () => {
  const limit = createConcurrencyLimit({ concurrency: 1, maxQueued: 1 })
  const [first, second] = [aTask(), aTask()]

  const running = limit.run(first.run)
  const queued = limit.run(second.run)

  expect(limit.isFull()).toBe(true)
  expect(await limit.run(async () => 'never')).toEqual({ ok: false, refusal: 'busy' })
  first.finish()
  second.finish()
  expect(await Promise.all([running, queued])).toEqual([
    { ok: true, value: 'done' },
    { ok: true, value: 'done' },
  ])
  expect(limit.isFull()).toBe(false)
})

test('runs priority work next, even when the queue is full', async () => {
  const limit = createConcurrencyLimit({ concurrency: 1, maxQueued: 2 })
  const first = aTask()
  const order: string[] = []
  const note = (name: string) => async () => order.push(name)

  const all = [limit.run(first.run), limit.run(note('stranger 1')), limit.run(note('stranger 2'))]
  expect(limit.isFull()).toBe(true)
  all.push(limit.run(note('known device'), { hasPriority: true }))
  first.finish()
  await Promise.all(all)

  expect(order).toEqual(['known device', 'stranger 1', 'stranger 2'])
})

test('runs the next task after one that failed', async () => {
  const limit = createConcurrencyLimit({ concurrency: 1, maxQueued: 5 })

  const failing = limit.run(() => Promise.reject(new Error('broken')))
  const next = limit.run(async () => 'fine')

  await expect(failing).rejects.toThrow('broken')
  expect(await next).toEqual({ ok: true, value: 'fine' })
})
