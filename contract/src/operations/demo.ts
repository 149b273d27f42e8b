import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../primitives.ts'

export const DemoMessage = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  sentAt: Instant,
  text: z.string(),
})
export type DemoMessage = z.infer<typeof DemoMessage>

export const demo = {
  listMessages: endpoint({
    method: 'GET',
    path: '/demo/mailbox',
    access: 'public',
    summary: 'Read the emails the demo would have sent (demo only)',
    response: z.array(DemoMessage),
  }),
}
