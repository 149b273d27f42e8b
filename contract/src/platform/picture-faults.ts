import * as z from 'zod/mini'

/** The reason why a picture was rejected; `picture-fault-words.ts` puts it into words. */
export const PictureFault = z.discriminatedUnion('reason', [
  /** The content of the file is of another kind, whatever the file is called. */
  z.strictObject({ reason: z.literal('not-a-picture') }),
  z.strictObject({ reason: z.literal('damaged') }),
  /** The limit that applied at the time. */
  z.strictObject({ reason: z.literal('too-many-pixels'), megapixels: z.int() }),
])
export type PictureFault = z.infer<typeof PictureFault>
