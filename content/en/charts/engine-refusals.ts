/** Why the engine draws no chart. */
export const ENGINE_REFUSALS = {
  'outside-1900-2100': 'We can draw charts for the years 1900 to 2100. Choose another date.',
  'latitude-outside-90': 'The latitude must be between -90 and 90.',
  'longitude-outside-180': 'The longitude must be between -180 and 180.',
  'kp-houses-inside-polar-circle':
    'KP houses cannot be calculated inside the polar circles. Choose another house system.',
  'not-a-utc-time': 'We cannot read this date and time. Check it.',
} as const
