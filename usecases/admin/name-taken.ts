import { violatesIndex } from '#db/violations.ts'

/** Another piece of the same kind has this slug, or the teacher already has this level. */
export type NameTaken = { readonly reason: 'name-taken' }

const NAMES = [
  'astrologers_slug_key',
  'courses_slug_key',
  'consultation_packages_slug_key',
  'coupons_code_key',
  'session_passes_slug_key',
  'gift_vouchers_slug_key',
  'own_pages_slug_key',
  'teachers_slug_key',
  'teacher_pages_slug_key',
  'teacher_pages_teacher_id_level_key',
]

export function isNameTaken(error: unknown): boolean {
  return NAMES.some((index) => violatesIndex(error, index))
}
