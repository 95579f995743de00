import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import type { Pdf } from './pdf.ts'

type QrPlace = { readonly x: number; readonly y: number; readonly side: number; readonly color: string }

/** A QR code with its upper left corner here. */
export function drawQr({ document }: Pdf, text: string, { x, y, side, color }: QrPlace): void {
  const code = generate(text)
  document.save()
  document.translate(x, y).scale(side / code.size)
  document.path(toSvgPath(code)).fill(color)
  document.restore()
}
