import { fileSize } from '#content/words/numbers.ts'
import { MOST_IMAGE_BYTES } from '#domain/image-uploads.ts'
import type * as en from '../../../en/staff/website/pictures.ts'
import type { Texts } from '../../../texts.ts'

const LARGEST_PICTURE = fileSize(MOST_IMAGE_BYTES)

/** Why a picture was not stored. */
export const PICTURE_PROBLEMS: Texts<typeof en.PICTURE_PROBLEMS> = {
  notAnImage: 'ఈ ఫైల్‌ను చూపలేం. దయచేసి JPEG, PNG, WebP, GIF లేదా AVIF చిత్రం వాడండి.',
  tooLarge: `ఈ చిత్రం ${LARGEST_PICTURE} కంటే పెద్దది. దయచేసి చిన్నది ఎంచుకోండి.`,
}

export const PICTURE: Texts<typeof en.PICTURE> = {
  upload: (label) => `${label}: చిత్రం అప్‌లోడ్ చేయండి`,
  uploadHint: `JPEG, PNG, WebP, GIF లేదా AVIF, ${LARGEST_PICTURE} వరకు. పైన ఉన్న లింక్ బదులు ఇది వస్తుంది.`,
  ...PICTURE_PROBLEMS,
}
