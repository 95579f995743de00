import { create, type Font } from 'fontkit'
import { bundledFont } from './bundled-fonts.ts'
import { fontRuns } from './font-runs.ts'
import type { FontName, FontStyle } from './fonts.ts'
import { wrapText } from './wrap-text.ts'

/** One line as the path of an SVG that begins at 0 on its baseline, and its width. */
export type TextOutline = { readonly path: string; readonly width: number }

type OutlineStyle = { readonly style: FontStyle; readonly size: number }

const opened = new Map<FontName, Font>()

/** A line in whatever scripts it has, shaped as in our PDFs. Programs that draw SVG shape Indian scripts wrongly. */
export function outlineText(text: string, { style, size }: OutlineStyle): TextOutline {
  let width = 0
  const paths: string[] = []
  for (const run of fontRuns(text, style)) {
    const font = openFont(run.font)
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run.text)
    for (const [index, { path }] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      paths.push(
        path
          .scale(scale, -scale)
          .translate(width + xOffset * scale, -yOffset * scale)
          .toSVG(),
      )
      width += xAdvance * scale
    }
  }
  return { path: paths.join(''), width }
}

type Box = OutlineStyle & { readonly width: number; readonly maxLines: number }

/** Breaks a text between words into lines of at most `width`; what does not fit is cut, with an ellipsis. */
export function outlineLines(text: string, { width, maxLines, ...style }: Box): TextOutline[] {
  const lines = wrapText(text.trim(), { fits: (line) => outlineText(line, style).width <= width, maxLines })
  return lines.map((line) => outlineText(line, style))
}

function openFont(name: FontName): Font {
  const font = opened.get(name) ?? create(bundledFont(name))
  opened.set(name, font)
  return font
}
