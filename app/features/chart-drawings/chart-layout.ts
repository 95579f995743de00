import type { RashiIndex } from '@muhurta/jyotish'
import type { ChartStyle } from '#domain/charts/chart-style.ts'
import type { ChartContents } from './chart-contents.ts'
import { eastLayout } from './east-layout.ts'
import type { ChartLayout } from './layout-parts.ts'
import { northLayout } from './north-layout.ts'
import { southLayout } from './south-layout.ts'

/** The northern style starts with the lagna, which a birth without a time does not have. */
export function canDraw(style: ChartStyle, lagna: RashiIndex | undefined): boolean {
  return style !== 'north' || lagna !== undefined
}

/** Positions in a square of 400 units, for the screen, for files and for PDFs. */
export function layoutOf(style: ChartStyle, contents: ChartContents): ChartLayout {
  if (style === 'north' && contents.lagna !== undefined) return northLayout(contents, contents.lagna)
  return style === 'east' ? eastLayout(contents) : southLayout(contents)
}
