import { LIGHT_PALETTE } from '@muhurta/brand'
import type { Pdf } from './pdf.ts'

type Round = { readonly x: number; readonly y: number; readonly radius: number }

const PETALS = 12

/** The site's lotus: twelve petals over twelve. */
export function drawRosette({ document }: Pdf, { x, y, radius }: Round): void {
  document.strokeColor(LIGHT_PALETTE.gold).lineWidth(Math.max(0.5, radius / 50))
  for (const { reach, turn } of [
    { reach: 1, turn: 0 },
    { reach: 0.72, turn: 0.5 },
  ]) {
    for (let petal = 0; petal < PETALS; petal++) {
      document.save()
      document.rotate(((petal + turn) * 360) / PETALS, { origin: [x, y] })
      const tip = y - radius * reach
      const root = y - radius * 0.2
      const side = radius * reach * 0.26
      const belly = y - radius * reach * 0.62
      document.moveTo(x, root)
      document.bezierCurveTo(x - side, belly, x - side * 0.7, tip + side, x, tip)
      document.bezierCurveTo(x + side * 0.7, tip + side, x + side, belly, x, root)
      document.stroke()
      document.restore()
    }
  }
  document.circle(x, y, radius * 0.14).stroke()
  document
    .circle(x, y, radius * 0.05)
    .fillColor(LIGHT_PALETTE.gold)
    .fill()
}
