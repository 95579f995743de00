/** Inserted by mutations. No digits, so that no amount or reference becomes another one. */
const DEBRIS = [
  ',',
  '"',
  '\n',
  '\r',
  '\t',
  ';',
  '|',
  ' ',
  "'",
  '=',
  '-',
  'x',
  'Z',
  '\u0000',
  '\u00e9',
  '\u20b9',
  '\u200b',
]

type Random = () => number

/** Damages a file as transfers, editors and spreadsheets do; reproducible by seed, and no digit changes. */
export function mutateFile(file: Buffer, random: Random): Buffer {
  const text = file.toString('utf8')
  const times = 1 + Math.floor(random() * 6)
  const damaged = Array.from({ length: times }).reduce<string>((current) => damage(current, random), text)
  return Buffer.from(damaged)
}

function damage(text: string, random: Random): string {
  const place = Math.floor(random() * text.length)
  const debris = DEBRIS[Math.floor(random() * DEBRIS.length)] ?? ''
  switch (Math.floor(random() * 6)) {
    case 0:
      return isDigit(text[place]) ? text : `${text.slice(0, place)}${debris}${text.slice(place + 1)}`
    case 1:
      return isDigit(text[place]) ? text : `${text.slice(0, place)}${text.slice(place + 1)}`
    case 2:
      return `${text.slice(0, place)}${debris}${text.slice(place)}`
    case 3:
      return text.slice(0, place)
    case 4:
      return withLines(text, (lines, line) => lines.toSpliced(line, 1), random)
    default:
      return withLines(text, (lines, line) => lines.toSpliced(line, 0, lines[line] ?? ''), random)
  }
}

function withLines(text: string, change: (lines: string[], line: number) => string[], random: Random): string {
  const lines = text.split('\r\n')
  return change(lines, Math.floor(random() * lines.length)).join('\r\n')
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && /\d/.test(character)
}
