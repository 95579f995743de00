import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.ttf'])
const MIN_BYTES = 256

/** Compressing takes as long as bundling a language, and most files are those of the last build. */
const CACHE = join(import.meta.dirname, '..', '.cache', 'compressed')

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const COMPRESSIONS = {
  br: (content: Buffer) => toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (content: Buffer) => toGzip(content, { level: 9 }),
}

/** Writes `.br` and `.gz` files beside the built files, so that serving them compressed costs no CPU. */
export async function precompress(folder: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  // At the same time, because each works on a thread of its own.
  const needed = new Set((await Promise.all(files.map(compressFile))).flat())
  for (const name of readdirSync(CACHE)) if (!needed.has(name)) rmSync(join(CACHE, name))
}

async function compressFile(path: string): Promise<string[]> {
  const content = readFileSync(path)
  if (content.byteLength < MIN_BYTES) return []

  const hash = createHash('sha256').update(content).digest('hex')
  return Promise.all(
    Object.entries(COMPRESSIONS).map(async ([ending, compress]) => {
      const name = `${hash}.${ending}`
      const cached = join(CACHE, name)
      if (!existsSync(cached)) writeFileSync(cached, await compress(content))
      cpSync(cached, `${path}.${ending}`)
      return name
    }),
  )
}
