/** Where the births and the days of exercises are, all on Indian time. */
export const PLACES = {
  ahmedabad: { lat: 23.0258, lon: 72.5873 },
  bengaluru: { lat: 12.9719, lon: 77.5937 },
  bhubaneswar: { lat: 20.2724, lon: 85.8338 },
  chennai: { lat: 13.0878, lon: 80.2785 },
  delhi: { lat: 28.6519, lon: 77.2315 },
  guwahati: { lat: 26.1844, lon: 91.7458 },
  hyderabad: { lat: 17.384, lon: 78.4564 },
  jaipur: { lat: 26.9196, lon: 75.7878 },
  kolkata: { lat: 22.5626, lon: 88.363 },
  mumbai: { lat: 19.0728, lon: 72.8826 },
  varanasi: { lat: 25.3167, lon: 83.0104 },
  vijayawada: { lat: 16.5075, lon: 80.6466 },
} as const

export type PlaceId = keyof typeof PLACES

export const PLACE_IDS = Object.keys(PLACES) as PlaceId[]
