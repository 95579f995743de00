import { createHash, randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageRefusal, MOST_IMAGE_BYTES, MOST_IMAGE_PIXELS } from '#domain/uploads.ts'

/**
 * Keeps a picture that somebody uploaded: known by its content and not by its name, drawn anew so that nothing hidden
 * in it survives, and named after what it shows. The same picture twice is kept once.
 */
export async function storeImage(folder: string, bytes: Uint8Array): Promise<Outcome<{ url: string }, ImageRefusal>> {
  if (bytes.byteLength > MOST_IMAGE_BYTES) return refused('too-large')

  const large = await drawAnew(bytes, IMAGE_WIDTHS.large)
  if (!large) return refused('not-an-image')
  const small = await drawAnew(large, IMAGE_WIDTHS.small)
  if (!small) throw new Error('A picture that was drawn once could not be drawn again.')

  const name = createHash('sha256').update(large).digest('base64url').slice(0, 22)
  await writeWhole(join(folder, `${name}-${IMAGE_WIDTHS.small}.webp`), small)
  await writeWhole(join(folder, `${name}.webp`), large)
  return accepted({ url: `/uploads/${name}.webp` })
}

/** Answers undefined for whatever is no picture, or one that unfolds to more than anybody needs. */
async function drawAnew(bytes: Uint8Array, width: number): Promise<Buffer | undefined> {
  // Loaded when the first picture comes: most starts of the site never need it.
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_IMAGE_PIXELS, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!IMAGE_FORMATS.some((allowed) => allowed === format)) return undefined

    const upright = picture.rotate().resize({ width, withoutEnlargement: true })
    return await upright.webp({ quality: 80 }).toBuffer()
  } catch {
    return undefined
  }
}

/** Complete on the disk before it has its name: nobody is ever served half a picture. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, bytes, { mode: 0o600, flush: true })
  await rename(draft, path)
}
