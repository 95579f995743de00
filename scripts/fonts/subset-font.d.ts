/** The package ships no types; these are the parts the font script uses. */
declare module 'subset-font' {
  type SubsetOptions = {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    keepFeatures?: string[]
    noHinting?: boolean
    variationAxes?: Record<string, number>
  }
  const subsetFont: (font: Buffer, characters: string, options: SubsetOptions) => Promise<Buffer>
  export = subsetFont
}
