import { inflateSync } from 'node:zlib'

export function countPages(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length ?? 0
  )
}

/** How many characters of a PDF are drawn as the empty box that stands for a missing glyph, which has the id 0. */
export function countMissingGlyphs(pdf: Uint8Array): number {
  const texts = contentStreams(pdf).flatMap((content) => content.match(/\[[^\]]*\] TJ/g) ?? [])
  const glyphs = texts.flatMap((text) =>
    [...text.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g)),
  )
  if (glyphs.length === 0) throw new Error('The PDF has no text.')
  return glyphs.filter((glyph) => glyph === '0000').length
}

/** The instructions that draw the pages. */
function contentStreams(pdf: Uint8Array): string[] {
  const bytes = Buffer.from(pdf)
  const starts = bytes.toString('latin1').matchAll(/\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n/g)
  return Array.from(starts, ({ index, 0: head, 1: length }) => {
    const start = index + head.length
    return inflateSync(bytes.subarray(start, start + Number(length))).toString('latin1')
  })
}
