import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { errorCode } from '#domain/caught-error.ts'
import { isUploadName } from '#domain/image-uploads.ts'

const PREFIX = '/uploads/'

/** Serves uploaded pictures. Their names are hashes of their content, so browsers may cache them forever. */
export function serveUploads(folder: string): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req
    if (!path.startsWith(PREFIX) || (method !== 'GET' && method !== 'HEAD')) return next()

    const picture = await readPicture(folder, path.slice(PREFIX.length))
    if (!picture) return next()

    const headers = {
      'Content-Type': 'image/webp',
      'Content-Length': String(picture.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
    }
    return new Response(method === 'HEAD' ? null : picture, { headers })
  }
}

async function readPicture(folder: string, name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!isUploadName(name)) return undefined
  try {
    const bytes = await readFile(join(folder, name))
    return isWebp(bytes) ? bytes : undefined
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Anything else that ended up in the folder is not served. */
function isWebp(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
}
