import { expect, test } from 'vitest'
import { createLanes } from './lanes.ts'

function aTask() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, finish: () => resolve('done') }
}

test('work beyond the lanes waits its turn, and work beyond the queue is refused', async () => {
  const lanes = createLanes({ atOnce: 1, mostWaiting: 1 })
  const [first, second] = [aTask(), aTask()]

  const running = lanes.run(first.work)
  const waiting = lanes.run(second.work)

  expect(lanes.isFull()).toBe(true)
  expect(await lanes.run(async () => 'never')).toEqual({ ok: false, refusal: 'busy' })
  first.finish()
  second.finish()
  expect(await Promise.all([running, waiting])).toEqual([
    { ok: true, value: 'done' },
    { ok: true, value: 'done' },
  ])
  expect(lanes.isFull()).toBe(false)
})

test('work that fails gives its lane to the next', async () => {
  const lanes = createLanes({ atOnce: 1, mostWaiting: 5 })

  const failing = lanes.run(() => Promise.reject(new Error('broken')))
  const next = lanes.run(async () => 'fine')

  await expect(failing).rejects.toThrow('broken')
  expect(await next).toEqual({ ok: true, value: 'fine' })
})
