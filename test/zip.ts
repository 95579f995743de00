import { crc32 } from 'node:zlib'

/** Reads an archive of uncompressed entries by its central directory and checks each CRC. */
export function readStoredZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const count = archive.readUInt16LE(end + 10)
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)

  for (let index = 0; index < count; index++) {
    if (archive.toString('latin1', at, at + 4) !== 'PK\x01\x02') throw new Error('The central directory is broken.')
    const [method, crc, size] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 20),
    ]
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const content = contentAt(archive, archive.readUInt32LE(at + 42), size)
    if (method !== 0 || crc32(content) !== crc) throw new Error(`${name} does not match its header.`)
    files.set(name, content)
    at += 46 + nameLength
  }
  return files
}

function contentAt(archive: Buffer, header: number, size: number): Buffer {
  if (archive.toString('latin1', header, header + 4) !== 'PK\x03\x04') throw new Error('A local header is missing.')
  const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28)
  return archive.subarray(start, start + size)
}
