import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import { EXALTATIONS } from '../zodiac/dignity.ts'
import { aspectsRashi } from '../zodiac/drishti.ts'
import { houseFrom } from '../zodiac/rashi.ts'
import { lordOf } from '../zodiac/rashis.ts'
import { areTogether, type ChartView, haveExchanged, KENDRAS } from './chart-view.ts'
import { nameOf, sentence } from './text.ts'
import type { YogaFinding, YogaRule } from './yoga.ts'

function isInKendra(view: ChartView, graha: SignLord): boolean {
  const origins = view.lagna === undefined ? [view.rashis.moon] : [view.rashis.moon, view.lagna]
  return origins.some((origin) => KENDRAS.includes(houseFrom(origin, view.rashis[graha])))
}

/** The conditions that cancel the debilitation of a graha, as text. */
function cancellationsOf(view: ChartView, debilitated: SignLord): string[] {
  const rashi = view.rashis[debilitated]
  const signLord = lordOf(rashi)
  const exaltationLord = lordOf(EXALTATIONS[debilitated].rashi)
  const exaltedHere = SIGN_LORDS.find((graha) => EXALTATIONS[graha].rashi === rashi)
  const cancellations: string[] = []

  if (isInKendra(view, signLord)) cancellations.push(`its sign lord ${nameOf(signLord)} is in a kendra`)
  if (exaltationLord !== debilitated && isInKendra(view, exaltationLord)) {
    cancellations.push(`${nameOf(exaltationLord)}, lord of its exaltation sign, is in a kendra`)
  }
  if (exaltedHere && isInKendra(view, exaltedHere)) {
    cancellations.push(`${nameOf(exaltedHere)}, which is exalted in this sign, is in a kendra`)
  }
  if (haveExchanged(view, debilitated, signLord)) {
    cancellations.push(`it exchanges signs with ${nameOf(signLord)}`)
  } else if (areTogether(view, debilitated, signLord)) {
    cancellations.push(`its sign lord ${nameOf(signLord)} is with it`)
  } else if (aspectsRashi(signLord, view.rashis[signLord], rashi)) {
    cancellations.push(`its sign lord ${nameOf(signLord)} aspects it`)
  }

  return cancellations
}

export const NEECHA_BHANGA: YogaRule = {
  id: 'neecha-bhanga',
  name: 'Neecha Bhanga Raja',
  rule: 'The debilitation of a graha is cancelled when its sign lord, the lord of its exaltation sign or the graha exalted in its sign is in a kendra from the lagna or the Moon, or when its sign lord is with it, aspects it or exchanges signs with it.',
  source: 'Phaladeepika, ch. 7',
  find: (view) =>
    SIGN_LORDS.filter((graha) => view.dignities[graha] === 'debilitated').flatMap((graha): YogaFinding[] => {
      const cancellations = cancellationsOf(view, graha)
      if (cancellations.length === 0) return []
      return [{ grahas: [graha], reason: sentence(`${nameOf(graha)}: ${cancellations.join('; ')}`) }]
    }),
}
