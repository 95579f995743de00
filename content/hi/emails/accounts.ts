import { numberInWords } from '#content/words/numbers.ts'
import type { ProviderName } from '#domain/accounts/social-sign-in.ts'
import { INACTIVE_YEARS } from '#domain/privacy/retention.ts'
import type { StaffRole } from '#domain/roles.ts'
import type * as en from '../../en/emails/accounts.ts'
import type { Texts } from '../../texts.ts'

export const VERIFY_ADDRESS: Texts<typeof en.VERIFY_ADDRESS> = {
  subject: (practice) => `${practice}: अपने ईमेल पते की पुष्टि करें`,
  preview: 'बस एक काम और, फिर आपका खाता तैयार है।',
  opening: (practice) => `${practice} में खाता बनाने के लिए धन्यवाद। पुष्टि करें कि यह ईमेल पता आपका है।`,
  button: 'ईमेल पते की पुष्टि करें',
  until: (time) => `लिंक खोलने पर पुष्टि का बटन दिखता है। यह ${time} तक चलता है।`,
  note: 'अगर आपने खाता नहीं बनाया, तो इस ईमेल पर ध्यान न दें। पुष्टि के बिना खाता काम नहीं करता।',
}

/** The first address of a client, which the desk was told. */
export const FIRST_ADDRESS: Texts<typeof en.FIRST_ADDRESS> = {
  subject: (practice) => `${practice} में आपका खाता`,
  preview: 'ईमेल पते की पुष्टि करें और पासवर्ड चुनें।',
  opening: (practice) =>
    `आपने हमें यह ईमेल पता दिया था। पुष्टि करें कि यह आपका है और पासवर्ड चुनें। फिर ${practice} की अपनी बुकिंग और इनवॉइस ऑनलाइन देख सकेंगे।`,
  button: 'ईमेल पते की पुष्टि करें',
  note: 'अगर आप हमें नहीं जानते, तो इस ईमेल पर ध्यान न दें। कुछ नहीं बदलेगा।',
}

export const CHANGE_ADDRESS: Texts<typeof en.CHANGE_ADDRESS> = {
  subject: (practice) => `${practice}: नए ईमेल पते की पुष्टि करें`,
  preview: 'बस एक काम और, फिर यही आपका ईमेल पता होगा।',
  opening: (practice) => `आपने ${practice} के खाते में यह ईमेल पता रखने को कहा था। पुष्टि करें कि यह आपका है।`,
  button: 'नए ईमेल पते की पुष्टि करें',
  until: (time) => `लिंक खोलने पर पुष्टि का बटन दिखता है। यह ${time} तक चलता है, और बटन दबाने तक कुछ नहीं बदलता।`,
  note: 'अगर आपने यह नहीं माँगा, तो इस ईमेल पर ध्यान न दें। कुछ नहीं बदलेगा।',
}

export const RESET_PASSWORD: Texts<typeof en.RESET_PASSWORD> = {
  subject: (practice) => `${practice}: नया पासवर्ड चुनें`,
  preview: 'आपका माँगा हुआ लिंक यह रहा।',
  opening: 'आपने नया पासवर्ड बनाने को कहा था। इस लिंक से बनाएँ:',
  button: 'नया पासवर्ड चुनें',
  until: (time) => `लिंक केवल एक बार चलता है, ${time} तक।`,
  note: 'अगर आपने यह नहीं माँगा, तो इस ईमेल पर ध्यान न दें। आपका पासवर्ड नहीं बदलेगा।',
}

export const SIGN_IN_CODE_EMAIL: Texts<typeof en.SIGN_IN_CODE_EMAIL> = {
  subject: (practice, code) => `${practice} का कोड: ${code}`,
  preview: 'जिस पेज पर कोड माँगा था, वहीं लिखें।',
  opening: 'आपका कोड यह रहा। जिस पेज पर माँगा था, वहीं लिखें:',
  until: (time) => `यह एक बार, केवल उसी ब्राउज़र में और ${time} तक चलता है।`,
  note: 'यह कोड किसी को न बताएँ। हम फ़ोन या ईमेल पर इसे कभी नहीं पूछते। अगर आपने नहीं माँगा, तो इस ईमेल पर ध्यान न दें।',
}

export const SIGN_IN_BY_PASSWORD: Texts<typeof en.SIGN_IN_BY_PASSWORD> = {
  subject: (practice) => `${practice}: पासवर्ड से साइन इन करें`,
  preview: 'टीम के खातों में ईमेल वाला कोड नहीं चलता।',
  opening: 'आपने साइन इन का कोड माँगा था। टीम के खाते बहुत लोगों की जानकारी खोलते हैं, इसलिए उनमें कोड नहीं चलता।',
  button: 'पासवर्ड से साइन इन करें',
  note: 'अगर आपने कोड नहीं माँगा, तो इस ईमेल पर ध्यान न दें।',
}

export const SIGN_UP_ATTEMPT: Texts<typeof en.SIGN_UP_ATTEMPT> = {
  subject: (practice) => `${practice} में आपका खाता पहले से है`,
  preview: 'किसी ने आपके ईमेल पते से खाता बनाना चाहा। कुछ नहीं बदला है।',
  opening: (time) => `${time} किसी ने आपके ईमेल पते से खाता बनाना चाहा। आपका खाता पहले से है, इसलिए कुछ नहीं बदला है।`,
  ifYou: 'अगर यह आपने ही किया, तो अपने खाते से साइन इन करें। पासवर्ड याद न हो तो वहीं नया बना सकते हैं।',
  button: 'साइन इन करें',
  note: 'अगर यह आपने नहीं किया, तो कुछ करने की ज़रूरत नहीं। हमने किसी को नहीं बताया कि आपका यहाँ खाता है।',
}

export const PASSWORD_CHANGED: Texts<typeof en.PASSWORD_CHANGED> = {
  subject: (practice) => `${practice}: आपका पासवर्ड बदल गया`,
  preview: 'अब नए पासवर्ड से साइन इन करें।',
  opening: (time) => `आपका पासवर्ड ${time} बदला गया। बाकी सभी जगह साइन आउट हो गया है।`,
  button: 'साइन इन करें',
  note: (email) =>
    `अगर यह बदलाव आपने नहीं किया, तो साइन इन के पेज पर “पासवर्ड याद नहीं?” चुनें, नया पासवर्ड बनाएँ और ${email} पर लिखें।`,
}

export const ADDRESS_CHANGED: Texts<typeof en.ADDRESS_CHANGED> = {
  subject: (practice) => `${practice} में आपका ईमेल पता बदल गया`,
  preview: 'अब इस पते से साइन इन नहीं होगा।',
  opening: (time) => `आपके खाते का ईमेल पता ${time} बदला गया। अब हम नए पते पर लिखेंगे, और इस पते से साइन इन नहीं होगा।`,
  note: (email, phone) =>
    `अगर यह बदलाव आपने नहीं किया, तो तुरंत ${email} पर लिखें या ${phone} पर फ़ोन करें। हम खाता बंद करके उसे वापस दिलाने में मदद करेंगे।`,
}

export const PROVIDER_LABELS: Readonly<Record<ProviderName, string>> = { google: 'Google', facebook: 'Facebook' }

export const IDENTITY_LINKED: Texts<typeof en.IDENTITY_LINKED> = {
  subject: (practice, provider) => `अब ${provider} से ${practice} में साइन इन कर सकते हैं`,
  preview: (provider) => `${provider} अब आपके खाते से जुड़ा है।`,
  opening: (provider, time) =>
    `${time} ${provider} से साइन इन हुआ। अब वह आपके खाते से जुड़ा है, और बाकी सभी जगह साइन आउट हो गया है।`,
  passwordRemoved:
    'खाते की सुरक्षा के लिए हमने पुराना पासवर्ड हटा दिया, क्योंकि पक्का नहीं था कि वह आपका बनाया हुआ है। प्रोफ़ाइल में नया बना सकते हैं।',
  button: 'मेरी प्रोफ़ाइल खोलें',
  note: (email) => `अगर यह आपने नहीं किया, तो साइन इन के पेज पर “पासवर्ड याद नहीं?” चुनें, नया पासवर्ड बनाएँ और ${email} पर लिखें।`,
}

const YEARS = `${numberInWords(INACTIVE_YEARS)} साल`

export const ACCOUNT_INACTIVE: Texts<typeof en.ACCOUNT_INACTIVE> = {
  subject: (practice) => `${practice} में आपका खाता जल्द हटाया जाएगा`,
  preview: `आपने ${YEARS} से साइन इन नहीं किया। खाता रखने के लिए एक बार साइन इन करें।`,
  opening: (time) =>
    `आपने ${YEARS} से साइन इन नहीं किया, इसलिए ${time} के बाद हम आपका खाता और निजी जानकारी हटा देंगे। कानून के अनुसार इनवॉइस रखने होते हैं, पर उनसे आपका नाम हटा दिया जाता है।`,
  howToKeep: 'खाता रखना हो तो उससे पहले एक बार साइन इन करें।',
  button: 'साइन इन करके खाता रखें',
  note: 'खाते की ज़रूरत न हो तो कुछ न करें।',
}

export const DELETION_SCHEDULED: Texts<typeof en.DELETION_SCHEDULED> = {
  subject: (practice) => `${practice} में आपका खाता हटाया जाएगा`,
  preview: 'आपने खाता हटाने को कहा था। मन अब भी बदल सकते हैं।',
  opening: (time) =>
    `आपने खाता हटाने को कहा था। ${time} के बाद हम आपका खाता और निजी जानकारी हटा देंगे। कानून के अनुसार इनवॉइस रखने होते हैं, पर उनसे आपका नाम हटा दिया जाता है।`,
  nothingToDo: 'आपको और कुछ नहीं करना है।',
  howToKeep: 'मन बदल जाए तो उससे पहले साइन इन करें और प्रोफ़ाइल में “मेरा खाता रहने दें” चुनें।',
  button: 'मेरा खाता रहने दें',
  note: (email) => `अगर आपने यह नहीं कहा था, तो साइन इन करके खाता रहने दें और पासवर्ड बदलें, या ${email} पर लिखें।`,
}

/** The same, started by staff for a client who asked them. */
export const DELETION_BY_STAFF: Texts<typeof en.DELETION_BY_STAFF> = {
  preview: 'आपके कहने पर हम आपका खाता हटा रहे हैं। मन अब भी बदल सकते हैं।',
  opening: (time, practice) =>
    `आपने ${practice} से खाता हटाने को कहा था, इसलिए हमने यह शुरू किया है। ${time} के बाद हम आपका खाता और निजी जानकारी हटा देंगे। कानून के अनुसार इनवॉइस रखने होते हैं, पर उनसे आपका नाम हटा दिया जाता है।`,
  note: (email) => `अगर आपने यह नहीं कहा था, तो साइन इन करके खाता रहने दें, या ${email} पर लिखें।`,
}

const INVITATIONS: Readonly<Record<StaffRole, (practice: string) => string>> = {
  astrologer: (practice) =>
    `${practice} ने आपको ज्योतिषी के रूप में अपनी टीम में आने का निमंत्रण दिया है। आपको अपने सेशन, क्लाइंट की कुंडलियाँ और जाँचने के भुगतान दिखेंगे।`,
  assistant: (practice) =>
    `${practice} ने आपको सहायक के रूप में अपनी टीम में आने का निमंत्रण दिया है। आप क्लाइंट के सेशन बुक करेंगे, उनका समय बदलेंगे और भुगतान जाँचेंगे।`,
  admin: (practice) =>
    `${practice} ने आपको एडमिन के रूप में अपनी टीम में आने का निमंत्रण दिया है। आप साइट, सेवाएँ, ब्लॉग और टीम सँभालेंगे।`,
}

export const STAFF_INVITATION: Texts<typeof en.STAFF_INVITATION> = {
  subject: (practice) => `${practice} की टीम में आने का निमंत्रण`,
  preview: 'कृपया निमंत्रण स्वीकार करें।',
  opening: INVITATIONS,
  button: 'निमंत्रण स्वीकार करें',
  until: (time) => `लिंक केवल आपके लिए है और ${time} तक चलता है।`,
  note: 'अगर यह निमंत्रण आपके लिए नहीं है, तो इस ईमेल पर ध्यान न दें।',
}

export const SECOND_FACTOR_CHANGED: Texts<typeof en.SECOND_FACTOR_CHANGED> = {
  subject: (practice) => `${practice}: आपके साइन इन की सुरक्षा बदली है`,
  what: {
    'app-added': 'आपके खाते में कोड बनाने वाला ऐप जोड़ा गया।',
    'app-removed': 'आपके खाते से कोड बनाने वाला ऐप हटाया गया।',
    'passkey-added': 'आपके खाते में एक पासकी जोड़ी गई।',
    'passkey-removed': 'आपके खाते से एक पासकी हटाई गई।',
    'recovery-codes-made': 'आपके खाते के नए रिकवरी कोड बने। पुराने अब नहीं चलते।',
    'recovery-code-used': 'आपके खाते का एक रिकवरी कोड इस्तेमाल हुआ।',
    reset: 'आपके खाते से पासकी, ऐप और रिकवरी कोड सब हटाए गए, और हर जगह साइन आउट हो गया।',
  },
  when: (time) => `यह कब हुआ: ${time}।`,
  button: 'साइन इन की सुरक्षा देखें',
  note: (email) => `अगर यह आपने नहीं किया, तो साइन इन के पेज पर “पासवर्ड याद नहीं?” चुनें, नया पासवर्ड बनाएँ और ${email} पर लिखें।`,
}

export const NEW_DEVICE: Texts<typeof en.NEW_DEVICE> = {
  subject: (practice) => `${practice}: आपके खाते में नया साइन इन`,
  preview: 'आपके खाते में एक नए ब्राउज़र से साइन इन हुआ।',
  opening: (device, time) => `${time} आपके खाते में ${device} से साइन इन हुआ। इस ब्राउज़र से पहले कभी साइन इन नहीं हुआ था।`,
  ifYou: 'अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं।',
  button: 'देखें कि आप कहाँ-कहाँ साइन इन हैं',
  note: (email) => `अगर यह आप नहीं थे, तो वहाँ साइन आउट करें, नया पासवर्ड बनाएँ और ${email} पर लिखें।`,
}
