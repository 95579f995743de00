import { angularSeparation } from '../angles.ts'
import type { Chart } from '../chart/chart.ts'
import { bySignLord, type SignLord } from '../grahas.ts'
import { cheshtaBala, ramanMeans } from './cheshta-bala.ts'
import { type Balas, ucchaBala } from './sthana-bala.ts'

export type IshtaKashta = { uccha: Balas; cheshta: Balas; ishta: Balas; kashta: Balas }

const MOST = 60

/**
 * Good and bad that a graha can do, each out of sixty: the geometric means of its strengths by exaltation and motion, and
 * of what these lack (Brihat Parashara Hora Shastra, ch. 28; Raman, Graha and Bhava Balas). For the Sun the motion is its
 * tropical longitude and three signs, for the Moon its distance from the Sun.
 */
export function ishtaKashta({ grahas, placements, jdUt }: Chart): IshtaKashta {
  const { longitudes } = placements
  const means = ramanMeans(jdUt)
  const cheshtaOf = (graha: SignLord): number => {
    if (graha === 'sun') return angularSeparation(grahas.sun.tropicalLongitude + 90, 0) / 3
    if (graha === 'moon') return angularSeparation(longitudes.moon, longitudes.sun) / 3
    return cheshtaBala(graha, longitudes[graha], means)
  }
  const uccha = bySignLord((graha) => ucchaBala(graha, longitudes[graha]))
  const cheshta = bySignLord(cheshtaOf)
  return {
    uccha,
    cheshta,
    ishta: bySignLord((graha) => Math.sqrt(uccha[graha] * cheshta[graha])),
    kashta: bySignLord((graha) => Math.sqrt((MOST - uccha[graha]) * (MOST - cheshta[graha]))),
  }
}
