import { unzipSync } from 'fflate'

/** The files of an archive by name. */
export function readZip(archive: Uint8Array): Map<string, Buffer> {
  return new Map(Object.entries(unzipSync(archive)).map(([name, content]) => [name, Buffer.from(content)]))
}
