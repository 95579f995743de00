import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { LRUCache } from 'lru-cache'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import eczarDevanagari from './fonts/eczar-devanagari.ttf?inline'
import eczarLatin from './fonts/eczar-latin.ttf?inline'
import eczarLatinExt from './fonts/eczar-latin-ext.ttf?inline'
import muktaLatin from './fonts/mukta-latin.ttf?inline'
import muktaLatinExt from './fonts/mukta-latin-ext.ttf?inline'
import { OgCard, type OgText } from './og-card.tsx'

const FONTS = [eczarLatin, muktaLatin, eczarLatinExt, muktaLatinExt, eczarDevanagari]

/**
 * The drawing library reads fonts only from files, and ours are bundled into the program: they are written to a
 * temporary folder for one drawing at a time, so that nothing is left behind however the process ends.
 */
async function withFontFiles<Result>(draw: (paths: string[]) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'muhurta-fonts-'))
  try {
    return await draw(await Promise.all(FONTS.map((font, index) => layOut(font, join(folder, `${index}.ttf`)))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function layOut(dataUrl: string, path: string): Promise<string> {
  await writeFile(path, Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'))
  return path
}

const MOST_KEPT = 40

const drawn = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: MOST_KEPT })

/** The preview picture of a shared link as PNG. Drawing is slow, so the latest ones are cached. */
export function drawOgImage(text: OgText): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify([text.practiceName, text.eyebrow, text.title])
  const cached = drawn.get(key)
  if (cached) return cached

  const drawing = draw(text)
  drawing.catch(() => drawn.delete(key))
  drawn.set(key, drawing)
  return drawing
}

async function draw(text: OgText): Promise<Uint8Array<ArrayBuffer>> {
  const svg = renderToStaticMarkup(createElement(OgCard, text))
  const picture = await withFontFiles((fontFiles) =>
    renderAsync(svg, { font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Mukta' } }),
  )
  return new Uint8Array(picture.asPng())
}
