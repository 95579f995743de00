export const IMPORT_PATH = '/staff/clients/import'

/** The dry run of an uploaded file, after its columns are known. */
export const planPath = (importId: string) => `${IMPORT_PATH}/${importId}?step=check`
