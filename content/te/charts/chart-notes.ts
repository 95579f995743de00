import { numberText } from '#content/words/numbers.ts'
import { LONGEST_CHART_NOTE, MOST_CHART_NOTES } from '#domain/charts/chart-places.ts'
import type * as en from '../../en/charts/chart-notes.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the notes that are pinned to a chart at the desk. */
export const CHART_NOTES: Texts<typeof en.CHART_NOTES> = {
  heading: 'ఈ జాతకంపై గమనికలు',
  lead: 'బృందానికి మాత్రమే, ఎన్‌క్రిప్ట్ చేసి ఉంచుతాం. ఈ జన్మ వివరాలున్న ప్రతి బుకింగ్‌లో కనిపిస్తాయి. క్లయింట్ ఖాతాతో పాటు ఇవీ తొలగిపోతాయి; తమ సమాచారం కోరిన క్లయింట్లకు ఇవి కూడా వెళ్తాయి.',
  none: 'ఇంకా గమనికలు లేవు.',
  place: 'జాతకంలో చోటు',
  text: 'గమనిక',
  pin: 'గమనిక పెట్టండి',
  pinned: 'గమనిక పెట్టాం',
  remove: 'తొలగించండి',
  removed: 'గమనిక తొలగించాం',
  at: (place, where) => `${place} · ${where}`,
  house: (ordinal) => `${ordinal} భావం`,
  writtenBy: (name, when) => (name ? `${name}, ${when}` : when),
  notPinned: 'గమనిక పెట్టలేకపోయాం',
}

export const PIN_REFUSALS: Texts<typeof en.PIN_REFUSALS> = {
  'note-invalid': 'దయచేసి జాతకంలో ఒక చోటు ఎంచుకోండి.',
  'note-empty': 'దయచేసి గమనిక రాయండి.',
  'note-too-long': `దయచేసి గమనికను ${numberText(LONGEST_CHART_NOTE)} అక్షరాల లోపు ఉంచండి.`,
  'too-many-notes': `ఈ జాతకంపై ${MOST_CHART_NOTES} గమనికలు ఉన్నాయి. దయచేసి ముందు ఒకటి తొలగించండి.`,
}

export const QUICK_CHART: Texts<typeof en.QUICK_CHART> = {
  title: 'తక్షణ జాతకం',
  lead: 'బుకింగ్ లేకుండా ఒక క్షణానికి గానీ వ్యక్తికి గానీ జాతకం. మీరు సేవ్ చేసేవరకు ఇది ఈ ట్యాబ్‌లోనే ఉంటుంది.',
  heading: 'ఎవరి జాతకం?',
  show: 'జాతకం చూపండి',
  another: 'మరో జాతకం',
}
