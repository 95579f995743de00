import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import { EXALTATIONS } from '../zodiac/dignity.ts'
import { aspectsRashi } from '../zodiac/drishti.ts'
import { houseFrom } from '../zodiac/rashi.ts'
import { lordOf } from '../zodiac/rashis.ts'
import { areTogether, type ChartView, haveExchanged, KENDRAS } from './chart-view.ts'
import type { DebilitationCancelled, YogaFinding, YogaRule } from './yoga.ts'

function isInKendra(view: ChartView, graha: SignLord): boolean {
  const origins = view.lagna === undefined ? [view.rashis.moon] : [view.rashis.moon, view.lagna]
  return origins.some((origin) => KENDRAS.includes(houseFrom(origin, view.rashis[graha])))
}

/** The conditions that cancel the debilitation of a graha. */
function cancellationsOf(view: ChartView, debilitated: SignLord): DebilitationCancelled[] {
  const rashi = view.rashis[debilitated]
  const signLord = lordOf(rashi)
  const exaltationLord = lordOf(EXALTATIONS[debilitated].rashi)
  const exaltedHere = SIGN_LORDS.find((graha) => EXALTATIONS[graha].rashi === rashi)
  const cancellations: DebilitationCancelled[] = []

  if (isInKendra(view, signLord)) cancellations.push({ by: 'sign-lord-in-kendra', graha: signLord })
  if (exaltationLord !== debilitated && isInKendra(view, exaltationLord)) {
    cancellations.push({ by: 'exaltation-lord-in-kendra', graha: exaltationLord })
  }
  if (exaltedHere && isInKendra(view, exaltedHere)) {
    cancellations.push({ by: 'exalted-here-in-kendra', graha: exaltedHere })
  }
  if (haveExchanged(view, debilitated, signLord)) {
    cancellations.push({ by: 'exchange-with-sign-lord', graha: signLord })
  } else if (areTogether(view, debilitated, signLord)) {
    cancellations.push({ by: 'sign-lord-with-it', graha: signLord })
  } else if (aspectsRashi(signLord, view.rashis[signLord], rashi)) {
    cancellations.push({ by: 'sign-lord-aspects-it', graha: signLord })
  }

  return cancellations
}

export const NEECHA_BHANGA: YogaRule = {
  // Phaladeepika, ch. 7.
  id: 'neecha-bhanga',
  find: (view) =>
    SIGN_LORDS.filter((graha) => view.dignities[graha] === 'debilitated').flatMap((graha): YogaFinding[] => {
      const cancellations = cancellationsOf(view, graha)
      if (cancellations.length === 0) return []
      return [{ grahas: [graha], reason: { code: 'debilitation-cancelled', graha, cancellations } }]
    }),
}
