export type NakshatraName = { sanskrit: string; devanagari: string }

type Nine<Item> = readonly [Item, Item, Item, Item, Item, Item, Item, Item, Item]

export const NAKSHATRAS: readonly [...Nine<NakshatraName>, ...Nine<NakshatraName>, ...Nine<NakshatraName>] = [
  { sanskrit: 'Ashwini', devanagari: 'अश्विनी' },
  { sanskrit: 'Bharani', devanagari: 'भरणी' },
  { sanskrit: 'Krittika', devanagari: 'कृत्तिका' },
  { sanskrit: 'Rohini', devanagari: 'रोहिणी' },
  { sanskrit: 'Mrigashira', devanagari: 'मृगशिरा' },
  { sanskrit: 'Ardra', devanagari: 'आर्द्रा' },
  { sanskrit: 'Punarvasu', devanagari: 'पुनर्वसु' },
  { sanskrit: 'Pushya', devanagari: 'पुष्य' },
  { sanskrit: 'Ashlesha', devanagari: 'आश्लेषा' },
  { sanskrit: 'Magha', devanagari: 'मघा' },
  { sanskrit: 'Purva Phalguni', devanagari: 'पूर्वा फाल्गुनी' },
  { sanskrit: 'Uttara Phalguni', devanagari: 'उत्तरा फाल्गुनी' },
  { sanskrit: 'Hasta', devanagari: 'हस्त' },
  { sanskrit: 'Chitra', devanagari: 'चित्रा' },
  { sanskrit: 'Swati', devanagari: 'स्वाति' },
  { sanskrit: 'Vishakha', devanagari: 'विशाखा' },
  { sanskrit: 'Anuradha', devanagari: 'अनुराधा' },
  { sanskrit: 'Jyeshtha', devanagari: 'ज्येष्ठा' },
  { sanskrit: 'Mula', devanagari: 'मूल' },
  { sanskrit: 'Purva Ashadha', devanagari: 'पूर्वाषाढा' },
  { sanskrit: 'Uttara Ashadha', devanagari: 'उत्तराषाढा' },
  { sanskrit: 'Shravana', devanagari: 'श्रवण' },
  { sanskrit: 'Dhanishta', devanagari: 'धनिष्ठा' },
  { sanskrit: 'Shatabhisha', devanagari: 'शतभिषा' },
  { sanskrit: 'Purva Bhadrapada', devanagari: 'पूर्वा भाद्रपदा' },
  { sanskrit: 'Uttara Bhadrapada', devanagari: 'उत्तरा भाद्रपदा' },
  { sanskrit: 'Revati', devanagari: 'रेवती' },
]
