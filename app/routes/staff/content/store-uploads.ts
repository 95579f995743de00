import { type FieldSpec, type FormTexts, uploadName } from '#app/features/staff/content/form-spec.ts'
import type { SentForm } from '#app/http/form.ts'
import { PICTURE } from '#content/staff/website/pictures.ts'
import type { ImageRefusal, SavePictures } from '#domain/image-uploads.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { storeImage } from '#usecases/uploads/store-image.ts'

const IMAGE_REFUSALS: Record<ImageRefusal, string> = {
  'not-an-image': PICTURE.notAnImage,
  'too-large': PICTURE.tooLarge,
}

/** Stores the uploaded pictures of a form. Returns their addresses by field, or the problem of a field. */
export async function storeUploads(
  fields: readonly FieldSpec[],
  form: SentForm,
  save: SavePictures,
): Promise<Outcome<FormTexts, FormTexts>> {
  const addresses: Record<string, string> = {}
  for (const { name } of fields.filter(({ type }) => type === 'picture')) {
    const file = form.file(uploadName(name))
    if (!file) continue

    const stored = await storeImage(save, new Uint8Array(await file.arrayBuffer()))
    if (!stored.ok) return refused({ [name]: IMAGE_REFUSALS[stored.refusal] })
    addresses[name] = stored.value.url
  }
  return accepted(addresses)
}
