import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.ttf'])
const MIN_BYTES = 256

/** Compressing takes as long as bundling a language, and most files are those of the last build. */
const CACHE = join(import.meta.dirname, '..', '.cache', 'compressed')

const COMPRESSIONS = {
  br: (content: Buffer) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (content: Buffer) => gzipSync(content, { level: 9 }),
}

/** Writes `.br` and `.gz` files beside the built files, so that serving them compressed costs no CPU. */
export function precompress(folder: string): void {
  mkdirSync(CACHE, { recursive: true })
  const needed = new Set<string>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.has(extname(entry.name))) continue

    const path = join(entry.parentPath, entry.name)
    const content = readFileSync(path)
    if (content.byteLength < MIN_BYTES) continue

    for (const [ending, compress] of Object.entries(COMPRESSIONS)) {
      const name = `${createHash('sha256').update(content).digest('hex')}.${ending}`
      const cached = join(CACHE, name)
      if (!existsSync(cached)) writeFileSync(cached, compress(content))
      cpSync(cached, `${path}.${ending}`)
      needed.add(name)
    }
  }
  for (const name of readdirSync(CACHE)) if (!needed.has(name)) rmSync(join(CACHE, name))
}
