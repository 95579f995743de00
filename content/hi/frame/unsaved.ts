import type * as en from '../../en/frame/unsaved.ts'
import type { Texts } from '../../texts.ts'

/** The dialog that asks before typed text is lost. */
export const UNSAVED: Texts<typeof en.UNSAVED> = { leave: 'पेज छोड़ें', stay: 'लिखते रहें' }

/** What a page says about a text while it is written. */
export const WRITING: Texts<typeof en.WRITING> = {
  saving: 'सेव हो रहा है…',
  saved: (time) => `सेव हुआ: ${time}`,
  problems: {
    offline: 'इंटरनेट नहीं है: आपका लिखा यहाँ सुरक्षित है',
    'no-answer': 'अभी सेव नहीं हुआ: साइट से जवाब नहीं आया। आपका लिखा यहाँ सुरक्षित है।',
    'signed-out': 'अभी सेव नहीं हुआ: आप साइन आउट हैं। आपका लिखा यहाँ सुरक्षित है।',
  },
  later: 'इंटरनेट वापस आते ही हम इसे सेव कर देंगे।',
  signIn: 'सेव करने के लिए साइन इन करें',

  offer: (time) => `${time} का लिखा हुआ अभी सेव नहीं है।`,
  offerStale: 'जो सेव था, वह उसके बाद बदल चुका है।',
  restore: 'वापस लाएँ',
  discard: 'हटाएँ',
}

/** The dialog in which a writer signs in again without leaving the page. */
export const SIGN_IN_HERE: Texts<typeof en.SIGN_IN_HERE> = {
  title: 'कृपया फिर साइन इन करें',
  lead: 'साइन आउट हो गया है। आपका लिखा इस पेज पर सुरक्षित है, साइन इन करते ही हम उसे सेव कर देंगे।',
  email: 'ईमेल',
  password: 'पासवर्ड',
  submit: 'साइन इन करके सेव करें',
  otherWay: 'नए पेज पर किसी और तरीके से साइन इन करें',
  otherWayLead: 'फिर यहाँ लौटकर अपना लिखा सेव करें।',
  failed: 'हम साइट तक नहीं पहुँच पाए। कृपया फिर कोशिश करें।',
}

export const OFFLINE: Texts<typeof en.OFFLINE> = 'आप ऑफ़लाइन हैं'
