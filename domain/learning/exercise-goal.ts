/** So many right answers in a row, to different questions, complete an exercise. */
export const RIGHT_IN_A_ROW = 5

export type ExerciseProgress = { readonly inARow: number; readonly doneAt: Date | null }
