import type { EditableEmail, EmailText } from '#domain/content/email-texts.ts'
import { REMINDER_DAYS_BEFORE, REMINDER_HOURS_BEFORE } from '#domain/sessions/reminder-times.ts'
import { durationBefore } from '../words/durations.ts'

/** The emails whose subject and first paragraph a practice can replace; the title is their name in the admin area. */
export const STANDARD_EMAIL_TEXTS: Readonly<Record<EditableEmail, EmailText & { readonly title: string }>> = {
  'booking-received': {
    title: 'బుకింగ్ అందింది',
    subject: 'మీ బుకింగ్ అందింది: {code}',
    opening: 'మీ బుకింగ్‌కు ధన్యవాదాలు. ఇంకొక్క అడుగు మిగిలింది: చెల్లించి, ట్రాన్సాక్షన్ ID మాకు పంపండి.',
  },
  'course-booked': {
    title: 'కోర్సు బుక్ అయింది',
    subject: '{service} కోర్సులో మీ సీటు: {code}',
    opening: 'ఈ కోర్సు ఎంచుకున్నందుకు ధన్యవాదాలు. ఇంకొక్క అడుగు మిగిలింది: చెల్లించి, ట్రాన్సాక్షన్ ID మాకు పంపండి.',
  },
  'payment-reminder': {
    title: 'చెల్లింపు రిమైండర్',
    subject: 'మీ సమయం ఇంకా మీ కోసం ఉంది: {code}',
    opening: 'మీ బుకింగ్ దాదాపు పూర్తయింది. చెల్లింపు ఇంకా అందలేదు, మీ సమయాన్ని మీ కోసం ఉంచాం.',
  },
  'slot-released': {
    title: 'సమయం ఖాళీ అయింది',
    subject: '{service}: మీ సమయాన్ని విడిచిపెట్టాం',
    opening: 'ఈ సమయాన్ని మీ కోసం ఉంచాం, కానీ చెల్లింపు అందలేదు. ఇక వేరొకరు కూడా బుక్ చేయవచ్చు. పర్వాలేదు, మీకు వీలైనప్పుడు వేరే సమయం ఎంచుకోండి.',
  },
  'payment-claimed': {
    title: 'చెల్లింపు సరిచూస్తున్నాం',
    subject: '{code}: మీ చెల్లింపు సరిచూస్తున్నాం',
    opening:
      'ధన్యవాదాలు. {reference} తో ముగిసే మీ {way} అందింది. దాన్ని మా బ్యాంక్ స్టేట్‌మెంట్‌తో సరిచూస్తున్నాం. సాధారణంగా ఒక పని దినం పడుతుంది. అయ్యాక ఈమెయిల్ చేస్తాం.',
  },
  'payment-verified': {
    title: 'బుకింగ్ ఖరారు',
    subject: 'మీ బుకింగ్ {code} ఖరారైంది',
    opening: 'ధన్యవాదాలు. మీ చెల్లింపు అందింది, మీ బుకింగ్ ఖరారైంది.',
  },
  'course-paid': {
    title: 'కోర్సు చెల్లింపు అందింది',
    subject: '{service}: మీ చెల్లింపు అందింది',
    opening: 'ధన్యవాదాలు. {service} కోర్సుకు మీ చెల్లింపు అందింది, మీరు ఈ కోర్సులో చేరారు.',
  },
  'payment-rejected': {
    title: 'చెల్లింపు నిర్ధారణ కాలేదు',
    subject: '{code}: మీ చెల్లింపును నిర్ధారించలేకపోయాం',
    opening: 'మీ చెల్లింపు కోసం చూశాం, ఇంకా నిర్ధారించలేకపోయాం. కారణం:',
  },
  'reminder-2-days': {
    title: `${durationBefore(REMINDER_DAYS_BEFORE, 'day')} ముందు రిమైండర్`,
    subject: 'గుర్తుంచుకోండి: మీ {service} సెషన్',
    opening: 'మిమ్మల్ని కలవడానికి ఎదురుచూస్తున్నాం. మీ జన్మ వివరాలు, ప్రశ్నలు దగ్గర ఉంచుకోండి.',
  },
  'session-soon': {
    title: `${durationBefore(REMINDER_HOURS_BEFORE, 'hour')} ముందు రిమైండర్`,
    subject: 'మీ సెషన్ త్వరలో మొదలవుతుంది: {service}',
    opening: 'మీ సెషన్ {soon} మొదలవుతుంది.',
  },
  'session-link': {
    title: 'మీటింగ్ లింక్',
    subject: 'సెషన్ {code}: మీ మీటింగ్ లింక్',
    opening: 'ఇదిగో మీ మీటింగ్ లింక్. మీ సమయానికి ఇందులో చేరండి.',
  },
  enrolled: {
    title: 'కోర్సుకు స్వాగతం',
    subject: '{course} కోర్సుకు స్వాగతం',
    opening: 'మీరు {course} ({level}) కోర్సులో చేరారు. మీరు మాతో చేరినందుకు సంతోషం.',
  },
  'refund-sent': {
    title: 'రీఫండ్ పంపాం',
    subject: '{code}: మీ రీఫండ్ పంపాం',
    opening: 'మీరు చెల్లించిన ఖాతాకే {amount} తిరిగి పంపాం. బ్యాంక్ ఖాతాలో కనిపించడానికి కొన్ని రోజులు పట్టవచ్చు.',
  },
  birthday: {
    title: 'పుట్టినరోజు శుభాకాంక్షలు',
    subject: '{practice} నుంచి పుట్టినరోజు శుభాకాంక్షలు',
    opening: 'మీకు పుట్టినరోజు శుభాకాంక్షలు. రాబోయే ఏడాది మీకు ఆరోగ్యం, శాంతి, సంతోషం కలగాలని కోరుకుంటున్నాం.',
  },
}
