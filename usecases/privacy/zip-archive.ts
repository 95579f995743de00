import { Zip, ZipPassThrough } from 'fflate'

export type ZipEntry = { readonly name: string; readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }

/**
 * A zip archive, a piece at a time. Its entries are not compressed: text, PDFs and recordings would hardly get smaller.
 */
export async function* zipArchive(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    written.push(piece)
  })
  for await (const { name, content } of entries) {
    const file = new ZipPassThrough(name)
    file.mtime = at
    zip.add(file)
    for await (const piece of content) {
      file.push(piece)
      yield* written.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* written.splice(0)
  }
  zip.end()
  yield* written.splice(0)
}
