/** Texts of a lesson that is a live class. */
export const LIVE_CLASS = {
  title: 'Live class',
  join: 'Join the class',
  joinHint: 'The link works for everybody who has it, so please keep it to yourself.',
  forStudents: 'Students of the course find the link to join here. The recording appears here after the class.',
  over: 'The class is over. Its recording will appear here.',
  watch: 'Watch the recording',
} as const
