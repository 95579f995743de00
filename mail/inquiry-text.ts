import type { InquiryType } from '#domain/visitors/contact.ts'

/** "about a consultation": completes a sentence such as "Your message ... has arrived". */
export const INQUIRY_LABELS: Record<InquiryType, string> = {
  consultation: 'about a consultation',
  courses: 'about our courses',
  technical: 'about the website',
  billing: 'about a payment',
  general: 'to us',
}
