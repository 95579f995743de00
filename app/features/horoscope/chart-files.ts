import { LIGHT_PALETTE } from '@muhurta/brand'
import { type ChartSource, siteAddress } from '#app/features/page-parts/chart-source.ts'

/** Styles written into an exported drawing, which has no style sheet. */
const INLINED = ['fill', 'stroke', 'stroke-width', 'font-family', 'font-size', 'font-weight', 'opacity'] as const

const PNG_SIDE = 1600
const FOOT = 240
const FOOT_GAP = 20

/** The drawing as a file that looks the same everywhere: with styles and fonts, without links. */
export async function svgFile(drawing: SVGSVGElement): Promise<Blob> {
  return new Blob([await standAlone(drawing)], { type: 'image/svg+xml' })
}

/** The drawing as pixels, large enough to print, with the practice, its address and a QR code below it. */
export async function pngFile(drawing: SVGSVGElement, source: ChartSource): Promise<Blob> {
  const picture = new Image(PNG_SIDE, PNG_SIDE)
  // A data URL: the page's content security policy allows no blob URL here.
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await standAlone(drawing))}`
  await picture.decode()

  const canvas = document.createElement('canvas')
  canvas.width = PNG_SIDE
  canvas.height = PNG_SIDE + FOOT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No picture was made.')
  pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, PNG_SIDE, PNG_SIDE)
  await drawFoot(pen, source)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made.'))), 'image/png')
  })
}

async function drawFoot(pen: CanvasRenderingContext2D, { practiceName, appUrl }: ChartSource): Promise<void> {
  const { qrPath } = await import('#app/features/page-parts/qr-path.ts')
  const { path, size } = qrPath(appUrl)
  const side = FOOT - 2 * FOOT_GAP
  const { color, fontFamily } = getComputedStyle(document.body)
  const room = PNG_SIDE - side - 4 * FOOT_GAP
  pen.fillStyle = color
  pen.font = `600 56px ${fontFamily}`
  pen.fillText(practiceName, FOOT_GAP, PNG_SIDE + FOOT / 2 - 12, room)
  pen.font = `400 42px ${fontFamily}`
  pen.fillText(siteAddress(appUrl), FOOT_GAP, PNG_SIDE + FOOT / 2 + 52, room)

  // Dark on light in both themes: some scanners cannot read the inverse.
  const left = PNG_SIDE - side - FOOT_GAP
  pen.fillStyle = LIGHT_PALETTE.panel
  pen.fillRect(left, PNG_SIDE + FOOT_GAP, side, side)
  const quiet = 2
  const scale = side / (size + 2 * quiet)
  pen.translate(left + quiet * scale, PNG_SIDE + FOOT_GAP + quiet * scale)
  pen.scale(scale, scale)
  pen.fillStyle = LIGHT_PALETTE.ink
  pen.fill(new Path2D(path))
}

/** A file name that is valid on every system. */
export function chartFileName(fullName: string, extension: string): string {
  const parts = fullName.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return `${['chart', ...parts].join('-')}.${extension}`
}

/** Starts the download of a file. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

async function standAlone(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>('*')]
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  originals.forEach((original, index) => {
    const styles = getComputedStyle(original)
    const target = copies[index]
    if (styles.display === 'none') target?.setAttribute('display', 'none')
    for (const property of INLINED) target?.setAttribute(property, styles.getPropertyValue(property))
    target?.removeAttribute('class')
  })
  for (const link of copy.querySelectorAll('a')) link.replaceWith(group(link))

  const { x, y, width, height } = drawing.viewBox.baseVal
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(PNG_SIDE))
  copy.setAttribute('height', String(PNG_SIDE))
  copy.prepend(ground(x, y, width, height), await fontStyles())
  return new XMLSerializer().serializeToString(copy)
}

function group(link: Element): SVGGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  made.append(...link.childNodes)
  return made
}

function ground(x: number, y: number, width: number, height: number): SVGRectElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  const colour = getComputedStyle(document.documentElement).backgroundColor
  const sizes = { x, y, width, height, fill: colour }
  for (const [name, value] of Object.entries(sizes)) made.setAttribute(name, String(value))
  return made
}

/** The fonts of a chart as data URLs: an image may not load anything. */
async function fontStyles(): Promise<SVGStyleElement> {
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  const rules = await Promise.all(chartFaces().map(embedded))
  made.textContent = rules.join('\n')
  return made
}

/** The font files with all characters that charts use. */
function chartFaces(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter((rule) => /\/(mukta-[46]00-core|eczar-600-core|rashi)\./.test(rule.cssText))
}

async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const [, address = ''] = /url\("([^"]+)"\)/.exec(rule.cssText) ?? []
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer())
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return rule.cssText.replace(address, `data:font/woff2;base64,${base64}`)
}
