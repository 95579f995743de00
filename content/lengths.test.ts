import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Language, TRANSLATIONS } from '#domain/languages.ts'
import { countGraphemes } from '#domain/text.ts'

// Where a text stands can be told from the component that shows it: these are all that are given by name.

const TEXT = '([A-Z][A-Z0-9_]*(?:\\.\\w+)*)(\\[)?'
const PLACES = {
  button: { most: 24, shownIn: new RegExp(`<(?:Button|ButtonLink|SubmitButton)\\b(?:[^>]|=>)*>\\s*\\{${TEXT}`, 'g') },
  badge: { most: 16, shownIn: new RegExp(`<Badge\\b[^>]*>\\s*\\{${TEXT}`, 'g') },
  tab: { most: 14, shownIn: new RegExp(`\\blabel: ${TEXT}[^{}]*?\\bisCurrent\\b`, 'g') },
  'table head': { most: 18, shownIn: new RegExp(`(?:\\bheader: |<th\\b[^>]*>\\s*\\{)${TEXT}`, 'g') },
} as const

type Use = { readonly module: string; readonly path: readonly string[] }

const screens = await Promise.all(globSync('app/**/*.{ts,tsx}').map((file) => readFile(file, 'utf8')))

describe.each(TRANSLATIONS)('in %s', (language) => {
  test.each(Object.entries(PLACES))(`a %s fits its place in ${language}`, async (_, place) => {
    const uses = screens.flatMap((source) => usesIn(source, place.shownIn))
    const texts = (await Promise.all(uses.map((use) => textsOf(use, language)))).flat()

    expect(texts.length).toBeGreaterThan(10)
    expect([...new Set(texts)].filter((text) => countGraphemes(text) > place.most)).toEqual([])
  })

  test(`the subject of an email has at most 55 characters in ${language}`, async () => {
    const modules = globSync(`content/${language}/emails/*.ts`)
    const subjects = (
      await Promise.all(modules.map((module) => import(/* @vite-ignore */ join(process.cwd(), module))))
    )
      .flatMap((module: object) => Object.values(module))
      .flatMap((texts) => stringsUnder(texts, 'subject'))

    expect(subjects.length).toBeGreaterThan(10)
    expect(subjects.filter((subject) => countGraphemes(subject.replaceAll(/\{\w+\}/g, 'ABCD-1234')) > 55)).toEqual([])
  })
})

function usesIn(source: string, shownIn: RegExp): Use[] {
  const modules = new Map<string, string>()
  for (const [, names = '', module = ''] of source.matchAll(/import \{([^}]*)\} from '#content\/([^']+)'/g)) {
    for (const name of names.split(',')) {
      const [exported = '', local = exported] = name.trim().split(' as ')
      modules.set(local, `${module} ${exported}`)
    }
  }
  return [...source.matchAll(shownIn)].flatMap(([, text = '']) => {
    const [name = '', ...path] = text.split('.')
    const [module, exported = ''] = modules.get(name)?.split(' ') ?? []
    return module === undefined ? [] : [{ module, path: [exported, ...path] }]
  })
}

/** The text, or all of a table that is read by a code. Sentences with values are left out. */
async function textsOf({ module, path }: Use, language: Language): Promise<string[]> {
  const texts: unknown = await import(/* @vite-ignore */ join(process.cwd(), 'content', language, module))
  const found = path.reduce<unknown>((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], texts)
  if (typeof found === 'string') return [found]
  const table: unknown[] = typeof found === 'object' && found !== null ? Object.values(found) : []
  return table.every((text) => typeof text === 'string') ? table : []
}

function stringsUnder(texts: unknown, key: string): string[] {
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([name, value]) => {
    if (name !== key) return stringsUnder(value, key)
    // What else than a booking's code a subject may hold has no certain length.
    const isOfBooking = typeof value === 'function' && /^\(?code\)? =>/.test(String(value))
    const text: unknown = isOfBooking ? value('ABCD-1234') : value
    return typeof text === 'string' ? [text] : []
  })
}
