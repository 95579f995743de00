import type * as en from '../../../en/staff/inbox/inbox.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the inbox: what its tabs share, messages and suggestions. */
export const INBOX: Texts<typeof en.INBOX> = {
  title: 'इनबॉक्स',
  failed: { title: 'इनबॉक्स का यह हिस्सा नहीं खुला', detail: 'कुछ नहीं बदला है। कृपया फिर कोशिश करें।' },
  messages: 'संदेश',
  messagesLead: 'संपर्क पेज से आए संदेश। पढ़ने और ईमेल से जवाब देने के लिए संदेश खोलें।',
  suggestions: 'सुझाव',
  suggestionsLead: 'मुफ़्त सामग्री, जो साइट पर आने वालों ने सुझाई है।',
  unanswered: 'जवाब बाकी',
  answered: 'जवाब हो गया',
  all: 'सभी',
  reply: 'ईमेल से जवाब दें',
  markAnswered: 'हो गया',
  forItem: (button, subject) => `${button}: ${subject}`,
  reopen: 'फिर खोलें',
  markedAnswered: '“जवाब हो गया” में रख दिया',
  reopened: '“जवाब बाकी” में रख दिया',
  none: 'यहाँ कोई संदेश नहीं',
  noneLead: 'नए संदेश आते ही यहाँ दिखते हैं।',
  noSuggestions: 'यहाँ कोई सुझाव नहीं',
  anonymous: 'ईमेल पता नहीं दिया',
}
