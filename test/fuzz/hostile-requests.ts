import { hostileValue } from './hostile-values.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { PageForm } from './site-forms.ts'

export type HostileRequest = { readonly path: string; readonly init: RequestInit }

/** What the generator knows about the site. Field and query names are added while it runs. */
export type SiteKnowledge = {
  readonly patterns: readonly string[]
  /** The forms by path, so that a form on every page is not tried more often. */
  readonly forms: readonly (readonly PageForm[])[]
  readonly fieldNames: Set<string>
  readonly queryNames: Set<string>
  /** Existing IDs and slugs, by parameter name. */
  readonly parameters: Readonly<Record<string, readonly string[]>>
}

const CONTENT_TYPES = [
  'application/json',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded; charset=utf-16',
  'image/svg+xml',
  '',
]

const HEADERS = [
  ...[
    'accept',
    'accept-encoding',
    'accept-language',
    'if-none-match',
    'if-modified-since',
    'range',
    'user-agent',
    'referer',
  ],
  ...[
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'forwarded',
    'x-http-method-override',
    'x-original-url',
  ],
  ...['purpose', 'x-requested-with', 'x-middleware-prefetch', 'sec-fetch-dest'],
]

const COOKIES = [
  'flash',
  'theme',
  'device',
  'travel',
  'identity',
  'code',
  'booking-code',
  'booking-draft',
  'sign-in-draft',
]

/** One request that our pages would not send, usually almost valid, because others are refused early. */
export function hostileRequest(random: SeededRandom, site: SiteKnowledge): HostileRequest {
  const headers = new Headers()
  if (random.happens(0.3)) headers.set(random.pick(HEADERS), headerText(hostileValue(random)))
  const cookies = random.happens(0.2) ? `${random.pick(COOKIES)}=${cookieText(random)}` : ''
  if (cookies) headers.set('cookie', cookies)

  if (random.happens(0.45)) {
    const method = random.pick(['GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
    return { path: hostilePath(random, site), init: { method, headers } }
  }
  const form = random.pick(random.pick(site.forms))
  const isKnown = random.happens(0.7)
  const path = isKnown ? form.action : hostilePath(random, site)
  return { path, init: { method: 'POST', headers, body: hostileBody(random, site, form, headers) } }
}

function hostilePath(random: SeededRandom, site: SiteKnowledge): string {
  const filled = random
    .pick(site.patterns)
    .replaceAll('*', () => encoded(random, hostileValue(random)))
    .replaceAll(/:(\w+)/g, (_, name: string) => {
      const known = site.parameters[name] ?? []
      return known.length > 0 && random.happens(0.5) ? random.pick(known) : encoded(random, hostileValue(random))
    })
  const asData = random.happens(0.15) ? `${filled === '/' ? '/_root' : filled}.data` : filled
  const query = Array.from({ length: random.below(4) }, () => {
    const name = random.happens(0.85) ? random.pick([...site.queryNames]) : hostileValue(random)
    return `${encodeURIComponent(name.toWellFormed())}${random.pick(['=', '[]=', '='])}${encoded(random, hostileValue(random))}`
  })
  return short(query.length > 0 ? `${asData}?${query.join('&')}` : asData)
}

/** Servers refuse longer URLs. */
const short = (path: string) => path.slice(0, 12_000)

/** Encoded as by a browser, or sometimes raw. */
function encoded(random: SeededRandom, value: string): string {
  return random.happens(0.8) ? encodeURIComponent(value.toWellFormed()) : value.replaceAll(/[?#]/g, '')
}

function hostileBody(random: SeededRandom, site: SiteKnowledge, form: PageForm, headers: Headers): BodyInit {
  const fields = hostileFields(random, site, form)
  const shape = random.below(20)
  if (shape === 0) {
    const contentType = random.pick(CONTENT_TYPES)
    if (contentType) headers.set('content-type', contentType)
    return hostileValue(random)
  }
  if (shape === 1) {
    headers.set('content-type', 'application/json')
    return JSON.stringify(Object.fromEntries(fields))
  }
  if (shape < 5) return withFiles(random, fields)
  return new URLSearchParams(fields.map(([name, value]) => [name, value.toWellFormed()]))
}

/** The form with some fields replaced, repeated or removed, and some added from other forms. */
function hostileFields(random: SeededRandom, site: SiteKnowledge, form: PageForm): [string, string][] {
  const fields = Object.entries(form.fields).flatMap(([name, value]): [string, string][] => {
    const choice = random.below(20)
    if (choice === 0) return []
    if (choice === 1) return [[name, value], [name, hostileValue(random)]] // biome-ignore format: one case, one line
    if (choice === 2) return [[`${name}[]`, value]]
    const isReplaced = name === 'intent' ? choice === 3 : choice < 10
    return [[name, isReplaced ? hostileValue(random) : value]]
  })
  const others = Array.from({ length: random.below(4) }, (): [string, string] => [
    random.pick([...site.fieldNames]),
    hostileValue(random),
  ])
  return [...fields, ...others]
}

function withFiles(random: SeededRandom, fields: readonly [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) {
    if (random.happens(0.3)) form.append(name, new Blob([value]), hostileValue(random).slice(0, 500))
    else form.append(name, value)
  }
  return form
}

/** Only what a header may contain; the server refuses the rest, which has its own tests. */
function headerText(value: string): string {
  return Buffer.from(value.slice(0, 4_000))
    .toString('latin1')
    .replaceAll(/[\0\r\n]/g, '')
}

function cookieText(random: SeededRandom): string {
  const value = hostileValue(random).slice(0, 2_000)
  const isSealed = random.happens(0.5)
  return isSealed
    ? Buffer.from(JSON.stringify({ tone: 'note', title: value })).toString('base64url')
    : headerText(value)
}
