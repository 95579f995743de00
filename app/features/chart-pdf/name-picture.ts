import { LIGHT_PALETTE } from '@muhurta/brand'
import { canPrint } from '@muhurta/pdf'

/** A name in a script that our fonts lack, as a picture. */
export type NamePicture = { readonly jpeg: ArrayBuffer }

const NAME_HEIGHT = 96

/** The browser can draw a name in scripts that our fonts lack; undefined if they have it. */
export async function namePicture(name: string): Promise<NamePicture | undefined> {
  if (canPrint(name)) return undefined
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return undefined

  const font = `600 ${NAME_HEIGHT * 0.62}px Mukta, system-ui, sans-serif`
  pen.font = font
  canvas.width = Math.ceil(pen.measureText(name).width) + 8
  canvas.height = NAME_HEIGHT
  // Resizing a canvas resets its font.
  pen.font = font
  // JPEG on white: the PDF library unpacks PNG in a worker that the page's security policy does not allow.
  pen.fillStyle = LIGHT_PALETTE.panel
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = LIGHT_PALETTE.ink
  pen.textBaseline = 'middle'
  pen.fillText(name, 4, NAME_HEIGHT / 2)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  return blob ? { jpeg: await blob.arrayBuffer() } : undefined
}
