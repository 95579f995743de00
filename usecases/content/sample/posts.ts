import { CHOOSING_A_REMEDY } from './posts/choosing-a-remedy.ts'
import { HOW_TO_STUDY } from './posts/how-to-study.ts'
import { MATCHING_POST } from './posts/matching.ts'
import { SATURN_POST } from './posts/saturn.ts'
import { SEVENTH_HOUSE } from './posts/seventh-house.ts'
import { THREE_QUESTIONS } from './posts/three-questions.ts'
import { TWENTY_SEVEN_MANSIONS } from './posts/twenty-seven-mansions.ts'
import { WHAT_A_CHART_IS } from './posts/what-a-chart-is.ts'
import type { SamplePost } from './sample-post.ts'

/** One article for each category, oldest first. */
export const SAMPLE_POSTS: readonly SamplePost[] = [
  WHAT_A_CHART_IS,
  TWENTY_SEVEN_MANSIONS,
  CHOOSING_A_REMEDY,
  THREE_QUESTIONS,
  HOW_TO_STUDY,
  SATURN_POST,
  SEVENTH_HOUSE,
  MATCHING_POST,
]
