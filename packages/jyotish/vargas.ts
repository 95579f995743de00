// The entry point `@muhurta/jyotish/vargas`: other ways to cast a varga, and the vargas beside the sixteen.

export {
  FURTHER_VARGAS,
  type FurtherVarga,
  type FurtherVargaChart,
  furtherVargaChart,
  furtherVargaRashi,
} from './vargas/further-vargas.ts'
export {
  VARGA_METHODS,
  type VargaMethods,
  type VargaWithMethods,
  vargaChartBy,
  vargaRashiBy,
} from './vargas/methods.ts'
