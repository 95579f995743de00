import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProgramRun } from './run-program.ts'

type RetiredWord = {
  readonly word: RegExp
  readonly instead: string
  readonly reason: string
  /** Lines in which the word has another meaning. */
  readonly exceptLine?: RegExp
  /** Files in which the word has another meaning. */
  readonly exceptFile?: RegExp
}

/**
 * Names of version 0.1 that the terms of docs/domain.md replaced. Four of them cannot be checked, because the same word is
 * also plain English here or a term of the trade: "keep" (a caller keeps its place), "line" (of text, of a bank statement),
 * "question" and "answer" (a Prasna has both), "person" (of the family, in a chart). Their compounds are checked.
 */
const RETIRED_WORDS: readonly RetiredWord[] = [
  {
    word: /(?<!news)letters?(?![a-rt-z])/i,
    instead: 'email',
    reason: 'clients, staff and engineers all say email',
    exceptLine:
      /letter[ -]spacing|letterSpacing|first-letter|deadLetter|letterhead|-letters\b|(two|three|four|million|capital|small|zero-width) letters?|letters(,| and| among) (marks|digits)|\['letters'|'\/admin\/letters'/i,
    // Letters of an alphabet, and the tables of version 0.1.
    exceptFile:
      /latin-letters|search-text|staff\/search|staff-search|preferences\.css|domain\/text\.|scripts\/languages|monogram|gazetteer|fonts|booking-code|certificate-code|second-factors\.|domain\/text-language\.|mutate-file|low-memory|upgrade\.test|moved-pages|site\.http/,
  },
  {
    word: /\bjourneys?\b/i,
    instead: 'end-to-end test',
    reason: 'the usual name of such a test',
    exceptFile: /^content\/|usecases\/content\/sample/,
  },
  {
    word: /(?<!news)papers?(?![a-z])/i,
    instead: 'PDF or document',
    reason: 'what we make is a PDF',
    exceptLine: /\bon paper\b|pen and paper/,
  },
  { word: /\bsurpris/i, instead: 'unexpected error', reason: 'says what it is' },
  {
    word: /\bwish(ed|es)?\b|[a-z]Wish/,
    instead: 'request',
    reason: 'what a form asks for is a request',
    exceptFile: /^content\/|usecases\/content\/sample/,
  },
  { word: /\btroubles?\b|[a-z]Trouble/i, instead: 'problem or error kind', reason: 'says what it is' },
  {
    word: /\btid(y|ied|ies|ying)/i,
    instead: 'normalize, purge or clean up',
    reason: 'it meant three different things',
  },
  { word: /\bunhurried\b/i, instead: 'background', reason: 'the usual name', exceptFile: /usecases\/content\/sample/ },
  {
    word: /\bunsent\b/i,
    instead: 'draft',
    reason: 'a stored form is a draft',
    exceptLine: /unsent email|'\/account\/unsent'/i,
    exceptFile: /moved-pages|site\.http/,
  },
  { word: /data-sky|SkySwitch|\bskies\b/i, instead: 'theme', reason: 'the sky is what charts show' },
  {
    word: /\bkept[ -]?(page|part|copy|response|when)|\bkeep(Page|Part|Response)/i,
    instead: 'cached page, or saved, stored, retained',
    reason: 'the usual name of a cache',
  },
  { word: /\bin the making\b/i, instead: 'in-flight request', reason: 'the usual name' },
  {
    word: /\blanes?\b|[a-z]Lanes?\b/,
    instead: 'concurrency',
    reason: 'the usual name',
    // A parameter of Argon2.
    exceptFile: /password-hash/,
  },
  { word: /\bbells?\b|[a-z]Bell\b/, instead: 'wake-up', reason: 'says what it is' },
  {
    word: /question and answer(?!s)|(http|request)[ -]?question/i,
    instead: 'request and response',
    reason: 'the terms of HTTP',
  },
  {
    word: /\bstanding\b|[a-z]Standing\b|\bstanding[A-Z]/,
    instead: 'eligibility, or what it is',
    reason: 'it meant several things',
    // A person's standing among people.
    exceptFile: /^content\/\w+\/charts\/reading\//,
  },
  {
    word: /\b(tells?|told)\b|\b(tell|told)[A-Z]|[a-z](Tell|Told)\b/,
    instead: 'notify, say, or what it is',
    reason: 'one name for one thing',
    exceptLine: /\bapart\b/,
    // Sentences for clients and readers, and what a client said about a birth.
    exceptFile:
      /^content\/|^mail\/|usecases\/content\/sample|routes\/dev\/|birth-profiles|remember-birth|save-client-birth/,
  },
  {
    word: /\bnews\b(?!@)|[a-z]News\b/,
    instead: 'notification',
    reason: 'one name for one thing',
    exceptLine: /\+news@/,
  },
  {
    word: /\bwords (of|for)\b|[a-z]Words\b/,
    instead: 'text, label or message',
    reason: 'what a person reads is a text',
    // Single words of a language, and amounts that are written out.
    exceptLine: /words of (names|a query|headings)|for \(const words of|InWords\b|wrapWords|RetiredWords|first words/i,
    exceptFile: /^content\/|usecases\/content\/sample/,
  },
  {
    word: /\bmoments?\b|[a-z]Moment|\bmoment[A-Z]/,
    instead: 'instant, or what happens then',
    reason: 'the usual name of a point in time',
    // Sentences for clients, the name of an observance, and a field of the booking form.
    exceptLine: /(in|wait|for) a moment|a moment ago|that moment'|The moment over|transit-moment|name="moment"/,
    exceptFile: /^content\/|usecases\/content\/sample|routes\/dev\//,
  },
  {
    word: /practice[ -]time|practiceTime/i,
    instead: 'the name of the time zone',
    reason: 'a practice has no time of its own',
  },
  {
    word: /(admin|practice|staff|astrologer)(.s)? console|[a-z]Console\b/,
    instead: 'desk or admin',
    reason: 'the two areas of docs/domain.md',
    exceptLine: /watchConsole/,
  },
  {
    word: /\bmember\b|membersOf|(?<!Staff)Member\b/,
    instead: 'client, student or staff',
    reason: 'one name for one role',
    exceptLine: /staff member|member of staff|family member|StaffMember|Member Since/i,
    // Members of a JSON object.
    exceptFile: /prasna-seal/,
  },
  {
    word: /\bcustomers?\b/i,
    instead: 'client',
    reason: 'one name for one role',
    exceptLine: /Existing Customer|Existing customers/,
  },
  {
    word: /\bannounc(e|es|ed|ing)\b/i,
    instead: 'notify',
    reason: 'one name for one thing',
    exceptLine: /announce-post|post-announced/,
  },
  {
    word: /\b(payment|money)[ -]?ways?\b|\boffered[ -]?ways?\b/i,
    instead: 'payment method',
    reason: 'one name for one thing',
    // The kind of an email and of an entry in the audit log, and the column: they are stored.
    exceptLine: /payment-ways-changed|payment_ways/,
  },
  {
    word: /\bown[ -](paise|amounts?)\b|ownPaise|OwnAmount/,
    instead: 'unique amount',
    reason: 'one name for one thing',
  },
  { word: /visitor[ -]forms?/i, instead: 'public forms', reason: 'clients send them too' },
]

const FOLDERS = [
  'app',
  'content',
  'server',
  'jobs',
  'usecases',
  'mail',
  'db',
  'domain',
  'test',
  'e2e',
  'bench',
  'scripts',
]
/** Installed packages are not ours, released migrations never change, and a list of passwords is not prose. */
const NOT_CHECKED =
  /node_modules|^db\/migrations\/|passwords\.data\.|^scripts\/retired-words|^test\/checks\/checks\.test/
const TEXT_FILE = /\.(ts|tsx|mjs|css|sql|md)$/

/** Where Sanskrit words are written for people: texts, docs, and the names of the engine. */
const SPELLED_FOLDERS = [...FOLDERS, 'docs', 'packages/jyotish/zodiac', 'packages/jyotish/festivals']
/** Reference values as they were published, and texts that people paste from other programs. */
const SPELLED_AS_GIVEN = /^docs\/domain\.md|\/reference\/|read-observations|moved-pages|festival-search/

/** Fails when a retired word or another spelling comes back, and prints each line with what to write instead. */
export async function checkRetiredWords(folder: string): Promise<ProgramRun> {
  const started = performance.now()
  const paths = (await Promise.all(FOLDERS.map((name) => listFiles(folder, name)))).flat()
  const spelled = (await Promise.all(SPELLED_FOLDERS.map((name) => listFiles(folder, name)))).flat()
  const spellings = await otherSpellings(folder)
  const found = (
    await Promise.all([
      ...paths.map((path) => findIn(folder, path)),
      ...spelled.map((path) => findSpellings(folder, path, spellings)),
    ])
  ).flat()
  return {
    code: found.length === 0 ? 0 : 1,
    output: found.join('\n'),
    seconds: (performance.now() - started) / 1_000,
  }
}

async function listFiles(folder: string, name: string): Promise<string[]> {
  if (!existsSync(join(folder, name))) return []
  const paths = await readdir(join(folder, name), { recursive: true })
  return paths.map((path) => `${name}/${path}`).filter((path) => TEXT_FILE.test(path) && !NOT_CHECKED.test(path))
}

async function findIn(folder: string, path: string): Promise<string[]> {
  const words = RETIRED_WORDS.filter(({ exceptFile }) => !exceptFile?.test(path))
  const lines = (await readFile(join(folder, path), 'utf8')).split('\n')
  return lines.flatMap((line, index) =>
    words
      .filter(({ word, exceptLine }) => word.test(line) && !exceptLine?.test(line))
      .map(({ instead, reason }) => `${path}:${index + 1} say "${instead}" (${reason}): ${line.trim().slice(0, 100)}`),
  )
}

type Spelling = { readonly ours: string; readonly others: RegExp }

/** The table "Spelling" of docs/domain.md. */
async function otherSpellings(folder: string): Promise<Spelling[]> {
  const path = join(folder, 'docs/domain.md')
  if (!existsSync(path)) return []

  const [, chapter = ''] = (await readFile(path, 'utf8')).split('\n## Spelling\n')
  const [table = ''] = chapter.split('\n## ')
  return [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)]
    .filter(([, ours]) => ours !== 'We write')
    .map(([, ours = '', others = '']) => ({ ours, others: new RegExp(`\\b(${others.split(', ').join('|')})\\b`, 'i') }))
}

/** A key such as `vasya:` is a code of the engine, which rows may hold, and no text. */
const KEY = /^\s*'?[\w-]+'?(?=:)/

async function findSpellings(folder: string, path: string, spellings: readonly Spelling[]): Promise<string[]> {
  if (SPELLED_AS_GIVEN.test(path)) return []
  const lines = (await readFile(join(folder, path), 'utf8')).split('\n')
  return lines.flatMap((line, index) =>
    spellings
      .filter(({ others }) => others.test(line.replace(KEY, '')))
      .map(
        ({ ours }) => `${path}:${index + 1} write "${ours}" (docs/domain.md, "Spelling"): ${line.trim().slice(0, 100)}`,
      ),
  )
}
