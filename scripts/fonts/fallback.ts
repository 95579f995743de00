import { AVERAGE_TEXT } from './average-text.ts'
import type { FontMetrics } from './metrics.ts'
import { SYSTEM_FONTS, type SystemFont } from './system-fonts.ts'

/** A system font with adjusted metrics, so that text does not move when our font has loaded. */
export function fallbackFace(family: string, weight: number, system: SystemFont, font: FontMetrics): string {
  const { local, widths } = SYSTEM_FONTS[system]
  const sizeAdjust = font.averageWidth / averageWidth(widths)

  return [
    '@font-face {',
    `  font-family: "${family}";`,
    `  src: ${local.map((name) => `local("${name}")`).join(', ')};`,
    `  font-weight: ${weight};`,
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
