import type * as en from '../../en/api/problems.ts'
import type { Texts } from '../../texts.ts'

/** What a program is told that asks for something it cannot have. Each has a code, which is the same in every language. */
export const API_PROBLEMS: Texts<typeof en.API_PROBLEMS> = {
  invalid: 'कुछ जानकारी छूट गई है या गलत है। उसके नाम “fields” में हैं।',
  'not-found': 'इस पते पर कुछ नहीं है।',
  'not-json': 'भेजी गई सामग्री JSON में होनी चाहिए।',
  'too-large': 'यह सामग्री इस पते के लिए बहुत बड़ी है।',
  'key-missing': 'अपनी कुंजी “Authorization” हेडर में, Bearer शब्द के बाद भेजें।',
  'key-unknown': 'यह कुंजी यहाँ नहीं चलती।',
  'key-revoked': 'केंद्र ने यह कुंजी बंद कर दी है।',
  'key-expired': 'इस कुंजी का समय पूरा हो गया है। केंद्र से नई कुंजी लें।',
  'key-owner-gone': 'जिन्होंने यह कुंजी बनाई थी, उनके पास अब ज़रूरी अधिकार नहीं हैं।',
  'scope-missing': 'इस कुंजी में यह अधिकार नहीं है।',
  'too-often': 'एक साथ बहुत कुछ आ गया। “Retry-After” हेडर में लिखे समय तक रुकें।',
  'idempotency-key-reused': '“Idempotency-Key” का यह मान पहले किसी दूसरी सामग्री के साथ आ चुका है।',
  failed: 'हमारी ओर से कुछ गड़बड़ हुई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  'service-unknown': 'यह सेवा अभी नहीं मिलती।',
  'client-not-found': 'ये क्लाइंट नहीं मिले।',
  'client-unknown': 'ये क्लाइंट नहीं मिले।',
  'phone-known': 'इस फ़ोन नंबर के क्लाइंट पहले से हैं। क्लाइंट को उनके id से बताएँ।',
  'name-too-short': 'नाम में कम से कम दो अक्षर हों।',
  'phone-invalid': 'यह फ़ोन नंबर नहीं है।',
  'contact-missing': 'नए क्लाइंट के लिए फ़ोन नंबर या ईमेल पता चाहिए।',
  'own-booking': 'यह खाता उन्हीं का है जिन्होंने कुंजी बनाई है।',
  'no-birth': 'इस बुकिंग में जन्म विवरण नहीं है।',
  'birth-locked': 'यह जन्म विवरण पढ़ा नहीं जा सकता, क्योंकि इसे खोलने वाली कुंजी नहीं मिली।',
}
