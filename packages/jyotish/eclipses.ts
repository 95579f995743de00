// The entry point `@muhurta/jyotish/eclipses`: eclipses of the Sun and the Moon.

export { type Eclipse, listEclipses } from './eclipses/eclipses.ts'
export { type LocalEclipse, localEclipse } from './eclipses/local-circumstances.ts'
export type { LunarEclipse, LunarEclipseType } from './eclipses/lunar-eclipse.ts'
export type { SolarEclipse, SolarEclipseType } from './eclipses/solar-eclipse.ts'
