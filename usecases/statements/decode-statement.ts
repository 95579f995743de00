import { accepted, type Outcome, refused } from '#domain/outcome.ts'

const LARGEST_STATEMENT_BYTES = 5 * 1024 * 1024

export type DecodeRefusal =
  | 'file-empty'
  | 'file-too-large'
  | 'file-is-archive'
  | 'file-is-spreadsheet'
  | 'file-is-pdf'
  | 'file-not-text'

const STARTS = [
  [[0x50, 0x4b, 0x03, 0x04], 'file-is-archive'],
  [[0x1f, 0x8b], 'file-is-archive'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'file-is-spreadsheet'],
  [[0x25, 0x50, 0x44, 0x46], 'file-is-pdf'],
] as const

/** The text of a bank's file. Its encoding is detected from the first bytes, never from the file name. */
export function decodeStatement(bytes: Uint8Array): Outcome<string, DecodeRefusal> {
  if (bytes.length === 0) return refused('file-empty')
  if (bytes.length > LARGEST_STATEMENT_BYTES) return refused('file-too-large')
  for (const [start, refusal] of STARTS) {
    if (start.every((byte, index) => bytes[index] === byte)) return refused(refusal)
  }

  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  return text.includes('\0') ? refused('file-not-text') : accepted(text)
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // UTF-16 Latin text without a byte order mark.
  if (first !== 0 && second === 0) return 'utf-16le'
  if (first === 0 && second !== 0) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
