import type { InquiryType } from '#domain/visitors/inquiry-types.ts'

/** Completes a sentence such as "We have received your message about a consultation". */
export const INQUIRY_LABELS: Record<InquiryType, string> = {
  consultation: ' about a consultation',
  courses: ' about our courses',
  technical: ' about the website',
  billing: ' about a payment',
  general: '',
}
