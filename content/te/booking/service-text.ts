import type * as en from '../../en/booking/service-text.ts'

/** What was booked: "Prasna", or "Prasna (3 ప్రశ్నలు)". */
/* @__NO_SIDE_EFFECTS__ */
export const serviceText: typeof en.serviceText = ({ serviceName, questionCount = 1 }) =>
  questionCount === 1 ? serviceName : `${serviceName} (${questionCount} ప్రశ్నలు)`
