export const INQUIRY_TYPES = ['consultation', 'courses', 'technical', 'billing', 'general'] as const
export type InquiryType = (typeof INQUIRY_TYPES)[number]
