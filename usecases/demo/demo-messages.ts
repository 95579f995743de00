import type { ContactFormValues } from '#domain/visitors/contact-form.ts'
import type { SuggestionFormValues } from '#domain/visitors/suggestion-form.ts'

type Written<Form> = Form & { readonly hoursAgo: number }

/** Messages in the admin's inbox. */
export const DEMO_MESSAGES: readonly Written<ContactFormValues>[] = [
  {
    name: 'Kavita Menon',
    email: 'kavita@demo.example',
    phone: '+91 90000 00001',
    subject: 'A gift for my sister',
    message: 'Can I pay for a reading and let my sister choose the time? Her birthday is in three weeks.',
    inquiryType: 'consultation',
    hoursAgo: 5,
  },
  {
    name: 'Thomas Weber',
    email: 'thomas@demo.example',
    phone: '',
    subject: 'Lessons from Germany',
    message: 'I work until 6 PM in Berlin. Are the Pradhamika lessons recorded, or do I have to join at a fixed time?',
    inquiryType: 'courses',
    hoursAgo: 29,
  },
]

export const DEMO_SUGGESTION: Written<SuggestionFormValues> = {
  topic: 'A playlist on reading the Navamsha',
  link: '',
  details: 'The basics here are very clear. I would like to continue with D9.',
  email: 'kavita@demo.example',
  hoursAgo: 50,
}
