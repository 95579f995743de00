import { fileSize } from '#content/words/numbers.ts'
import { MOST_IMAGE_BYTES } from '#domain/image-uploads.ts'

const LARGEST_PICTURE = fileSize(MOST_IMAGE_BYTES)

/** Why a picture was not stored. */
export const PICTURE_PROBLEMS = {
  notAnImage: 'We cannot show this file. Use a JPEG, PNG, WebP, GIF or AVIF picture.',
  tooLarge: `The picture is larger than ${LARGEST_PICTURE}. Choose a smaller one.`,
} as const

export const PICTURE = {
  upload: (label: string) => `${label}: upload a picture`,
  uploadHint: `JPEG, PNG, WebP, GIF or AVIF up to ${LARGEST_PICTURE}. It replaces the link above.`,
  ...PICTURE_PROBLEMS,
} as const
