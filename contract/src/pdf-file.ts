import * as z from 'zod/mini'

/** A paper to download; `base64` is the PDF itself. */
export const PdfFile = z.object({ filename: z.string(), base64: z.string() })
export type PdfFile = z.infer<typeof PdfFile>
