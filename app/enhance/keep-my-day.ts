import { findDayOwner, removeStoredDay, storeDay } from '#app/features/my-day/stored-day.ts'

/** Stores the user's day again with each page, and removes it on the first page of anybody else. */
export async function keepMyDay() {
  const isOwner = document.body.dataset.person === findDayOwner()
  await (isOwner ? storeDay() : removeStoredDay())
}
