import { describe, expect, test } from 'vitest'
import { PANE_TITLES } from '#content/charts/studio.ts'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { computePane } from '../compute-pane.ts'
import type { PaneBlock, PaneId, PaneSheet, StudioSettings } from '../pane.ts'

const PANES = Object.keys(PANE_TITLES) as PaneId[]

const SETTINGS: StudioSettings = { conventions: {}, vargaMethods: {}, charaSchool: 'soleLords', karakas: 'seven' }

const BIRTH: Birth = {
  fullName: 'Asha Rao',
  date: '1990-05-17',
  time: '06:42',
  place: NEW_DELHI,
  ...USUAL_CONTEXT,
}

/** Where the Sun does not set in June. */
const TROMSO = { ...NEW_DELHI, name: 'Tromsø', lat: 69.65, lon: 18.96, timeZone: 'Europe/Oslo' }

const EDGES: Record<string, Birth> = {
  'an ordinary birth': BIRTH,
  'the first year of the engine': { ...BIRTH, date: '1900-01-02' },
  'the last year of the engine': { ...BIRTH, date: '2099-12-30' },
  'a leap day': { ...BIRTH, date: '2000-02-29', time: '00:00' },
  'a polar day': { ...BIRTH, date: '1990-06-21', place: TROMSO },
}

const NOW = Date.parse('2026-11-17T05:00:00Z')

async function sheetOf(pane: PaneId, birth = BIRTH, fields: Record<string, string> = {}, settings = SETTINGS) {
  const outcome = await computePane({ pane, birth, settings, fields, nowMs: NOW })
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`)
  return outcome.value
}

const textsOf = (block: PaneBlock): readonly string[] => {
  switch (block.kind) {
    case 'text':
      return block.lines
    case 'facts':
      return block.facts.flatMap(({ term, value }) => [term, value])
    case 'chart':
      return [block.contents.title]
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flatMap(({ cells }) => cells)]
  }
}

const allText = ({ blocks }: PaneSheet) => blocks.flatMap(textsOf).join('\n')

describe.each(PANES)('the pane %s', (pane) => {
  test.each(Object.keys(EDGES))(`the pane ${pane} has only readable values for %s`, async (edge) => {
    const sheet = await sheetOf(pane, EDGES[edge])

    expect(sheet.blocks.length).toBeGreaterThan(0)
    expect(allText(sheet)).not.toMatch(/undefined|NaN|Infinity|Invalid|\[object/)
    for (const block of sheet.blocks) {
      if (block.kind !== 'table') continue
      for (const { cells } of block.rows) expect(cells).toHaveLength(block.columns.length)
      const keys = block.rows.map(({ cells }) => cells.join('|'))
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  test(`the pane ${pane} accepts nonsense in its fields`, async () => {
    const { fields = [] } = await sheetOf(pane)
    const nonsense = Object.fromEntries(fields.map(({ name }) => [name, '<b>-1e99']))

    expect(allText(await sheetOf(pane, BIRTH, nonsense))).not.toMatch(/undefined|NaN|Infinity|Invalid|<b>/)
  })
})

describe('the periods', () => {
  const table = ({ blocks }: PaneSheet) => blocks.findLast((block) => block.kind === 'table')

  test('the periods of a level begin and end with the period above', async () => {
    const maha = table(await sheetOf('periods'))?.rows[3]?.cells
    const antar = table(await sheetOf('periods', BIRTH, { within: 'vimshottari 3' }))?.rows

    expect(antar).toHaveLength(9)
    expect([antar?.[0]?.cells[1], antar?.at(-1)?.cells[2]]).toEqual([maha?.[1], maha?.[2]])
  })

  test('the periods of another dasha forget the chosen period', async () => {
    const yogini = table(await sheetOf('periods', BIRTH, { scheme: 'yogini', within: 'vimshottari 3' }))

    expect(yogini?.rows).toHaveLength(32)
    expect(yogini?.rows[0]?.cells[0]).toMatch(/^\w+ \(\w+\)$/)
  })
})

test('the chalit has each graha in its house and names those that left the house of their sign', async () => {
  const { blocks } = await sheetOf('houses')
  const drawn = blocks.flatMap((block) => (block.kind === 'chart' ? [block.contents] : []))[0]
  const compared = blocks.findLast((block) => block.kind === 'table')?.rows ?? []

  // Graha, whole signs, equal, Sripati, KP.
  for (const { cells } of compared) {
    const [graha = '', ofSign, , sripati] = cells
    const seat = drawn?.signs.findIndex((marks) => marks.some(({ name }) => name === graha)) ?? 0
    expect(((seat - (drawn?.lagna ?? 0) + 12) % 12) + 1).toBe(Number(sripati))
    expect(allText({ blocks }).includes(`${graha}: ${ofSign} → ${sripati}`)).toBe(ofSign !== sripati)
  }
})

describe('a second chart', () => {
  const SECOND: Birth = { ...BIRTH, fullName: 'Ravi', date: '1988-11-02', time: '21:15' }

  async function withSecond(pane: PaneId) {
    const outcome = await computePane({ pane, birth: BIRTH, other: SECOND, settings: SETTINGS, fields: {}, nowMs: NOW })
    if (!outcome.ok) throw new Error('refused')
    return outcome.value
  }

  test('a second chart stands beside the first and the transits, with the houses it falls in', async () => {
    const { blocks } = await withSecond('compare')

    expect(blocks.filter(({ kind }) => kind === 'chart')).toHaveLength(3)
    const tables = blocks.filter((block) => block.kind === 'table')
    expect(tables.map(({ caption }) => caption)).toEqual([
      'Positions side by side',
      'Ravi over this chart',
      'This chart over Ravi',
      'The moment over this chart',
    ])
    expect(tables[0]?.columns).toHaveLength(4)
    const own = (await sheetOf('compare')).blocks.find((block) => block.kind === 'table')
    expect(own?.columns).toHaveLength(3)
  })

  test('a second chart is matched by its own Moon instead of a chosen nakshatra', async () => {
    const alone = await sheetOf('matching')
    const couple = await withSecond('matching')

    expect(alone.fields?.map(({ name }) => name)).toEqual(['role', 'partner'])
    expect(couple.fields?.map(({ name }) => name)).toEqual(['role'])
    expect(allText(couple)).toContain('Ravi')
    expect(allText(couple)).toMatch(/Mars in both charts/)
  })
})

test('a birth without a time is refused', async () => {
  const birth = { ...BIRTH, time: null }
  const outcome = await computePane({ pane: 'positions', birth, settings: SETTINGS, fields: {}, nowMs: NOW })

  expect(outcome).toEqual({ ok: false, refusal: { kind: 'incomplete' } })
})
