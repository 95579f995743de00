/** Accepted image formats. SVG is not among them, because it can contain scripts. */
export const IMAGE_FORMATS = ['jpeg', 'png', 'webp', 'gif', 'avif', 'heif'] as const

export const MOST_IMAGE_BYTES = 5 * 1024 * 1024
export const MOST_IMAGE_PIXELS = 40_000_000

/** Each image is stored in two widths, so that phones need not load the large one. */
export const IMAGE_WIDTHS = { large: 1600, small: 800 } as const

/** Its name is the end of its address. */
export type Picture = { readonly name: string; readonly content: Buffer }

/** Stores pictures in this order, in the database or in a folder. One that is there already stays as it is. */
export type SavePictures = (pictures: readonly Picture[]) => Promise<void>

export type ImageRefusal = 'not-an-image' | 'too-large'

const UPLOAD_NAME = /^[A-Za-z0-9_-]{22}(?:-800)?\.webp$/

/** Accepts only names that we generate, so that no request text becomes a path. */
export function isUploadName(name: string): boolean {
  return UPLOAD_NAME.test(name)
}
