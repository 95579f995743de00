import { LIGHT_PALETTE } from '@muhurta/brand'
import { canPrint, createPdf } from '@muhurta/pdf'
import { downloadFonts } from '@muhurta/pdf/download-fonts'
import { CHART_PDF } from '#app/content/chart-pdf.ts'
import { placeLabel } from '#domain/charts/places.ts'
import { type BirthPages, drawBirthPages, type NamePicture } from './birth-pages.ts'

/** The PDF of a birth chart, written in the browser: birth details are sent nowhere for it (decision 0070). */
export async function birthPdf(chart: Omit<BirthPages, 'namePicture'>): Promise<Blob> {
  const { cast, source, nowMs } = chart
  const { fullName } = cast.birth
  const namePicture = canPrint(fullName) ? undefined : await pictureOf(fullName)
  const fontBytes = await downloadFonts(`${fullName} ${placeLabel(cast.place)} ${source.practiceName}`)
  const pdf = createPdf({ title: CHART_PDF.title, date: new Date(nowMs), fontBytes })
  drawBirthPages(pdf, { ...chart, namePicture })
  return new Blob([await pdf.finish()], { type: 'application/pdf' })
}

const NAME_HEIGHT = 96

/** The browser can draw a name in scripts that our fonts lack. */
async function pictureOf(name: string): Promise<NamePicture | undefined> {
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
