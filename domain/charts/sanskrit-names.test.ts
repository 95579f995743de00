import { expect, test } from 'vitest'
import { iast } from './iast.ts'
import { sanskritNames } from './sanskrit-names.ts'

const latin = sanskritNames('iast')

test('Sanskrit in Latin script follows IAST', () => {
  expect(['संस्कृत', 'ऋषि', 'दुःख', 'ज्ञान', 'औषध', 'ग्रह मैत्री'].map(iast)).toEqual([
    'Saṃskṛta',
    'Ṛṣi',
    'Duḥkha',
    'Jñāna',
    'Auṣadha',
    'Graha Maitrī',
  ])
  expect(
    Object.values(latin?.grahas ?? {})
      .map(([name]) => name)
      .join(' '),
  ).toBe('Sūrya Candra Maṅgala Budha Guru Śukra Śani Rāhu Ketu')
  expect(latin?.rashis.map(([name]) => name).join(' ')).toBe(
    'Meṣa Vṛṣabha Mithuna Karka Siṃha Kanyā Tulā Vṛścika Dhanu Makara Kumbha Mīna',
  )
  expect(latin?.nakshatras).toEqual(expect.arrayContaining(['Aśvinī', 'Kṛttikā', 'Pūrvāṣāḍhā', 'Śatabhiṣā', 'Revatī']))
})

test('every name is whole in one script, and no two short names are equal', () => {
  for (const [style, script] of [
    ['iast', /^[\p{Script=Latin} ]+$/u],
    ['devanagari', /^[\p{Script=Devanagari} ]+$/u],
  ] as const) {
    const { lagna, grahas, rashis, nakshatras, kootas } = sanskritNames(style) ?? {}
    const drawn = [lagna, ...Object.values(grahas ?? {})]
    const names = [...drawn.flat(), ...(rashis ?? []).flat(), ...(nakshatras ?? []), ...Object.values(kootas ?? {})]

    expect(names.filter((name) => !script.test(name ?? ''))).toEqual([])
    expect(names).toHaveLength(2 * 22 + 27 + 8)
    expect(new Set(drawn.map((each) => each?.[1])).size).toBe(10)
    expect(new Set(rashis?.map(([, short]) => short)).size).toBe(12)
  }
})

test('whoever did not choose gets no names beside those of the page', () => {
  expect(sanskritNames('own')).toBeUndefined()
})
