/**
 * Contacts of a phone: vCard 3.0 (RFC 2426) and 4.0 (RFC 6350), and the quoted-printable lines of 2.1, in which many Android
 * phones still export. Each becomes a row as `CARD_HEADINGS` names it. Everything else in a card, such as a birthday, is ignored.
 */
export function readCards(text: string): string[][] {
  const rows: string[][] = []
  let card: Property[] | undefined
  for (const line of logicalLines(text)) {
    if (/^begin:vcard\s*$/i.test(line)) card = []
    else if (/^end:vcard\s*$/i.test(line)) {
      if (card) rows.push(rowOf(card))
      card = undefined
    } else if (card) {
      const property = propertyIn(line)
      if (property) card.push(property)
    }
  }
  return rows
}

export function isCards(text: string): boolean {
  return /^\ufeff?\s*begin:vcard\s/i.test(text)
}

type Property = { readonly name: string; readonly params: string; readonly value: string }

function rowOf(card: readonly Property[]): string[] {
  const all = (name: string) => card.filter((property) => property.name === name)
  const best = (name: string, mark: RegExp) =>
    (all(name).find(({ params }) => mark.test(params)) ?? all(name)[0])?.value ?? ''
  const preferred = /\bpref\b/i
  const name = unescaped(best('FN', preferred)).trim() || nameOf(best('N', preferred))
  return [
    name,
    unescaped(best('EMAIL', preferred)),
    unescaped(best('TEL', /\b(pref|cell)\b/i)),
    best('LANG', preferred),
    all('CATEGORIES')
      .map(({ value }) => unescaped(value))
      .join(','),
    all('NOTE')
      .map(({ value }) => unescaped(value))
      .join('\n'),
  ]
}

/** Family, given and middle names, then titles, which are left out. */
function nameOf(value: string): string {
  const [family = '', given = '', middle = ''] = value.split(/(?<!\\);/).map(unescaped)
  return `${given} ${middle} ${family}`
}

function unescaped(value: string): string {
  return value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))
}

/** Long lines are folded: continued after a space, or after an equals sign where they are quoted-printable. */
function logicalLines(text: string): string[] {
  const lines: string[] = []
  let isQuoted = false
  for (const line of text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n')) {
    const last = lines.at(-1)
    if (isQuoted && last !== undefined) lines[lines.length - 1] = last.slice(0, -1) + line
    else lines.push(line)
    const whole = lines.at(-1) ?? ''
    isQuoted = line.endsWith('=') && /^[^:]*quoted-printable/i.test(whole)
  }
  return lines
}

function propertyIn(line: string): Property | undefined {
  const colon = colonIn(line)
  if (colon === -1) return undefined
  const [head = '', ...rest] = line.slice(0, colon).split(';')
  const params = rest.join(';')
  const raw = line.slice(colon + 1)
  const value = /quoted-printable/i.test(params) ? fromQuotedPrintable(raw) : raw
  return { name: head.slice(head.lastIndexOf('.') + 1).toUpperCase(), params, value }
}

/** The first one outside quotation marks. */
function colonIn(line: string): number {
  let isInQuotes = false
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isInQuotes = !isInQuotes
    else if (line[at] === ':' && !isInQuotes) return at
  }
  return -1
}

function fromQuotedPrintable(value: string): string {
  const bytes: number[] = []
  for (let at = 0; at < value.length; at++) {
    const code = value[at] === '=' ? Number.parseInt(value.slice(at + 1, at + 3), 16) : Number.NaN
    if (Number.isNaN(code)) bytes.push(...new TextEncoder().encode(value[at]))
    else {
      bytes.push(code)
      at += 2
    }
  }
  return new TextDecoder().decode(new Uint8Array(bytes))
}
