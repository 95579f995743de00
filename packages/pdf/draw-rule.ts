import { LIGHT_PALETTE } from '@muhurta/brand'
import type { Pdf } from './pdf.ts'

type Rule = { readonly x: number; readonly y: number; readonly width: number; readonly color?: string }

/** A thin horizontal line. */
export function drawRule({ document }: Pdf, { x, y, width, color = LIGHT_PALETTE.hairline }: Rule): void {
  document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.75)
    .strokeColor(color)
    .stroke()
}
