import type * as en from '../../en/booking/booking-links.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the pages that links in emails open without a sign-in. */
export const BOOKING_LINKS: Texts<typeof en.BOOKING_LINKS> = {
  unusable:
    'शायद लिंक अधूरा है, या उस ईमेल पते पर भेजा गया था जो अब काम में नहीं है। हमारे सबसे नए ईमेल का लिंक खोलें, या साइन इन करके अपनी बुकिंग देखें।',
  begun: 'यह सेशन शुरू हो चुका है या पूरा हो गया है, इसलिए इसका समय नहीं बदल सकता और यह रद्द नहीं हो सकता।',
  answered: 'आपके प्रश्न का उत्तर दिया जा चुका है, इसलिए यह बुकिंग नहीं बदल सकती। कुछ गलत हो तो हमें लिखें।',
  home: 'होम पेज पर जाएँ',
}

export const FIRST_PASSWORD: Texts<typeof en.FIRST_PASSWORD> = {
  title: 'पासवर्ड चुनें',
  lead: 'पासवर्ड से साइन इन करके अपनी बुकिंग और इनवॉइस देख सकते हैं।',
  offer: 'बाद में अपनी बुकिंग देखना चाहेंगे?',
  link: 'पासवर्ड चुनें',
  done: { tone: 'success', title: 'पासवर्ड सेव हो गया', detail: 'साइन इन भी हो गया।' },
  notOffered: 'आपके खाते का पासवर्ड पहले से है, या यह बुकिंग बंद है। साइन इन करें, या वहाँ नया पासवर्ड माँगें।',
}

/** Texts of giving the birth details of a session that was booked without them. */
export const GIVE_BIRTH: Texts<typeof en.GIVE_BIRTH> = {
  title: 'आपका जन्म विवरण',
  deskTitle: 'जन्म विवरण',
  lead: (service) => `${service} के लिए। हम इसे एन्क्रिप्ट करके रखते हैं, और केवल आपके ज्योतिषी पढ़ते हैं।`,
  deskLead: 'क्लाइंट जो बताएँ। सेव करने के बाद इसे यहाँ नहीं पढ़ सकते।',
  submit: 'जन्म विवरण सेव करें',
  saved: 'धन्यवाद। आपका जन्म विवरण मिल गया।',
  deskSaved: 'जन्म विवरण सेव हो गया',
  given: 'इस बुकिंग का जन्म विवरण हमारे पास है। उसमें सुधार करना हो तो हमें लिखें या फ़ोन करें।',
  back: 'बुकिंग पर वापस',
  failed: 'जहाँ निशान लगा है, वहाँ फिर देखें।',
}
