export const NEWSLETTER = {
  title: 'Newsletter',
  lead: 'A quiet email when there is something worth reading.',
  description: 'Read new posts and notes from the practice by email. You can stop it with one click.',
  email: 'Your email address',
  subscribe: 'Subscribe',
  thanks: 'Thank you for subscribing!',
  checkMail: 'Please open the email we have just sent you and confirm your address.',
  howItWorks: 'We send you one email first, to make sure the address is yours. Every email has a link to stop them.',

  confirmedTitle: 'You are subscribed',
  confirmedLead: 'Thank you. The next email comes to you, too, and every one of them can be your last.',

  unsubscribeTitle: 'Leave the newsletter',
  unsubscribeLead: 'We are sorry to see you go, and glad that you read along.',
  unsubscribe: 'Unsubscribe',
  unsubscribedTitle: 'You are unsubscribed',
  unsubscribedLead: 'We do not write to this address any more. You can come back whenever you like.',

  deadTitle: 'This link does not work any more',
  deadLead: 'It may have been used already, or it is older than a week. You can subscribe again below.',
  deadUnsubscribe: 'The address is not complete. Write to us and we will take you off the list at once.',
  writeToUs: 'Write to us',
  backHome: 'Back to Home',
} as const
