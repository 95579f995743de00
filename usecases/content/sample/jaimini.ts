import { bookSearch, type SampleTeacher, videoSearch } from './sample-teacher.ts'

export const JAIMINI: SampleTeacher = {
  slug: 'jaimini',
  name: 'Jaimini',
  introduction:
    'The sage of the Upadesha Sutras: signs that see each other, movable significators and dashas of the signs.',
  biography: [
    'Jaimini is named as a pupil of Vyasa, who entrusted the Sama Veda to him. The Purva Mimamsa Sutras, a foundation of Indian philosophy, carry his name, and so do the Upadesha Sutras on Jyotish.',
    'The sutras are famously short: a few syllables stand for a whole rule, and numbers are hidden in emails. They read the chart from the signs: rashi drishti, the chara karakas found by degree, arudha padas, and the Chara dasha in which each sign rules for a number of years.',
    'Commentators disagree on many points, and the lessons below come from several schools. Where they differ, compare them with charts you know well.',
  ].join('\n\n'),
  links: [
    { purpose: 'homa', label: 'Homa for the grahas', url: videoSearch('graha shanti homa meaning') },
    { purpose: 'writings', label: 'Jaimini Upadesha Sutras', url: bookSearch('jaimini sutras jyotish') },
    {
      purpose: 'software',
      label: 'Software with Jaimini methods',
      url: 'https://github.com/search?q=jaimini+astrology&type=repositories',
    },
  ],
  pages: {
    basic: {
      summary: 'Seventeen lessons and playlists: karakas, arudhas, rashi drishti and Chara dasha from the ground up.',
      status: 'available',
      resources: [
        {
          title: 'Who was Jaimini? The Upadesha Sutras in outline',
          description: 'The four chapters of the sutras, and how they relate to Parashara.',
          type: 'video',
          duration: '21 min',
          url: videoSearch('jaimini upadesha sutras introduction'),
        },
        {
          title: 'Katapayadi: numbers hidden in emails',
          description: 'The code that turns the syllables of a sutra into signs and houses.',
          type: 'video',
          duration: '17 min',
          url: videoSearch('katapayadi system jaimini sutras'),
        },
        {
          title: 'Rashi drishti: how signs see each other',
          description: 'Movable, fixed and dual signs, with a drawing you can keep in mind.',
          type: 'video',
          duration: '25 min',
          url: videoSearch('rashi drishti jaimini aspects'),
        },
        {
          title: 'Argala and virodhargala',
          description: 'Intervention and its obstruction: which houses hold the bolt, and which release it.',
          type: 'video',
          duration: '29 min',
          url: videoSearch('argala virodhargala jaimini astrology'),
        },
        {
          title: 'The chara karakas',
          description: 'From Atmakaraka to Darakaraka: ordering the grahas by degree, with seven or with eight.',
          type: 'video',
          duration: '33 min',
          url: videoSearch('chara karakas seven or eight jaimini'),
        },
        {
          title: 'Atmakaraka: the king of the chart',
          description: 'What each graha asks of a person when it stands first.',
          type: 'playlist',
          duration: '9 videos',
          url: videoSearch('atmakaraka each planet playlist'),
        },
        {
          title: 'Amatyakaraka and work',
          description: 'The minister beside the king, and what it says about the way one works.',
          type: 'video',
          duration: '26 min',
          url: videoSearch('amatyakaraka career jaimini'),
        },
        {
          title: 'Darakaraka and partnership',
          description: 'The significator of the partner, read together with the seventh house and the Upapada.',
          type: 'video',
          duration: '28 min',
          url: videoSearch('darakaraka partnership jaimini'),
        },
        {
          title: 'Karakamsha and Swamsha',
          description: 'The Atmakaraka in the Navamsha, and the two ways in which it is used.',
          type: 'video',
          duration: '36 min',
          url: videoSearch('karakamsha swamsha jaimini explained'),
        },
        {
          title: 'Arudha lagna: how the world sees you',
          description: 'Finding the arudha of the lagna, with the exceptions that are easily forgotten.',
          type: 'video',
          duration: '32 min',
          url: videoSearch('arudha lagna calculation exceptions'),
        },
        {
          title: 'The twelve arudha padas',
          description: 'Dhanapada to Upapada: the image of each house in the world.',
          type: 'playlist',
          duration: '12 videos',
          url: videoSearch('arudha padas twelve houses playlist'),
        },
        {
          title: 'Upapada lagna and relationships',
          description: 'The arudha of the twelfth, and the houses counted from it.',
          type: 'video',
          duration: '30 min',
          url: videoSearch('upapada lagna relationships jaimini'),
        },
        {
          title: 'Chara dasha step by step',
          description: 'Order and length of the periods, worked through on one chart from beginning to end.',
          type: 'video',
          duration: '47 min',
          url: videoSearch('chara dasha calculation step by step jaimini'),
        },
        {
          title: 'Reading events with Chara dasha',
          description: 'Which sign brings which theme: examples from well-known lives.',
          type: 'playlist',
          duration: '14 videos',
          url: videoSearch('chara dasha prediction examples playlist'),
        },
        {
          title: 'Jaimini raja yogas',
          description: 'Karakas together, by sign or by aspect, and what they are said to support.',
          type: 'video',
          duration: '35 min',
          url: videoSearch('jaimini raja yogas karakas'),
        },
        {
          title: 'Sthira and naisargika karakas',
          description: 'Fixed and natural significators, and when to use them beside the movable ones.',
          type: 'video',
          duration: '23 min',
          url: videoSearch('sthira karaka naisargika karaka jaimini'),
        },
        {
          title: 'One chart, two methods: Parashara and Jaimini together',
          description: 'A worked example in which both methods are laid over each other and compared.',
          type: 'video',
          duration: '52 min',
          url: videoSearch('parashara and jaimini combined chart reading example'),
        },
      ],
    },
    intermediate: {
      summary: 'Eight lessons on the padas, the Navamsha and the sign dashas beyond Chara.',
      status: 'coming_soon',
      statedLessons: 8,
      comingSoonNote:
        'Eight video lessons are being prepared: arudhas in the divisional charts, Narayana and Sthira dasha, and more. Leave your address and we will write to you once, when they are here.',
      resources: [],
    },
    advanced: {
      summary: 'Longevity rules, Shoola dasha and the commentaries compared.',
      status: 'coming_soon',
      comingSoonNote:
        'The advanced lessons, in which the commentaries are compared sutra by sutra, are in preparation. Leave your address and we will write to you once, when they are here.',
      resources: [],
    },
  },
}
