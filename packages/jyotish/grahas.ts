/** The nine grahas in weekday order, the nodes last (Brihat Parashara Hora Shastra, ch. 3). */
export const GRAHAS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const
export type Graha = (typeof GRAHAS)[number]

/** The seven grahas that rule signs. Rahu and Ketu, the lunar nodes, are not bodies and rule no sign here. */
export const SIGN_LORDS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
export type SignLord = (typeof SIGN_LORDS)[number]

/** False for the nodes only. */
export function isSignLord(graha: Graha): graha is SignLord {
  return graha !== 'rahu' && graha !== 'ketu'
}

/** A value for each of the seven grahas that rule signs. */
export function bySignLord<Value>(compute: (graha: SignLord) => Value): Record<SignLord, Value> {
  return Object.fromEntries(SIGN_LORDS.map((graha) => [graha, compute(graha)])) as Record<SignLord, Value>
}
