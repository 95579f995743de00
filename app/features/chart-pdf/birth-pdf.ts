import type { TimedChart, UntimedChart } from '#domain/birth-chart.ts'
export async function birthPdf(_cast: TimedChart | UntimedChart, _nowMs: number): Promise<Blob> { return new Blob([]) }
