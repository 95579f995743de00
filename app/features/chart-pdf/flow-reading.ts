import { LIGHT_PALETTE } from '@muhurta/brand'
import { drawRule, textHeight, writeText } from '@muhurta/pdf'
import type { ReadingGroupText, ReadingPartText } from '#app/features/chart-text/reading-text.ts'
import { READING_TEXTS } from '#content/charts/reading/reading-texts.ts'
import { CONTENT_WIDTH, MARGIN } from './chart-page.ts'
import { makeRoom, type PageFlow } from './page-flow.ts'

const MOST_LINES = 60
/** The longest text that is set in one piece. */
const PIECE = 900
const TERM_WIDTH = 104

const SENTENCE_END = /(?<=[.।]) /u

/** How large a reading is set: the draft for reading in peace, the Janma Kundali on three pages. */
export type ReadingSet = {
  readonly size: number
  readonly gap: number
  /** Below a title at least this much of its part stands on the same page. */
  readonly titleRoom: number
}

/** A part of a reading with its title and the sources of each group. */
export function flowPart(flow: PageFlow, { title, groups }: ReadingPartText, set: ReadingSet): void {
  flowPartTitle(flow, title, set)
  for (const group of groups) flowGroup(flow, group, set)
}

/** A part in short: the title of each group beside its text, and the sources once below. */
export function flowShortPart(flow: PageFlow, { title, groups, sources }: ReadingPartText, set: ReadingSet): void {
  flowPartTitle(flow, title, set)
  const below = textHeight(flow.pdf, READING_TEXTS.sources(sources), smallOf(set))
  for (const group of groups) flowRow(flow, group, { ...set, below: group === groups.at(-1) ? below : 0 })
  flowSources(flow, sources, set)
}

export function flowPartTitle(flow: PageFlow, title: string, { size, gap, titleRoom }: ReadingSet): void {
  makeRoom(flow, titleRoom)
  const box = { x: MARGIN, width: CONTENT_WIDTH, size: size * 1.5, maxLines: 2, color: LIGHT_PALETTE.link }
  flow.y = writeText(flow.pdf, title, { ...box, y: flow.y, style: 'heading' }) + 2
  drawRule(flow.pdf, { x: MARGIN, y: flow.y, width: CONTENT_WIDTH, color: LIGHT_PALETTE.gold })
  flow.y += gap
}

function flowGroup(flow: PageFlow, { title, paragraphs, sources }: ReadingGroupText, set: ReadingSet): void {
  const { size, gap } = set
  const box = { width: CONTENT_WIDTH, maxLines: MOST_LINES, size }
  const heading = { width: CONTENT_WIDTH, maxLines: 2, size: size * 1.15, style: 'bold' as const }
  const pieces = piecesOf(paragraphs)
  const small = smallOf(set)
  // A title stays with its text, and the last piece with the sources.
  const below = textHeight(flow.pdf, READING_TEXTS.sources(sources), small)
  const heightOf = (piece: string) => textHeight(flow.pdf, piece, box) + (piece === pieces.at(-1) ? below : 0)
  makeRoom(flow, (title ? textHeight(flow.pdf, title, heading) : 0) + heightOf(pieces[0] ?? ''))
  if (title) flow.y = writeText(flow.pdf, title, { ...heading, x: MARGIN, y: flow.y })
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) makeRoom(flow, heightOf(piece))
    flow.y = writeText(flow.pdf, piece, { ...box, x: MARGIN, y: flow.y }) + 2
  }
  flowSources(flow, sources, set)
  flow.y += gap / 2
}

/** `below` is the room for what stays with the row. */
function flowRow(flow: PageFlow, { title, paragraphs }: ReadingGroupText, set: ReadingSet & { below: number }): void {
  const { size, gap, below } = set
  const room = title ? TERM_WIDTH : 0
  const box = { width: CONTENT_WIDTH - room, maxLines: MOST_LINES, size }
  const pieces = piecesOf(paragraphs)
  const heightOf = (piece: string) => textHeight(flow.pdf, piece, box) + (piece === pieces.at(-1) ? below : 0)
  makeRoom(flow, heightOf(pieces[0] ?? ''))
  const top = flow.y
  const term = { x: MARGIN, y: top, width: room - 8, maxLines: 4, size, style: 'bold' as const }
  const underTitle = title ? writeText(flow.pdf, title, term) : top
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) makeRoom(flow, heightOf(piece))
    flow.y = writeText(flow.pdf, piece, { ...box, x: MARGIN + room, y: flow.y })
  }
  const isOnNextPage = flow.y < top
  flow.y = (isOnNextPage ? flow.y : Math.max(underTitle, flow.y)) + gap / 2
}

function flowSources(flow: PageFlow, sources: string, set: ReadingSet): void {
  const text = READING_TEXTS.sources(sources)
  const small = smallOf(set)
  makeRoom(flow, textHeight(flow.pdf, text, small))
  flow.y = writeText(flow.pdf, text, { ...small, x: MARGIN, y: flow.y }) + set.gap
}

function smallOf({ size }: ReadingSet) {
  return { width: CONTENT_WIDTH, maxLines: 6, size: Math.max(7, size - 2.5), color: LIGHT_PALETTE.inkSoft }
}

/** A paragraph that is too long for one piece is divided between its sentences. */
function piecesOf(paragraphs: readonly string[]): string[] {
  return paragraphs.flatMap((paragraph) => {
    const pieces = ['']
    for (const sentence of paragraph.split(SENTENCE_END)) {
      const last = pieces.at(-1) ?? ''
      if (last.length + sentence.length < PIECE) pieces[pieces.length - 1] = last ? `${last} ${sentence}` : sentence
      else pieces.push(sentence)
    }
    return pieces
  })
}
