/** One row of docs/test-cases.md: a code that test titles begin with, and the files with such tests. */
export type CaseRow = { readonly code: string; readonly files: readonly string[] }

export function readCases(page: string): CaseRow[] {
  return [...page.matchAll(/^\| ([A-Z]\d+) \|.*\| (.+) \|$/gm)].map(([, code = '', where = '']) => ({
    code,
    files: [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }))
}

/** The codes in front of titles, as in 'C15: …' and 'D5, B1: …'; a title may also be a row of `test.each`. */
export function listCodes(source: string): string[] {
  return [...source.matchAll(/['"`]([A-Z]\d+(?:, [A-Z]\d+)*): /g)].flatMap(([, codes = '']) => codes.split(', '))
}

export function listCaseProblems(
  rows: readonly CaseRow[],
  codesByFile: ReadonlyMap<string, readonly string[]>,
): string[] {
  const known = new Set(rows.map(({ code }) => code))
  const unknown = [...codesByFile].flatMap(([file, codes]) =>
    codes.filter((code) => !known.has(code)).map((code) => `${file}: ${code} has no row`),
  )
  const unused = rows.flatMap(({ code, files }) =>
    files.filter((file) => !codesByFile.get(file)?.includes(code)).map((file) => `${code}: no title in ${file} has it`),
  )
  const nowhere = rows.filter(({ files }) => files.length === 0).map(({ code }) => `${code}: no file is named`)
  return [...unknown, ...unused, ...nowhere]
}
