import { crc32 } from 'node:zlib'

export type ZipEntry = {
  readonly name: string
  readonly size: number
  readonly crc: number
  readonly content: AsyncIterable<Uint8Array>
}

/** An entry that is in memory. */
export function zipEntry(name: string, content: Uint8Array): ZipEntry {
  return { name, size: content.length, crc: crc32(content), content: once(content) }
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

const LOCAL_FILE = 0x04034b50
const CENTRAL_FILE = 0x02014b50
const END_OF_CENTRAL = 0x06054b50
/** The oldest version of the format, which has stored entries and is read everywhere. */
const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800

/**
 * A zip archive with uncompressed entries (APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16), a piece at a time. The content is
 * text, PDFs and recordings, so compression would not be worth a library.
 */
export async function* zipArchive(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const zip = zipHeaders(at)
  for await (const entry of entries) {
    yield zip.before(entry)
    yield* entry.content
  }
  yield zip.end()
}

/** What is written before the content of each entry, and at the end. */
export function zipHeaders(at: Date) {
  const central: Buffer[] = []
  let offset = 0
  return {
    before(entry: Omit<ZipEntry, 'content'>): Buffer {
      const name = Buffer.from(entry.name, 'utf8')
      const facts = factsOf(name, entry, at)
      central.push(centralHeader(facts, offset), name)
      offset += 30 + name.length + entry.size
      return Buffer.concat([localHeader(facts), name])
    },
    end(): Buffer {
      const directory = Buffer.concat(central)
      return Buffer.concat([directory, endRecord(central.length / 2, directory.length, offset)])
    },
  }
}

/** The fields that the local and the central header of an entry share. */
function factsOf(name: Uint8Array, { size, crc }: Pick<ZipEntry, 'size' | 'crc'>, at: Date): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(VERSION, 0)
  facts.writeUInt16LE(FLAGS, 2)
  facts.writeUInt16LE(0, 4)
  facts.writeUInt16LE(dosTime(at), 6)
  facts.writeUInt16LE(dosDate(at), 8)
  facts.writeUInt32LE(crc, 10)
  facts.writeUInt32LE(size, 14)
  facts.writeUInt32LE(size, 18)
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
