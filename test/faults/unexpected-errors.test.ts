import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { eventually } from '#test/time/eventually.ts'
import { statusOf, withServer } from './site-process.ts'

const program = (name: string) => `--import=${fileURLToPath(new URL(`../programs/${name}`, import.meta.url))}`

test('H14: an unhandled rejection is logged and the server keeps running', async () => {
  await withServer({ settings: { NODE_OPTIONS: program('unhandled-rejection.ts') } }, async ({ server }) => {
    process.kill(server.pid, 'SIGUSR2')

    const line = await eventually(() =>
      server
        .output()
        .split('\n')
        .find((printed) => printed.includes('unhandled rejection')),
    )
    expect(JSON.parse(line)).toMatchObject({ level: 50, err: { message: 'injected on purpose' } })
    expect(await statusOf(`${server.url}/courses`)).toBe(200)
    expect(await server.stop()).toBe(0)
  })
})

const PUBLIC_PAGES = ['/', '/courses', '/consultation', '/blog', '/free-content', '/contact', '/horoscope', '/auth']

test('H16: without internet the site starts, shows its pages, accepts forms and makes no outside connections', async () => {
  await withServer({ settings: { NODE_OPTIONS: program('without-network.ts') } }, async ({ server }) => {
    for (const path of PUBLIC_PAGES) expect(await statusOf(server.url + path), path).toBe(200)
    const message = {
      name: 'Asha Rao',
      email: 'asha@example.com',
      subject: 'Hello',
      message: 'A question about Prasna.',
    }
    const sent = await statusOf(`${server.url}/contact`, {
      method: 'POST',
      headers: { origin: server.url },
      body: new URLSearchParams(message),
    })

    expect([200, 302, 303]).toContain(sent)
    expect(await statusOf(`${server.url}/readyz`)).toBe(200)
    expect(server.output()).not.toContain('called out to')
  })
})
