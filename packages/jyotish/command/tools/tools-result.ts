import { accepted, type Outcome, refused } from '../../outcome.ts'
import { type Fields, readChartRequest } from '../request.ts'
import { ashtakavargaResult } from './ashtakavarga-result.ts'
import { birthOf, positionsResult } from './birth.ts'
import { ashtottariResult, yoginiResult } from './dasha-results.ts'
import { argalaResult, arudhaResult, charaDashaResult, charaKarakasResult, narayanaResult } from './jaimini-result.ts'
import { kpResult } from './kp-result.ts'
import { specialLagnasResult, upagrahasResult } from './points-result.ts'
import { sadeSatiResult } from './sade-sati-result.ts'
import { strengthResult } from './strength-result.ts'
import { varshaphalaResult } from './varshaphala-result.ts'

const LAST_AGE = 200

/** The ages of `ages`, or undefined for all of them. */
function readAges({ ages }: Fields): Outcome<number[] | undefined, string> {
  if (ages === undefined) return accepted(undefined)
  if (!Array.isArray(ages)) return refused('ages-not-a-list')
  const isEveryAge = ages.every((age) => Number.isInteger(age) && age >= 0 && age <= LAST_AGE)
  return isEveryAge ? accepted(ages as number[]) : refused('ages-not-whole-years')
}

/**
 * Everything an astrologer's program answers about a birth, with the field names of the reference births. A field that a
 * polar birth cannot have is `{ refusal }`.
 */
export function toolsResult(fields: Fields): Outcome<object, string> {
  const request = readChartRequest(fields)
  if (!request.ok) return request
  const ages = readAges(fields)
  if (!ages.ok) return ages
  const outcome = birthOf(request.value)
  if (!outcome.ok) return outcome

  const birth = outcome.value
  return accepted({
    positions: positionsResult(birth),
    charaKarakas: charaKarakasResult(birth),
    arudha: arudhaResult(birth),
    argala: argalaResult(birth),
    ashtakavarga: ashtakavargaResult(birth),
    yogini: yoginiResult(birth),
    ashtottari: ashtottariResult(birth),
    charaDasha: charaDashaResult(birth),
    narayana: narayanaResult(birth),
    specialLagnas: specialLagnasResult(birth),
    upagrahas: upagrahasResult(birth),
    ...strengthResult(birth),
    varshaphala: varshaphalaResult(birth, ages.value),
    kp: kpResult(birth),
    sadeSati: sadeSatiResult(birth),
  })
}
