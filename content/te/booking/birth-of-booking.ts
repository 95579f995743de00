import type * as en from '../../en/booking/birth-of-booking.ts'
import type { Texts } from '../../texts.ts'

/** Texts around the birth of a booking: whose it is, and what it is for. */
export const BIRTH_OF_BOOKING: Texts<typeof en.BIRTH_OF_BOOKING> = {
  lead: 'వీటితో మీ జాతకం వేస్తాం. వివరాలు ఎన్‌క్రిప్ట్ చేసి ఉంచుతాం, మీ సెషన్‌కు సిద్ధం కావడానికి మాత్రమే వాడతాం.',
  headingOptional: 'జన్మ వివరాలు (తప్పనిసరి కాదు)',
  courseLead: 'మీ సొంత జాతకంతో నేర్చుకోవాలంటే జన్మ వివరాలు ఇవ్వండి. వాటిని ఎన్‌క్రిప్ట్ చేసి ఉంచుతాం, కోర్సు కోసం మాత్రమే వాడతాం.',
  forWhom: 'ఇది ఎవరి కోసం?',
  forMe: 'నా కోసం',
  forSomeoneNew: 'వేరొకరి కోసం',
  forName: 'వారి పేరు',
  forNameHint: 'కింది జన్మ వివరాలు వారివే రాయండి.',
  fillIn: 'సేవ్ చేసిన వివరాలు నింపండి',
  filledIn: { tone: 'note', title: 'సేవ్ చేసిన వివరాలు నింపాం', detail: 'కింది జన్మ వివరాలు ఒకసారి చూడండి.' },
  saveBirth: 'ఈ జన్మ వివరాలను మళ్లీ వాడుకోవడానికి నా ఖాతాలో ఎన్‌క్రిప్ట్ చేసి సేవ్ చేయండి. వాటిని ఎప్పుడైనా తొలగించవచ్చు.',
  preview: 'ఈ వివరాల ప్రకారం జాతకం',
  previewSigns: (lagna, moon) => `లగ్నం ${lagna}, రాశి ${moon}`,
  previewHint: 'మీ జాతకం మీకు తెలిస్తే, ఇది అదేనో కాదో చూడండి.',
}
