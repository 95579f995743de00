import { plural } from '#content/words/grammar.ts'
import type * as en from '../../../en/staff/clients/desk-clients.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the list of clients. */
export const CLIENTS: Texts<typeof en.CLIENTS> = {
  title: 'క్లయింట్లు',
  back: 'క్లయింట్లకు తిరిగి వెళ్లండి',
  kinds: {
    clients: 'క్లయింట్లందరూ',
    students: 'విద్యార్థులు',
    subscribers: 'న్యూస్‌లెటర్ పాఠకులు',
    duplicates: 'రెండుసార్లు ఉన్నవారు?',
    accounts: 'అన్ని ఖాతాలు',
  },
  people: 'జాబితాలు',
  duplicatesLead: 'వీరి ఫోన్ నంబర్ వేరే క్లయింట్‌ది కూడా, లేదా పేరు ఒకేలా ఉంది. ఒకరే అయితే, రెండు పేజీలు ఒకటి చేయవచ్చు.',
  compare: 'పోల్చి చూడండి',
  columns: {
    name: 'పేరు',
    contact: 'ఫోన్, ఈమెయిల్',
    latest: 'చివరి బుకింగ్',
    bookings: 'బుకింగ్‌లు',
    tags: 'ట్యాగ్‌లు',
    compare: 'ఒకరేనా?',
  },
  search: 'పేరు, ఈమెయిల్, ఫోన్ లేదా బుకింగ్ కోడ్‌తో వెతకండి',
  none: 'ఇంకా క్లయింట్లు లేరు',
  noneLead: 'ఎవరైనా బుక్ చేస్తే ఇక్కడ కనిపిస్తారు.',
  bookings: (count) => plural(count, '1 బుకింగ్', `${count} బుకింగ్‌లు`),
  noEmail: 'ఈమెయిల్ లేదు',
  allTags: 'అన్నీ',
  tags: 'ట్యాగ్‌లు',
  noneFound: 'క్లయింట్ ఎవరూ దొరకలేదు',
  noneFoundLead: 'వేరే స్పెల్లింగ్‌తో, లేదా పేరు, ఫోన్ నంబర్, బుకింగ్ కోడ్‌లో కొంత రాసి చూడండి.',
}
