import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Email, freeText, nameOrNothing, Phone } from '../primitives.ts'

export const OperatorInput = z.strictObject({
  name: nameOrNothing(120),
  /** As on an envelope, without the name. */
  address: freeText(300),
  /** The people who may sign for a company. */
  representedBy: nameOrNothing(160),
  /** The register and the number in it: `HRB 12345, Amtsgericht Kiel`. */
  registerNumber: nameOrNothing(120),
  vatId: nameOrNothing(40),
  email: z.union([z.literal(''), Email]),
  phone: Phone,
})
export type OperatorInput = z.infer<typeof OperatorInput>

/** The company that runs this Roomlark, as guests read it; what is empty is not shown. */
export const Operator = z.object({
  name: z.string(),
  address: z.string(),
  representedBy: z.string(),
  registerNumber: z.string(),
  vatId: z.string(),
  email: z.string(),
  phone: z.string(),
})
export type Operator = z.infer<typeof Operator>

export const unknownOperator: Operator = {
  name: '',
  address: '',
  representedBy: '',
  registerNumber: '',
  vatId: '',
  email: '',
  phone: '',
}

export const operator = {
  get: endpoint({
    method: 'GET',
    path: '/platform/operator',
    access: 'public',
    summary: 'Read who runs Roomlark',
    response: Operator,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/platform/operator',
    access: ['admin'],
    summary: 'Say who runs Roomlark; guests read it on its own page and below emails about bookings',
    body: OperatorInput,
    response: Operator,
  }),
}
