export const NEWSLETTER = {
  title: 'Newsletter',
  lead: 'Get an email when we publish something new.',
  description: 'Get new posts from the practice by email. You can unsubscribe with one click.',
  email: 'Your email address',
  subscribe: 'Subscribe',
  thanks: 'Thank you for subscribing!',
  checkMail: 'Open the email we have just sent you and confirm your address.',
  howItWorks: 'We first send you an email to make sure the address is yours. Every email has an unsubscribe link.',

  confirmTitle: 'Confirm your subscription',
  confirmLead: 'We will send you an email when we publish something new. You can unsubscribe at any time.',
  confirm: 'Confirm subscription',
  confirmedTitle: 'You are subscribed',
  confirmedLead: 'Thank you. You will receive our next newsletter. You can unsubscribe at any time.',

  unsubscribeTitle: 'Unsubscribe from the newsletter',
  unsubscribeLead: 'We are sorry to see you go. Thank you for reading.',
  unsubscribe: 'Unsubscribe',
  unsubscribedTitle: 'You are unsubscribed',
  unsubscribedLead: 'You will no longer receive our newsletter. You can subscribe again at any time.',

  writeToUs: 'Write to us',
  backHome: 'Back to Home',
} as const
