/** The dialog that asks before typed text is lost. */
export const UNSAVED = { leave: 'Leave', stay: 'Keep writing' } as const
