import type * as en from '../../en/site/home.ts'
import type { Texts } from '../../texts.ts'

export const HOME: Texts<typeof en.HOME> = {
  title: (practiceName) => `${practiceName}: జ్యోతిష సంప్రదింపులు, కోర్సులు`,
  eyebrow: 'శ్రద్ధగా చూసే జాతకం',
  heading: 'మీ కాలాన్ని తెలుసుకోండి',
  lead: 'మీరు పుట్టిన సమయంలో ఆకాశం ఎలా ఉందో జాతకం చెబుతుంది. దాన్ని తేలిక మాటల్లో వివరిస్తాం, అప్పుడు తర్వాతి అడుగు స్పష్టమైన మనసుతో వేయవచ్చు.',
  bookConsultation: 'సంప్రదింపు బుక్ చేయండి',
  exploreCourses: 'కోర్సులు చూడండి',
  nextFreeHourLabel: 'తర్వాతి ఖాళీ సమయం',
  wheelLabel: (time) => `నిరయన ఆకాశం, ${time}: పన్నెండు రాశుల్లో తొమ్మిది గ్రహాలు`,
  skyCaption: (time) => `ఇప్పటి ఆకాశం, ${time}. లాహిరి అయనాంశ, మధ్యమ రాహువు.`,
  panchangaMore: 'పూర్తి పంచాంగం చూడండి',
  panchangaLabel: (place) => `${place}: నేటి పంచాంగం`,

  aboutEyebrow: 'జ్యోతిష్కుల గురించి',
  benefitsTitle: 'మీకు మా భరోసా',
  benefitsLead: 'ప్రతి సెషన్‌లో మేము ఇలా పనిచేస్తాం.',
  packagesTitle: 'సంప్రదింపులు, ధరలు',
  packagesLead: 'ఏం అడగాలో ఎంచుకోండి. బుక్ చేసే ముందే ధర కనిపిస్తుంది.',
  testimonialsTitle: 'మా క్లయింట్లు ఏమంటున్నారు',
  testimonialsLabel: 'క్లయింట్ల అనుభవాలు',
  testimonialLabel: (number, total) => `${total}లో ${number}వ అనుభవం`,

  closingTitle: 'ఒక్క ప్రశ్నతో మొదలుపెట్టండి',
  closingLead: 'మీకు జ్యోతిషం తెలియాల్సిన అవసరం లేదు, ఈరోజే ఏదీ నిర్ణయించుకోవాల్సిన పనీ లేదు. సంప్రదింపు ఎంచుకోండి, సమయం ఎంచుకోండి, అడగండి.',
  seeConsultations: 'సంప్రదింపులు చూడండి',
  drawChart: 'మీ జాతకం చూడండి',
}

export const BENEFITS: Texts<typeof en.BENEFITS> = [
  {
    title: 'మీకంటూ ఒక సమయం',
    text: 'మీకు వీలైన సమయం ఎంచుకోండి. అది మీకోసమే, మీ టైమ్ జోన్‌లో కనిపిస్తుంది.',
  },
  {
    title: 'ముందే తెలిసే ధర',
    text: 'ప్రతి సంప్రదింపు, కోర్సు పక్కన ధర, అందులో ఏముందో ఉంటాయి. తర్వాత ఏదీ అదనంగా చేరదు.',
  },
  {
    title: 'శ్రద్ధగా చేసిన గణన',
    text: 'గ్రహాల కచ్చితమైన స్థానాలు, మీ ఊరి సూర్యోదయం, ప్రతి సంవత్సరానికీ సరైన టైమ్ జోన్.',
  },
]
