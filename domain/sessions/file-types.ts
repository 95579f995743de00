import { normalizeLine } from '#domain/text.ts'

/** What clients and astrologers exchange: documents, pictures and recordings. */
const EXTENSIONS = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'audio/mpeg': ['mp3'],
  'audio/mp4': ['m4a', 'mp4', '3gp'],
  'audio/ogg': ['ogg', 'opus', 'oga'],
  'audio/wav': ['wav'],
} as const

export type FileType = keyof typeof EXTENSIONS

/** For the file chooser, which only advises; the content decides. */
export const ACCEPTED_FILES = Object.values(EXTENSIONS)
  .flat()
  .map((extension) => `.${extension}`)
  .join(',')

/** The first and the last bytes of a file, and how many it has. */
export type FileEnds = { readonly head: Uint8Array; readonly tail: Uint8Array; readonly byteCount: number }

/** The brands of MP4 files that phones record sound in. */
const SOUND_BRANDS = ['M4A ', 'M4B ', 'mp42', 'mp41', 'isom', 'iso2', '3gp4', '3gp5', '3gp6']

/**
 * The type that a file's content has, whatever its name says; undefined for all others. A type whose end can be known is
 * also refused with something behind its end, such as a program hidden behind a picture.
 */
export function fileTypeOf(file: FileEnds): FileType | undefined {
  const { head, tail, byteCount } = file
  if (starts(head, '%PDF-')) return latin(tail).includes('%%EOF') ? 'application/pdf' : undefined
  if (hasBytes(head, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) {
    return latin(head).slice(12, 16) === 'IHDR' && latin(tail).slice(-8, -4) === 'IEND' ? 'image/png' : undefined
  }
  if (hasBytes(head, 0, [0xff, 0xd8, 0xff]) && byteCount > 100) return 'image/jpeg'
  if (starts(head, 'RIFF')) return riffType(file)
  if (starts(head, 'OggS')) return byteCount > 27 ? 'audio/ogg' : undefined
  if (latin(head).slice(4, 8) === 'ftyp') {
    return SOUND_BRANDS.includes(latin(head).slice(8, 12)) ? 'audio/mp4' : undefined
  }
  return isMpegSound(file) ? 'audio/mpeg' : undefined
}

/** Its header says how long the file is. */
function riffType({ head, byteCount }: FileEnds): FileType | undefined {
  if (head.byteLength < 12) return undefined
  const length = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(4, true)
  if (byteCount < length + 8 || byteCount > length + 9) return undefined
  const form = latin(head).slice(8, 12)
  if (form === 'WEBP') return 'image/webp'
  return form === 'WAVE' ? 'audio/wav' : undefined
}

/** An ID3 tag, or a frame of MPEG layer III with a bit rate and a sample rate that exist. */
function isMpegSound({ head, byteCount }: FileEnds): boolean {
  if (byteCount < 128) return false
  if (starts(head, 'ID3')) return (head[3] ?? 0xff) <= 4 && (head[4] ?? 0xff) !== 0xff
  const [sync = 0, layer = 0, rates = 0] = head
  const hasRates = rates >> 4 !== 0xf && rates >> 4 !== 0 && ((rates >> 2) & 3) !== 3
  return sync === 0xff && (layer & 0xe6) === 0xe2 && hasRates
}

function starts(bytes: Uint8Array, text: string): boolean {
  return latin(bytes.subarray(0, text.length)) === text
}

function hasBytes(bytes: Uint8Array, at: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[at + index] === byte)
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}

const LONGEST_NAME = 100

/** A name to download the file by: one line, no path, and the ending of its real type. */
export function fileName(given: string, type: FileType): string {
  const last = normalizeLine(given).split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replaceAll(/["<>:|?*]/g, '')
    .replace(/^\.+/, '')
    .trim()
  const endings: readonly string[] = EXTENSIONS[type]
  const [name = '', ending = ''] = splitEnding(plain)
  const hasEnding = endings.includes(ending.toLowerCase())
  const base = (hasEnding ? name : plain).slice(0, LONGEST_NAME).toWellFormed().trim() || 'file'
  return `${base}.${hasEnding ? ending.toLowerCase() : endings[0]}`
}

function splitEnding(name: string): [string, string] {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot + 1)]
}
