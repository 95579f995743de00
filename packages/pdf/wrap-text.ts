type WrapOptions = { readonly fits: (line: string) => boolean; readonly maxLines: number }

const MAX_LENGTH = 1_000

/** Breaks a text into lines between words, and inside a word only where it is longer than a line. */
export function wrapText(text: string, { fits, maxLines }: WrapOptions): string[] {
  // Most texts do, and measuring them word by word is half the work of a PDF.
  if (text !== '' && fits(text)) return [text]

  const pieces = piecesOf(text.slice(0, MAX_LENGTH), fits)
  const lines: string[] = []
  let next = 0
  while (next < pieces.length && lines.length < maxLines) {
    let line = pieces[next++] ?? ''
    while (next < pieces.length && fits((line + pieces[next]).trimEnd())) line += pieces[next++]
    lines.push(line.trimEnd())
  }
  const last = lines.pop()
  if (last === undefined) return []
  return [...lines, next < pieces.length ? withEllipsis(last, fits) : last]
}

/** Words with the space after them; a word wider than a line is split into its characters. */
function piecesOf(text: string, fits: (line: string) => boolean): string[] {
  const words = text.match(/\S+\s*/gu) ?? []
  return words.flatMap((word) => (fits(word.trimEnd()) ? [word] : charactersOf(word)))
}

function withEllipsis(line: string, fits: (line: string) => boolean): string {
  const characters = charactersOf(line)
  while (characters.length > 0 && !fits(`${characters.join('')}…`)) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters as readers count them: a letter with all its marks. */
function charactersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}
