import { createContext } from 'react'

/** Where the steps are shown: on their own page, or in the dialog over the page that offers the service. */
export const BookingPlace = createContext<'page' | 'dialog'>('page')

/** The heading of the step names the dialog. */
export const BOOKING_TITLE_ID = 'booking-title'
