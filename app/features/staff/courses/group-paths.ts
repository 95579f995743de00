export const GROUPS_PATH = '/staff/courses/groups'

export const CLASSES_PATH = '/staff/courses/classes'

/** The pages of one group begin with this path. */
export function groupPath(cohortId: number): string {
  return `${GROUPS_PATH}/${cohortId}`
}
