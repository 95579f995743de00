/** The switches of notifications in the profile. */
export const NOTIFICATIONS = {
  title: 'Notifications on this device',
  lead: 'Short messages on this phone or computer, also while the site is closed. Birth details are never in them. They end when you sign out, and some weeks after you last signed in.',
  about: 'Tell me about',
  kinds: {
    booking: 'A new booking',
    claim: 'A payment to check',
    message: 'A message from the website',
    soon: 'My session in ten minutes',
    reminder: 'My session in two hours',
    answer: 'The answer to my question',
  },
  names: 'Show the first names of clients',
  namesHint: 'Others can read them on a locked screen.',
  on: 'Turn on notifications',
  isOn: 'Notifications are on.',
  save: 'Save choice',
  off: 'Turn off',
  unable: 'This browser cannot show notifications. On an iPhone, add the site to the Home Screen first.',
  blocked:
    'Your browser does not allow notifications from this site. Allow them in its settings for this site, then try again.',
  problems: {
    'kinds-missing': 'Please choose at least one, or turn notifications off.',
    'subscription-unusable': 'Notifications could not be turned on in this browser. Please try again.',
  },
  saved: { tone: 'success', title: 'Notifications are on', detail: 'This device will show what you have chosen.' },
  stopped: { tone: 'success', title: 'Notifications are off', detail: 'This device will not show any more of them.' },
} as const
