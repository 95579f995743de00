import { listArgalas } from '../../jaimini/argala.ts'
import { arudhaPadas } from '../../jaimini/arudha.ts'
import { type CharaDashaSchool, charaDasha } from '../../jaimini/chara-dasha.ts'
import { charaKarakas, type KarakaScheme } from '../../jaimini/chara-karakas.ts'
import { narayanaDasha } from '../../jaimini/narayana-dasha.ts'
import { strongerLords } from '../../jaimini/sign-strength.ts'
import type { CommandBirth } from './birth.ts'

const SIGNS = 12

export function charaKarakasResult({ chart }: CommandBirth) {
  const grahasOf = (scheme: KarakaScheme) => charaKarakas(chart.placements, scheme).map(({ graha }) => graha)
  return { seven: grahasOf('seven'), eight: grahasOf('eight') }
}

export function arudhaResult({ chart: { placements } }: CommandBirth) {
  const soleLords = arudhaPadas(placements)
  const lordOfSign = strongerLords(placements)
  return {
    soleLords,
    upapada: soleLords.at(-1),
    strongerCoLords: {
      signs: arudhaPadas(placements, lordOfSign),
      scorpioLord: lordOfSign(7),
      aquariusLord: lordOfSign(10),
    },
  }
}

export function argalaResult({ chart }: CommandBirth) {
  return listArgalas(chart.placements).map(({ house, rashi, argalas }) => ({
    house,
    sign: rashi,
    argala: Object.fromEntries(argalas.map(({ from, grahas }) => [from, grahas])),
    virodha: Object.fromEntries(argalas.map(({ obstructedFrom, obstructing }) => [obstructedFrom, obstructing])),
    effective: Object.fromEntries(argalas.map(({ from, isEffective }) => [from, isEffective])),
  }))
}

/** K. N. Rao's sequence has the name that the reference gives it. */
export function charaDashaResult({ chart }: CommandBirth) {
  const input = { ...chart.placements, birthJdUt: chart.jdUt, yearDays: chart.conventions.yearDays }
  const fieldsOf = (school: CharaDashaSchool) => {
    const { isForward, periods } = charaDasha(input, school)
    return {
      forward: isForward,
      signs: periods.map(({ signs }) => signs[0]),
      years: periods.map(({ years }) => years),
      startJdUt: periods.map(({ startJdUt }) => startJdUt),
    }
  }
  return { soleLords: fieldsOf('soleLords'), pyjhoraKNRao: fieldsOf('strongerLords') }
}

export function narayanaResult({ chart }: CommandBirth) {
  const input = { ...chart.placements, birthJdUt: chart.jdUt, yearDays: chart.conventions.yearDays }
  const { seed, lordOfVrishchika, lordOfKumbha, periods } = narayanaDasha(input)
  const first = periods.slice(0, SIGNS)
  return {
    seedSign: seed,
    scorpioLord: lordOfVrishchika,
    aquariusLord: lordOfKumbha,
    signs: first.map(({ signs }) => signs[0]),
    years: first.map(({ years }) => years),
    secondRoundYears: periods.slice(SIGNS).map(({ years }) => years),
  }
}
