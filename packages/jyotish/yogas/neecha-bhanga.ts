import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import { EXALTATIONS } from '../zodiac/dignity.ts'
import { seesRashi } from '../zodiac/drishti.ts'
import { houseFrom, lordOf } from '../zodiac/rashi.ts'
import { areTogether, type ChartView, haveExchanged, KENDRAS } from './chart-view.ts'
import { nameOf, sentence } from './words.ts'
import type { YogaFinding, YogaRule } from './yoga.ts'

function isInKendra(view: ChartView, graha: SignLord): boolean {
  const origins = view.lagna === undefined ? [view.rashis.moon] : [view.rashis.moon, view.lagna]
  return origins.some((origin) => KENDRAS.includes(houseFrom(origin, view.rashis[graha])))
}

/** The ways in which one low graha is lifted, in words. */
function liftsOf(view: ChartView, low: SignLord): string[] {
  const rashi = view.rashis[low]
  const host = lordOf(rashi)
  const hostOfExaltation = lordOf(EXALTATIONS[low].rashi)
  const exaltedHere = SIGN_LORDS.find((graha) => EXALTATIONS[graha].rashi === rashi)
  const lifts: string[] = []

  if (isInKendra(view, host)) lifts.push(`its host ${nameOf(host)} is in a kendra`)
  if (hostOfExaltation !== low && isInKendra(view, hostOfExaltation)) {
    lifts.push(`${nameOf(hostOfExaltation)}, lord of its sign of exaltation, is in a kendra`)
  }
  if (exaltedHere && isInKendra(view, exaltedHere)) {
    lifts.push(`${nameOf(exaltedHere)}, who is exalted in that sign, is in a kendra`)
  }
  if (haveExchanged(view, low, host)) lifts.push(`it has changed places with ${nameOf(host)}`)
  else if (areTogether(view, low, host)) lifts.push(`its host ${nameOf(host)} is with it`)
  else if (seesRashi(host, view.rashis[host], rashi)) lifts.push(`its host ${nameOf(host)} sees it`)

  return lifts
}

export const NEECHA_BHANGA: YogaRule = {
  id: 'neecha-bhanga',
  name: 'Neecha Bhanga Raja',
  rule: 'A debilitated graha is lifted when its host, the lord of its sign of exaltation or the graha exalted in that sign is in a kendra from the lagna or the Moon, or when its host is with it, sees it or has changed places with it.',
  source: 'Phaladeepika, ch. 7',
  find: (view) =>
    SIGN_LORDS.filter((graha) => view.dignities[graha] === 'debilitated').flatMap((graha): YogaFinding[] => {
      const lifts = liftsOf(view, graha)
      return lifts.length === 0 ? [] : [{ grahas: [graha], reason: sentence(`${nameOf(graha)}: ${lifts.join('; ')}`) }]
    }),
}
