import { fileSize } from '#content/words/numbers.ts'
import { MOST_IMAGE_BYTES } from '#domain/image-uploads.ts'
import type * as en from '../../../en/staff/website/pictures.ts'
import type { Texts } from '../../../texts.ts'

const LARGEST_PICTURE = fileSize(MOST_IMAGE_BYTES)

/** Why a picture was not stored. */
export const PICTURE_PROBLEMS: Texts<typeof en.PICTURE_PROBLEMS> = {
  notAnImage: 'यह फ़ाइल नहीं दिखाई जा सकती। JPEG, PNG, WebP, GIF या AVIF तस्वीर चुनें।',
  tooLarge: `तस्वीर ${LARGEST_PICTURE} से बड़ी है। छोटी तस्वीर चुनें।`,
}

export const PICTURE: Texts<typeof en.PICTURE> = {
  upload: (label) => `${label}: तस्वीर अपलोड करें`,
  uploadHint: `JPEG, PNG, WebP, GIF या AVIF, ${LARGEST_PICTURE} तक। यह ऊपर के लिंक की जगह लेती है।`,
  ...PICTURE_PROBLEMS,
}
