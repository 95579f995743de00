import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isUploadName } from '#domain/image-uploads.ts'
import { storeImage } from './store-image.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muhurta-uploads-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a8480b' } })

test('stores a large photo in two widths, without its metadata', async () => {
  const photo = await aPicture(2400, 1200)
    .withExif({ IFD0: { Copyright: 'Asha Rao, 12 Temple Road' } })
    .jpeg()
    .toBuffer()

  const stored = await storeImage(folder, photo)

  const name = stored.ok ? stored.value.url.slice('/uploads/'.length) : ''
  expect(isUploadName(name)).toBe(true)
  const [large, small] = await Promise.all(
    [name, name.replace('.webp', '-800.webp')].map(async (file) =>
      sharp(await readFile(join(folder, file))).metadata(),
    ),
  )
  expect(large).toMatchObject({ format: 'webp', width: 1600, height: 800 })
  expect(small).toMatchObject({ format: 'webp', width: 800, height: 400 })
  expect(large?.exif).toBeUndefined()
})

test('stores the same image once', async () => {
  const picture = await aPicture(40, 30).png().toBuffer()

  const first = await storeImage(folder, picture)
  const files = (await readdir(folder)).length
  const second = await storeImage(folder, picture)

  expect(second).toEqual(first)
  expect(await readdir(folder)).toHaveLength(files)
})

test.each([
  ['a page', '<html><script>alert(1)</script></html>'],
  [
    'a drawing that can hold script',
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" onload="alert(1)"><rect width="9" height="9"/></svg>',
  ],
  ['a document', '%PDF-1.7'],
  ['nothing', ''],
  ['half a picture', '\x89PNG\r\n\x1a\n'],
])('D23: rejects %s, whatever its name', async (_, content) => {
  const before = await readdir(folder)

  const stored = await storeImage(folder, Buffer.from(content, 'latin1'))

  expect(stored).toEqual({ ok: false, refusal: 'not-an-image' })
  expect(await readdir(folder)).toEqual(before)
})

test('rejects a small file that decodes to a giant image', async () => {
  const giant = await aPicture(9_000, 9_000).png().toBuffer()

  expect(await storeImage(folder, giant)).toEqual({ ok: false, refusal: 'not-an-image' })
})

test('rejects more than five megabytes', async () => {
  expect(await storeImage(folder, new Uint8Array(5 * 1024 * 1024 + 1))).toEqual({ ok: false, refusal: 'too-large' })
})
