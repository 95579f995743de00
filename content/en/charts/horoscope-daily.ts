/**
 * The rules of the daily texts, as data: one sentence for each house the Moon, the Sun, Jupiter and Saturn can be in
 * from a Moon sign, one for the nature of the Moon's nakshatra and one for the lord of the weekday. They suggest and never
 * threaten; they promise nothing about health, money or fate.
 */
export const DAILY_RULES = {
  /** By the house of the Moon, first to twelfth, for the waxing and the waning Moon. */
  moon: [
    {
      waxing: 'The Moon is in your sign. Start with what you feel, and share it with others.',
      waning: 'The Moon is in your sign. A good day to look after yourself first.',
    },
    {
      waxing: 'A good day to care for your belongings and your speech. A kind word goes a long way.',
      waning: 'Sort your things and choose your words with care. Keep what is useful.',
    },
    {
      waxing: 'You may feel brave today. Write that email, make that call, take the short trip.',
      waning: 'Small efforts finish big plans. Ask a brother, sister or friend to join you.',
    },
    {
      waxing: 'Spend time at home. Cook, repair something or invite someone.',
      waning: 'A quiet place suits you better than a crowd. Spend the evening at home.',
    },
    {
      waxing: 'Play, teach, draw or sing. Do something just for the joy of it.',
      waning: 'Use something you learned long ago, and share it with someone younger.',
    },
    {
      waxing: 'Putting things in order feels good. Make one list and give it one hour.',
      waning: 'Help where you can, and say no where you must. Both are fine today.',
    },
    {
      waxing: 'Your partner or a friend has something to say. Listen to the end before you answer.',
      waning: 'You can make an agreement kinder. Say what you need without counting favours.',
    },
    {
      waxing: 'Go slowly with deep matters. A calm breath is a good first step.',
      waning: 'Let a problem rest if it cannot be solved today. Rest is useful too.',
    },
    {
      waxing: 'Look at the bigger picture. A teacher, a book or a long walk can help.',
      waning: 'Think about what you believe in. Gratitude makes the day lighter.',
    },
    {
      waxing: 'People notice your work today. Do the most important task first, and do it well.',
      waning: 'Finish one task before you start the next. It keeps your hands free.',
    },
    {
      waxing: 'Friends and helpers are near. Ask, and accept what is offered.',
      waning: 'Look at what you already have, and thank the people who helped you.',
    },
    {
      waxing: 'Give some time to silence, or to someone who needs it.',
      waning: 'A day to let go: sleep early, spend little, forgive one thing.',
    },
  ],

  /** By the house of the Sun, which stays for about a month. */
  sun: [
    'The Sun is in your sign this month. Your own aims may come first.',
    'This month, think about what you value and how you speak about it.',
    'The Sun supports new efforts these weeks.',
    'These weeks are good for home and family.',
    'The Sun supports learning, children and play this month.',
    'This month the Sun helps with duties and habits.',
    'The Sun is opposite your sign. These weeks you learn from other people.',
    'The Sun is in a quiet house. These weeks suit study more than show.',
    'This month the Sun favours teachers, travel and learning.',
    'The Sun supports your work these weeks.',
    'The Sun is kind to friendships and hopes this month.',
    'The Sun is in the last house. These weeks are good for finishing things.',
  ],

  jupiter: [
    'Jupiter in your own sign gives you room to grow.',
    'Jupiter supports wise speech and sensible saving.',
    'Jupiter asks for patience and small steps.',
    'Jupiter invites you to make your home a place of learning.',
    'Jupiter supports study, creative work and children.',
    'Jupiter brings wisdom to daily routine.',
    'Jupiter brings good advice through partners.',
    'Jupiter deepens your interest in what others overlook.',
    'Jupiter in the ninth house supports faith and study.',
    'Jupiter reminds you to be generous at work.',
    'Jupiter widens the circle of people you can count on.',
    'Jupiter values giving and quiet effort.',
  ],

  saturn: [
    'Saturn in your own sign asks for steady steps and enough rest.',
    'Saturn teaches careful words and careful spending.',
    'Saturn helps you keep going.',
    'Saturn asks for patience at home. Small steps are enough.',
    'Saturn asks you to practise your talents.',
    'Saturn gives you strength for your duties.',
    'Saturn asks for honesty and time in partnerships.',
    'Saturn slows down what should not be hurried. Take good advice.',
    'Saturn tests beliefs, and the strong ones stay.',
    'Saturn supports serious work. What you build now may last.',
    'Saturn values old friendships.',
    'Saturn favours quiet time and early nights.',
  ],

  /** The seven natures of the 27 nakshatras, after Varahamihira's division. */
  starMoods: {
    fixed: 'A good day for things that should last. Promise only what you will keep.',
    movable: 'Movement helps: walk, travel or change something.',
    fierce: 'Feelings may be strong. Put them into a useful task.',
    mixed: 'A good day for everyday work. Leave big plans for another day.',
    light: 'A good day for quick, light things: errands, trade, a lesson.',
    gentle: 'A gentle day for friends, music and making up.',
    sharp: 'A good day for clear thinking. Use it on problems, not on people.',
  },

  /** The lord of the weekday, Sunday first. */
  weekdays: [
    'It is the Sun’s day: thank your father or a teacher.',
    'It is the Moon’s day: ask your mother or a friend how she is.',
    'It is the day of Mars: take a walk before you argue.',
    'It is Mercury’s day: write, count and ask questions.',
    'It is Jupiter’s day: learn something and share it.',
    'It is the day of Venus: make something around you beautiful.',
    'It is Saturn’s day: keep it simple, and help someone who works hard.',
  ],
} as const
