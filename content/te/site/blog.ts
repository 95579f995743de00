import { plural } from '#content/words/grammar.ts'
import type * as en from '../../en/site/blog.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the blog. */
export const BLOG: Texts<typeof en.BLOG> = {
  title: 'బ్లాగ్',
  eyebrow: 'మా కలం నుంచి',
  heading: 'జ్యోతిషం, తేలిక మాటల్లో',
  lead: 'జ్యోతిషంపై చిన్న వ్యాసాలు: పాత పదాల అర్థం, జాతకం ఎలా చదవాలి, అది ఏమి చెప్పగలదు, ఏమి చెప్పలేదు.',
  description: 'జ్యోతిషంపై తేలిక వ్యాసాలు: నక్షత్రాలు, గ్రహాలు, భావాలు, పరిహారాలు, జాతకం చదవడం.',

  search: 'వ్యాసాలు వెతకండి',
  searchButton: 'వెతకండి',
  searchPlaceholder: 'చంద్రుడు, శని, నక్షత్రం',
  categories: 'విషయాలు',
  all: 'అన్నీ',
  pages: 'వ్యాసాల పేజీలు',
  loading: 'వ్యాసాలు వస్తున్నాయి',
  found: (count) => plural(count, '1 వ్యాసం', `${count} వ్యాసాలు`),
  foundMany: (count) => `${count - 1} కంటే ఎక్కువ వ్యాసాలు`,

  nothingFound: 'వ్యాసాలు దొరకలేదు',
  adjust: 'వేరే మాటతో లేదా వేరే విషయంలో వెతికి చూడండి',
  nothingYet: 'కొత్త వ్యాసాలు త్వరలో ఇక్కడ కనిపిస్తాయి',
  showAll: 'అన్ని వ్యాసాలు చూడండి',

  readTime: (minutes) => plural(minutes, '1 నిమిషం వ్యాసం', `${minutes} నిమిషాల వ్యాసం`),
  readMore: 'పూర్తిగా చదవండి',
  readMoreAbout: (title) => `${title}`,
  feed: 'Atom ఫీడ్',

  newsletterTitle: 'కొత్త వ్యాసాలు ఈమెయిల్‌లో',
  newsletterLead: 'కొత్త వ్యాసం వచ్చినప్పుడు మాత్రమే ఈమెయిల్ చేస్తాం. ఒక్క క్లిక్‌తో ఆపవచ్చు.',

  callTitle: 'ఇంకా నేర్చుకోవాలనుందా?',
  callLead: 'జాతకం చదవడం మీరే నేర్చుకోండి, లేదా మాతో సెషన్ బుక్ చేయండి.',
  viewCourses: 'కోర్సులు చూడండి',
  bookSession: 'సెషన్ బుక్ చేయండి',
}

export const POST: Texts<typeof en.POST> = {
  back: 'బ్లాగ్‌కు తిరిగి వెళ్లండి',
  related: 'సంబంధిత వ్యాసాలు',
  sharedTitle: 'లింక్ కాపీ అయింది!',
  sharedDetail: 'వ్యాసం లింక్ మీ క్లిప్‌బోర్డ్‌లో ఉంది.',
  coverAlt: (date) => `${date} నాటి నిరయన ఆకాశం`,

  missingTitle: 'ఈ వ్యాసం కనబడలేదు',
  missingLead: 'ఈ వ్యాసం ఇక్కడ లేదు లేదా తొలగించారు.',
}

/** Used by the enhancement script, and by the server where the database could not be read. */
export const BLOG_TOASTS: Texts<typeof en.BLOG_TOASTS> = {
  listFailed: 'వ్యాసాలు తెరుచుకోలేదు',
  postFailed: 'వ్యాసం తెరుచుకోలేదు',
  tryAgain: 'దయచేసి మీ ఇంటర్నెట్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
  tryLater: 'దయచేసి ఒక నిమిషం తర్వాత మళ్లీ ప్రయత్నించండి.',
}
