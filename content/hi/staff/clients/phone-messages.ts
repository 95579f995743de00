import type * as en from '../../../en/staff/clients/phone-messages.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the list of messages that staff send from their own phones. */
export const MESSAGES: Texts<typeof en.MESSAGES> = {
  title: 'संदेश, जो भेजने हैं',
  lead: 'आज और कल के सेशन, बाकी भुगतान और नए उत्तर के लिए। एक टैप से WhatsApp या SMS तैयार संदेश के साथ खुलता है। भेजने के बाद “भेज दिया” दबा दें।',
  none: 'कोई संदेश नहीं भेजना है',
  noneLead: 'आज या कल कोई सेशन नहीं है, न कोई भुगतान बाकी है, न कोई नया उत्तर।',
  withoutEmail: 'जिनका ईमेल नहीं है',
  withoutEmailLead: 'इन्हें ईमेल नहीं जाता, इसलिए आपका संदेश ही इन तक पहुँचता है।',
  withEmail: 'जिनका ईमेल है',
  withEmailLead: 'यही बात इन्हें ईमेल से जाती है। चाहें तो संदेश भी भेजें।',
  sent: 'भेजे गए',
  kinds: { reminder: 'रिमाइंडर', link: 'मीटिंग लिंक', pay: 'भुगतान', answer: 'उत्तर तैयार' },
  whatsApp: 'WhatsApp',
  sms: 'SMS',
  open: (way, name, kind) => `${way}: ${name}, ${kind}`,
  text: 'संदेश',
  numberIncomplete: 'यह नंबर सही नहीं लगता। क्लाइंट के कार्ड पर इसे देश के कोड के साथ ठीक करें।',
  markSent: 'भेज दिया',
  markSentOf: (name, kind) => `भेज दिया: ${name}, ${kind}`,
  undo: 'वापस लें',
  sentBy: (name, at) => `किसने भेजा: ${name}, ${at}`,
  marked: 'भेजा हुआ माना गया',
  unmarked: 'फिर सूची में',
}
