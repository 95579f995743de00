import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import eczarDevanagari from './fonts/eczar-devanagari.ttf?inline'
import eczarLatin from './fonts/eczar-latin.ttf?inline'
import eczarLatinExt from './fonts/eczar-latin-ext.ttf?inline'
import muktaLatin from './fonts/mukta-latin.ttf?inline'
import muktaLatinExt from './fonts/mukta-latin-ext.ttf?inline'

const FONTS = [eczarLatin, muktaLatin, eczarLatinExt, muktaLatinExt, eczarDevanagari]

/**
 * The drawing library reads fonts only from files, and ours are bundled into the program: they are written to a
 * temporary folder for one drawing at a time, so that nothing is left behind however the process ends.
 */
export async function withFontFiles<Result>(draw: (paths: string[]) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'muhurta-fonts-'))
  try {
    return await draw(await Promise.all(FONTS.map((font, index) => layOut(font, join(folder, `${index}.ttf`)))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function layOut(dataUrl: string, path: string): Promise<string> {
  await writeFile(path, Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'))
  return path
}
