import { ashtakavarga, type BinduRow } from '../../ashtakavarga/ashtakavarga.ts'
import { PARASHARA_TABLES } from '../../ashtakavarga/parashara-tables.ts'
import { type EkadhipatyaReading, ekadhipatyaShodhana, trikonaShodhana } from '../../ashtakavarga/shodhana.ts'
import { shodhyaPinda } from '../../ashtakavarga/shodhya-pinda.ts'
import { SIGN_LORDS, type SignLord } from '../../grahas.ts'
import type { CommandBirth } from './birth.ts'

type Rows = Record<SignLord, BinduRow>

function mapRows<Value>(rows: Rows, compute: (row: BinduRow) => Value): Record<SignLord, Value> {
  return Object.fromEntries(SIGN_LORDS.map((graha) => [graha, compute(rows[graha])])) as Record<SignLord, Value>
}

export function ashtakavargaResult({ chart: { placements } }: CommandBirth) {
  const { bhinna, sarva } = ashtakavarga(placements)
  const afterTrikona = mapRows(bhinna, trikonaShodhana)
  const after = (reading: EkadhipatyaReading) =>
    mapRows(afterTrikona, (row) => ekadhipatyaShodhana(row, placements, reading))
  const afterEkadhipatya = { parashara: after('parashara'), raman: after('raman') }
  const pindas = (rows: Rows) => mapRows(rows, (row) => shodhyaPinda(row, placements))
  const otherPrint = ashtakavarga(placements, PARASHARA_TABLES)

  return {
    bhinna,
    sarva,
    afterTrikona,
    afterEkadhipatya,
    shodhyaPinda: { parashara: pindas(afterEkadhipatya.parashara), raman: pindas(afterEkadhipatya.raman) },
    pyjhoraTable: { bhinna: otherPrint.bhinna, sarva: otherPrint.sarva },
  }
}
