/**
 * The rules of the daily texts, as data: one sentence for each place the Moon, the Sun, Jupiter and Saturn can have
 * from a Moon sign, one for the mood of the Moon's star and one for the lord of the weekday. They suggest and never
 * threaten; they promise nothing about health, money or fate.
 */
export const DAILY_RULES = {
  /** By the house of the Moon, first to twelfth: while she grows, and while she wanes. */
  moon: [
    {
      waxing: 'The Moon comes home to your sign: begin with what you feel, and let others see it.',
      waning: 'The Moon rests in your sign: a good day to look after yourself before anybody else.',
    },
    {
      waxing: 'What you own and what you say gain weight today; a kind word travels further than usual.',
      waning: 'Sort your things and your sentences: what you keep should be worth keeping.',
    },
    {
      waxing: 'Courage comes easily. Write the email, make the call, take the short road.',
      waning: 'Small efforts finish what large plans left open; ask a brother, sister or friend along.',
    },
    {
      waxing: 'Home asks for your presence. Cook, repair, invite, and let the world wait an hour.',
      waning: 'A quiet corner does more than a crowded room; give the evening to your own four walls.',
    },
    {
      waxing: 'Play, teach, draw, sing: whatever you make for its own sake goes well.',
      waning: 'Something you learned long ago wants to be used again; share it with somebody younger.',
    },
    {
      waxing: 'Order brings relief. One list, one hour, and the loose ends are fewer.',
      waning: 'Help where you can and say no where you must; both are service today.',
    },
    {
      waxing: 'You meet yourself in the other person. Listen to the end before you answer.',
      waning: 'An agreement can be made gentler; say what you need without keeping score.',
    },
    {
      waxing: 'Go slowly with what lies beneath the surface; a calm breath is the right first step.',
      waning: 'Let a matter rest that cannot be solved today; rest is also work.',
    },
    {
      waxing: 'A wider view opens: a teacher, a book or a long walk has something for you.',
      waning: 'Return to what you believe; gratitude makes the day lighter.',
    },
    {
      waxing: 'Your work is seen. Do the visible thing first, and do it well.',
      waning: 'Finish before you begin anew; a task put down properly leaves the hands free.',
    },
    {
      waxing: 'Friends and helpers are near. Ask, and accept what is offered.',
      waning: 'Look at what has already come to you; thank the people who were part of it.',
    },
    {
      waxing: 'Give some time away, to silence or to somebody who needs it.',
      waning: 'A day for letting go: sleep early, spend little, forgive one thing.',
    },
  ],

  /** By the house of the Sun, for a month: what stands behind the days. */
  sun: [
    'The Sun shines on you this month, so that your own aims may come first.',
    'This month the Sun asks what you value, and what you say about it.',
    'The Sun supports your initiative these weeks.',
    'These weeks the Sun warms home and family.',
    'The Sun brightens learning, children and play this month.',
    'This month the Sun helps with duties and habits.',
    'The Sun stands across from you: these weeks other people show you who you are.',
    'The Sun moves through a quiet place; these weeks reward research more than display.',
    'This month the Sun favours teachers, journeys and meaning.',
    'The Sun stands high for your work these weeks.',
    'The Sun is kind to friendships and hopes this month.',
    'The Sun withdraws a little; these weeks are for closing what is complete.',
  ],

  jupiter: [
    'Jupiter in your own sign gives room to grow, inwardly above all.',
    'Jupiter blesses speech and savings with good sense.',
    'Jupiter asks for effort in small steps; patience is his gift.',
    'Jupiter invites you to make your home a place of learning.',
    'Jupiter smiles on study, creation and the young.',
    'Jupiter finds wisdom in daily routine.',
    'Jupiter brings good counsel through partners.',
    'Jupiter deepens your interest in what others overlook.',
    'Jupiter in the ninth opens a door for faith and for study.',
    'Jupiter reminds you to do your work with generosity.',
    'Jupiter widens the circle of people you can count on.',
    'Jupiter rewards giving, and the hours nobody sees.',
  ],

  saturn: [
    'Saturn in your own sign asks for steady steps and enough rest.',
    'Saturn teaches careful words and careful budgets.',
    'Saturn strengthens your perseverance.',
    'Saturn asks for patience at home; a small repair each week is enough.',
    'Saturn wants talent to become practice.',
    'Saturn lends endurance to your duties.',
    'Saturn asks for honesty and time in partnerships.',
    'Saturn slows what should not be hurried; take good advice.',
    'Saturn tests beliefs, and keeps the ones that carry.',
    'Saturn gives weight to your work; what is built now may last.',
    'Saturn rewards old loyalties.',
    'Saturn favours solitude and early nights.',
  ],

  /** The seven moods of the twenty-seven stars, after Varahamihira's division. */
  starMoods: {
    fixed: 'Choose what should last: plant, found, promise only what you will keep.',
    movable: 'Movement helps: walk, travel, change the order of things.',
    fierce: 'Strong feelings want a useful task; give them one.',
    mixed: 'Everyday work prospers; leave the grand gestures for another day.',
    light: 'Quick, light things succeed: errands, trade, a lesson, a remedy.',
    gentle: 'A gentle day for friends, music and making up.',
    sharp: 'Clear thinking cuts through; use it on problems, not on people.',
  },

  /** The lord of the weekday, Sunday first. */
  weekdays: [
    'It is the Sun’s day: stand upright, and thank your father or a teacher.',
    'It is the Moon’s day: drink enough water, and ask your mother or a friend how she is.',
    'It is the day of Mars: move your body before you argue.',
    'It is Mercury’s day: write, count, and ask one more question.',
    'It is Jupiter’s day: learn something, and pass it on.',
    'It is the day of Venus: make one thing around you beautiful.',
    'It is Saturn’s day: keep it simple, and help somebody who works hard.',
  ],
} as const
