import { plural } from '#content/words/grammar.ts'
import type * as en from '../../en/emails/learning.ts'
import type { Texts } from '../../texts.ts'
import { FREE_CONTENT_LEVELS } from '../site/free-content.ts'

export const ENROLLED: Texts<typeof en.ENROLLED> = {
  preview: 'कोर्स आपके लिए खुल गया है।',
  course: 'कोर्स',
  startDate: 'शुरुआत की तारीख',
  firstLesson: 'पहला पाठ',
  lessonsOpen: 'पाठ अब खुले हैं। अपनी गति से सीखें, और कुछ पूछना हो तो हमें लिखें।',
  lessonsToCome: 'आपके शिक्षक पाठ तैयार कर रहे हैं। वे “मेरे कोर्स” में दिखेंगे। कुछ पूछना हो तो हमें लिखें।',
  openFirst: 'पहला पाठ खोलें',
  allCourses: 'मेरे सभी कोर्स',
  courses: 'मेरे कोर्स देखें',
}

export const CONTENT_AVAILABLE: Texts<typeof en.CONTENT_AVAILABLE> = {
  subject: (level, teacher) => `${teacher} के ${levelName(level)} पाठ आ गए हैं`,
  preview: (practice) => `अब इन्हें ${practice} पर देख सकते हैं।`,
  opening: (level, teacher) => `आपने कहा था कि ${teacher} के ${levelName(level)} पाठ आने पर बताएँ। वे अब आ गए हैं।`,
  button: 'पाठ देखें',
  note: 'इस बारे में यही एक ईमेल आएगा।',
}

/** "basic" by its name. */
function levelName(level: string): string {
  const levels: Readonly<Record<string, { readonly title: string } | undefined>> = FREE_CONTENT_LEVELS
  return levels[level]?.title ?? level
}

export const WORK_ANSWERED: Texts<typeof en.WORK_ANSWERED> = {
  subject: (lesson) => `शिक्षक का जवाब: ${lesson}`,
  preview: 'आपके लिखित काम का जवाब आ गया है।',
  passed: (lesson) => `आपके शिक्षक ने “${lesson}” के लिए आपका काम पढ़ लिया है। काम पास हो गया है।`,
  returned: (lesson) =>
    `आपके शिक्षक ने “${lesson}” के लिए आपका काम पढ़कर एक टिप्पणी के साथ लौटाया है। कृपया टिप्पणी देखें और काम फिर से जमा करें।`,
  button: 'जवाब पढ़ें',
}

export const NEW_LESSONS: Texts<typeof en.NEW_LESSONS> = {
  subject: (count) => plural(count, 'आपके लिए नया पाठ', `आपके लिए ${count} नए पाठ`),
  opening: (count) => plural(count, 'आपके शिक्षक ने कोर्स में एक नया पाठ जोड़ा है।', 'आपके शिक्षक ने कोर्स में नए पाठ जोड़े हैं।'),
  openSubject: (count) => plural(count, 'आपके लिए एक पाठ खुल गया है', `आपके लिए ${count} पाठ खुल गए हैं`),
  openNow: (count) => plural(count, 'आपके कोर्स का यह पाठ अब खुला है।', 'आपके कोर्स के ये पाठ अब खुले हैं।'),
  button: 'पाठ देखें',
}

export const QUESTION_ANSWERED: Texts<typeof en.QUESTION_ANSWERED> = {
  subject: (lesson) => `आपके प्रश्न का जवाब: ${lesson}`,
  preview: 'शिक्षक ने आपके प्रश्न का जवाब दिया है।',
  opening: (lesson) => `“${lesson}” पर आपने जो पूछा था, शिक्षक ने उसका जवाब दिया है।`,
  button: 'जवाब पढ़ें',
}
