import type * as en from '../../../en/staff/website/preview.ts'
import type { Texts } from '../../../texts.ts'

/** The page of the site beside a form. */
export const PREVIEW: Texts<typeof en.PREVIEW> = {
  title: 'ప్రివ్యూ',
  show: 'ప్రివ్యూ',
  lead: 'సైట్‌కు వచ్చినవారికి పేజీ ఇలా కనిపిస్తుంది. ఇంకా ఏదీ సేవ్ కాలేదు.',
  incomplete: 'ఫారం పూర్తి కాగానే ప్రివ్యూ కనిపిస్తుంది.',
  nameTaken: 'ఈ పేరు లేదా చిరునామా ఇప్పటికే వేరేదానికి ఉంది. వేరేది ఎంచుకోగానే ప్రివ్యూ కనిపిస్తుంది.',
  failed: 'ప్రివ్యూ తెరుచుకోలేదు. మీరు రాసినది ఇక్కడే ఉంది; దయచేసి మళ్లీ ప్రయత్నించండి.',
}
