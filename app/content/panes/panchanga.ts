export const PANCHANGA_PANE = {
  about:
    'The five limbs of the day at the minute of birth, each with its beginning and end. They depend on the Sun and the Moon only; the weekday runs from sunrise to sunrise. The ayanamsa moves the nakshatra and the yoga, never the tithi and the karana. They are computed from true positions (drik), as in most almanacs today; those that follow the Surya Siddhanta differ by up to some hours.',
  caption: 'Limbs at birth',
  columns: ['Limb', 'At birth', 'From', 'To'],
  vara: 'Vara',
} as const
