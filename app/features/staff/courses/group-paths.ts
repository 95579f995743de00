export const GROUPS_PATH = '/staff/courses/groups'

/** The pages of one group begin with this path. */
export function groupPath(cohortId: number): string {
  return `${GROUPS_PATH}/${cohortId}`
}
