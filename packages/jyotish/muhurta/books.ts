import { accepted, type Outcome, refused } from '../outcome.ts'
import {
  bright,
  DHANU,
  dark,
  FRIDAY,
  inBoth,
  KANYA,
  KARKA,
  KUMBHA,
  MAKARA,
  MEENA,
  MESHA,
  MITHUNA,
  MONDAY,
  SIMHA,
  SUNDAY,
  stars,
  THURSDAY,
  TULA,
  VRISHABHA,
  WEDNESDAY,
} from './names.ts'
import { PURPOSE_RULES, type Purpose, type PurposeRules, type Verdicts } from './purposes.ts'
import type { PurposeTable, Verdict } from './rule.ts'
import { type ActiveRule, type KnownRule, RULES } from './rules.ts'

export const BOOK_IDS = ['drik', 'astrosage', 'tamil', 'telugu', 'raman'] as const
export type BookId = (typeof BOOK_IDS)[number]

/** A rule book: what it changes in the rules and in the tables of the purposes. */
export type Book = {
  id: BookId
  verdicts: Verdicts
  purposes: Partial<Record<Purpose, Partial<PurposeRules>>>
}

const MARRIAGE_WEEKDAYS = [SUNDAY, MONDAY, WEDNESDAY, THURSDAY, FRIDAY]

export const BOOKS: Record<BookId, Book> = {
  drik: {
    // As the best-known North Indian almanac practises it: star, yoga and karana for marriage, no rule of weekday or lunar day.
    id: 'drik',
    verdicts: {},
    purposes: {
      vehiclePurchase: {
        verdicts: { 'late-start': 'forbids', 'pitru-paksha': 'forbids' },
        sources: { 'pitru-paksha': ['drik', 'hindustan-times'] },
      },
    },
  },
  astrosage: {
    // Another North Indian almanac: no house is entered in a window that begins late or is short, and the thirteenth is good.
    id: 'astrosage',
    verdicts: {},
    purposes: {
      grihaPravesha: {
        table: { tithis: [...bright(2, 3, 5, 7, 10, 11, 13), ...dark(1, 2, 3, 5, 7, 10, 11, 13)] },
        verdicts: { 'late-start': 'forbids', 'short-window': 'forbids' },
        sources: { tithi: ['astrosage'], 'late-start': ['astrosage'] },
      },
      firstRice: { table: { tithis: bright(2, 3, 5, 7, 10, 13, 15) }, sources: { tithi: ['astrosage'] } },
    },
  },
  tamil: {
    // Solar months, no Chaturmas, no Rahu kalam or yamaganda, and never on a chandrashtama day.
    id: 'tamil',
    verdicts: {
      'rahu-kalam': 'forbids',
      yamaganda: 'forbids',
      chaturmas: 'off',
      kharmas: 'off',
      'great-fault-yoga': 'forbids',
    },
    purposes: {
      marriage: {
        table: {
          stars: stars(
            'rohini mrigashira magha uttaraPhalguni hasta swati anuradha mula uttaraAshadha uttaraBhadrapada revati',
          ),
          tithis: [...bright(2, 3, 5, 6, 7, 10, 11, 12, 13, 15), ...dark(1, 2, 3, 5, 6, 7, 10)],
          weekdays: MARRIAGE_WEEKDAYS,
          solarMonths: [KARKA, KANYA, DHANU],
          lagnas: [VRISHABHA, MITHUNA, KARKA, SIMHA, KANYA, TULA, DHANU, KUMBHA, MEENA],
        },
      },
      grihaPravesha: {
        table: { months: [0, 1, 2, 4, 6, 7, 9, 10, 11], solarMonths: [MITHUNA, KARKA, KANYA, DHANU, MEENA] },
      },
    },
  },
  telugu: {
    // Lunar months without Ashadha, Bhadrapada and Pausha, no Chaturmas, and no varjyam or dur muhurta.
    id: 'telugu',
    verdicts: {
      varjyam: 'forbids',
      'dur-muhurta': 'forbids',
      chaturmas: 'off',
      kharmas: 'off',
      'rahu-kalam': 'forbids',
    },
    purposes: {
      marriage: {
        table: {
          stars: stars(
            'ashwini rohini mrigashira punarvasu pushya magha uttaraPhalguni hasta chitra swati anuradha mula uttaraAshadha shravana dhanishta shatabhisha uttaraBhadrapada revati',
          ),
          tithis: [...bright(2, 3, 5, 7, 10, 11, 12, 13, 15), ...dark(1, 2, 3, 5, 7, 10)],
          weekdays: MARRIAGE_WEEKDAYS,
          months: [0, 1, 2, 4, 6, 7, 8, 10, 11],
          solarMonths: [],
          yogas: [16, 26],
          lagnas: [VRISHABHA, MITHUNA, KARKA, KANYA, TULA, DHANU, MEENA],
        },
      },
      grihaPravesha: { table: { months: [0, 1, 2, 4, 6, 7, 8, 10, 11] } },
    },
  },
  raman: {
    // After Muhurtha (Electional Astrology): lunar day, weekday, panchaka, an empty eighth and seventh house, tara bala.
    id: 'raman',
    verdicts: {
      'sum-panchaka': 'forbids',
      'eighth-house': 'forbids',
      'tara-bala': 'forbids',
      'birth-eighth-rising': 'forbids',
      'chandra-bala': 'forbids',
      'rahu-kalam': 'off',
      yamaganda: 'off',
      gulika: 'off',
      gandanta: 'forbids',
      'eclipse-day': 'forbids',
      'sankranti-day': 'forbids',
      chaturmas: 'off',
    },
    purposes: {
      marriage: {
        table: {
          tithis: [...bright(2, 3, 5, 7, 10, 11, 13), ...dark(1, 2, 3, 5, 7, 10)],
          weekdays: [SUNDAY, MONDAY, WEDNESDAY, THURSDAY, FRIDAY],
          solarMonths: [KARKA, SIMHA, KANYA, TULA],
          lagnas: [MITHUNA, KANYA, TULA],
        },
        verdicts: { 'seventh-house': 'forbids' },
      },
      travel: {
        table: { tithis: [...inBoth(2, 3, 5, 7, 10, 11, 13)], lagnas: [MESHA, KARKA, TULA, MAKARA, VRISHABHA] },
      },
    },
  },
}

/** A practice's own book: one of the five with rules switched off or made weaker. */
export type CustomBook = { base: BookId; off?: readonly string[]; weaker?: readonly string[] }

export type BookRefusal = 'unknown-book' | 'unknown-rule'

function weakerThan(verdict: Verdict): Verdict | 'off' {
  return verdict === 'forbids' || verdict === 'needs' ? 'weakens' : 'off'
}

/** The rule with its list written out; undefined when the purpose has no such list. */
function withList(rule: KnownRule, table: PurposeTable): KnownRule | undefined {
  const { condition } = rule
  if (!('among' in condition) || typeof condition.among !== 'string') return rule
  const among = table[condition.among]
  return among ? { ...rule, condition: { ...condition, among } as KnownRule['condition'] } : undefined
}

export function isBookId(value: unknown): value is BookId {
  return BOOK_IDS.includes(value as BookId)
}

/** The rules of a book for a purpose, in the order in which a day is explained. */
export function rulesFor(purpose: Purpose, chosen: BookId | CustomBook = 'drik'): Outcome<ActiveRule[], BookRefusal> {
  const { base, off = [], weaker = [] } = typeof chosen === 'string' ? { base: chosen } : chosen
  if (!isBookId(base)) return refused('unknown-book')
  const known = new Set<string>(RULES.map(({ id }) => id))
  if ([...off, ...weaker].some((id) => !known.has(id))) return refused('unknown-rule')

  const usual = PURPOSE_RULES[purpose]
  const changed = BOOKS[base].purposes[purpose] ?? {}
  const table = { ...usual.table, ...changed.table }
  const verdicts: Verdicts = {
    ...usual.verdicts,
    ...applied(BOOKS[base].verdicts, usual.verdicts),
    ...changed.verdicts,
  }
  const sources = { ...usual.sources, ...changed.sources }
  const active = (RULES as readonly KnownRule[]).flatMap((rule): ActiveRule[] => {
    const verdict = verdicts[rule.id] ?? rule.verdict
    const own = verdict && weaker.includes(rule.id) && verdict !== 'off' ? weakerThan(verdict) : verdict
    if (own === undefined || own === 'off' || off.includes(rule.id)) return []
    const listed = withList(rule, table)
    return listed ? [{ ...listed, verdict: own, sources: sources[rule.id] ?? [rule.source] }] : []
  })
  return accepted(active)
}

/** What a book says of every purpose: it may switch off or change what is in use, and not bring a season's veto to a purpose without it. */
function applied(verdicts: Verdicts, usual: Verdicts): Verdicts {
  const inUse = new Set<string>(
    (RULES as readonly KnownRule[]).filter(({ id, verdict }) => verdict ?? usual[id]).map(({ id }) => id),
  )
  return Object.fromEntries(Object.entries(verdicts).filter(([id]) => inUse.has(id)))
}
