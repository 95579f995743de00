import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '#server/http/encoding.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const TEXT = {
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_LGWIN]: 18,
}

/** Within half a percent of quality 9 in an eighth of its time: somebody is waiting. */
const FAST = { ...TEXT, [constants.BROTLI_PARAM_QUALITY]: 6 }

/** A tenth smaller, for thirty times the work. In small blocks, styles and words are each counted by themselves. */
const BEST = {
  ...TEXT,
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS,
}

export async function compressPage(html: Buffer): Promise<Record<Encoding, Uint8Array<ArrayBuffer>>> {
  const [br, gzipped] = await Promise.all([brotli(html, { params: FAST }), zip(html)])
  return { identity: new Uint8Array(html), br: new Uint8Array(br), gzip: new Uint8Array(gzipped) }
}

/** As small as a page gets, when nobody waits for it. */
export async function compressBest(html: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await brotli(html, { params: BEST }))
}
