import type * as en from '../../en/frame/errors.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the error pages. */
export const ERROR_LABELS: Texts<typeof en.ERROR_LABELS> = {
  'not-found': {
    title: 'यह पेज नहीं मिला',
    lead: 'हो सकता है पेज की जगह बदल गई हो या पता लिखने में कोई अक्षर छूट गया हो। नीचे ब्लॉग में खोजें या होम पेज पर जाएँ।',
  },
  denied: {
    title: 'आप यह पेज नहीं देख सकते',
    lead: 'यह पेज आपके खाते के लिए नहीं है।',
  },
  link: {
    title: 'यह लिंक काम नहीं कर रहा',
    lead: 'शायद लिंक अधूरा या बहुत पुराना है। कृपया हमारे सबसे नए ईमेल का लिंक खोलें।',
  },
  'bad-request': {
    title: 'हम यह फ़ॉर्म पढ़ नहीं पाए',
    lead: 'शायद पेज बहुत देर से खुला था। कृपया पेज फिर खोलें और फ़ॉर्म दोबारा भेजें।',
  },
  outage: {
    title: 'हम थोड़ी देर में लौटते हैं',
    lead: 'साइट अभी उपलब्ध नहीं है। आपका सेव किया हुआ सब कुछ सुरक्षित है। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  },
  failure: {
    title: 'हमारी ओर से कुछ गड़बड़ हो गई',
    lead: 'हमें खेद है, इसमें आपकी कोई गलती नहीं। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  },
  offline: {
    title: 'इंटरनेट नहीं चल रहा है',
    lead: 'हम साइट तक नहीं पहुँच पाए। कृपया इंटरनेट से जुड़कर फिर कोशिश करें।',
  },
  'not-loaded': {
    title: 'यह पेज नहीं खुला',
    lead: 'हम साइट तक नहीं पहुँच पाए। कृपया इंटरनेट कनेक्शन देखकर फिर कोशिश करें।',
  },
}

/** Above a refused form whose errors have no message of their own. */
export function checkFields(count: number): string {
  return count === 1 ? 'कृपया यह जानकारी फिर देखें' : 'कृपया ये जानकारियाँ फिर देखें'
}

/** Shown above a form that could not be sent and is still filled in. */
export const NOT_SENT: Texts<typeof en.NOT_SENT> = {
  title: 'साइट से जवाब नहीं आया',
  detail: 'आपने जो लिखा है, वह यहीं है। कृपया थोड़ी देर बाद इसे फिर भेजें।',
}

export const ERROR_ACTIONS: Texts<typeof en.ERROR_ACTIONS> = {
  retry: 'पेज फिर खोलें',
  home: 'होम पेज पर जाएँ',
  search: 'ब्लॉग में खोजें',
  searchLabel: 'आपको क्या खोजना था?',
  contact: 'हमें लिखें',
  requestId: 'अनुरोध नंबर',
  sendRequestId: 'अगर यह फिर हो, तो कृपया हमें यह नंबर भेजें।',
}
