import { expect, test } from 'vitest'
import { ALMANAC } from './almanac.ts'
import { OBSERVANCE_RULES } from './festivals.ts'
import { lunarMonthName, tithiName, varaName } from './names.ts'
import { PANCHANGA } from './panchanga.ts'

test('names the day as Telugu almanacs print it', () => {
  expect([tithiName({ index: 3, paksha: 'shukla' }), tithiName({ index: 25, paksha: 'krishna' })]).toEqual([
    'శుద్ధ చవితి',
    'బహుళ ఏకాదశి',
  ])
  expect([varaName(4), tithiName({ index: 14, paksha: 'shukla' })]).toEqual(['గురువారం', 'పౌర్ణమి'])
})

test('bends months and signs before another noun', () => {
  expect([PANCHANGA.month(lunarMonthName(2), true, ''), ALMANAC.month(lunarMonthName(9), false, false)]).toEqual([
    'అధిక జ్యేష్ఠ మాసం',
    'పుష్య మాసం',
  ])
  expect(['మేషం', 'కన్య', 'ధనుస్సు'].map((sign) => ALMANAC.sankranti(sign, '6:42 AM'))).toEqual([
    'మేష సంక్రమణం, 6:42 AM',
    'కన్యా సంక్రమణం, 6:42 AM',
    'ధను సంక్రమణం, 6:42 AM',
  ])
  expect(OBSERVANCE_RULES.lunarDay('బహుళ చతుర్దశి', OBSERVANCE_RULES.darkMonth.amanta('ఆశ్వయుజం', 'కార్తీకం'))).toBe(
    'ఇది ఆశ్వయుజ మాసంలో (ఉత్తరాదిన కార్తీకం) బహుళ చతుర్దశి నాడు వస్తుంది.',
  )
})
