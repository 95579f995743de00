import type { JdSpan } from '../panchanga/day-parts.ts'
import type { LimbSpan, PanchangaSky } from '../panchanga/limb.ts'
import { staysBetween } from '../panchanga/stays.ts'

/** Where Bhadra dwells while the Moon is in a sign; its harm is felt there, so on Earth only a third of the time. */
export type BhadraWorld = 'heaven' | 'underworld' | 'earth'
const [H, U, E] = ['heaven', 'underworld', 'earth'] as const

/** From Mesha (Muhurta Chintamani, first chapter). */
const WORLDS: readonly BhadraWorld[] = [H, H, H, E, E, U, U, H, U, U, E, E]

export type BhadraParts = { mukha: JdSpan; puchha: JdSpan }

/** Bhadra from end to end, its face and tail, and where it dwells in turn. */
export type Bhadra = JdSpan & BhadraParts & { stays: readonly (JdSpan & { world: BhadraWorld })[] }

/** In thirtieths of bhadra. */
const PARTS = 30
const MUKHA_PARTS = 5
const PUCHHA_PARTS = 3

/**
 * Where the face begins in each bhadra of the month, by half tithi: with the fifth, second, seventh and fourth of the eight
 * praharas of its lunar day while the Moon waxes, and the eighth, third, sixth and first while it wanes. The tail ends with
 * the prahara before, so that it comes right before the face, or last where the face comes first (Muhurta Chintamani).
 */
const MUKHA_BEGINS: Readonly<Record<number, number>> = {
  7: 0,
  14: 7.5,
  21: 15,
  28: 22.5,
  35: 22.5,
  42: 15,
  49: 7.5,
  56: 0,
}

/** The face and the tail of a bhadra, whose half tithi tells which of the month it is. */
export function bhadraParts(halfTithi: number, { startJdUt, endJdUt }: JdSpan): BhadraParts {
  const part = (endJdUt - startJdUt) / PARTS
  const at = (from: number, parts: number) => ({
    startJdUt: startJdUt + from * part,
    endJdUt: startJdUt + (from + parts) * part,
  })
  const face = MUKHA_BEGINS[halfTithi] ?? 0
  const tail = face === 0 ? PARTS - PUCHHA_PARTS : face - PUCHHA_PARTS
  return { mukha: at(face, MUKHA_PARTS), puchha: at(tail, PUCHHA_PARTS) }
}

type Karana = LimbSpan & { name: string }

/** Every bhadra (the karana Vishti) that touches the day, whole. */
export function bhadras(karanas: readonly Karana[], sky: PanchangaSky): Bhadra[] {
  return karanas
    .filter(({ name }) => name === 'vishti')
    .map(({ index, startJdUt, endJdUt }) => {
      const span = { startJdUt, endJdUt }
      const stays = staysBetween('moon', 12, span, sky).map((stay) => ({
        startJdUt: stay.startJdUt,
        endJdUt: Math.min(stay.endJdUt, endJdUt),
        world: WORLDS[stay.index] ?? 'earth',
      }))
      return { ...span, ...bhadraParts(index, span), stays: joined(stays) }
    })
}

/** Neighbouring stays in one world are one. */
function joined(stays: readonly (JdSpan & { world: BhadraWorld })[]): (JdSpan & { world: BhadraWorld })[] {
  const result: (JdSpan & { world: BhadraWorld })[] = []
  for (const stay of stays) {
    const last = result.at(-1)
    if (last?.world === stay.world) last.endJdUt = stay.endJdUt
    else result.push({ ...stay })
  }
  return result
}
