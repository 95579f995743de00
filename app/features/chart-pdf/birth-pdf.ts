import PDFDocument from 'pdfkit'
import { CHART_PDF } from '#app/content/chart-pdf-text.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { DAWN } from '#domain/dawn.ts'
import { drawBirthPages, type NamePicture } from './birth-pages.ts'
import { type ChartFontBytes, isPrintable, paperOptions, registerFonts } from './chart-pdf-text.ts'
import heading from './fonts/eczar-semibold.ttf?url'
import body from './fonts/mukta-regular.ttf?url'
import bold from './fonts/mukta-semibold.ttf?url'
import rashi from './fonts/rashi.ttf?url'

/** The PDF of a birth, written in the browser: nothing about the person is sent anywhere for it (decision 0070). */
export async function birthPdf(cast: TimedChart, nowMs: number): Promise<Blob> {
  const [fonts, namePicture] = await Promise.all([loadFonts(), pictureOf(cast.birth.fullName)])
  const pdf = new PDFDocument(paperOptions(CHART_PDF.title, new Date(nowMs)))
  const chunks: Uint8Array<ArrayBuffer>[] = []
  pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
  const finished = new Promise<Blob>((resolve) => {
    pdf.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })))
  })

  registerFonts(pdf, fonts)
  drawBirthPages(pdf, { cast, nowMs, namePicture })
  pdf.end()
  return finished
}

async function loadFonts(): Promise<ChartFontBytes> {
  const load = async (address: string) => (await fetch(address)).arrayBuffer()
  const [bodyBytes, boldBytes, headingBytes, rashiBytes] = await Promise.all([body, bold, heading, rashi].map(load))
  if (!bodyBytes || !boldBytes || !headingBytes || !rashiBytes) throw new Error('A font is missing.')
  return { body: bodyBytes, bold: boldBytes, heading: headingBytes, rashi: rashiBytes }
}

const NAME_HEIGHT = 96

/** A name in any script of the world: the browser can draw what our few faces cannot. */
async function pictureOf(name: string): Promise<NamePicture | undefined> {
  if (name === '' || isPrintable(name)) return undefined
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return undefined

  const font = `600 ${NAME_HEIGHT * 0.62}px Mukta, system-ui, sans-serif`
  pen.font = font
  canvas.width = Math.ceil(pen.measureText(name).width) + 8
  canvas.height = NAME_HEIGHT
  pen.font = font
  // On white paper, and as JPEG: a PNG would be unpacked in a worker that the page's policy does not allow.
  pen.fillStyle = '#FFFFFF'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = DAWN.ink
  pen.textBaseline = 'middle'
  pen.fillText(name, 4, NAME_HEIGHT / 2)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  return blob ? { jpeg: await blob.arrayBuffer() } : undefined
}
