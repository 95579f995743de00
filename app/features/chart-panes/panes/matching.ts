import {
  type Chart,
  compareMangalDosha,
  KOOTAS,
  type Koota,
  MANGAL_RULE_SETS,
  type MangalRuleSet,
  type MatchVariant,
  mangalDosha,
  matchByMoon,
} from '@muhurta/jyotish'
import { tenPoruthams } from '@muhurta/jyotish/porutham'
import { kootaName } from '#app/features/chart-text/koota-name.ts'
import { chosenNakshatraName } from '#app/features/page-parts/shown-names.ts'
import { KOOTA_EXCEPTIONS, kootaReason } from '#content/charts/kootas.ts'
import { mangalCancellation, mangalRule, mangalSummary } from '#content/charts/mangal.ts'
import { MANGAL, MATCHING } from '#content/charts/panes/chart-panes.ts'
import { AGREEMENT_LABELS, PORUTHAM_LABELS, poruthamReason } from '#content/charts/poruthams.ts'
import { ordinal } from '#content/words/grammar.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import type { Pane, PaneBlock, PaneInput } from '../pane.ts'
import { factsBlock, NONE, table, textBlock } from '../pane-blocks.ts'
import { choiceField, longitudeText } from '../pane-text.ts'

/** The rule books by the tables in which they differ. */
const BOOKS: Readonly<Record<keyof typeof MATCHING.books, Partial<MatchVariant>>> = {
  standard: {},
  maitreya: { vashya: 'maitreya', yoni: 'maitreya', grahaMaitri: 'maitreya' },
  raman: { varna: 'raman' },
}

const BOOK_IDS = Object.keys(BOOKS) as (keyof typeof BOOKS)[]

const PADA = 360 / 108

/** Each pada of the zodiac, Ashwini 1 first; the keys begin with p, because an object would sort numbers. */
const padas = () =>
  Object.fromEntries(
    Array.from({ length: 108 }, (_, pada) => [
      `p${pada}`,
      `${chosenNakshatraName(Math.floor(pada / 4))} ${(pada % 4) + 1}`,
    ]),
  )

export const matchingPane: Pane = {
  compute: (input) => {
    const role = choiceField(input, { name: 'role', label: MATCHING.role, labels: MATCHING.roles })
    if (input.other) return { fields: [role.field], blocks: coupleBlocks(input.chart, input.other, role.value) }
    const partner = choiceField(input, { name: 'partner', label: MATCHING.partner, labels: padas() })
    // The middle of the pada: no table divides it further.
    const pair = pairOf(role.value, input.chart.grahas.moon.longitude, (Number(partner.value.slice(1)) + 0.5) * PADA)
    const blocks = [textBlock(MATCHING.addSecond), kootaTable(pair), exceptionTable(pair), poruthamTable(pair)]
    return { fields: [role.field, partner.field], blocks }
  },
}

type Role = keyof typeof MATCHING.roles

/** With a second birth: its own Moon, and Mars in both charts. */
function coupleBlocks(own: Chart, { birth, chart }: TimedChart, role: Role): PaneBlock[] {
  const pair = pairOf(role, own.grahas.moon.longitude, chart.grahas.moon.longitude)
  const [bride, groom] = role === 'bride' ? [own, chart] : [chart, own]
  const mangal = compareMangalDosha({ bride: bride.placements, groom: groom.placements })
  return [
    factsBlock([
      [MATCHING.partnerIs, birth.fullName || MATCHING.unnamed],
      [MATCHING.partnerMoon, longitudeText(chart.grahas.moon.longitude)],
      [MATCHING.mangal, mangalSummary(mangal)],
    ]),
    kootaTable(pair),
    exceptionTable(pair),
    poruthamTable(pair),
  ]
}

function pairOf(role: Role, own: number, other: number): Pair {
  return role === 'bride' ? { brideMoon: own, groomMoon: other } : { brideMoon: other, groomMoon: own }
}

type Pair = { readonly brideMoon: number; readonly groomMoon: number }

function kootaTable(pair: Pair): PaneBlock {
  const matches = BOOK_IDS.map((book) => matchByMoon({ ...pair, variant: BOOKS[book] }))
  const [common] = matches
  const row = (koota: Koota) => [
    kootaName(koota),
    ...matches.map(({ kootas }) => MATCHING.points(kootas[koota].points, kootas[koota].max)),
    common ? kootaReason(common.kootas[koota].reason) : '',
  ]
  return table(
    MATCHING.kootas,
    [MATCHING.koota, ...BOOK_IDS.map((book) => MATCHING.books[book]), MATCHING.why],
    [...KOOTAS.map(row), [MATCHING.total, ...matches.map(({ total }) => String(total)), '']],
  )
}

/** By which rule a low koota may be disregarded, and under which books it is that low. */
function exceptionTable(pair: Pair): PaneBlock {
  const found = BOOK_IDS.map((book) => matchByMoon({ ...pair, variant: BOOKS[book] }).exceptions)
  const ids = [...new Set(found.flat().map(({ id }) => id))]
  if (ids.length === 0) return textBlock(MATCHING.noExceptions)
  const [koota, because, source] = MATCHING.exceptionColumns
  const rows = ids.map((id) => {
    const exception = found.flat().find((each) => each.id === id)
    const { rule, source: book } = KOOTA_EXCEPTIONS[id]
    const applies = found.map((exceptions) => (exceptions.some((each) => each.id === id) ? MATCHING.applies : NONE))
    return [exception ? kootaName(exception.koota) : '', ...applies, rule, book]
  })
  return table(MATCHING.exceptions, [koota, ...BOOK_IDS.map((book) => MATCHING.books[book]), because, source], rows)
}

function poruthamTable(pair: Pair): PaneBlock {
  const rows = tenPoruthams(pair).map(({ name, agreement, reason }) => [
    PORUTHAM_LABELS[name],
    AGREEMENT_LABELS[agreement],
    poruthamReason(reason),
  ])
  return table(MATCHING.poruthams, MATCHING.poruthamColumns, rows)
}

const RULE_SETS = Object.keys(MANGAL_RULE_SETS) as MangalRuleSet[]

export const mangalPane: Pane = {
  compute: (input) => ({
    blocks: [
      table(
        MANGAL.caption,
        MANGAL.columns,
        RULE_SETS.map((set) => rowOf(input, set)),
      ),
    ],
  }),
}

function rowOf({ chart }: PaneInput, set: MangalRuleSet): string[] {
  const { isPresent, findings, cancellations } = mangalDosha(chart.placements, set)
  const withoutDosha = findings.length > 0 ? MANGAL.cancelled : MANGAL.absent
  return [
    MANGAL.sets[set],
    isPresent ? MANGAL.present : withoutDosha,
    findings.map(({ house, reference }) => MANGAL.found(ordinal(house), MANGAL.references[reference])).join(', ') ||
      NONE,
    cancellations.map(mangalCancellation).join(' ') || NONE,
    mangalRule(set),
  ]
}
