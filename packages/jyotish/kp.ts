// The entry point `@muhurta/jyotish/kp`: the system of K. S. Krishnamurti.

export { type KpDivision, kpDivisions } from './kp/divisions.ts'
export { type HoraryRefusal, kpHorary } from './kp/horary.ts'
export { type KpChart, type KpCusp, type KpGraha, kpChart } from './kp/kp-chart.ts'
export { type KpLords, kpLordsAt } from './kp/lords.ts'
export { type RulingPlanets, rulingPlanets } from './kp/ruling-planets.ts'
export {
  type GrahaSignifications,
  grahaSignifications,
  type HouseSignificators,
  houseSignificators,
} from './kp/significators.ts'
