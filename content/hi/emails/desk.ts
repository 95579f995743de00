import { plural } from '#content/words/grammar.ts'
import { duration } from '#content/words/numbers.ts'
import type { ClientActivity } from '#domain/bookings/client-activity.ts'
import { HOLD_MINUTES } from '#domain/bookings/holds.ts'
import type * as en from '../../en/emails/desk.ts'
import type { Texts } from '../../texts.ts'

export const SLOT_LOST: Texts<typeof en.SLOT_LOST> = {
  subject: (code) => `${code} के लिए नया समय चाहिए`,
  preview: 'क्लाइंट के भुगतान से पहले उनका समय किसी और ने बुक कर लिया।',
  opening: `एक क्लाइंट का समय ${duration(HOLD_MINUTES, 'minute')} तक रुका था। भुगतान की सूचना उसके बाद आई, और तब तक वह समय किसी और ने बुक कर लिया। हमने क्लाइंट से नया समय चुनने को कहा है।`,
}

const UNVERIFIED =
  'क्लाइंट के अनुसार भुगतान हो चुका है, पर उसकी जाँच नहीं हुई है। कृपया अपना बैंक खाता देखें और “पैसे” में “क्या ये भुगतान आए?” के नीचे बताएँ कि वह आया या नहीं।'

export const CLIENT_CANCELLED: Texts<typeof en.CLIENT_CANCELLED> = {
  subject: (code) => `क्लाइंट ने ${code} रद्द की`,
  causes: {
    client: 'क्लाइंट ने यह बुकिंग रद्द की है।',
    'account-deleted': 'क्लाइंट ने अपना खाता हटाने को कहा है, इसलिए यह बुकिंग रद्द हो गई।',
  },
  timeFree: 'यह समय फिर खाली है।',
  enrollmentEnded: 'उनका कोर्स समाप्त हो गया है।',
  noRefund: 'आपकी रिफ़ंड नीति के अनुसार रिफ़ंड नहीं देना है।',
  refundDue: (amount) => `${amount} लौटाने हैं। यह “पैसे” में “भेजने वाले रिफ़ंड” के नीचे मिलेगा।`,
  unverified: `${UNVERIFIED} आपकी रिफ़ंड नीति के अनुसार रिफ़ंड नहीं देना है।`,
  unverifiedRefund: (amount) => `${UNVERIFIED} आया हो, तो ${amount} लौटाने हैं।`,
  button: 'यह बुकिंग खोलें',
}

const CHANGES: Readonly<Record<ClientActivity, string>> = {
  created: 'नई बुकिंग, भुगतान बाकी',
  claimed: 'भुगतान जाँचना है',
  rescheduled: 'क्लाइंट ने समय बदला',
}

export const CLIENT_ACTIVITY_EMAIL: Texts<typeof en.CLIENT_ACTIVITY_EMAIL> = {
  changes: CHANGES,
  subjectOfOne: (change, code) => `${CHANGES[change]}: ${code}`,
  subject: (count) => `${count} बुकिंग में बदलाव`,
  opening: 'आपकी वेबसाइट पर यह हुआ:',
  startsOn: (day) => `${day} से शुरू`,
  note: 'ये ईमेल कितनी बार आएँ, यह “काम के घंटे और छुट्टी” में चुन सकते हैं।',
}

export const CALENDAR_UNREADABLE: Texts<typeof en.CALENDAR_UNREADABLE> = {
  subject: (name) => `आपका कैलेंडर “${name}” पढ़ा नहीं जा रहा`,
  preview: 'उसमें जोड़े गए नए कार्यक्रमों के समय बुकिंग के लिए खुले हैं।',
  opening: (name, time) =>
    `आपका कैलेंडर “${name}” पिछली बार ${time} पढ़ा गया था। तब जो समय भरे हुए थे, वे अब भी बंद हैं, पर उसके बाद जोड़े गए कार्यक्रम नहीं।`,
  whatToDo: 'कृपया कैलेंडर का पता देखें, या ज़रूरत न हो तो उसे हटा दें।',
  button: 'कैलेंडर खोलें',
}

export const WEBHOOK_SWITCHED_OFF: Texts<typeof en.WEBHOOK_SWITCHED_OFF> = {
  subject: (name) => `प्रोग्राम “${name}” को सूचना जानी बंद हुई`,
  preview: 'उसके पते से कई दिनों से जवाब नहीं आया।',
  opening: (name, time) => `${time} से “${name}” के पते ने हमारी भेजी कोई सूचना नहीं ली। हमने उसे बंद कर दिया है।`,
  whatToDo: 'कृपया उस प्रोग्राम को सँभालने वाले से पूछें। वह ठीक हो जाए, तो उसे चालू करें और छूटी हुई सूचनाएँ फिर भेजें।',
  button: 'वेबहुक खोलें',
}

export const SESSION_HANDED_OVER: Texts<typeof en.SESSION_HANDED_OVER> = {
  subjectToReceiver: (code) => `${code} अब आपकी है`,
  subject: (code, name) => `${code} अब ${name} जी के पास है`,
  toYou: 'यह बुकिंग अब आपकी है:',
  toYouBy: (name) => `${name} जी ने यह बुकिंग आपको दी है:`,
  to: (name) => `यह बुकिंग अब ${name} जी के पास है। आपको कुछ नहीं करना है।`,
  button: 'बुकिंग खोलें',
}

export const ANSWER_DUE: Texts<typeof en.ANSWER_DUE> = {
  subject: (code) => `${code} का उत्तर कल तक देना है`,
  overdueSubject: (code) => `${code} के उत्तर का समय निकल गया`,
  opening: 'क्लाइंट को यह उत्तर कल तक देने का वादा है:',
  overdueOpening: 'क्लाइंट अब भी इस उत्तर का इंतज़ार कर रहे हैं:',
  answerBy: 'कब तक',
  button: 'उत्तर लिखें',
}

export const SESSIONS_TOMORROW: Texts<typeof en.SESSIONS_TOMORROW> = {
  subject: (count) => `कल: ${plural(count, 'एक सेशन', `${count} सेशन`)}`,
  opening: (count, day) => `कल, ${day}, ${plural(count, 'आपका एक सेशन है', `आपके ${count} सेशन हैं`)}:`,
  unnamedClient: 'एक क्लाइंट',
  brief: (client, time) => `${client}, ${time}: सेशन से पहले`,
  note: 'ये ईमेल “काम के घंटे और छुट्टी” में बंद कर सकते हैं।',
}

export const CLIENT_FILE: Texts<typeof en.CLIENT_FILE> = {
  subject: (code) => `क्लाइंट ने फ़ाइल भेजी है (${code})`,
  opening: 'क्लाइंट ने इस बुकिंग में फ़ाइल जोड़ी है। एक से ज़्यादा भी हो सकती हैं।',
  button: 'फ़ाइलें खोलें',
}

export const EMAILS_UNDELIVERED: Texts<typeof en.EMAILS_UNDELIVERED> = {
  subject: (count) => plural(count, 'एक ईमेल नहीं पहुँचा', `${count} ईमेल नहीं पहुँचे`),
  preview: 'किसी क्लाइंट को आपका ईमेल नहीं मिला।',
  opening: (count) =>
    plural(
      count,
      'कल से अब तक क्लाइंट को भेजा गया एक ईमेल नहीं पहुँचा। कारण यह था:',
      `कल से अब तक क्लाइंट को भेजे गए ${count} ईमेल नहीं पहुँचे। सबसे हाल का कारण यह था:`,
    ),
  whatToDo: (count) =>
    plural(
      count,
      'कृपया इन क्लाइंट से किसी और तरह संपर्क करें, या इनका ईमेल पता ठीक करें।',
      'कृपया इन सब क्लाइंट से किसी और तरह संपर्क करें, या इनके ईमेल पते ठीक करें।',
    ),
}

export const CONTACT_RECEIVED: Texts<typeof en.CONTACT_RECEIVED> = {
  subject: (name, subject) => `${name} जी का संदेश: ${subject}`,
  previews: {
    consultation: 'संपर्क फ़ॉर्म से परामर्श के बारे में नया संदेश।',
    courses: 'संपर्क फ़ॉर्म से कोर्स के बारे में नया संदेश।',
    technical: 'संपर्क फ़ॉर्म से वेबसाइट के बारे में नया संदेश।',
    billing: 'संपर्क फ़ॉर्म से भुगतान के बारे में नया संदेश।',
    general: 'संपर्क फ़ॉर्म से नया संदेश।',
  },
  opening: 'संपर्क फ़ॉर्म से नया संदेश आया है। जवाब देने के लिए इसी ईमेल का जवाब भेजें।',
  name: 'नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  topic: 'किस बारे में',
  topics: {
    consultation: 'परामर्श',
    courses: 'कोर्स',
    technical: 'वेबसाइट',
    billing: 'भुगतान',
    general: 'कुछ और',
  },
  subjectLine: 'विषय',
  received: 'कब आया',
}

export const SUGGESTION_RECEIVED: Texts<typeof en.SUGGESTION_RECEIVED> = {
  subject: (topic) => `मुफ़्त सामग्री का सुझाव: ${topic}`,
  preview: 'मुफ़्त सामग्री के लिए एक सुझाव आया है।',
  opening: 'मुफ़्त सामग्री के लिए एक सुझाव आया है। जवाब देने के लिए इसी ईमेल का जवाब भेजें।',
  openingWithoutAddress: 'मुफ़्त सामग्री के लिए एक सुझाव आया है। भेजने वाले ने ईमेल पता नहीं दिया।',
  topic: 'विषय',
  link: 'लिंक',
  email: 'ईमेल',
  received: 'कब आया',
}
