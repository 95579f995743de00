import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import eczarDevanagari from './fonts/eczar-devanagari.ttf?inline'
import eczarLatin from './fonts/eczar-latin.ttf?inline'
import eczarLatinExt from './fonts/eczar-latin-ext.ttf?inline'
import muktaLatin from './fonts/mukta-latin.ttf?inline'
import muktaLatinExt from './fonts/mukta-latin-ext.ttf?inline'

const FONTS = [eczarLatin, muktaLatin, eczarLatinExt, muktaLatinExt, eczarDevanagari]

let paths: string[] | undefined

/** The drawing library reads fonts from files only, and ours travel inside the program: they are laid out once. */
export function ogFontFiles(): string[] {
  paths ??= layOut()
  return paths
}

function layOut(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'muhurta-fonts-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

  return FONTS.map((dataUrl, index) => {
    const path = join(folder, `${index}.ttf`)
    writeFileSync(path, Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'))
    return path
  })
}
