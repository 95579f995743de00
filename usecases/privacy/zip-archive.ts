import { crc32 } from 'node:zlib'

export type ZipEntry = { readonly name: string; readonly content: Uint8Array }

const LOCAL_FILE = 0x04034b50
const CENTRAL_FILE = 0x02014b50
const END_OF_CENTRAL = 0x06054b50
/** The oldest version of the format, which has stored entries and is read everywhere. */
const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800

/**
 * A zip archive with uncompressed entries (APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). The content is a few kilobytes
 * of text and PDFs, so compression would not be worth a library.
 */
export function zipArchive(entries: readonly ZipEntry[], at: Date): Uint8Array {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0

  for (const { name, content } of entries) {
    const nameBytes = Buffer.from(name, 'utf8')
    const facts = factsOf(nameBytes, content, at)
    central.push(centralHeader(facts, offset), nameBytes)
    local.push(localHeader(facts), nameBytes, Buffer.from(content))
    offset += 30 + nameBytes.length + content.length
  }
  const directory = Buffer.concat(central)
  return Buffer.concat([...local, directory, endRecord(entries.length, directory.length, offset)])
}

/** The fields that the local and the central header of an entry share. */
function factsOf(name: Uint8Array, content: Uint8Array, at: Date): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(VERSION, 0)
  facts.writeUInt16LE(FLAGS, 2)
  facts.writeUInt16LE(0, 4)
  facts.writeUInt16LE(dosTime(at), 6)
  facts.writeUInt16LE(dosDate(at), 8)
  facts.writeUInt32LE(crc32(content), 10)
  facts.writeUInt32LE(content.length, 14)
  facts.writeUInt32LE(content.length, 18)
  facts.writeUInt16LE(name.length, 22)
  return facts
}

function localHeader(facts: Buffer): Buffer {
  return Buffer.concat([signature(LOCAL_FILE), facts])
}

function centralHeader(facts: Buffer, offset: number): Buffer {
  const place = Buffer.alloc(14)
  place.writeUInt32LE(offset, 10)
  const madeBy = Buffer.alloc(2)
  madeBy.writeUInt16LE(VERSION)
  return Buffer.concat([signature(CENTRAL_FILE), madeBy, facts, place])
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(18)
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(size, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([signature(END_OF_CENTRAL), end])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** Two-second steps, in UTC, because the format has no time zone. */
function dosTime(at: Date): number {
  return (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
}

function dosDate(at: Date): number {
  return ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
}
