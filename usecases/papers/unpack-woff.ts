import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

type PackedTable = { readonly tag: number; readonly checksum: number; readonly content: Buffer }

/**
 * The TrueType font inside a WOFF 1.0 file (https://www.w3.org/TR/WOFF/): the same tables, unpacked. The library that
 * writes papers reads WOFF too, but unpacks the table of outlines again for each email that it looks up.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, WOFF_HEADER + index * WOFF_ENTRY))

  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY)
  const flavor = woff.readUInt32BE(4)
  const largestPower = 2 ** Math.floor(Math.log2(count))
  head.writeUInt32BE(flavor, 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(largestPower * SFNT_ENTRY, 6)
  head.writeUInt16BE(Math.log2(largestPower), 8)
  head.writeUInt16BE((count - largestPower) * SFNT_ENTRY, 10)

  let offset = head.length
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = SFNT_HEADER + index * SFNT_ENTRY
    head.writeUInt32BE(tag, entry)
    head.writeUInt32BE(checksum, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(content.length, entry + 12)
    offset += padded(content).length
  }
  return Buffer.concat([head, ...tables.map(({ content }) => padded(content))])
}

function readTable(woff: Buffer, entry: number): PackedTable {
  const offset = woff.readUInt32BE(entry + 4)
  const packedLength = woff.readUInt32BE(entry + 8)
  const length = woff.readUInt32BE(entry + 12)
  const packed = woff.subarray(offset, offset + packedLength)
  return {
    tag: woff.readUInt32BE(entry),
    checksum: woff.readUInt32BE(entry + 16),
    // A table that packing would make longer is kept as it is.
    content: packedLength < length ? inflateSync(packed) : packed,
  }
}

/** Tables begin at multiples of four bytes. */
function padded(content: Buffer): Buffer {
  const missing = (4 - (content.length % 4)) % 4
  return missing === 0 ? content : Buffer.concat([content, Buffer.alloc(missing)])
}
