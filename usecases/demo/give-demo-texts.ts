import { recordOverride } from '#db/availability/date-overrides.ts'
import type { Database } from '#db/client.ts'
import { recordContent } from '#db/content/admin-content.ts'
import { listConsultationPackages } from '#db/content/catalogue.ts'
import { recordTranslations, type TranslatedItem } from '#db/content/translations.ts'
import { addAnswerTemplate } from '#db/sessions/answer-templates.ts'
import { FIRST_LANGUAGE, type Language, TRANSLATIONS } from '#domain/languages.ts'
import { paiseFrom } from '#domain/money.ts'
import { addDays, istDate, istInstant, weekdayOf } from '#domain/time/india-time.ts'
import { addClass } from '#usecases/learning/cohorts/edit-class.ts'
import { originalHash } from '#usecases/read-originals.ts'
import { expectDone } from './expect-done.ts'

type InEveryLanguage<Texts> = Readonly<Record<Language, Texts>>

const QUESTION: InEveryLanguage<{ readonly label: string; readonly help: string; readonly choices: string }> = {
  en: {
    label: 'What is it mostly about?',
    help: 'We prepare this part of your chart first.',
    choices: 'Work\nFamily and marriage\nHealth\nSomething else',
  },
  hi: {
    label: 'आप सबसे ज़्यादा किस बारे में बात करना चाहते हैं?',
    help: 'कुंडली का यह हिस्सा हम पहले देखकर रखते हैं।',
    choices: 'काम\nपरिवार और विवाह\nसेहत\nकुछ और',
  },
  te: {
    label: 'ముఖ్యంగా దేని గురించి మాట్లాడాలి?',
    help: 'జాతకంలో ఆ భాగాన్ని ముందుగా చూసి ఉంచుతాం.',
    choices: 'ఉద్యోగం\nకుటుంబం, పెళ్లి\nఆరోగ్యం\nమరేదైనా',
  },
}

const TEMPLATES: readonly InEveryLanguage<{ readonly name: string; readonly content: string }>[] = [
  {
    en: {
      name: 'Prasna: opening',
      content:
        'Thank you for your question. I read it in the chart of the time at which you asked.\n\n**The chart.** The lagna shows you, and the house of the matter shows what you ask about.',
    },
    hi: {
      name: 'प्रश्न: शुरुआत',
      content:
        'आपके प्रश्न के लिए धन्यवाद। इसे उसी समय की कुंडली में देखा है जब आपने पूछा।\n\n**कुंडली।** लग्न आपको दिखाता है, और जिस विषय का प्रश्न है, उसका भाव वह विषय।',
    },
    te: {
      name: 'ప్రశ్న: ఆరంభం',
      content:
        'మీ ప్రశ్నకు ధన్యవాదాలు. మీరు అడిగిన క్షణానికి చక్రం వేసి చూశాను.\n\n**చక్రం.** లగ్నం మిమ్మల్ని చూపిస్తుంది, ప్రశ్నకు సంబంధించిన భావం ఆ విషయాన్ని చూపిస్తుంది.',
    },
  },
  {
    en: {
      name: 'Closing',
      content:
        'A chart shows tendencies and times. The decision is yours. If something is unclear, please write to me.',
    },
    hi: {
      name: 'समापन',
      content: 'कुंडली प्रवृत्तियाँ और समय दिखाती है, फ़ैसला आपका है। कुछ साफ़ न हो, तो मुझे लिखें।',
    },
    te: {
      name: 'ముగింపు',
      content: 'జాతకం ధోరణులను, సమయాలను చూపిస్తుంది. నిర్ణయం మీదే. ఏదైనా స్పష్టంగా లేకపోతే నాకు రాయండి.',
    },
  },
]

const SATSANG: InEveryLanguage<{ readonly title: string; readonly description: string }> = {
  en: {
    title: 'Saturday satsang',
    description:
      'An hour together online: the panchanga of the week, a short talk, and time for your questions. Everybody is welcome, also without a course.',
  },
  hi: {
    title: 'शनिवार का सत्संग',
    description:
      'एक घंटा साथ में, ऑनलाइन: इस सप्ताह का पंचांग, एक छोटी चर्चा, और आपके प्रश्नों के लिए समय। सबका स्वागत है, कोर्स लेना ज़रूरी नहीं।',
  },
  te: {
    title: 'శనివారం సత్సంగం',
    description: 'ఒక గంట ఆన్‌లైన్‌లో అందరం కలుద్దాం: ఈ వారం పంచాంగం, చిన్న ప్రసంగం, మీ ప్రశ్నలకు సమయం. కోర్సు లేకపోయినా అందరికీ స్వాగతం.',
  },
}

const SATURDAY = 6
const SATSANG_AT = { time: '18:00', minutes: 60, seats: 25, astrologerId: null, meetingLink: '' } as const

/** A free class on the Saturday of next week, so that there is time to book it. */
async function giveDemoClass(db: Database, editorId: string, now: Date): Promise<void> {
  const soon = addDays(istDate(now), 7)
  const { time, ...date } = SATSANG_AT
  const startsAt = istInstant(addDays(soon, (SATURDAY - weekdayOf(soon) + 7) % 7), time)
  const of = { ...SATSANG[FIRST_LANGUAGE], price: paiseFrom(0) }
  const { courseId } = expectDone(
    await addClass(db, { of, date: { ...date, startsAt } }, { staffId: editorId, now }),
    'a class',
  )
  await translate(db, { kind: 'courses', id: courseId }, SATSANG, { editorId, now })
}

const CLOSED_DAY: InEveryLanguage<{ readonly reason: string }> = {
  en: { reason: 'Temple festival' },
  hi: { reason: 'मंदिर का उत्सव' },
  te: { reason: 'ఆలయ ఉత్సవం' },
}

const CLOSED_IN_DAYS = 24

async function giveDemoClosedDay(db: Database, editorId: string, now: Date): Promise<void> {
  const date = addDays(istDate(now), CLOSED_IN_DAYS)
  const days = { firstDate: date, lastDate: date, hours: [], showsReason: true, astrologerId: null, createdAt: now }
  const { id } = await recordOverride(db, { ...days, ...CLOSED_DAY[FIRST_LANGUAGE] })
  await translate(db, { kind: 'closed-days', id }, CLOSED_DAY, { editorId, now })
}

/** A day on which the practice is closed, a question of the booking form, two templates of answers and a free class, each in every language. */
export async function giveDemoTexts(db: Database, editorId: string, now: Date): Promise<void> {
  await giveDemoClass(db, editorId, now)
  await giveDemoClosedDay(db, editorId, now)
  const reading = (await listConsultationPackages(db)).find(({ slug }) => slug === 'full-life-prediction')
  if (reading) {
    const { label, help, choices } = QUESTION[FIRST_LANGUAGE]
    const values = { kind: 'choice', label, help, isRequired: false, choices: choices.split('\n') } as const
    const id = await recordContent(db, 'intake-questions', { values, parentId: reading.id, now })
    await translate(db, { kind: 'intake-questions', id }, QUESTION, { editorId, now })
  }
  for (const template of TEMPLATES) {
    const added = await addAnswerTemplate(db, { ...template[FIRST_LANGUAGE], now })
    if (added) await translate(db, { kind: 'answer-templates', id: added.id }, template, { editorId, now })
  }
}

async function translate(
  db: Database,
  item: TranslatedItem,
  written: InEveryLanguage<Readonly<Record<string, string>>>,
  by: { readonly editorId: string; readonly now: Date },
): Promise<void> {
  for (const language of TRANSLATIONS) {
    const texts = Object.entries(written[language]).map(([field, text]) => ({
      field,
      text,
      originalHash: originalHash(written[FIRST_LANGUAGE][field] ?? ''),
    }))
    await recordTranslations(db, item, { texts, language, ...by })
  }
}
