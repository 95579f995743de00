import type { ReadingSource } from '#domain/charts/reading/sources.ts'
import type { GroupSubject, ReadingPart } from '#domain/charts/reading/statement.ts'
import { ordinal } from '../../words/grammar.ts'
import { grahaInText, grahaName } from '../names.ts'
import { YOGA_TEXTS } from '../yogas.ts'

/** Titles of the parts of a reading. */
export const READING_TITLES: Readonly<Record<ReadingPart, string>> = {
  lagna: 'The lagna and its lord',
  moon: 'The Moon and the birth star',
  houses: 'The twelve houses',
  yogas: 'Yogas',
  periods: 'The running and the next periods',
  transits: 'Saturn, Jupiter and the nodes in the next 24 months',
  doshas: 'Doshas and what cancels them',
  differ: 'Where the texts differ',
}

/** The title of a group, undefined where the title of the part is enough. */
export function groupTitle(subject: GroupSubject): string | undefined {
  switch (subject.kind) {
    case 'plain':
      return undefined
    case 'house':
      return `The ${ordinal(subject.house)} house`
    case 'yoga':
      return YOGA_TEXTS[subject.id].name
    case 'maha':
      return `Mahadasha of ${grahaInText(subject.graha)}`
    case 'antar':
      return `Antardasha of ${grahaInText(subject.graha)}`
    case 'transit':
      return grahaName(subject.graha)
    case 'sade-sati':
      return 'Sade Sati'
    case 'mangal':
      return 'Mangal dosha'
    case 'kala-sarpa':
      return 'Kala sarpa'
  }
}

/** Where the sentences are from. A yoga has its source with its rule. */
export const BOOK_NAMES: Readonly<Record<Exclude<ReadingSource['book'], 'yoga'>, string>> = {
  bphs: 'Brihat Parashara Hora Shastra',
  phaladeepika: 'Phaladeepika',
  saravali: 'Saravali',
  'brihat-jataka': 'Brihat Jataka',
  'raman-muhurtha': 'B. V. Raman, Muhurtha',
  'raman-balas': 'B. V. Raman, Graha and Bhava Balas',
  'surya-siddhanta': 'Surya Siddhanta, ch. 9',
  practice: 'common practice',
  chart: 'computed for this chart',
}

/** “ch. 24, v. 13”, after the name of a book. */
export function chapterText(chapter: string, verse?: number): string {
  return verse === undefined ? `ch. ${chapter}` : `ch. ${chapter}, v. ${verse}`
}

export const READING_TEXTS = {
  title: 'Reading of the birth chart',
  titleOf: (name: string) => (name ? `Reading for ${name}` : 'Reading of the birth chart'),
  madeOn: (date: string) => `Made on ${date}`,
  sources: (sources: string) => `Sources: ${sources}.`,
  contents: 'Contents',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  conventions: 'How this was computed',
  wholeSigns:
    'The houses of this reading are whole signs from the lagna, and aspects are full aspects of the seven grahas.',
  limits:
    'These sentences say what the texts link with the places in a chart. They are a tradition’s view and no forecast of events, and do not replace the advice of a doctor, lawyer or financial adviser.',
} as const

/** The three pages that visitors get under their chart. */
export const JANMA_KUNDALI = {
  title: 'Janma Kundali',
  lead: 'Three pages to keep: your chart, its houses and your periods, with sources. Free, and without a sign-up.',
  download: 'Janma Kundali (PDF)',
  by: (practice: string) => `Drawn by ${practice}`,
  rashi: 'Rashi',
  navamsha: 'Navamsha',
  housesPage: 'Lagna, Moon and houses',
  periodsPage: 'Periods, yogas and doshas',
  book: 'For your own questions, an astrologer of the practice reads the whole chart with you.',
} as const
