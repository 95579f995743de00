import { renderAsync } from '@resvg/resvg-js'
import { LRUCache } from 'lru-cache'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { OgCard, type OgText } from './og-card.tsx'

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
  // Texts are outlines already: it needs no font.
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return new Uint8Array(picture.asPng())
}
