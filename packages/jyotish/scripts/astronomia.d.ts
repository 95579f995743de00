/** The tables used from `astronomia`, which ships no types. */
declare module 'astronomia/data' {
  type Powers<Row> = Record<string, Row[]>
  type Vsop87 = Record<'L' | 'B' | 'R', Powers<[amplitude: number, phase: number, frequency: number]>>
  type ElpRow = [amplitude: number, ...phasePolynomial: number[]]

  const tables: {
    vsop87Bmercury: Vsop87
    vsop87Bvenus: Vsop87
    vsop87Bearth: Vsop87
    vsop87Bmars: Vsop87
    vsop87Bjupiter: Vsop87
    vsop87Bsaturn: Vsop87
    elpMppDe: { W1: number[] } & Record<'L' | 'B' | 'R', Powers<ElpRow>>
  }
  export default tables
}
