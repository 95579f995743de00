/** What came of restoring a backup into a scratch database; the last four say why it could not be checked. */
const BACKUP_CHECK_RESULTS = ['sound', 'faulty', 'no-right', 'no-room', 'too-slow', 'failed'] as const

export type BackupCheckResult = (typeof BACKUP_CHECK_RESULTS)[number]

export function isBackupCheckResult(text: unknown): text is BackupCheckResult {
  return BACKUP_CHECK_RESULTS.some((result) => result === text)
}
