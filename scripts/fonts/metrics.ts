import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { AVERAGE_TEXT } from './average-text.ts'

/** All in parts of one em. */
export type FontMetrics = { ascent: number; descent: number; lineGap: number; averageWidth: number }

/** Reads line metrics and the average character width from the tables of a font file. */
export async function readMetrics(path: string, variationAxes?: Record<string, number>): Promise<FontMetrics> {
  const sfnt = await subsetFont(await readFile(path), [...new Set(AVERAGE_TEXT)].join(''), {
    targetFormat: 'sfnt',
    ...(variationAxes ? { variationAxes } : {}),
  })
  const head = table(sfnt, 'head')
  const hhea = table(sfnt, 'hhea')
  const unitsPerEm = head.readUInt16BE(18)
  const glyphOf = characterMap(table(sfnt, 'cmap'))
  const advances = advanceWidths(table(sfnt, 'hmtx'), hhea.readUInt16BE(34))
  const widths = [...AVERAGE_TEXT].map((character) => advances(glyphOf(character)))

  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    lineGap: hhea.readInt16BE(8) / unitsPerEm,
    averageWidth: widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm,
  }
}

/** A table of a font file; a change of it changes the file. */
export function table(sfnt: Buffer, tag: string): Buffer {
  const count = sfnt.readUInt16BE(4)
  for (let record = 12; record < 12 + count * 16; record += 16) {
    if (sfnt.toString('latin1', record, record + 4) !== tag) continue
    const start = sfnt.readUInt32BE(record + 8)
    return sfnt.subarray(start, start + sfnt.readUInt32BE(record + 12))
  }
  throw new Error(`The font has no ${tag} table`)
}

/** `hmtx` lists the last width once for all glyphs that share it. */
function advanceWidths(hmtx: Buffer, longMetrics: number) {
  return (glyph: number) => hmtx.readUInt16BE(Math.min(glyph, longMetrics - 1) * 4)
}

/** Reads a format 4 `cmap`, which is what the subsetter writes for characters of the basic plane. */
export function characterMap(cmap: Buffer): (character: string) => number {
  const start = format4Start(cmap)
  const segments = cmap.readUInt16BE(start + 6) / 2
  const at = (list: number, segment: number) => start + 14 + list * segments * 2 + (list > 0 ? 2 : 0) + segment * 2

  return (character) => {
    const point = character.charCodeAt(0)
    for (let segment = 0; segment < segments; segment++) {
      const [end, first] = [cmap.readUInt16BE(at(0, segment)), cmap.readUInt16BE(at(1, segment))]
      if (point < first || point > end) continue
      const delta = cmap.readInt16BE(at(2, segment))
      const rangeOffset = cmap.readUInt16BE(at(3, segment))
      if (rangeOffset === 0) return (point + delta) & 0xffff
      return cmap.readUInt16BE(at(3, segment) + rangeOffset + (point - first) * 2)
    }
    throw new Error(`The font has no glyph for ${character}`)
  }
}

function format4Start(cmap: Buffer): number {
  const subtables = cmap.readUInt16BE(2)
  for (let index = 0; index < subtables; index++) {
    const start = cmap.readUInt32BE(4 + index * 8 + 4)
    if (cmap.readUInt16BE(start) === 4) return start
  }
  throw new Error('The font has no format 4 character map')
}
