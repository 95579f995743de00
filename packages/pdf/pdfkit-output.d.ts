/** `@types/pdfkit` does not have this part of the library's public interface yet. */
declare module 'pdfkit/output' {
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>>
}
