import { characterMap, table } from './metrics.ts'

const PAIRS = 2
const EXTENSION = 9
/** Only an advance: `xAdvance` of the first glyph. */
const ADVANCE_ONLY = 4

/**
 * Removes the kerning between a space and any other character, in place. In Mukta Regular it takes 40 of the 200 units of
 * the space after a full stop or a comma, so that words seem to run together.
 */
export function dropSpacePairs(sfnt: Buffer): void {
  const space = characterMap(table(sfnt, 'cmap'))(' ')
  const gpos = table(sfnt, 'GPOS')
  for (const subtable of pairTables(gpos)) {
    const covered = coveredGlyphs(gpos, subtable + gpos.readUInt16BE(subtable + 2))
    if (gpos.readUInt16BE(subtable) === 1) dropFrom(gpos, subtable, covered, space)
    else if (covered.includes(space)) throw new Error('The font has classes of pairs with the space')
  }
}

/** OpenType, GPOS: a list of lookups, each of them a list of subtables, which an extension moves further away. */
function pairTables(gpos: Buffer): number[] {
  const at = (offset: number) => gpos.readUInt16BE(offset)
  const list = at(8)
  return range(at(list)).flatMap((index) => {
    const lookup = list + at(list + 2 + 2 * index)
    const subtables = range(at(lookup + 4)).map((number) => lookup + at(lookup + 6 + 2 * number))
    if (at(lookup) === PAIRS) return subtables
    if (at(lookup) !== EXTENSION) return []
    return subtables.filter((start) => at(start + 2) === PAIRS).map((start) => start + gpos.readUInt32BE(start + 4))
  })
}

function coveredGlyphs(gpos: Buffer, coverage: number): number[] {
  const count = gpos.readUInt16BE(coverage + 2)
  if (gpos.readUInt16BE(coverage) === 1) return range(count).map((index) => gpos.readUInt16BE(coverage + 4 + 2 * index))
  return range(count).flatMap((index) => {
    const first = gpos.readUInt16BE(coverage + 4 + 6 * index)
    const last = gpos.readUInt16BE(coverage + 6 + 6 * index)
    return range(last - first + 1).map((glyph) => first + glyph)
  })
}

/** Format 1: for each first glyph, the second ones with their values. */
function dropFrom(gpos: Buffer, subtable: number, firstGlyphs: readonly number[], space: number): void {
  if (gpos.readUInt16BE(subtable + 4) !== ADVANCE_ONLY || gpos.readUInt16BE(subtable + 6) !== 0) {
    throw new Error('The font has pairs with other values than an advance')
  }
  for (const [index, first] of firstGlyphs.entries()) {
    const pairs = subtable + gpos.readUInt16BE(subtable + 10 + 2 * index)
    for (const number of range(gpos.readUInt16BE(pairs))) {
      const pair = pairs + 2 + 4 * number
      if (first === space || gpos.readUInt16BE(pair) === space) gpos.writeInt16BE(0, pair + 2)
    }
  }
}

function range(count: number): number[] {
  return [...new Array(count).keys()]
}
