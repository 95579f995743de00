/** Where programs ask. A later version that breaks their requests gets another one. */
export const API_PATH = '/api/v1'
