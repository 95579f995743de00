import { placeLabel } from '#domain/births/places.ts'
import { soundsAsBegun } from '#domain/search-text.ts'
import type { SavedChart } from './saved-chart.ts'

/** Every typed word begins a word of the name, the place, a tag, the note or the date, or sounds so in another script. */
export function isFoundBy({ birth, tags, note }: SavedChart, typed: string): boolean {
  const text = [birth.fullName, birth.place ? placeLabel(birth.place) : '', ...tags, note, birth.date].join(' ')
  const words = wordsOf(text)
  return wordsOf(typed).every((start) => words.some((word) => word.startsWith(start) || soundsAsBegun(word, start)))
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,.()]+/)
    .filter(Boolean)
}
