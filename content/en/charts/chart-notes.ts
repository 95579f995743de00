import { numberText } from '#content/words/numbers.ts'
import { LONGEST_CHART_NOTE, MOST_CHART_NOTES } from '#domain/charts/chart-places.ts'

/** Texts of the notes that are pinned to a chart at the desk. */
export const CHART_NOTES = {
  heading: 'Notes on this chart',
  lead: 'For the desk only, and encrypted. They show up in every booking with this birth. They are deleted with the client’s account, and clients who ask for a copy of their data get them too.',
  none: 'No notes yet.',
  place: 'Place in the chart',
  text: 'Note',
  pin: 'Pin note',
  pinned: 'Note pinned',
  remove: 'Remove',
  removed: 'Note removed',
  at: (place: string, where: string) => `${place} · ${where}`,
  house: (ordinal: string) => `${ordinal} house`,
  writtenBy: (name: string, when: string) => (name ? `${name}, ${when}` : when),
  notPinned: 'The note was not pinned',
} as const

export const PIN_REFUSALS = {
  'note-invalid': 'Choose a place in the chart.',
  'note-empty': 'Write a note.',
  'note-too-long': `Keep the note under ${numberText(LONGEST_CHART_NOTE)} characters.`,
  'too-many-notes': `This chart has ${MOST_CHART_NOTES} notes. Remove one first.`,
} as const

export const QUICK_CHART = {
  title: 'Quick chart',
  lead: 'A chart for a moment or a person without a booking. It stays in this browser tab until you save it.',
  heading: 'Whose chart?',
  show: 'Show the chart',
  another: 'Another chart',
} as const
