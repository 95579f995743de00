import type { RectifyingSignal } from '@muhurta/jyotish/rectification'

/** Texts of the page that looks for a time of birth by dated events. */
export const RECTIFICATION = {
  title: 'Time of birth',
  titleOf: (name: string) => `Time of birth: ${name}`,
  lead: 'Each minute around the recorded time is weighed by the life events. The result is a span of minutes, never one minute.',
  around: 'How far the time may be off',
  minutes: (minutes: number) => `± ${minutes} min`,
  hours: (hours: number) => `± ${hours} h`,
  span: (from: string, until: string, minutes: number, all: number) =>
    `Four fifths of the weight lie from ${from} to ${until}: ${minutes} of ${all} minutes. One fifth lies outside.`,
  flat: 'The curve is flat: these events do not tell the minutes apart.',
  flatWhy:
    'Dates that follow no rule would fit about as well. Add events with an exact day, or leave the recorded time as it is.',
  support: (times: string) =>
    `The events fit the signals ${times} times better than dates that follow no rule. Below 10 times the curve counts as flat.`,
  assumed:
    'The signals are from the books. How strongly each one counts is our assumption: no count of known births stands behind it.',
  curve: 'Weight of each minute. Arrow keys move the chosen minute by one.',
  shaded: 'The shaded minutes hold four fifths of the weight. The line is the chosen minute.',
  recorded: (time: string) => `Recorded: ${time}`,
  chosen: (time: string) => `Chosen minute: ${time}`,
  isRecorded: 'as recorded',
  later: (minutes: number) => `${minutes} min later than recorded`,
  earlier: (minutes: number) => `${minutes} min earlier than recorded`,
  oneEarlier: 'One minute earlier',
  oneLater: 'One minute later',
  weight: 'Weight',
  weightOf: (times: string) => `${times} × an average minute`,
  lagna: 'Lagna',
  vargaLagna: (varga: string) => `Lagna in ${varga}`,
  at: (degrees: string, sign: string) => `${degrees} ${sign}`,
  inSpan: 'Within the shaded minutes',
  yes: 'Yes',
  no: 'No',
  eventsAt: 'What each event adds at this minute',
  columns: { event: 'Event', adds: 'Adds', because: 'Signals', most: 'Adds most at' },
  factor: (times: string) => `× ${times}`,
  factorWhy:
    '× 1 adds nothing, more speaks for this minute, less against it. Compared with other days of the twelve years before and after.',
  noSignal: 'none',
  strength: (signal: string, percent: string) => `${signal} ${percent} %`,
  signals: {
    'dasha-houses': 'Dasha lords and houses',
    'dasha-varga': 'Dasha lords and varga lagna',
    'double-transit': 'Jupiter and Saturn',
    'angle-transit': 'Transit over the lagna',
  } satisfies Record<RectifyingSignal, string>,
  about: 'The signals',
  abouts: {
    'dasha-houses':
      'Lords of mahadasha, antardasha and pratyantardasha that own or occupy a house of the event from the lagna, or signify it (Brihat Parashara Hora Shastra, ch. 11, 32 and 46).',
    'dasha-varga':
      'Lords of antardasha, pratyantardasha and sukshma dasha that own or occupy such a house from the lagna of the varga: D4 home, D7 children, D9 marriage, D10 work, D12 family, D24 studies, D30 harm (ch. 6 and 7).',
    'double-transit': 'Jupiter and Saturn both in, or aspecting, the main house or the sign of its lord (K. N. Rao).',
    'angle-transit': 'Jupiter, Saturn or a node within 3° of the lagna, or of the point opposite it.',
  } satisfies Record<RectifyingSignal, string>,
  counts: (times: number) => `Full signal: ${times} times likelier.`,
  asTable: 'The curve as a table',
  tableColumns: { time: 'Time', lagna: 'Lagna', weight: 'Weight' },
  noEvents:
    'There are no life events of a kind that the rules know. Record some on the timeline; an exact day says most.',
  noTime:
    'A time to start from is missing. Enter one as “about” with the birth details, such as the middle of the morning, and come back.',
  change: 'Change the birth details',
  wrongYear: 'The rules work for dates from 1900 to 2100.',
} as const
