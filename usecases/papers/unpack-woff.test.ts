import { expect, test } from 'vitest'
import { fontBytes, PAPER_FONTS, type PaperFont } from './paper-fonts.ts'

const RECORDS_AT = 12
const RECORD_BYTES = 16

test.each(Object.keys(PAPER_FONTS) as PaperFont[])('the face %s is unpacked whole', (face) => {
  const font = fontBytes(face)

  const count = font.readUInt16BE(4)
  for (let at = RECORDS_AT; at < RECORDS_AT + count * RECORD_BYTES; at += RECORD_BYTES) {
    const tag = font.toString('latin1', at, at + 4)
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)]
    // The sum of the head would hold itself; it is counted without.
    if (tag !== 'head') expect(sumOf(font, offset, length), tag).toBe(font.readUInt32BE(at + 4))
    expect(offset % 4).toBe(0)
  }
})

test('a face is unpacked once for all papers', () => {
  expect(fontBytes('latin')).toBe(fontBytes('latin'))
})

/** The checksum of a table as OpenType counts it: its words of four bytes, modulo 2³². */
function sumOf(font: Buffer, offset: number, length: number): number {
  let sum = 0
  for (let at = offset; at < offset + length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0
  return sum
}
