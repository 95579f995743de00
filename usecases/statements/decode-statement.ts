import { accepted, type Outcome, refused } from '#domain/outcome.ts'

export type DecodeRefusal =
  | 'file-is-archive'
  | 'file-is-old-spreadsheet'
  | 'file-protected'
  | 'file-is-pdf'
  | 'file-is-web-page'
  | 'file-not-text'

const STARTS = [
  [[0x1f, 0x8b], 'file-is-archive'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'file-is-old-spreadsheet'],
  [[0x25, 0x50, 0x44, 0x46], 'file-is-pdf'],
] as const

/** The text of a bank's file. Its encoding is detected from the first bytes, never from the file name. */
export function decodeStatement(bytes: Uint8Array): Outcome<string, DecodeRefusal> {
  for (const [start, refusal] of STARTS) {
    if (!start.every((byte, index) => bytes[index] === byte)) continue
    const isProtected = refusal === 'file-is-old-spreadsheet' && isEncryptedWorkbook(bytes)
    return refused(isProtected ? 'file-protected' : refusal)
  }

  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (text.includes('\0')) return refused('file-not-text')
  return WEB_PAGE.test(text) ? refused('file-is-web-page') : accepted(text)
}

/** Some banks call a web page .xls. */
const WEB_PAGE = /^\s*<(!doctype html|html|table|\?xml)/i

/** A workbook with a password is inside a file of the old format. */
function isEncryptedWorkbook(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(Buffer.from('EncryptedPackage', 'utf16le'))
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
