const END_OF_CENTRAL = 0x06054b50
const CENTRAL_FILE = 0x02014b50
const END_BYTES = 22
const HEADER_BYTES = 46
/** A comment may follow the end record (APPNOTE 6.3, section 4.3.16). */
const LONGEST_COMMENT = 65_535

export type PackedFile = { readonly name: string; readonly unpackedBytes: number; readonly isEncrypted: boolean }

/** The files that a zip archive lists, without unpacking any; undefined when the list cannot be read. */
export function readZipDirectory(bytes: Uint8Array): PackedFile[] | undefined {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const end = findEnd(archive)
  if (end === undefined) return undefined

  const files: PackedFile[] = []
  let offset = archive.readUInt32LE(end + 16)
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (offset + HEADER_BYTES > end || archive.readUInt32LE(offset) !== CENTRAL_FILE) return undefined
    const nameEnd = offset + HEADER_BYTES + archive.readUInt16LE(offset + 28)
    files.push({
      name: archive.toString('utf8', offset + HEADER_BYTES, nameEnd),
      unpackedBytes: archive.readUInt32LE(offset + 24),
      isEncrypted: (archive.readUInt16LE(offset + 8) & 1) === 1,
    })
    offset = nameEnd + archive.readUInt16LE(offset + 30) + archive.readUInt16LE(offset + 32)
  }
  return files
}

function findEnd(archive: Buffer): number | undefined {
  const first = Math.max(0, archive.length - END_BYTES - LONGEST_COMMENT)
  for (let offset = archive.length - END_BYTES; offset >= first; offset -= 1) {
    if (archive.readUInt32LE(offset) === END_OF_CENTRAL) return offset
  }
  return undefined
}
