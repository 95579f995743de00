import { expect, test } from 'vitest'
import { createPagesInTheMaking } from './pages-in-the-making.ts'

/** A page whose rendering ends when the test says so. */
function createKitchen(outcome: () => string | undefined) {
  const started: PromiseWithResolvers<void>[] = []
  return {
    started,
    async make() {
      const rendering = Promise.withResolvers<void>()
      started.push(rendering)
      await rendering.promise
      return outcome()
    },
  }
}

test('a page that many ask for at once is rendered once', async () => {
  const pages = createPagesInTheMaking<string>()
  const { make, started } = createKitchen(() => 'page')

  const answers = [1, 2, 3].map(() => pages.makeOnce('/blog', make))
  started[0]?.resolve()

  expect(await Promise.all(answers)).toEqual(['page', 'page', 'page'])
  expect(started).toHaveLength(1)
})

test('who asks after it was rendered starts a new rendering', async () => {
  const pages = createPagesInTheMaking<string>()

  await pages.makeOnce('/blog', async () => 'before')

  expect(await pages.makeOnce('/blog', async () => 'after')).toBe('after')
})

test('a page that is not shared is made for each one, and the next ones do not wait for each other', async () => {
  const pages = createPagesInTheMaking<string>()
  await pages.makeOnce('/auth', async () => undefined)
  const { make, started } = createKitchen(() => undefined)

  const answers = [1, 2].map(() => pages.makeOnce('/auth', make))

  expect(started).toHaveLength(2)
  for (const rendering of started) rendering.resolve()
  expect(await Promise.all(answers)).toEqual([undefined, undefined])
})

test('when the first rendering fails, the one who waited tries again', async () => {
  const pages = createPagesInTheMaking<string>()
  const { make, started } = createKitchen(() => {
    throw new Error('the database went away')
  })

  const first = pages.makeOnce('/blog', make)
  const second = pages.makeOnce('/blog', async () => 'page')
  started[0]?.resolve()

  await expect(first).rejects.toThrow('the database went away')
  expect(await second).toBe('page')
})
