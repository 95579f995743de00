import { expect, test } from 'vitest'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import { castTimedChart } from '#domain/charts/birth-chart.ts'
import { readingOf } from '#domain/charts/reading/reading.ts'
import { READING_PARTS } from '#domain/charts/reading/statement.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import * as enGrahas from './en/charts/reading/grahas-in-houses.ts'
import * as enLords from './en/charts/reading/lords-in-houses.ts'
import * as enTexts from './en/charts/reading/reading-texts.ts'
import * as enSigns from './en/charts/reading/signs-and-stars.ts'
import { statementText as inEnglish } from './en/charts/reading/statements.ts'
import * as enYogas from './en/charts/reading/yoga-readings.ts'
import * as hiGrahas from './hi/charts/reading/grahas-in-houses.ts'
import * as hiLords from './hi/charts/reading/lords-in-houses.ts'
import * as hiTexts from './hi/charts/reading/reading-texts.ts'
import * as hiSigns from './hi/charts/reading/signs-and-stars.ts'
import { statementText as inHindi } from './hi/charts/reading/statements.ts'
import * as hiYogas from './hi/charts/reading/yoga-readings.ts'
import * as teGrahas from './te/charts/reading/grahas-in-houses.ts'
import * as teLords from './te/charts/reading/lords-in-houses.ts'
import * as teTexts from './te/charts/reading/reading-texts.ts'
import * as teSigns from './te/charts/reading/signs-and-stars.ts'
import { statementText as inTelugu } from './te/charts/reading/statements.ts'
import * as teYogas from './te/charts/reading/yoga-readings.ts'

/** The beginnings of words that threaten or promise, or whole words with a full stop. “Will” is also a noun. */
const ENGLISH =
  'shall. must. always. never. surely certainly undoubtedly inevitabl guarante promis death dead. deadly die. dies. dying kill. fatal curse doom ruin destroy disaster calamit catastroph widow divorce accident danger evil. misfortun unlucky inauspicious poverty beggar bankrupt miser suffer torment punish sin. sins. sinful barren sterile impoten insan imprison jail. cure. cures. miracle millionaire richest king. queen. wicked cruel'
const HINDI =
  'मृत्यु मौत मरण मरेंगे निधन अकाल विनाश नाश नष्ट बर्बाद बरबाद तबाह शाप श्राप अभिशाप दुर्घटना विधवा तलाक भयंकर घोर अशुभ अनिष्ट दुर्भाग्य अभाग कंगाल दरिद्र दिवालि पाप दंड जेल बाँझ नपुंसक पागल ख़तर खतर अवश्य निश्चित निस्संदेह गारंटी ज़रूर. जरूर. हमेशा सदैव कदापि करोड़पति चमत्कार महाराज'
const TELUGU =
  'మరణ చావు చనిపో మృత్యు నాశన వినాశ శాప ప్రమాద వితంతు విధవ విడాకు దురదృష్ట దరిద్ర అశుభ అనర్థ అరిష్ట భయంకర ఘోర పాప శిక్ష జైలు పిచ్చి గొడ్రా తప్పక తప్పకుండా ఖచ్చితంగా కచ్చితంగా నిస్సందేహ నిశ్చయ గ్యారంటీ హామీ ఎప్పటికీ ఎల్లప్పుడూ ఎన్నటికీ కోటీశ్వ అద్భుత మహారాజ'

const NOW_MS = Date.parse('2026-11-19T06:30:00Z')
const STATEMENTS = Array.from({ length: 500 }, (_, index) => {
  const date = new Date(Date.UTC(1925, 0, 7) + index * 73 * 86_400_000).toISOString().slice(0, 10)
  const time = `${String((index * 5) % 24).padStart(2, '0')}:${String((index * 17) % 60).padStart(2, '0')}`
  const cast = castTimedChart({ fullName: '', date, time, place: NEW_DELHI, ...USUAL_CONTEXT })
  if (!cast.ok) throw new Error('no chart')
  const reading = readingOf(cast.value, NOW_MS)
  return READING_PARTS.flatMap((part) => reading[part].flatMap(({ statements }) => statements))
}).flat()

const LANGUAGES = [
  { name: 'English', tables: [enGrahas, enLords, enSigns, enYogas, enTexts], statementText: inEnglish, stems: ENGLISH },
  { name: 'Hindi', tables: [hiGrahas, hiLords, hiSigns, hiYogas, hiTexts], statementText: inHindi, stems: HINDI },
  { name: 'Telugu', tables: [teGrahas, teLords, teSigns, teYogas, teTexts], statementText: inTelugu, stems: TELUGU },
]

test.each(LANGUAGES)('no sentence of a reading threatens or promises in $name', ({ tables, statementText, stems }) => {
  const beginnings = stems.split(' ')
  const sentences = new Set([...tables.flatMap(textsIn), ...STATEMENTS.map(statementText)])

  const found = [...sentences].flatMap((sentence) => {
    const words = sentence.toLowerCase().split(/[\s\d.,;:!?()/–“”‘’।-]+/u)
    return words
      .filter((word) => beginnings.some((stem) => (stem.endsWith('.') ? `${word}.` === stem : word.startsWith(stem))))
      .map((word) => ({ word, sentence }))
  })

  expect(
    [...sentences].filter((sentence) => /\b(you|he|she|it|this|they|person|child|partner) will\b/i.test(sentence)),
  ).toEqual([])
  expect(sentences.size).toBeGreaterThan(400)
  expect(found).toEqual([])
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
