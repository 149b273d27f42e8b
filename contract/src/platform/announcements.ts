import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { LegalDocument } from './legal.ts'
import { DefaultName } from './platform.ts'

const FigureChange = z.strictObject({
  name: DefaultName,
  from: z.number(),
  to: z.number(),
  /** Null if the change is already in effect. */
  effectiveOn: z.nullable(IsoDate),
})
export type FigureChange = z.infer<typeof FigureChange>

/** An announcement to account holders, stored as data and put into words when it is sent or shown. */
export const Announced = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('legal'),
    document: LegalDocument,
    version: z.int(),
    summary: z.string(),
    effectiveOn: IsoDate,
  }),
  z.strictObject({ kind: z.literal('defaults'), changes: z.array(FigureChange) }),
  z.strictObject({
    kind: z.literal('default-cancelled'),
    name: DefaultName,
    stays: z.number(),
    announced: z.number(),
    effectiveOn: IsoDate,
  }),
])
export type Announced = z.infer<typeof Announced>
