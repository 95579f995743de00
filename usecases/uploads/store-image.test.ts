import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findPicture, listPictureNames, recordPictures } from '#db/content/pictures.ts'
import { isUploadName, type SavePictures } from '#domain/image-uploads.ts'
import { database } from '#test/database.ts'
import { storeImage } from './store-image.ts'

const save: SavePictures = (pictures) => recordPictures(database(), pictures)

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a8480b' } })

test('stores a large photo in two widths, without its metadata', async () => {
  const photo = await aPicture(2400, 1200)
    .withExif({ IFD0: { Copyright: 'Asha Rao, 12 Temple Road' } })
    .jpeg()
    .toBuffer()

  const stored = await storeImage(save, photo)

  const name = stored.ok ? stored.value.url.slice('/uploads/'.length) : ''
  expect(isUploadName(name)).toBe(true)
  const [large, small] = await Promise.all(
    [name, name.replace('.webp', '-800.webp')].map(async (file) =>
      sharp(await findPicture(database(), file)).metadata(),
    ),
  )
  expect(large).toMatchObject({ format: 'webp', width: 1600, height: 800 })
  expect(small).toMatchObject({ format: 'webp', width: 800, height: 400 })
  expect(large?.exif).toBeUndefined()
})

test('stores the same image once', async () => {
  const picture = await aPicture(40, 30).png().toBuffer()

  const first = await storeImage(save, picture)
  const files = (await listPictureNames(database())).length
  const second = await storeImage(save, picture)

  expect(second).toEqual(first)
  expect(await listPictureNames(database())).toHaveLength(files)
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
  const before = await listPictureNames(database())

  const stored = await storeImage(save, Buffer.from(content, 'latin1'))

  expect(stored).toEqual({ ok: false, refusal: 'not-an-image' })
  expect(await listPictureNames(database())).toEqual(before)
})

test('rejects a small file that decodes to a giant image', async () => {
  const giant = await aPicture(9_000, 9_000).png().toBuffer()

  expect(await storeImage(save, giant)).toEqual({ ok: false, refusal: 'not-an-image' })
})

test('rejects more than five megabytes', async () => {
  expect(await storeImage(save, new Uint8Array(5 * 1024 * 1024 + 1))).toEqual({ ok: false, refusal: 'too-large' })
})
