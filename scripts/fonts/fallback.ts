import { AVERAGE_TEXT } from './average-text.ts'
import type { FontMetrics } from './metrics.ts'

/**
 * Advance widths of the fonts every system has, in thousandths of an em: the published Adobe metrics of Helvetica and
 * Times Bold, which Arial, Liberation Sans, Times New Roman and Liberation Serif copy glyph by glyph.
 */
const SYSTEM_FONTS = {
  arial: {
    local: ['Arial', 'Liberation Sans', 'Roboto', 'Helvetica Neue'],
    widths:
      'a556b556c500d556e556f278g556h556i222j222k500l222m833n556o556p556q556r333s500t278u556v500w722x500y500z500 278',
  },
  'times-bold': {
    local: ['Times New Roman Bold', 'Liberation Serif Bold', 'Noto Serif Bold', 'Times Bold'],
    widths:
      'a500b556c444d556e444f333g500h556i278j333k556l278m833n556o500p556q556r444s389t333u556v500w722x500y500z444 250',
  },
} as const

/** A face of a system font, stretched and shifted to take exactly the room of the font that is on its way. */
export function fallbackFace(family: string, system: keyof typeof SYSTEM_FONTS, font: FontMetrics): string {
  const { local, widths } = SYSTEM_FONTS[system]
  const sizeAdjust = font.averageWidth / averageWidth(widths)

  return [
    '@font-face {',
    `  font-family: "${family}";`,
    `  src: ${local.map((name) => `local("${name}")`).join(', ')};`,
    `  size-adjust: ${percent(sizeAdjust)};`,
    `  ascent-override: ${percent(font.ascent / sizeAdjust)};`,
    `  descent-override: ${percent(font.descent / sizeAdjust)};`,
    `  line-gap-override: ${percent(font.lineGap / sizeAdjust)};`,
    '}',
  ].join('\n')
}

function averageWidth(table: string): number {
  const widths = new Map([...table.matchAll(/(\D)(\d+)/g)].map(([, letter, width]) => [letter, Number(width) / 1000]))
  const total = [...AVERAGE_TEXT].reduce((sum, letter) => sum + (widths.get(letter) ?? Number.NaN), 0)
  return total / AVERAGE_TEXT.length
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`
}
