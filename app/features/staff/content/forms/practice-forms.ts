import type { FieldSpec } from '#app/features/staff/content/form-spec.ts'
import type { PartForm } from '#app/features/staff/content/part-form.ts'
import { PRACTICE_PAGE } from '#content/staff/editing.ts'
import type { SettingsPart } from '#domain/content/practice-changes.ts'
import { paymentMethodsForm } from './payment-methods-form.ts'
import { almanacForm, gstForm, invoicesForm, legalForm, upiForm } from './practice-business-forms.ts'
import { chartsForm } from './practice-chart-form.ts'
import { emailsForm } from './practice-email-forms.ts'
import { blogForm, discountForm, homeForm, languagesForm, lookForm } from './practice-look-forms.ts'
import { aboutForm, claimsForm, contactForm, identityForm, socialForm } from './practice-text-forms.ts'

/** Where clients pay to changes only with the password of the admin. */
export const PASSWORD_FIELD: FieldSpec = {
  name: 'password',
  label: PRACTICE_PAGE.password,
  hint: PRACTICE_PAGE.passwordHint,
  type: 'password',
}

export const PART_FORMS: { readonly [Part in SettingsPart]: PartForm<Part> } = {
  identity: identityForm,
  about: aboutForm,
  claims: claimsForm,
  contact: contactForm,
  social: socialForm,
  upi: upiForm,
  ways: paymentMethodsForm,
  gst: gstForm,
  invoices: invoicesForm,
  almanac: almanacForm,
  charts: chartsForm,
  legal: legalForm,
  home: homeForm,
  emails: emailsForm,
  blog: blogForm,
  look: lookForm,
  discount: discountForm,
  languages: languagesForm,
}

/** The table above pairs each part with its own form; the compiler cannot follow that through a URL parameter. */
export function partFormOf(part: SettingsPart): PartForm<SettingsPart> {
  return PART_FORMS[part] as unknown as PartForm<SettingsPart>
}
