import { plural } from '#content/words/grammar.ts'
import { numberText } from '#content/words/numbers.ts'
import { LONGEST_REPLY, LONGEST_REVIEW, LONGEST_SHOWN_CITY, LONGEST_SHOWN_NAME } from '#domain/sessions/reviews.ts'

/** Texts of reviews: the client's page, the desk's list and the website. */
export const REVIEW = {
  title: 'Your review',
  lead: (service: string, code: string) => `${service} (${code}). Praise and criticism are both welcome.`,
  stars: 'How was your session?',
  starLabels: { 5: 'Excellent', 4: 'Good', 3: 'Fair', 2: 'Poor', 1: 'Bad' },
  star: (stars: number, label: string) => `${stars} ${plural(stars, 'star', 'stars')}: ${label}`,
  text: 'Your review',
  textHint: 'Optional. Leave out birth details and anything that you want to keep private.',
  isPublic: 'You may show this review on your website',
  isPublicHint: 'Without this, only the practice reads it. You can change this at any time.',
  shownName: 'Your first name, as we’ll show it',
  shownNameHint: 'Leave it empty to be shown as “A client”.',
  shownCity: 'Your city',
  shownCityHint: 'Optional. Shown beside the name.',
  send: 'Send review',
  save: 'Save changes',
  withdraw: 'Withdraw review',
  withdrawTitle: 'Withdraw this review',
  withdrawLead: 'We’ll delete it and take it off the website. You can write another one later.',
  states: {
    waiting: 'We read every review before it is shown on the website.',
    private: 'Only the practice reads your review.',
    published: 'Your review is on our website. If you change it, we read it again first.',
    declined: 'We do not show this review on the website. You can change it, or write to us.',
    hidden: 'This review is no longer shown on the website.',
  },
  reply: 'Our reply',
  sent: { tone: 'success', title: 'Thank you for your review', detail: 'You can change it here at any time.' },
  withdrawn: { tone: 'success', title: 'Review withdrawn', detail: 'It has been deleted.' },
  stopTitle: 'No more invitations',
  stopLead:
    'We ask once after each session. If you’d rather we didn’t, we won’t ask again. You can still write a review from your dashboard.',
  stop: 'Stop these invitations',
  stopped: { tone: 'success', title: 'No more invitations', detail: 'We won’t ask you for reviews again.' },
  isStopped: 'We won’t ask you for reviews. You can change this in your profile.',
  refusals: {
    'not-completed': 'You can review a session once it is completed.',
    refunded: 'This payment is being refunded or was refunded, so the session cannot be reviewed. Write to us instead.',
  },
  failed: 'Your review was not saved',
  dashboard: 'Write a review',
  change: 'Your review',
  problems: {
    stars: {
      missing: 'Choose from one to five stars',
      invalid: 'Choose from one to five stars',
      'too-long': 'Choose from one to five stars',
    },
    text: {
      missing: 'Write your review',
      invalid: 'Check your review',
      'too-long': `Shorten your review to ${numberText(LONGEST_REVIEW)} characters`,
    },
    shownName: {
      missing: 'Enter a name',
      invalid: 'Check the name',
      'too-long': `Shorten the name to ${LONGEST_SHOWN_NAME} characters`,
    },
    shownCity: {
      missing: 'Enter a city',
      invalid: 'Check the city',
      'too-long': `Shorten the city to ${LONGEST_SHOWN_CITY} characters`,
    },
    isPublic: {
      missing: 'Choose whether we may show your review',
      invalid: 'Choose whether we may show your review',
      'too-long': 'Choose whether we may show your review',
    },
  },
} as const

export const MODERATION = {
  title: 'Reviews',
  lead: 'What clients wrote after completed sessions. Publish praise and criticism alike: decline only what is insulting, untrue or private.',
  filter: 'State of reviews',
  tabs: { waiting: 'To read', published: 'Published', declined: 'Declined', hidden: 'Hidden' },
  none: 'No reviews here',
  noneLead: 'Clients are invited by email after a completed session.',
  onDesk: (count: number) => plural(count, 'One review to read', `${count} reviews to read`),
  anonymous: 'A client',
  shownAs: (name: string) => `Shown as: ${name}`,
  private: 'Private: the client doesn’t want it shown',
  noText: 'Stars only, without a text.',
  publish: 'Publish',
  decline: 'Decline',
  hide: 'Hide',
  of: (client: string) => `review of ${client}`,
  reply: 'Public reply',
  replyHint: 'Shown below the review. Write nothing about the session or the chart.',
  saveReply: 'Save reply',
  booking: (code: string) => `Booking ${code}`,
  done: {
    published: 'Review published',
    declined: 'Review declined',
    hidden: 'Review hidden',
    reply: 'Reply saved',
  },
  refusals: {
    'review-changed': 'The client has changed this review in the meantime. Read it again.',
    'not-public': 'The client does not want this review to be shown.',
    'reply-too-long': `Shorten the reply to ${LONGEST_REPLY} characters.`,
  },
} as const

export const PUBLIC_REVIEWS = {
  title: 'Client reviews',
  heading: 'What our clients say',
  description: (average: string, count: number) =>
    `${average} out of 5 stars in ${count} reviews, written by clients after a completed session.`,
  pageLead: (average: string, count: number) =>
    `${average} out of 5 stars in ${count} reviews. Only clients with a completed session can write one, and we show criticism too.`,
  seeAll: (count: number) => `Read all ${count} reviews`,
  list: 'All reviews',
  pages: 'Pages of reviews',
  lead: (count: number) => `From ${count} reviews by clients after a completed session.`,
  trustLine: (average: string, count: number) => `${average} out of 5 stars in ${count} reviews`,
  anonymous: 'A client',
  reply: 'Reply',
} as const
