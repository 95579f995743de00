import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { foldPlaceName } from './fold-place-name.ts'
import { GAZETTEER_COLUMNS, type GazetteerColumn, type GazetteerHeader } from './format.ts'

const decompress = promisify(brotliDecompress)

/** The columns of the file, without an object for each place. */
export type Gazetteer = {
  readonly header: GazetteerHeader
  /** Names of countries and regions, folded for comparison. */
  readonly folded: { readonly countries: readonly string[]; readonly regions: readonly string[] }
  readonly names: Buffer
  /** The offset of each name and key, and the end of the last one. */
  readonly nameStarts: Uint32Array
  readonly keys: Buffer
  readonly keyStarts: Uint32Array
  readonly latitudes: Int32Array
  readonly longitudes: Int32Array
  readonly countries: Uint8Array
  readonly regions: Uint16Array
  readonly timeZones: Uint16Array
  /** The words of names after the first, sorted: the place, and the offset of the word in its key. */
  readonly words: Int32Array
  readonly wordStarts: Uint8Array
  /** Ten times the decimal logarithm of the population; 0 if it is unknown. */
  readonly importances: Uint8Array
}

let opened: Promise<Gazetteer> | undefined

/** Decompresses the file at the first search and holds it in memory; a site without searches never loads it. */
export function openGazetteer(): Promise<Gazetteer> {
  opened ??= unpack()
  return opened
}

async function unpack(): Promise<Gazetteer> {
  // Bundled as text, because the built program does not know where its files are.
  const { default: dataUrl } = await import('./gazetteer.bin?url&inline')
  const file = await decompress(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'))
  const headerEnd = 4 + file.readUInt32LE(0)
  const header = JSON.parse(file.toString('utf8', 4, headerEnd)) as GazetteerHeader
  const columns = cut(file.subarray(headerEnd), header)

  return {
    header,
    folded: { countries: header.countries.map(foldPlaceName), regions: header.regions.map(foldPlaceName) },
    names: columns.names,
    nameStarts: startsOf(columns.nameLengths),
    keys: columns.keys,
    keyStarts: startsOf(columns.keyLengths),
    latitudes: new Int32Array(aligned(columns.latitudes)),
    longitudes: new Int32Array(aligned(columns.longitudes)),
    countries: columns.countries,
    regions: new Uint16Array(aligned(columns.regions)),
    timeZones: new Uint16Array(aligned(columns.timeZones)),
    words: new Int32Array(aligned(columns.words)),
    wordStarts: columns.wordStarts,
    importances: columns.importances,
  }
}

function cut(body: Buffer, { lengths }: GazetteerHeader): Record<GazetteerColumn, Buffer> {
  let start = 0
  const columns = GAZETTEER_COLUMNS.map((name) => {
    const column = body.subarray(start, start + lengths[name])
    start += lengths[name]
    return [name, column] as const
  })
  return Object.fromEntries(columns) as Record<GazetteerColumn, Buffer>
}

function startsOf(lengths: Uint8Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1)
  for (let index = 0; index < lengths.length; index++) {
    starts[index + 1] = (starts[index] ?? 0) + (lengths[index] ?? 0)
  }
  return starts
}

/** CopyableText, because typed arrays of wider numbers need an aligned offset. */
function aligned(column: Buffer): ArrayBuffer {
  return new Uint8Array(column).buffer
}
