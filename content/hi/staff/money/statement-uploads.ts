import { plural } from '#content/words/grammar.ts'
import type * as en from '../../../en/staff/money/statement-uploads.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the list of uploaded statements and of remembered layouts. */
export const UPLOADS: Texts<typeof en.UPLOADS> = {
  title: 'अपलोड किए गए स्टेटमेंट',
  lead: 'किसने कौन-सा स्टेटमेंट अपलोड किया, और उससे किन भुगतानों की पुष्टि हुई। फ़ाइलें खुद नहीं रखी जातीं।',
  link: 'अपलोड किए गए स्टेटमेंट और याद रखे ढाँचे',
  back: 'बैंक स्टेटमेंट पर वापस',
  none: 'अभी कोई स्टेटमेंट नहीं',
  noneLead: 'आप या कोई साथी जो स्टेटमेंट अपलोड करें, वे यहाँ दिखते हैं।',
  uploaded: (when, name) => `${name} ने अपलोड किया, ${when}`,
  unknownStaff: 'किसी पुराने साथी',
  period: (from, until) => (from === until ? from : `${from} से ${until} तक`),
  lines: (count) => plural(count, `${count} लाइन`, `${count} लाइनें`),
  matches: (matched, verified) => (matched === 0 ? 'कोई मेल नहीं' : `${matched} मेल, ${verified} की पुष्टि`),
  takeBack: 'अपलोड वापस लें',
  takeBackOf: (bank, when) => `अपलोड वापस लें: ${bank}, ${when}`,
  takeBackLead:
    'इस स्टेटमेंट के मेल भुला दिए जाएँगे, और पिछले कुछ सेकंड में हुई पुष्टि वापस ली जाएगी। जिन भुगतानों की पुष्टि हो चुकी है, वे वैसे ही रहते हैं, क्योंकि उनके इनवॉइस को नंबर मिल चुका है और क्लाइंट को ईमेल जा चुका है। वे यहाँ दिखेंगे, ताकि आप उन्हें देख लें।',
  takeBackNow: 'हाँ, अपलोड वापस लें',
  takenBack: (when, name) => `${name} ने वापस लिया, ${when}`,
  toCheck: 'इनकी पुष्टि बनी हुई है, देख लें:',
  done: 'अपलोड वापस ले लिया गया',
  doneDetail: (undone, kept) =>
    [
      undone === 0 ? '' : plural(undone, 'एक भुगतान की पुष्टि वापस ली गई।', `${undone} भुगतानों की पुष्टि वापस ली गई।`),
      kept === 0
        ? 'इससे और किसी भुगतान की पुष्टि नहीं हुई थी।'
        : `${kept} ${plural(kept, 'भुगतान', 'भुगतानों')} की पुष्टि बनी रहती है, क्योंकि इनवॉइस को नंबर मिल चुका है।`,
    ]
      .join(' ')
      .trim(),
  refusals: {
    'upload-not-found': 'यह स्टेटमेंट नहीं मिला।',
    'already-taken-back': 'यह अपलोड पहले ही वापस लिया जा चुका है।',
  },
}

export const LAYOUTS: Texts<typeof en.LAYOUTS> = {
  title: 'याद रखे ढाँचे',
  lead: 'ऐसे शीर्षकों वाली फ़ाइलें चुने हुए कॉलम से पढ़ी जाती हैं। सुधार अगले अपलोड से लागू होता है।',
  none: 'कोई नहीं। जब किसी फ़ाइल के शीर्षक नए होंगे, आपसे कॉलम पूछे जाएँगे।',
  chosen: (when, name) => `${when} को ${name} ने चुना`,
  change: 'सुधारें',
  save: 'कॉलम सेव करें',
  forget: 'भुला दें',
  saved: 'कॉलम सेव हो गए',
  forgotten: 'ढाँचा भुला दिया गया',
  forgottenDetail: 'ऐसे शीर्षकों वाली अगली फ़ाइल के कॉलम फिर पूछे जाएँगे।',
  refusals: {
    'mapping-unusable': 'चुनें कि आए हुए पैसे किस कॉलम में हैं।',
    'mapping-gone': 'इस बीच यह ढाँचा भुला दिया गया है।',
  },
}
