export const NEWSLETTER = {
  title: 'Newsletter',
  lead: 'A quiet letter when there is something worth reading.',
  description: 'Read new posts and notes from the practice by email. You can stop it with one click.',
  email: 'Your email address',
  subscribe: 'Subscribe',
  thanks: 'Thank you for subscribing!',
  checkMail: 'Please open the letter we have just sent you and confirm your address.',
  howItWorks: 'We send you one letter first, to make sure the address is yours. Every letter has a link to stop them.',
  invalidEmail: 'Please enter a valid email address',
  missingEmail: 'Please enter your email address',
  tooOften: 'That was often. Please try again a little later.',

  confirmTitle: 'Would you like to read our letters?',
  confirmLead: 'One click, and we write to you when there is something worth reading.',
  confirm: 'Yes, write to me',
  confirmedTitle: 'You are subscribed',
  confirmedLead: 'Thank you. The next letter comes to you, too, and every one of them can be your last.',

  unsubscribeTitle: 'Leave the newsletter',
  unsubscribeLead: 'We are sorry to see you go, and glad that you read along.',
  unsubscribe: 'Unsubscribe',
  unsubscribedTitle: 'You are unsubscribed',
  unsubscribedLead: 'We do not write to this address any more. You can come back whenever you like.',

  deadTitle: 'This link does not work any more',
  deadLead: 'It may have been used already, or it is older than a week. You can subscribe again below.',
  backHome: 'Back to Home',
} as const
