import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Part, PlacesContext } from './kept-part.tsx'

/** Of each part: a footer has one text for every page it stands on. */
const MOST_KEPT = 100

const PLACES = /<kept-part id="(\d+)"><\/kept-part>/g

const kept = new WeakMap<object, Map<string, string>>()

/** A whole document as text: what changes is rendered, what was written before is put in its place (decision 0102). */
export function writeDocument(page: ReactNode): string {
  const parts: (() => string)[] = []
  const leavePlace = <Facts extends object>(part: Part<Facts>, facts: Facts) => {
    parts.push(() => textOf(part, facts))
    return String(parts.length - 1)
  }

  const html = renderToStaticMarkup(<PlacesContext value={leavePlace}>{page}</PlacesContext>)
  return `<!DOCTYPE html>${html}`.replace(PLACES, (_, place) => parts[Number(place)]?.() ?? '')
}

function textOf<Facts extends object>(Part: Part<Facts>, facts: Facts): string {
  const texts = kept.get(Part) ?? new Map<string, string>()
  kept.set(Part, texts)
  const key = JSON.stringify(facts)
  const known = texts.get(key)
  if (known !== undefined) return known

  const text = renderToStaticMarkup(<Part {...facts} />)
  if (texts.size >= MOST_KEPT) texts.delete(texts.keys().next().value ?? '')
  texts.set(key, text)
  return text
}
