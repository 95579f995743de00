import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

/** The dark modules of a QR code as one SVG path; made here, so that no other service sees the link. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const code = generate(text)
  return { path: toSvgPath(code), size: code.size }
}
