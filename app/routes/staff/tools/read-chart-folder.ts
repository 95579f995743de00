import tzLookup from '@photostructure/tz-lookup'
import { unzip } from 'fflate'
import type { ChartDocument } from '#app/features/studio/chart-document.ts'
import { readChartJhd } from '#app/features/studio/chart-jhd.ts'
import { readChartJson } from '#app/features/studio/chart-json.ts'
import { type ChartFileRefusal, LARGEST_CHART_FILE } from '#app/features/studio/open-chart-file.ts'
import type { Birth } from '#domain/births/birth.ts'
import { readChartBirth } from '#domain/births/birth-form.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

export const MOST_CHART_FILES = 1_000

type ReadChart = { readonly file: string; readonly birth: Birth }
type RefusedFile = { readonly file: string; readonly refusal: ChartFileRefusal | 'broken-zip' }

export type ReadFolder = { readonly charts: readonly ReadChart[]; readonly refused: readonly RefusedFile[] }

type ChartFile = { readonly file: string; readonly bytes: Uint8Array }

/** Reads chart files and zips of them. What cannot be read is named with its reason; nothing of it stops the others. */
export async function readChartFolder(files: readonly File[]): Promise<Outcome<ReadFolder, 'nothing' | 'too-many'>> {
  if (files.length === 0) return refused('nothing')
  const found: ChartFile[] = []
  const refusals: RefusedFile[] = []
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (!isZip(bytes)) found.push({ file: file.name, bytes })
    else {
      const unpacked = await unpack(bytes)
      if (!unpacked) refusals.push({ file: file.name, refusal: 'broken-zip' })
      else {
        found.push(...unpacked.files)
        refusals.push(...unpacked.tooLarge.map((name) => ({ file: name, refusal: 'too-large' as const })))
      }
    }
    if (found.length + refusals.length > MOST_CHART_FILES) return refused('too-many')
  }
  const charts: ReadChart[] = []
  for (const { file, bytes } of found) {
    const read = readChart(file, bytes)
    const birth = read.ok ? readChartBirth(read.value.values, tzLookup) : undefined
    if (birth?.ok) charts.push({ file, birth: birth.value.birth })
    else refusals.push({ file, refusal: read.ok ? 'not-a-chart' : read.refusal })
  }
  if (charts.length === 0 && refusals.length === 0) return refused('nothing')
  return accepted({ charts, refused: refusals })
}

function readChart(file: string, bytes: Uint8Array): Outcome<ChartDocument, ChartFileRefusal> {
  if (bytes.length > LARGEST_CHART_FILE) return refused('too-large')
  const text = new TextDecoder().decode(bytes)
  if (/^\s*\{/.test(text)) return readChartJson(text)
  return readChartJhd(new TextDecoder('windows-1252').decode(bytes), nameOf(file), tzLookup)
}

/** Without folders and the ending. */
function nameOf(file: string): string {
  return (file.split(/[/\\]/).at(-1) ?? '').replace(/\.[^.]*$/, '')
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04
}

type Unpacked = { readonly files: readonly ChartFile[]; readonly tooLarge: readonly string[] }

/** Only charts are unpacked, and none beyond its limit or beyond the number of files; undefined for a broken archive. */
function unpack(bytes: Uint8Array): Promise<Unpacked | undefined> {
  const tooLarge: string[] = []
  let count = 0
  return new Promise((resolve) => {
    unzip(
      bytes,
      {
        filter({ name, originalSize }) {
          if (!/\.(jhd|json)$/i.test(name) || name.startsWith('__MACOSX/')) return false
          count += 1
          if (originalSize > LARGEST_CHART_FILE) tooLarge.push(name)
          return originalSize <= LARGEST_CHART_FILE && count <= MOST_CHART_FILES + 1
        },
      },
      (error, entries) => {
        if (error) return resolve(undefined)
        resolve({ files: Object.entries(entries).map(([file, content]) => ({ file, bytes: content })), tooLarge })
      },
    )
  })
}
