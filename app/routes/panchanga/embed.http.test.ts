import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  const clock = () => new Date('2026-11-17T06:30:00Z')
  site = await createSite({ db: database(), appUrl: 'https://practice.example', clock })
})

async function read(path: string): Promise<string> {
  const response = await site.request(path)
  expect(response.status, path).toBe(200)
  return (await response.text()).replaceAll('\u00a0', ' ')
}

test('an embedded day has the same tithi, star and Rahu kalam as the panchanga page', async () => {
  const page = await read('/panchanga/hyderabad/2026-11-17')
  const frame = await read('/embed/hyderabad/today')
  const picture = await read('/embed/hyderabad/today.svg')

  const [rahuKalam = ''] = /(?<=Rahu kalam<\/dt><dd>)[^<]+/.exec(frame) ?? []
  const [from = '', to = ''] = rahuKalam.split('–')
  expect(rahuKalam).toMatch(/^\d+:\d\d [AP]M–\d+:\d\d [AP]M$/)
  expect(page).toContain(from)
  expect(page).toContain(to)
  expect(picture).toContain(rahuKalam)
  for (const markup of [frame, picture]) expect(markup).toMatch(/Ashtami till/)
})

test('an embed names the practice, links to its page and has neither script nor form', async () => {
  for (const kind of ['today', 'festival', 'month']) {
    const frame = await read(`/embed/hyderabad/${kind}`)

    expect(frame).toMatch(/<a href="https:\/\/practice\.example\/[^"]+" target="_blank" rel="noopener">By /)
    expect(frame).not.toMatch(/<script|<form|style=/)
    expect(await read(`/embed/hyderabad/${kind}.svg`)).toMatch(/^<svg [^>]*role="img"/)
  }
})

test('the next festivals are listed by date with how far they are', async () => {
  const frame = await read('/embed/hyderabad/festival')

  expect(frame).toContain('<dt>Tulasi Vivaha</dt><dd>Nov 21, in 4 days</dd>')
})

test('only an embed may be framed and shown by other sites', async () => {
  const embed = await site.request('/embed/hyderabad/today')
  const page = await site.request('/panchanga/hyderabad')

  expect(embed.headers.get('content-security-policy')).toContain('frame-ancestors *')
  expect(embed.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(embed.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(embed.headers.get('x-frame-options')).toBeNull()
  expect(embed.headers.get('x-page-kind')).toBeNull()
  expect(embed.headers.get('cache-control')).toContain('max-age=900')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('the panchanga page offers the lines to copy, and unknown cities and kinds are not found', async () => {
  const page = await read('/panchanga/hyderabad')

  expect(page).toContain('&lt;iframe src=&quot;https://practice.example/embed/hyderabad/today&quot;')
  for (const path of ['/embed/nowhere-at-all/today', '/embed/hyderabad/week', '/embed/hyderabad/today.png']) {
    expect((await site.request(path)).status, path).toBe(404)
  }
})
