import { createHash } from 'node:crypto'
import {
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  type ImageRefusal,
  MOST_IMAGE_BYTES,
  MOST_IMAGE_PIXELS,
  type SavePictures,
} from '#domain/image-uploads.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { oneAtATime } from '#usecases/one-at-a-time.ts'

/**
 * Stores an uploaded image. Its type is detected from its content, it is re-encoded so that nothing hidden survives, and
 * it is named by its hash, so that the same image is stored once.
 */
export async function storeImage(
  save: SavePictures,
  bytes: Uint8Array,
): Promise<Outcome<{ url: string }, ImageRefusal>> {
  if (bytes.byteLength > MOST_IMAGE_BYTES) return refused('too-large')

  const large = await reencodeUpload(bytes)
  if (!large) return refused('not-an-image')
  const small = await reencode(large, IMAGE_WIDTHS.small)
  if (!small) throw new Error('An image that was encoded once could not be encoded again.')

  const name = createHash('sha256').update(large).digest('base64url').slice(0, 22)
  await save([
    { name: `${name}-${IMAGE_WIDTHS.small}.webp`, content: small },
    { name: `${name}.webp`, content: large },
  ])
  return accepted({ url: `/uploads/${name}.webp` })
}

/** An image of 40 megapixels takes a second and 160 MB. */
const LONGEST_SECONDS = 20
const oneImageAtATime = oneAtATime()

/** The same picture without anything hidden in it. */
export function reencodeUpload(bytes: Uint8Array): Promise<Buffer | undefined> {
  return oneImageAtATime(() => reencode(bytes, IMAGE_WIDTHS.large))
}

/** Returns undefined for a file that is not an image, decodes to too many pixels or takes too long. */
async function reencode(bytes: Uint8Array, width: number): Promise<Buffer | undefined> {
  // Loaded with the first image, because most processes never need it.
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_IMAGE_PIXELS, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!IMAGE_FORMATS.some((allowed) => allowed === format)) return undefined

    const upright = picture.rotate().resize({ width, withoutEnlargement: true })
    return await upright.webp({ quality: 80 }).timeout({ seconds: LONGEST_SECONDS }).toBuffer()
  } catch {
    return undefined
  }
}
