import type * as en from '../../en/charts/studio-files.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the files and links of the studio. */
export const STUDIO_FILES: Texts<typeof en.STUDIO_FILES> = {
  summary: 'फ़ाइलें और शेयर करना',
  saveHint: '.jhd फ़ाइल Jagannatha Hora में खुलती है। JSON में गणना की सेटिंग और ग्रह स्थिति भी होती है।',
  asJhd: '.jhd में सेव करें',
  asJson: 'JSON में सेव करें',
  asPdf: 'खुले खंडों की PDF बनाएँ',
  pdfHint: 'एक ही PDF में पहला पेज, विषय सूची और सभी खुले खंड।',
  pdfNeedsPane: 'जो खंड PDF में चाहिए, उन्हें खोलें।',
  makingPdf: 'PDF बन रही है…',
  open: 'कुंडली की फ़ाइल खोलें',
  openHint:
    'Jagannatha Hora की .jhd फ़ाइल, या यहाँ सेव की हुई JSON फ़ाइल। वह आपके डिवाइस पर ही पढ़ी जाती है, कहीं भेजी नहीं जाती।',
  opened: (name) => (name ? `${name} की कुंडली खुल गई` : 'कुंडली खुल गई'),
  link: 'इस कुंडली का लिंक',
  linkHint: 'जिसके पास यह लिंक होगा, वह जन्म विवरण देख सकेगा। विवरण लिंक में ही # के बाद है, जिसे ब्राउज़र किसी सर्वर को नहीं भेजते।',
  copy: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया',
  notCopied: 'लिंक कॉपी नहीं हो सका। कृपया उसे चुनकर खुद कॉपी करें।',
  failed: 'फ़ाइल नहीं बन सकी। कृपया कनेक्शन देखें और फिर कोशिश करें।',
  badLink: 'इस लिंक में पूरी कुंडली नहीं है। कृपया नया लिंक माँगें।',
}

/** Why a file was not opened. */
export const CHART_FILE_REFUSALS: Texts<typeof en.CHART_FILE_REFUSALS> = {
  'too-large': 'कुंडली के लिए यह फ़ाइल बहुत बड़ी है। कृपया .jhd फ़ाइल या यहाँ सेव की हुई JSON चुनें।',
  'not-a-chart': 'इस फ़ाइल में पढ़ने लायक कुंडली नहीं है। कृपया .jhd फ़ाइल या यहाँ सेव की हुई JSON चुनें।',
  'not-a-jhd-file': 'यह कुंडली की फ़ाइल नहीं है। कृपया .jhd फ़ाइल या यहाँ सेव की हुई JSON चुनें।',
  'newer-version': 'यह फ़ाइल साइट के नए वर्शन की है। कृपया पेज फिर से लोड करके कोशिश करें।',
  'date-invalid': 'इस फ़ाइल की तारीख 1900 और 2100 के बीच नहीं है।',
  'time-missing': 'इस फ़ाइल में जन्म समय नहीं है, जो स्टूडियो के लिए ज़रूरी है।',
  'place-invalid': 'इस फ़ाइल का जन्म स्थान काम का नहीं है: अक्षांश-देशांतर या टाइम ज़ोन नहीं है।',
  'clock-invalid': 'इस फ़ाइल की घड़ी का UTC से अंतर नहीं पढ़ा जा सका।',
  'jhd-date-invalid': 'इस .jhd फ़ाइल में लिखी तारीख या समय सही नहीं है।',
  'jhd-place-invalid': 'इस .jhd फ़ाइल के अक्षांश-देशांतर पृथ्वी पर नहीं हैं।',
}
