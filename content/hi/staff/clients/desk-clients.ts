import type * as en from '../../../en/staff/clients/desk-clients.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the list of clients. */
export const CLIENTS: Texts<typeof en.CLIENTS> = {
  title: 'क्लाइंट',
  back: 'क्लाइंट की सूची पर वापस',
  kinds: {
    clients: 'सभी क्लाइंट',
    students: 'विद्यार्थी',
    subscribers: 'न्यूज़लेटर पाने वाले',
    duplicates: 'शायद दो बार',
    accounts: 'सभी खाते',
  },
  people: 'लोगों की सूचियाँ',
  duplicatesLead: 'इनका फ़ोन नंबर किसी और क्लाइंट का भी है, या नाम सुनने में एक जैसा है। एक कार्ड दूसरे की बुकिंग ले सकता है।',
  compare: 'मिलाकर देखें',
  columns: {
    name: 'नाम',
    contact: 'संपर्क',
    latest: 'सबसे नई बुकिंग',
    bookings: 'बुकिंग',
    tags: 'टैग',
    compare: 'एक ही व्यक्ति?',
  },
  search: 'नाम, ईमेल, फ़ोन या बुकिंग कोड से खोजें',
  none: 'अभी कोई क्लाइंट नहीं',
  noneLead: 'बुकिंग होते ही क्लाइंट यहाँ दिखते हैं।',
  bookings: (count) => `${count} बुकिंग`,
  noEmail: 'ईमेल नहीं',
  allTags: 'सभी',
  tags: 'टैग',
  noneFound: 'कोई क्लाइंट नहीं मिला',
  noneFoundLead: 'दूसरी तरह लिखकर देखें, या नाम, फ़ोन नंबर या बुकिंग कोड का एक हिस्सा लिखें।',
}
