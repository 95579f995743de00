import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { errorCode } from '#domain/caught-error.ts'
import { preferredEncoding } from './encoding.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

type StaticFile = {
  type: string
  etag: string
  cacheControl: string
  body: Record<Variant, Uint8Array<ArrayBuffer> | undefined>
}
type Variant = 'identity' | 'br' | 'gzip'

export type StaticFiles = ReadonlyMap<string, StaticFile>

/**
 * Reads the built files and their compressed variants into memory. Only paths in this map are served, so no path in a
 * request ever reaches the file system.
 */
export function loadStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const type = TYPES[extname(entry.name)]
    if (!entry.isFile() || type === undefined) continue

    const url = `/${relative(folder, path).split(sep).join('/')}`
    const identity = readFileSync(path)
    files.set(url, {
      type,
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      cacheControl: isHashed(url) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      body: { identity, br: readIfPresent(`${path}.br`), gzip: readIfPresent(`${path}.gz`) },
    })
  }
  return files
}

/** File names under /assets and /fonts contain a hash of their content. */
function isHashed(url: string): boolean {
  return url.startsWith('/assets/') || url.startsWith('/fonts/')
}

function readIfPresent(path: string) {
  try {
    return readFileSync(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

export function serveStatic(files: StaticFiles): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req
    const file = files.get(path)
    if (!file || (method !== 'GET' && method !== 'HEAD')) return next()

    const encoding = preferredEncoding(context.req.header('accept-encoding'), ['br', 'gzip'])
    const compressed = encoding === 'identity' ? undefined : file.body[encoding]
    const headers = new Headers({
      'Content-Type': file.type,
      'Cache-Control': file.cacheControl,
      ETag: file.etag,
      Vary: 'Accept-Encoding',
    })
    if (context.req.header('if-none-match') === file.etag) return new Response(null, { status: 304, headers })

    if (compressed) headers.set('Content-Encoding', encoding)
    return new Response(method === 'HEAD' ? null : (compressed ?? file.body.identity ?? null), { headers })
  }
}
