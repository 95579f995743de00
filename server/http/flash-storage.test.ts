import { expect, test } from 'vitest'
import type { FlashToast } from '#app/http/flash.ts'
import { createFlashStorage } from './flash-storage.ts'

const SITE = { appUrl: 'https://example.com', secret: 'a secret for tests, long enough' }
const TOAST: FlashToast = { tone: 'success', title: 'भुगतान मिला', event: 'payment-claimed' }

const flash = createFlashStorage(SITE)
const read = (cookie: string) => flash.read(new Request(SITE.appUrl, { headers: { cookie } }))
const written = async (by = flash) => (await by.write(TOAST)).split(';')[0] ?? ''

test('a toast reaches the next page', async () => {
  expect(await read(await written())).toEqual(TOAST)
})

test('a toast that is not signed by this site is none', async () => {
  const [, value = ''] = (await written()).split('=')
  const unsigned = decodeURIComponent(value).split('.')[0] ?? ''
  const foreign = await written(createFlashStorage({ ...SITE, secret: 'the secret of another site' }))
  // As version 0.2 wrote it.
  const earlier = Buffer.from(JSON.stringify(TOAST)).toString('base64url')

  const cookies = [
    `flash=${unsigned}`,
    `flash=${unsigned}.AAAA`,
    foreign,
    `flash=${earlier}`,
    'flash=%E0%A4%A',
    'flash=',
  ]
  expect(await Promise.all(cookies.map(read))).toEqual(Array(cookies.length).fill(null))
})
