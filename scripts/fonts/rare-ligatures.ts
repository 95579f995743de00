import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { table } from './metrics.ts'

/** The shaper that comes with the package that cuts fonts. */
type HarfBuzz = {
  readonly Blob: new (bytes: ArrayBuffer) => object
  readonly Face: new (blob: object) => object
  readonly Font: new (face: object) => object
  readonly Buffer: new () => {
    addText(text: string): void
    guessSegmentProperties(): void
    getGlyphInfos(): readonly { readonly codepoint: number }[]
  }
  shape(font: object, buffer: object): void
}

const shaper = createRequire(import.meta.resolve('subset-font')).resolve('harfbuzzjs')
const { Blob, Face, Font, Buffer: Line, shape } = (await import(pathToFileURL(shaper).href)) as HarfBuzz

/** Answers the glyphs that a word is set with. */
export function shapeIn(sfnt: Buffer): (word: string) => number[] {
  const bytes = new Uint8Array(sfnt)
  const font = new Font(new Face(new Blob(bytes.buffer)))
  return (word) => {
    const line = new Line()
    line.addText(word)
    line.guessSegmentProperties()
    shape(font, line)
    return line.getGlyphInfos().map(({ codepoint }) => codepoint)
  }
}

const LIGATURES = 4
const EXTENSION = 7

/**
 * Removes the ligatures of a feature that no word needs, in place: the glyphs that only they lead to are not in the font
 * then. Words that have them all the same are set with half letters.
 */
export function dropRareLigatures(sfnt: Buffer, feature: string, needed: ReadonlySet<number>): void {
  const gsub = table(sfnt, 'GSUB')
  const at = (offset: number) => gsub.readUInt16BE(offset)
  for (const subtable of new Set(lookupsOf(gsub, feature).flatMap((lookup) => ligatureTables(gsub, lookup)))) {
    for (let index = 0; index < at(subtable + 4); index += 1) {
      const set = subtable + at(subtable + 6 + 2 * index)
      const offsets = Array.from({ length: at(set) }, (_, place) => at(set + 2 + 2 * place))
      const kept = offsets.filter((offset) => needed.has(at(set + offset)))
      gsub.writeUInt16BE(kept.length, set)
      for (const [place, offset] of kept.entries()) gsub.writeUInt16BE(offset, set + 2 + 2 * place)
    }
  }
}

/** The indices of the lookups of a feature, in whichever script it is listed. */
function lookupsOf(gsub: Buffer, feature: string): number[] {
  const at = (offset: number) => gsub.readUInt16BE(offset)
  const list = at(6)
  return Array.from({ length: at(list) }, (_, index) => list + 2 + 6 * index)
    .filter((record) => gsub.toString('latin1', record, record + 4) === feature)
    .flatMap((record) => {
      const start = list + at(record + 4)
      return Array.from({ length: at(start + 2) }, (_, place) => at(start + 4 + 2 * place))
    })
}

function ligatureTables(gsub: Buffer, index: number): number[] {
  const at = (offset: number) => gsub.readUInt16BE(offset)
  const list = at(8)
  const lookup = list + at(list + 2 + 2 * index)
  const subtables = Array.from({ length: at(lookup + 4) }, (_, place) => lookup + at(lookup + 6 + 2 * place))
  if (at(lookup) === LIGATURES) return subtables
  if (at(lookup) !== EXTENSION) return []
  return subtables.filter((start) => at(start + 2) === LIGATURES).map((start) => start + gsub.readUInt32BE(start + 4))
}
