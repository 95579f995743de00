import { renderAsync } from '@resvg/resvg-js'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { recentValues } from '#domain/recent-values.ts'
import { OgCard, type OgText } from './og-card.tsx'
import { withFontFiles } from './og-fonts.ts'

const MOST_KEPT = 40

const drawn = recentValues<string, Promise<Uint8Array<ArrayBuffer>>>(MOST_KEPT)

/** The preview picture of a shared link as PNG. Drawing is slow, so the latest ones are cached. */
export function drawOgImage(text: OgText): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify([text.practiceName, text.eyebrow, text.title])
  const cached = drawn.get(key)
  if (cached) return cached

  const drawing = draw(text)
  drawing.catch(() => drawn.delete(key))
  return drawn.set(key, drawing)
}

async function draw(text: OgText): Promise<Uint8Array<ArrayBuffer>> {
  const svg = renderToStaticMarkup(createElement(OgCard, text))
  const picture = await withFontFiles((fontFiles) =>
    renderAsync(svg, { font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Mukta' } }),
  )
  return new Uint8Array(picture.asPng())
}
