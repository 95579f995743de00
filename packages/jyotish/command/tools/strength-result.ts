import { limbAngleOf, limbIndex } from '../../panchanga/limb.ts'
import { bhavaBala } from '../../strength/bhava-bala.ts'
import { type Shadbala, shadbala } from '../../strength/shadbala.ts'
import type { CommandBirth } from './birth.ts'

function shadbalaFields({ chart }: CommandBirth, bala: Shadbala) {
  const { sthana, kala, cheshta, drik, variants } = bala
  const { hora, ayana, ...kalaParts } = kala.parts
  return {
    components: {
      ...sthana.parts,
      saptavargajaMtByDegrees: variants.saptavargajaMtByDegrees,
      dig: bala.dig,
      ...kalaParts,
      horaEqualHours: hora,
      horaUnequal: variants.horaUnequal,
      ayanaTable: ayana,
      ayanaTrueDeclination: variants.ayanaTrueDeclination,
      cheshtaRamanTable: cheshta,
      cheshtaModernMean: variants.cheshtaModernMean,
      naisargika: bala.naisargika,
      drik,
    },
    sthana: sthana.total,
    dig: bala.dig,
    kala: kala.total,
    cheshta,
    naisargika: bala.naisargika,
    drik,
    total: bala.total,
    rupas: bala.rupas,
    ratioToRequired: bala.ratioToRequired,
    beneficsUsed: [...bala.benefics].sort(),
    moonWaxing: bala.isMoonWaxing,
    tithi: limbIndex('tithi', limbAngleOf('tithi', chart.placements.longitudes)) + 1,
    grahaYuddhaPairsWithin1deg: bala.wars,
  }
}

/** The strengths of grahas and houses, with every component. */
export function strengthResult(birth: CommandBirth) {
  const outcome = shadbala(birth.chart)
  if (!outcome.ok) return { shadbala: { refusal: outcome.refusal }, bhavaBala: { refusal: outcome.refusal } }
  const houses = bhavaBala(birth.chart, outcome.value)
  return {
    shadbala: shadbalaFields(birth, outcome.value),
    bhavaBala: houses.map(({ middle, ...rest }) => ({ ...rest, bhavaMadhya: middle })),
  }
}
